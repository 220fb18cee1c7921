// "Compara com a semana passada" after a figure: the same question for both periods.

import type { Decision } from '../../decision.ts';
import { localDate } from '../../local-time.ts';
import type { Situation } from '../../situation.ts';
import { askLedger } from './ask-ledger.ts';
import { ownMonth } from './own-month.ts';
import { questionOf } from './question-of.ts';

const COMPARE =
  /^(?:e |agora |me )*compar(?:a|e|ando|ado) (?:isso |ess[ea] |ele |ela )?(?:com|ao?|à) (?<when>\S.{2,30}?)\s*[?!.]*$/i;

/** "Tá muito?", "isso é normal?", "tá bom ou tá ruim?": beside the month before, or as a part of what comes in when there is none. */
const MUCH = /(?:muito|demais|pouco|normal|car[oa]|bom|ruim|alto|puxado|dentro do normal|exagerad[oa]|ok)/.source;
const VERDICT = new RegExp(
  `^(?:(?:e|mas|isso|ent[ãa]o|nossa|tudo|a[íi]|agora),? )*(?:t[áa]|est[áa]|t[ôo]|[ée]|eh|foi|gastei|gasto|gastando) (?:gastando )?(?:mt |bem |um )?${MUCH}(?: ou (?:(?:t[áa]|[ée]|eh) )?${MUCH}| n[ée]| pra mim| isso)*[?.! ]*$`,
  'i',
);

const SUMS: ReadonlySet<string> = new Set(['sum', 'share', 'compare']);
function verdict({ loaded, read, asking, zone }: Situation): Decision | undefined {
  const last = loaded.lastQuestion?.question;
  if (last === undefined || !SUMS.has(last.op) || last.type === 'income' || loaded.justStudied) return undefined;
  const { period = ownMonth(localDate(asking.said, zone), loaded.monthStart()), ...rest } = last;
  const before = questionOf(read('quanto gastei mês passado?'))?.period;
  return before !== undefined && before.to < period.from && loaded.entries({ period: before }).length > 0
    ? askLedger({ ...rest, op: 'compare', period, compare_to: before })
    : askLedger({ ...last, op: 'share', of: 'income' });
}

/** Undefined when the last question was no sum, or this one has a topic of its own. */
export function decideCompared(situation: Situation): Decision | undefined {
  const { text, loaded, read, asking, zone } = situation;
  if (VERDICT.test(text.trim())) return verdict(situation);
  const when = COMPARE.exec(text.trim())?.groups?.['when'];
  const last = loaded.lastQuestion?.question;
  if (when === undefined || last === undefined || (last.op !== 'sum' && last.op !== 'compare')) return undefined;
  const asked = questionOf(read(`quanto gastei ${when}?`));
  // A message with its own topic is a question by itself.
  if (asked?.period === undefined || asked.category !== undefined || asked.merchant !== undefined) return undefined;
  const { period = ownMonth(localDate(asking.said, zone), loaded.monthStart()), ...rest } = last;
  return askLedger({ ...rest, op: 'compare', period, compare_to: asked.period });
}
decideCompared.says = [COMPARE, VERDICT];
