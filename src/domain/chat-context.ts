// The memory of the chat as every agent is given it (seed 002 section 2.2): three kinds, labelled, redacted, and the words being
// answered. What executors returned in a mission never enters it.

/** Keys are the document's. Any of the three may be empty. */
export type ChatContext = {
  readonly sessionId: string;
  readonly sessionMetadata: { readonly canal: string; readonly grupo: boolean };
  /** Working memory: the open question, what is on the screen, what was done last; of the last half hour. */
  readonly workingMemory: Readonly<Record<string, string>>;
  /** Episodic memory: the summary of what left the window, and the last exchanges. */
  readonly episodicSummary: string;
  /** Long-term memory: facts the person told about themselves and their money. */
  readonly longTermMemory: readonly string[];
  readonly prompt_current: string;
};
