/** One concept in plain words: definition, effect on the person's money, and source. */
export type GlossaryEntry = {
  readonly name: string;
  /** Tested against folded words. */
  readonly asked: RegExp;
  readonly text: string;
  readonly source: string;
};
