// "Muda a meta pra 12 mil": the goal's value, whatever was recorded last.

import { folded } from '../domain/fold.ts';
import { run, say } from './decided.ts';
import type { Decision } from './decision.ts';
import { phrases } from './replies/phrases.ts';
import type { Situation } from './situation.ts';

const CHANGES =
  /^(?:(?:pode|quero|agora) )*(?:mud(?:a|e|ar)|alter(?:a|e|ar)|aument(?:a|e|ar)|sob(?:e|ir)|baix(?:a|e|ar)|diminu(?:i|a|ir)|troc(?:a|ar)|troque|corrig(?:e|ir)|passa) (?:[oa] )?(?:valor d[aeo] )?(?:minha )?meta(?: d[aeo]s? (?<name>\p{L}[\p{L} ]*?))? (?:pra|para|pro|em|a) (?<value>(?:r\$ ?)?\d.*)$/iu;

const EACH_TIME = /\bpor (?:m[eê]s|semana)\b|\b(?:mensa(?:l|is)|semana(?:l|is))\b/iu;

export function decideGoalChange({ text, loaded, read }: Situation): Decision | undefined {
  const said = CHANGES.exec(text.trim())?.groups;
  if (said === undefined) return undefined;
  const again = read(`gastei ${said['value'] ?? ''} no mercado`);
  const cents = again.intent === 'lancamento' ? again.slots.amount_cents : undefined;
  const named = folded(said['name'] ?? '');
  const [goal, ...others] = loaded.goals().filter(({ key }) => key.includes(named));
  if (cents === undefined || goal === undefined || others.length > 0) return say(phrases.whichGoal);
  const { pace, ...value } = goal.value;
  const kept = pace !== undefined && EACH_TIME.test(said['value'] ?? '') ? { pace } : {};
  const told = { ...goal, value: { ...value, ...kept, cents } };
  return run({ tool: 'tell_money', args: { told } });
}
