// A frame is a flat object of rows; a change sets some rows and drops others.

export function applyChange(frame, change) {
  const next = { ...frame, ...(change.set ?? {}) };
  for (const row of change.drop ?? []) delete next[row];
  return next;
}

// Every frame of a replay, from the first one and the changes after it.
export function unroll(first, changes) {
  const frames = [first];
  for (const change of changes) frames.push(applyChange(frames.at(-1), change));
  return frames;
}
