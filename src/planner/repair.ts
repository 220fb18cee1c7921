// What a planner's answer needed before it could be read. Counted by name, so that a model that keeps needing one is seen.

export type Repair =
  /** ``` around the JSON. */
  | 'code_fence'
  /** Words before or after the object. */
  | 'text_around'
  /** A <think> block. */
  | 'think_block'
  /** The client handed over an object, not text. */
  | 'already_parsed'
  /** "1999" where a number is meant. */
  | 'number_as_string'
  /** The tool's name where the action stands. */
  | 'tool_in_action';
