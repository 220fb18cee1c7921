// "Tenho prova de bio na sexta e de hist na segunda", "dentista quinta e pediatra dia 3": a reminder for each day, without an hour.

import { pattern, piece } from '../../domain/pattern.ts';
import type { Intent } from '../../language/intent.ts';
import { run } from '../decided.ts';
import type { Decision } from '../decision.ts';
import type { Situation } from '../situation.ts';
import { WEEKDAY_NAMES } from '../wording/calendar-words.ts';
import { decideReminder } from './decide-reminder.ts';
import { momentSaid, STAND_IN } from './moment-said.ts';
import { sameOf } from './same-of.ts';

const DAY = piece`
  (?:
    hoje|(?:depois de )?amanh[ãa]|
    (?:n[ao] )?(?:${WEEKDAY_NAMES})(?:[- ]feira)?(?: que vem)?|
    (?:n?o )?dia \d{1,2}(?:/\d{1,2}| de [a-zA-ZÀ-ÿ]{4,})?|
    \d{1,2}/\d{1,2}
  )
`;
const CALL = pattern('i')`
  ^(?:(?:oi|ei|ent[ãa]o|por favor|e|ah|eu|a gente),? )*
  (?:me (?:lembra|avisa) (?:d[aeo]s? |que )?)?(?:(?:tenho|temos|tem|vai ter|vou ter|marquei|marca|agenda) )?
`;
const WHAT = String.raw`[a-zA-ZÀ-ÿ][^,;?\d]{1,50}?`;
const TWO = pattern('i')`
  ^(?:[oa]s? |um |uma )?(?<what>${WHAT}),? (?<day>${DAY})(?:,? e|,|;) (?:a |o |um |uma )?(?<other>${WHAT}),? (?<then>${DAY})[.!]*$
`;
/** Told of what was, is asked, or orders something else. */
const OTHERWISE = pattern('i')`
  (?<![a-zà-ÿ])(?:
    ontem|anteontem|passad[oa]|é|eh|foi|era|quant[oa]s?|n[ãa]o|nem|ou|se|antes|tod[oa]s?|cada|anot[a-zà-ÿ]+|guard[a-zà-ÿ]+|
    salv[a-zà-ÿ]+|apag[a-zà-ÿ]+|cancel[a-zà-ÿ]+|mud[a-zà-ÿ]+|pass[ae][a-zà-ÿ]*|adi[a-zà-ÿ]+|remarc[a-zà-ÿ]+|tir[a-zà-ÿ]+|trabalho|folgo|vou|vamos|volto|voltamos|viajo|fico|saio|chego|t[ôo]|estou|quero|posso|
    fech[a-zà-ÿ]+|venc[a-zà-ÿ]+|cai|cart[ãa]o|fatura|receb[a-zà-ÿ]+|pag[a-zà-ÿ]+|sal[áa]rio|dinheiro|reais|
    [a-zà-ÿ]{2,}(?:ei|ou|aram|eram|iram)
  )(?![a-zà-ÿ])
`;
const ELIDED = /^(?<of>d[aeo]s? .+)$/i;

const MAY_TELL: ReadonlySet<Intent> = new Set<Intent>(['reminder_set', 'smalltalk', 'unknown', 'save', 'search']);

/** Undefined unless each of two days has something of its own. */
export function ringEachDay(situation: Situation): Decision | undefined {
  const text = situation.text.trim().replace(CALL, '');
  const { what, day, other, then } = TWO.exec(text)?.groups ?? {};
  if (what === undefined || day === undefined || other === undefined || then === undefined) return undefined;
  if (!MAY_TELL.has(situation.understanding.intent) || OTHERWISE.test(text) || situation.reading.url !== undefined)
    return undefined;
  const of = ELIDED.exec(other)?.groups?.['of'];
  const calls = [
    { content: what, on: day },
    { content: sameOf(what, of) ?? other, on: then },
  ].flatMap(({ content, on }) => {
    const said = momentSaid(on, situation);
    const set = said?.content === STAND_IN ? decideReminder({ ...said, content }, situation) : undefined;
    return set?.do === 'run_tool' ? [set.calls] : [];
  });
  const [call, ...others] = calls.flat();
  return call === undefined || calls.length < 2 ? undefined : run(call, ...others);
}
