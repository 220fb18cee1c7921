// "Gastei quanto de uber esse mês e no mês passado?": one figure for each period.

import { pattern } from '../../../domain/pattern.ts';
import type { Decision } from '../../decision.ts';
import type { Situation } from '../../situation.ts';
import { askLedger } from './ask-ledger.ts';
import { questionOf } from './question-of.ts';

const TWO = pattern('i')`
  ^(?<first>.+\b(?:h?oje|ontem|(?:n?ess[ea]|n?est[ea]|d?ess[ea]) (?:m[êe]s|semana|ano))\b.*?),? (?:e|e tamb[ée]m) (?:
    quanto (?:foi )?
  )?(?<second>
    (?:n[oa] |d[oa] |na? |o |a )?
    (?:(?:m[êe]s|semana|ano) (?:passad[oa]|retrasad[oa]|anterior)|(?:outr[oa]) (?:m[êe]s|semana)|ontem|anteontem)
  )\s*[?.]*$
`;

/** Undefined unless both periods are said after one figure. */
export function decideTwoPeriods({ text, read }: Situation): Decision | undefined {
  const { first, second } = TWO.exec(text.trim())?.groups ?? {};
  if (first === undefined || second === undefined) return undefined;
  const asked = questionOf(read(`${first}?`));
  const other = questionOf(read(`quanto gastei ${second}?`))?.period;
  if (asked?.op !== 'sum' || asked.period === undefined || other === undefined) return undefined;
  return askLedger({ ...asked, op: 'compare', compare_to: other });
}
