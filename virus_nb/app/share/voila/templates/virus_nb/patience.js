// anywidget gives up on a widget whose script is not there within two seconds, as on a slow telephone: it would be
// drawn, and never hear of a move again. It gets a minute.
{
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  AbortSignal.timeout = (milliseconds) => timeout(milliseconds === 2000 ? 60000 : milliseconds);
}
