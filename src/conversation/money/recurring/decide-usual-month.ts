// "Quanto sobra?", "quanto eu gasto por mês?", "quanto posso gastar por semana?", of somebody who told what comes in and goes out every
// month and has recorded nothing of this one.

import { pattern } from '../../../domain/pattern.ts';
import type { Told } from '../../../domain/told.ts';
import { wholeMonth } from '../../../finance/civil-date.ts';
import { reais } from '../../../finance/money.ts';
import { say } from '../../decided.ts';
import type { Decision } from '../../decision.ts';
import { localDate } from '../../local-time.ts';
import type { Situation } from '../../situation.ts';
import { AND } from '../../wording/openers.ts';

const LEFT = pattern('i')`
  ^${AND}(?:(?:quanto|qto|qnt) (?:(?:que|me|vai) )*(?:sobra|sobrar|sobraria|resta)|sobra (?:quanto|qto))(?: (?:por|no|todo) m[êe]s)?(?: pr[ao] (?:mim|gente|n[óo]s(?: dois| duas)?)| para n[óo]s)?\s*[?.!]*$
`;
const SPENT = pattern('i')`
  ^${AND}(?:(?:quanto|qto|qnt) (?:que )?(?:eu )?gasto|gasto (?:quanto|qto)) (?:por|no|todo) m[êe]s(?: ao todo)?\s*[?.!]*$
`;

const WEEKS_A_YEAR = 52;
const MONTHS_A_YEAR = 12;
const sumOf = (all: readonly Told<'recorrencia'>[], wanted: 'receita' | 'despesa'): number =>
  all.reduce(
    (sum, { value: { kind, cents = 0, every } }) => sum + (kind === wanted && every === 'monthly' ? cents : 0),
    0,
  );

const TO_SPEND = pattern('i')`
  ^${AND}(?:quanto|qto|qnt) (?:(?:que|eu|a gente|ainda) )*(?:posso|podemos|d[áa] pra|consigo) gastar (?:por|na|cada|toda) semana\s*[?.!]*$
`;
/** Entries looked at: a balance told is one, and nothing that moved. */
const LATELY = 5;

/** Undefined as soon as something of this month is recorded, or one side of it was not told. */
export function decideUsualMonth({ text, loaded, asking, zone }: Situation): Decision | undefined {
  const [left, spent, weekly] = [LEFT, SPENT, TO_SPEND].map((pattern) => pattern.test(text.trim()));
  if (!(left || spent || weekly)) return undefined;
  const { from } = wholeMonth(localDate(asking.said, zone));
  const moved = loaded.entries({ last: LATELY }).some(({ kind, date }) => kind !== 'ajuste' && date >= from);
  if (moved) return undefined;
  const [comes, goes] = [sumOf(loaded.recurring(), 'receita'), sumOf(loaded.recurring(), 'despesa')];
  if (spent)
    return goes === 0
      ? undefined
      : say({ text: ['Pelo que você me contou, ', { bold: `${reais(goes)} por mês` }, '.'] });
  if (comes === 0 || goes === 0) return undefined;
  if (weekly === true && comes > goes)
    return say({
      text: [
        'Pelo que você me contou, uns ',
        { bold: `${reais(Math.floor(((comes - goes) * MONTHS_A_YEAR) / WEEKS_A_YEAR))} por semana` },
        `: entram ${reais(comes)} por mês e ${reais(goes)} já têm destino.`,
      ],
    });
  const words = comes >= goes ? 'sobram ' : 'faltam ';
  return say({
    text: [
      `Pelo que você me contou, ${words}`,
      { bold: `${reais(Math.abs(comes - goes))} por mês` },
      `: entram ${reais(comes)} e saem ${reais(goes)}.`,
    ],
  });
}
decideUsualMonth.says = [LEFT, SPENT, TO_SPEND];
