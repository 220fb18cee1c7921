// "Muda a meta pra 12 mil", or "muda pra 500" right after one was set: changes the goal, not the last entry. Also
// "cancela essa meta".

import { folded } from '../../domain/fold.ts';
import type { Told } from '../../domain/told.ts';
import { run, say } from '../decided.ts';
import type { Decision } from '../decision.ts';
import { phrases } from '../replies/phrases.ts';
import type { Situation } from '../situation.ts';
import { goalJustTold, goalMeant } from './goal-meant.ts';
import { valueSaid } from './value-said.ts';

const VERB =
  '(?:mud(?:a|e|ar)|alter(?:a|e|ar)|aument(?:a|e|ar)|sob(?:e|ir)|baix(?:a|e|ar)|diminu(?:i|a|ir)|troc(?:a|ar)|troque|corrig(?:e|ir)|passa)';
const VALUE = '(?<value>(?:r\\$ ?)?\\d.*)$';
const CHANGES = new RegExp(
  `^(?:(?:pode|quero|agora) )*${VERB} (?:[oa] )?(?:valor d[aeo] )?(?:minha )?meta(?: d[aeo]s? (?<name>\\p{L}[\\p{L} ]*?))? (?:pra|para|pro|em|a) ${VALUE}`,
  'iu',
);
/** Nothing but a new value, said of the goal just set. */
const CHANGES_IT = new RegExp(
  `^(?!(?:r\\$ ?)?\\d)(?:(?:n[ãa]o|ah|opa|melhor|ali[áa]s|na verdade|na vdd|agora|pode)[, ]+)*(?:${VERB} (?:(?:ela|isso|essa|a meta|o valor) )?(?:pra|para|pro|em|a) |(?:é|eh|s[ãa]o|era|eram|vai ser) )?(?<value>(?:r\\$ ?)?\\d[\\d.,]*(?: ?(?:mil|k|reais|por m[eê]s|por semana))*)[.!]*$`,
  'iu',
);
const EACH_TIME = /\bpor (?:m[eê]s|semana)\b|\b(?:mensa(?:l|is)|semana(?:l|is))\b/iu;
const GIVES_UP =
  /(?:^|[\s,])(?:cancel[ae]r?|apag(?:a|ue|ar)|exclu(?:i|a|ir)|delet[ae]r?|remov[ae]r?|tir[ae]r?|esque[cç](?:e|a|er)|encerr[ae]r?|desisti d[ae]|n[ãa]o quero mais) (?:[ao] |ess[ae] |minha |a minha )?meta(?: d[aeo]s? \p{L}[\p{L} ]*?)?(?: (?:por favor|a[íi]|mesmo))?[.!]*$/iu;

/** Undefined when no goal fits, or several do and none was just told. */
export function decideGoalChange(situation: Situation): Decision | undefined {
  const { text, loaded } = situation;
  const said = CHANGES.exec(text.trim())?.groups;
  if (said !== undefined) {
    const named = folded(said['name'] ?? '');
    const fits = loaded.goals().filter(({ key }) => key.includes(named));
    return revalued(
      fits.length > 1 && named === '' ? goalJustTold(loaded) : fits.length === 1 ? fits[0] : undefined,
      said['value'] ?? '',
      situation,
    );
  }
  const goal = loaded.done?.goal === undefined ? undefined : goalJustTold(loaded);
  const value = goal === undefined ? undefined : CHANGES_IT.exec(text.trim())?.groups?.['value'];
  if (value !== undefined) return revalued(goal, value, situation);
  if (!GIVES_UP.test(text.trim())) return undefined;
  const given = goalMeant(text, loaded);
  return given === undefined ? say(phrases.whichGoal) : run({ tool: 'forget_goal', args: { key: given.key } });
}
decideGoalChange.says = [CHANGES, CHANGES_IT, GIVES_UP];

function revalued(goal: Told<'meta'> | undefined, words: string, { read }: Situation): Decision {
  const cents = valueSaid(words, { read });
  if (cents === undefined || goal === undefined) return say(phrases.whichGoal);
  const { pace, ...value } = goal.value;
  const kept = pace !== undefined && EACH_TIME.test(words) ? { pace } : {};
  const told = { ...goal, value: { ...value, ...kept, cents } };
  return run({ tool: 'tell_money', args: { told } });
}
