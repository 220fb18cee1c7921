// What a goal of the reliability suite is: a promise, a way to attack it, and what came of it. Every random choice comes
// from one seed, so that a failure is repeated by its seed.

/** `folder`: an empty directory that is removed afterwards. `scale` multiplies the number of attacks. */
export type Attack = {
  readonly seed: number;
  readonly scale: number;
  readonly folder: string;
  /** Only the crash points whose name this pattern finds. */
  readonly points?: string;
};

/** `n`: attacks made. No failures = the promise held. `note`: figures worth reading beside the verdict. */
export type Outcome = { readonly n: number; readonly failures: readonly string[]; readonly note?: string };

export type Goal = {
  readonly name: string;
  readonly promise: string;
  readonly run: (attack: Attack) => Promise<Outcome>;
};

/** `base` attacks at scale 1, never none. */
export const scaled = (base: number, { scale }: Attack): number => Math.max(1, Math.round(base * scale));
