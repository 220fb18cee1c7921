// Resolves when several runners that wake one another are all idle.

type Rests = { idle(): Promise<void>; running(): number };

/** Lanes wake sends and the reverse, so idle means that a whole round found nothing running. */
export async function settled(defer: (work: () => void) => void, runners: readonly Rests[]): Promise<void> {
  const nextTurn = (): Promise<void> => new Promise((resolve) => defer(resolve));
  do {
    await nextTurn();
    for (const runner of runners) await runner.idle();
    await nextTurn();
  } while (runners.some((runner) => runner.running() > 0));
}
