/** One concept in plain words: what it is, what it does to the person's money, and who says so. */
export type GlossaryEntry = {
  readonly name: string;
  /** Over folded words. */
  readonly asked: RegExp;
  readonly text: string;
  readonly source: string;
};
