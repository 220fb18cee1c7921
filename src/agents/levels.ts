// Composes the system prompt in the order of SPEC section 3: platform, team, agent, person. Stable parts first, because
// providers cache the longest known prefix; a cache break after each level keeps those above an edit.

import type { ToolFamily } from '../domain/agent.ts';
import type { LlmSystemBlock } from '../domain/llm.ts';
import type { Prompts } from '../ports.ts';

export type Levels = { readonly platform: string; readonly team: string; readonly agent: string };

export type Speaker = {
  readonly name: string;
  /** What the notebook keeps handling while this agent is active. */
  readonly families: readonly ToolFamily[];
};

const FAMILY_WORDS: Readonly<Record<ToolFamily, string>> = {
  dinheiro: 'gastos, entradas, contas e perguntas sobre eles',
  memorias: 'notas, filmes, séries, vídeos e links',
};

function abilities(families: readonly ToolFamily[]): string {
  if (families.length === 0) return 'Nesta conversa o caderno está fechado: só você responde.';
  return `Nesta conversa o caderno cuida de: ${families.map((family) => FAMILY_WORDS[family]).join('; ')}.`;
}

/** The agent's own level as plain text; a hard reset rephrases it. */
export const identity = ({ name, families }: Speaker, instructions: string): string =>
  [`## Instruções do agente`, `Seu nome é ${name}.`, instructions, abilities(families)]
    .filter((line) => line !== '')
    .join('\n\n');

export type Composed = { readonly level: 'platform' | 'team' | 'agent' | 'reset' | 'person'; readonly text: string };

/** @param agent the agent's level, from `identity`. @param reset the hard reset; '' when none is due. */
export function composed(
  levels: Omit<Levels, 'agent'>,
  agent: string,
  reset: string,
  person: string,
  prompts: Prompts,
): Composed[] {
  const platform = levels.platform === '' ? prompts('agents/platform').trim() : levels.platform;
  const blocks: Composed[] = [
    { level: 'platform', text: `${prompts('agents/house-rules').trim()}\n\n${platform}` },
    { level: 'team', text: levels.team === '' ? '' : `## Instruções do time\n\n${levels.team}` },
    { level: 'agent', text: agent },
    { level: 'reset', text: reset },
    { level: 'person', text: person },
  ];
  return blocks.filter(({ text }) => text !== '');
}

/**
 * `keep` marks where a provider may cache: after every level but the last two, which change with the person and the
 * turn.
 */
export const systemBlocks = (blocks: readonly Composed[]): LlmSystemBlock[] =>
  blocks.map(({ level, text }) => (level === 'person' || level === 'reset' ? { text } : { text, keep: true }));
