// When runners that wake one another have all come to rest.

type Rests = { idle(): Promise<void>; running(): number };

/** Lanes feed sends, and a wake may be on its way to a lane: rest is when a whole round found nothing running. */
export async function settled(defer: (work: () => void) => void, runners: readonly Rests[]): Promise<void> {
  const nextTurn = (): Promise<void> => new Promise((resolve) => defer(resolve));
  do {
    await nextTurn();
    for (const runner of runners) await runner.idle();
    await nextTurn();
  } while (runners.some((runner) => runner.running() > 0));
}
