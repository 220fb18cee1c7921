// npm passes SIGTERM to the shell it runs a script in. Debian's dies of it without a word to us: the server would live on
// with the port and the database, and the next start would be refused.

const LOOK_MS = 500;

/** Calls `leave` when the shell of `npm start` is gone. Does nothing where npm did not start us. */
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
