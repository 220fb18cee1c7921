// Repairs a planner's answer needed before it could be parsed, counted by name to show which models need them.

export type Repair =
  /** A code fence around the JSON. */
  | 'code_fence'
  /** Text before or after the object. */
  | 'text_around'
  /** A <think> block. */
  | 'think_block'
  /** The client returned an object instead of text. */
  | 'already_parsed'
  /** "1999" where a number is expected. */
  | 'number_as_string'
  /** The tool's name in place of the action. */
  | 'tool_in_action';
