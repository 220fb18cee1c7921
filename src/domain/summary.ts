// Stands in a prompt for the older messages of a long conversation.

export type Summary = {
  readonly text: string;
  /** `seq` of the last event it covers. */
  readonly upTo: number;
};
