// The chat memory every agent receives (seed 002 section 2.2): three labelled, redacted kinds, and the message to
// answer. Results of executors never enter it.

/** Keys are those of the seed document. Any of the three may be empty. */
export type ChatContext = {
  readonly sessionId: string;
  readonly sessionMetadata: { readonly canal: string; readonly grupo: boolean };
  /** Working memory: the open question, the screen, the last actions; of the last half hour. */
  readonly workingMemory: Readonly<Record<string, string>>;
  /** Episodic memory: the summary of what left the window, and the last exchanges. */
  readonly episodicSummary: string;
  /** Long-term memory: facts the person gave about themselves and their money. */
  readonly longTermMemory: readonly string[];
  readonly prompt_current: string;
};
