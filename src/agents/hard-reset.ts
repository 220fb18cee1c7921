// Models cling to the role they were playing. After a switch, the new agent's level is phrased the way its model obeys
// best (seeds/agent-switching.md) until its first completed answer. Whether a reset is due is derived from
// agentHistory, not stored.

import type { AgentSession, AgentSwitch } from '../domain/agent.ts';
import type { ModelStrategy, ResetTemplate } from '../domain/model-strategy.ts';
import type { Prompts } from '../ports.ts';
import { fill, section } from './fill.ts';

/** The switch that still needs a reset; undefined once the active agent has answered. */
export function pendingReset(session: AgentSession | undefined): AgentSwitch | undefined {
  const last = session?.agentHistory.at(-1);
  return last === undefined || last.answeredAt !== undefined ? undefined : last;
}

/** Only reasoning models follow a checklist; others get the priority ranking they do follow. */
export function templateOf({ type, agentSwitchTemplate }: ModelStrategy): ResetTemplate {
  return agentSwitchTemplate === 'reasoning-focused' && type !== 'reasoning-model'
    ? 'hierarchical'
    : agentSwitchTemplate;
}

/** Escapes our tags inside user-written instructions, which would otherwise close their section. */
const inert = (text: string): string =>
  text.replaceAll(/<(?=\/?(?:system_reset|new_identity|name|instructions|handover_rules)\b)/gi, '&lt;');

/**
 * @param duties what the new agent answers for, in one line. Names are made inert before they enter a template of XML
 * tags.
 */
export function hardReset(
  strategy: ModelStrategy,
  { previous, name, duties }: { readonly previous: string; readonly name: string; readonly duties: string },
  prompts: Prompts,
): string {
  const template = templateOf(strategy);
  const safe = template === 'xml-tags' ? inert : (text: string) => text;
  const fragments = prompts('hard-reset/special-handling');
  return fill(prompts(`hard-reset/${template}`).trim(), {
    previousAgentName: safe(previous),
    agentName: safe(name),
    agentInstructions: safe(duties),
    insistence: section(prompts('hard-reset/assertiveness'), strategy.assertiveness),
    handling: strategy.specialHandling.map((one) => section(fragments, one)).join('\n'),
  });
}
