// What every classifier of the bench can do: name an intent, say how sure it is, and whether it would write on its own.

import type { Labelled } from '../../src/cli/eval/labelled.ts';

export type Guess = { readonly intent: string; readonly score: number };

export type Classifier = {
  readonly name: string;
  readonly classify: (text: string) => Guess | Promise<Guess>;
};

/** Messages by themselves: those that answer an open question have no meaning without it, for anybody. */
export const alone = (set: readonly Labelled[]): readonly Labelled[] =>
  set.filter((item) => item.context === undefined);
