// A frame is a flat object of rows; a change sets rows, patches fields of others, splices lists, drops some.

export function applyChange(frame, change) {
  const next = { ...frame, ...(change.set ?? {}) };
  for (const [row, fields] of Object.entries(change.patch ?? {})) {
    next[row] = { ...next[row], ...fields };
    for (const [field, value] of Object.entries(fields)) if (value === null) delete next[row][field];
  }
  for (const [row, [start, count, names]] of Object.entries(change.splice ?? {})) {
    next[row] = [...next[row].slice(0, start), ...names, ...next[row].slice(start + count)];
  }
  for (const row of change.drop ?? []) delete next[row];
  return next;
}

// Every frame of a replay, from the first one and the changes after it.
export function unroll(first, changes) {
  const frames = [first];
  for (const change of changes) frames.push(applyChange(frames.at(-1), change));
  return frames;
}
