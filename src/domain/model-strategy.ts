// How a model likes to be told who it is, and what it can do: one entry of strategies/ (seeds/agent-switching.md section 2).

export type ModelProvider = 'openai' | 'google' | 'anthropic' | 'deepseek';

export const STRATEGY_TYPES = [
  'gpt-advanced',
  'gpt-standard',
  'gpt-lite',
  'reasoning-model',
  'google-advanced',
  'google-standard',
  'google-lite',
  'google-legacy',
  'claude-advanced',
  'claude-standard',
  'deepseek-advanced',
  'deepseek-standard',
] as const;

/** Names of the files in prompts/hard-reset. */
export const RESET_TEMPLATES = [
  'xml-tags',
  'hierarchical',
  'direct-command',
  'simple',
  'minimal',
  'reasoning-focused',
  'legacy',
] as const;

/** Named fragments of a hard reset. */
export const SPECIAL_HANDLING = [
  'priority-system',
  'role-override',
  'identity-override',
  'role-assignment',
  'gentle-reset',
  'direct-simple',
  'efficient-processing',
  'step-by-step',
  'legacy-compatibility',
] as const;

/** How hard the new role is insisted on, and how much of the other agent's history stays. */
export const DEGREES = ['low', 'medium', 'high'] as const;

export type StrategyType = (typeof STRATEGY_TYPES)[number];
export type ResetTemplate = (typeof RESET_TEMPLATES)[number];
export type SpecialHandling = (typeof SPECIAL_HANDLING)[number];
export type Degree = (typeof DEGREES)[number];

export type ModelStrategy = {
  readonly type: StrategyType;
  readonly agentSwitchTemplate: ResetTemplate;
  readonly assertiveness: Degree;
  /** low: a one-line summary of the other agent's turns; medium: its last 4, labelled; high: all, labelled. */
  readonly contextualMemory: Degree;
  readonly specialHandling: readonly SpecialHandling[];
};

export type ModelCapabilities = {
  /** What the server holds an answer to: a schema, or no more than being a JSON object. */
  readonly structuredOutput: 'json_schema' | 'json_object';
  readonly vision: boolean;
  /** False: only reachable through an interface we do not speak (OpenAI's Responses). */
  readonly chat: boolean;
  /** A shorter prefix is not cached, and nobody says so (PERFORMANCE section 7). */
  readonly cacheMinimumTokens: number;
};
