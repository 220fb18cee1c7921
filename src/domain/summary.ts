// The middle of a long conversation in a few lines.

export type Summary = {
  readonly text: string;
  /** `seq` of the last event told in it. */
  readonly upTo: number;
};
