// "Muda a meta pra 12 mil", or "muda pra 500" right after one was set: changes the goal, not the last entry. Also
// "cancela essa meta".

import { folded } from '../../../domain/fold.ts';
import { pattern } from '../../../domain/pattern.ts';
import type { Told } from '../../../domain/told.ts';
import { run, say } from '../../decided.ts';
import type { Decision } from '../../decision.ts';
import { phrases } from '../../replies/phrases.ts';
import type { Situation } from '../../situation.ts';
import { MONTH_NAMES } from '../../wording/calendar-words.ts';
import { CALL_OFF } from '../../wording/removal-orders.ts';
import { TAKES_BACK } from '../../wording/takes-back.ts';
import { FIGURE } from '../../wording/typed-amount.ts';
import { valueSaid } from '../value-said.ts';
import { goalInFocus } from './goal-in-focus.ts';
import { goalJustTold, goalMeant } from './goal-meant.ts';

const VERB =
  '(?:mud(?:a|e|ar)|alter(?:a|e|ar)|aument(?:a|e|ar)|sob(?:e|ir)|baix(?:a|e|ar)|diminu(?:i|a|ir)|troc(?:a|ar)|troque|corrig(?:e|ir)|passa)';
const VALUE = '(?<value>(?:r\\$ ?)?\\d.*)$';
const CHANGES = new RegExp(
  `^(?:(?:pode|quero|agora) )*${VERB} (?:[oa] )?(?:valor d[aeo] )?(?:minha )?meta(?: d[aeo]s? (?<name>[a-zà-ÿ][a-zà-ÿ ]*?))? (?:pra|para|pro|em|a) ${VALUE}`,
  'i',
);
/** Nothing but a new value, said of the goal just set. */
const CHANGES_IT = pattern('i')`
  ^(?!(?:r\$ ?)?\d)(?:(?:${TAKES_BACK}|ah|melhor|agora|pode)[, ]+)*
  (?:${VERB} (?:(?:ela|isso|essa|a meta|o valor) )?(?:pra|para|pro|em|a) |(?:é|eh|s[ãa]o|era|eram|vai ser) )?
  (?<value>${FIGURE}(?: ?(?:mil|k|reais|por m[eê]s|por semana))*)[.!]*$
`;
/** "Muda pra dezembro", "até julho então": when the goal is to be reached. */
const DUE_NOW = pattern('i')`
  ^(?:[^\d,]{2,40}, ?)?(?:(?:${TAKES_BACK}|ah|melhor|agora|pode|ent[ãa]o|mas)[, ]+)*
  (?:${VERB}|estica|estend[a-zà-ÿ]+|adia|deixa|bota|coloca|p[õo]e)
  (?: (?:[ao] )?(?:(?:prazo|data)(?: d[ae] (?:minha )?meta)?|meta|ela|isso|essa|minha meta))*
  (?: d[aeo]s? (?<name>[a-zà-ÿ][a-zà-ÿ ]*?))? (?:pra|para|pro|at[ée])(?: o| a)? (?<due>
    (?:dia |fim |final |come[çc]o |m[êe]s |ano |${MONTH_NAMES}|daqui|\d{1,2}\/).*?
  )[.!]*$|
  ^(?:n[ãa]o[, ]+|ent[ãa]o[, ]+|melhor[, ]+|mas[, ]+)*at[ée] (?<until>
    (?:o |a )?(?:dia |fim |final |m[êe]s |ano |${MONTH_NAMES}).*?
  )[.!]*$
`;
/** More time is wanted: December is not the one before July. */
const LATER =
  /(?<![a-zà-ÿ])(?:estica|estend|adia|n[ãa]o (?:vou conseguir|vai dar|consigo|dou conta|d[áa])|mais (?:tempo|prazo)|apertad)/i;
const OF_GOAL = /(?<![a-zà-ÿ])(?:meta|prazo)(?![a-zà-ÿ])/i;
const EACH_TIME = /\bpor (?:m[eê]s|semana)\b|\b(?:mensa(?:l|is)|semana(?:l|is))\b/i;
const GIVES_UP = pattern('i')`
  (?:^|[\s,])(?:
    ${CALL_OFF}|esque[cç](?:e|a|er)|encerr[ae]r?|
    desisti d[ae]|n[ãa]o quero mais
  ) (?:[ao] |ess[ae] |minha |a minha )?meta(?: d[aeo]s? [a-zà-ÿ][a-zà-ÿ ]*?)?(?: (?:por favor|a[íi]|mesmo))?[.!]*$
`;

/** Undefined when no goal fits, or several do and none was just told. */
export function decideGoalChange(situation: Situation): Decision | undefined {
  const { text, loaded } = situation;
  const said = CHANGES.exec(text.trim())?.groups;
  if (said !== undefined) {
    const named = folded(said['name'] ?? '');
    const fits = loaded.goals().filter(({ key }) => key.includes(named));
    return revalued(
      fits.length > 1 && named === '' ? goalInFocus(loaded) : fits.length === 1 ? fits[0] : undefined,
      said['value'] ?? '',
      situation,
    );
  }
  const goal = loaded.done?.goal === undefined ? undefined : goalJustTold(loaded);
  const value = goal === undefined ? undefined : CHANGES_IT.exec(text.trim())?.groups?.['value'];
  if (value !== undefined) return revalued(goal, value, situation);
  const later = redue(situation);
  if (later !== undefined) return later;
  if (!GIVES_UP.test(text.trim())) return undefined;
  const given = goalMeant(text, loaded);
  return given === undefined ? say(phrases.whichGoal) : run({ tool: 'forget_goal', args: { key: given.key } });
}
decideGoalChange.says = [CHANGES, CHANGES_IT, GIVES_UP, DUE_NOW];

/** Another date for the goal just set, or for the one named. */
function redue({ text, loaded, read }: Situation): Decision | undefined {
  const { due, until, name } = DUE_NOW.exec(text.trim())?.groups ?? {};
  const when = due ?? until;
  if (when === undefined || (loaded.done?.goal === undefined && !OF_GOAL.test(text))) return undefined;
  const goal = name === undefined ? goalMeant('', loaded) : goalMeant(name, loaded);
  const again = goal === undefined ? undefined : read(`quero juntar 2 mil pra viagem até ${when}`);
  if (goal === undefined || again?.intent !== 'goal_set' || again.slots.due === undefined) return undefined;
  const said = again.slots.due as NonNullable<typeof goal.value.due>;
  const sooner = goal.value.due !== undefined && said < goal.value.due && LATER.test(text) && !/\d{4}/u.test(when);
  const nextYear = `${Number(said.slice(0, 4)) + 1}${said.slice(4)}` as typeof said;
  const told = { ...goal, value: { ...goal.value, due: sooner ? nextYear : said } };
  return run({ tool: 'tell_money', args: { told } });
}

function revalued(goal: Told<'meta'> | undefined, words: string, { read }: Situation): Decision {
  const cents = valueSaid(words, { read });
  if (cents === undefined || goal === undefined) return say(phrases.whichGoal);
  const { pace, ...value } = goal.value;
  const kept = pace !== undefined && EACH_TIME.test(words) ? { pace } : {};
  const told = { ...goal, value: { ...value, ...kept, cents } };
  return run({ tool: 'tell_money', args: { told } });
}
