// Which models serve which purpose, from the environment. An unknown model or one without a key stops the start:
// otherwise it would look like an outage of the provider.

import type { LlmPurpose } from '../domain/llm.ts';
import type { ModelProvider } from '../domain/model-strategy.ts';
import { shippedModels } from '../llm/models/shipped-models.ts';

export type LlmConfig = {
  readonly providers: Readonly<Partial<Record<ModelProvider, { readonly apiKey: string; readonly baseUrl: string }>>>;
  /** Model ids, first choice first; empty = off. */
  readonly modelsFor: (purpose: LlmPurpose) => readonly string[];
  /** The transcription model. */
  readonly hearing?: Served;
  /** The embedding model. */
  readonly embedding?: Served;
  readonly maxDailyTokens: number;
  readonly maxDailyTokensPerAccount: number;
};

/** One model at an OpenAI-compatible endpoint. */
export type Served = { readonly apiKey: string; readonly baseUrl: string; readonly model: string };

type Environment = Readonly<Record<string, string | undefined>>;
type Complain = (variable: string, problem: string) => void;
type RootOf = (variable: string, given: string | undefined, usual: string, complain: Complain) => string;

/** 'off' disables it even with a key. */
const USUAL_TRANSCRIPTION = 'gpt-4o-mini-transcribe';
const OFF = 'off';

function servedVariables(name: string): readonly string[] {
  return [`${name}_MODEL`, `${name}_API_KEY`, `${name}_BASE_URL`];
}

const PROVIDERS = {
  anthropic: ['ANTHROPIC', 'https://api.anthropic.com'],
  openai: ['OPENAI', 'https://api.openai.com/v1'],
  google: ['GEMINI', 'https://generativelanguage.googleapis.com/v1beta/openai'],
  deepseek: ['DEEPSEEK', 'https://api.deepseek.com'],
} as const satisfies Record<ModelProvider, readonly [string, string]>;

/** The variable of a provider's key. */
export const keyVariable = (provider: ModelProvider): string => `${PROVIDERS[provider][0]}_API_KEY`;

/** Defaults, so that a runaway cannot spend the owner's money without limit. */
const USUAL_DAILY_TOKENS = 5_000_000;
const USUAL_DAILY_TOKENS_PER_ACCOUNT = 300_000;

const LISTS = {
  planner: 'PLANNER_MODEL',
  junior: 'PLANNER_MODEL',
  chat: 'CHAT_MODEL',
  summary: 'CHAT_MODEL',
  vision: 'CHAT_MODEL',
  continuity: 'CONTINUITY_MODEL',
  coordinator: 'SYNTHESIS_MODEL',
  synthesis: 'SYNTHESIS_MODEL',
} as const satisfies Record<LlmPurpose, string>;

export const LLM_VARIABLES = [
  ...new Set<string>(Object.values(LISTS)),
  ...Object.values(PROVIDERS).flatMap(([name]) => [`${name}_API_KEY`, `${name}_BASE_URL`]),
  ...servedVariables('TRANSCRIPTION'),
  ...servedVariables('EMBEDDINGS'),
  'MAX_DAILY_TOKENS',
  'MAX_DAILY_TOKENS_PER_ACCOUNT',
] as const;

/** Complaints name the variable and stop the start; the result is then not used. */
export function readLlmConfig(env: Environment, complain: Complain, rootOf: RootOf): LlmConfig {
  const providers = Object.fromEntries(
    Object.entries(PROVIDERS).flatMap(([provider, [name, usual]]) => {
      const apiKey = env[`${name}_API_KEY`];
      const variable = `${name}_BASE_URL`;
      const baseUrl = rootOf(variable, env[variable], usual, complain);
      return apiKey === undefined ? [] : [[provider, { apiKey, baseUrl }]];
    }),
  ) as LlmConfig['providers'];
  for (const variable of new Set(Object.values(LISTS))) {
    for (const id of idsOf(env[variable])) checkModel(id, variable, providers, complain);
  }
  const served = (name: string, usual?: string): Served | undefined =>
    servedBy({ name, usual, openai: providers.openai }, env, complain, rootOf);
  const hearing = served('TRANSCRIPTION', USUAL_TRANSCRIPTION);
  const embedding = served('EMBEDDINGS');
  return {
    providers,
    ...(hearing === undefined ? {} : { hearing }),
    ...(embedding === undefined ? {} : { embedding }),
    modelsFor: (purpose) => idsOf(env[LISTS[purpose]]),
    maxDailyTokens: tokens('MAX_DAILY_TOKENS', env, USUAL_DAILY_TOKENS, complain),
    maxDailyTokensPerAccount: tokens('MAX_DAILY_TOKENS_PER_ACCOUNT', env, USUAL_DAILY_TOKENS_PER_ACCOUNT, complain),
  };
}

/** What is served at an endpoint of its own or at OpenAI's. */
type Service = {
  /** Prefix of its variables. */
  readonly name: string;
  /** The default model when only OpenAI's key is given; undefined: off until a model is named. */
  readonly usual: string | undefined;
  readonly openai: LlmConfig['providers']['openai'];
};

function servedBy(
  { name, usual, openai }: Service,
  env: Environment,
  complain: Complain,
  rootOf: RootOf,
): Served | undefined {
  const [asked, ownKey, address] = servedVariables(name).map((variable) => env[variable]);
  const usualRoot = openai?.baseUrl ?? PROVIDERS.openai[1];
  const baseUrl = rootOf(`${name}_BASE_URL`, address, usualRoot, complain);
  const model = asked ?? (openai === undefined && ownKey === undefined ? undefined : usual);
  if (model === undefined || model === OFF) return undefined;
  // A key is only sent to the server it was given for.
  const apiKey = ownKey ?? (address === undefined ? openai?.apiKey : undefined);
  if (apiKey === undefined) {
    complain(`${name}_MODEL`, `precisa de ${name}_API_KEY${address === undefined ? ' ou de OPENAI_API_KEY' : ''}`);
    return undefined;
  }
  return { apiKey, baseUrl, model };
}

const idsOf = (list: string | undefined): string[] =>
  (list ?? '')
    .split(',')
    .map((id) => id.trim())
    .filter((id) => id !== '');

function checkModel(id: string, variable: string, providers: LlmConfig['providers'], complain: Complain): void {
  const model = shippedModels().find(id);
  if (model === undefined) complain(variable, `não conheço o modelo ${id} (veja strategies/)`);
  else if (!model.capabilities.chat) complain(variable, `${id} só atende por uma interface que não falamos`);
  else if (providers[model.provider] === undefined)
    complain(variable, `${id} precisa de ${keyVariable(model.provider)}`);
}

function tokens(variable: string, env: Environment, usual: number, complain: Complain): number {
  const given = env[variable];
  if (given === undefined) return usual;
  if (!/^\d{1,12}$/u.test(given)) complain(variable, 'precisa ser um número inteiro de tokens');
  return Number(given);
}
