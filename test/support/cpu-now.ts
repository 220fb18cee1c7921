/** Milliseconds of processor time this process has used: what a busy machine does meanwhile does not count. For synchronous work. */
export function cpuNow(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
