// npm sends SIGTERM to the shell that runs a script. Debian's shell exits without forwarding it, so the server would
// keep the port and the database, and the next start would fail.

const LOOK_MS = 500;

/** Calls `leave` when the shell of `npm start` exits. Does nothing when npm did not start this process. */
export function whenOrphaned(leave: () => void): void {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const look = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(look);
    leave();
  }, LOOK_MS);
  look.unref();
}
