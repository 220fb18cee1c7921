// An interrupted run ends by `process.exit`, so that its servers are killed and its folders, which may be in memory, are removed.

export function leaveWhenTold(): void {
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130));
}
