// "Quanto sobra?", "quanto eu gasto por mês?", of somebody who told their usual month and has recorded nothing yet.

import { pattern } from '../../../domain/pattern.ts';
import type { Told } from '../../../domain/told.ts';
import { reais } from '../../../finance/money.ts';
import { say } from '../../decided.ts';
import type { Decision } from '../../decision.ts';
import type { Situation } from '../../situation.ts';

const LEFT = pattern('i')`
  ^(?:(?:e|mas|ent[ãa]o|a[íi]),? )*(?:(?:quanto|qto|qnt) (?:(?:que|me|vai) )*(?:sobra|sobrar|sobraria|resta)|sobra (?:quanto|qto))(?: (?:por|no|todo) m[êe]s)?(?: pra mim)?\s*[?.!]*$
`;
const SPENT = pattern('i')`
  ^(?:(?:e|mas|ent[ãa]o),? )*(?:(?:quanto|qto|qnt) (?:que )?(?:eu )?gasto|gasto (?:quanto|qto)) (?:por|no|todo) m[êe]s(?: ao todo)?\s*[?.!]*$
`;

const sumOf = (all: readonly Told<'recorrencia'>[], wanted: 'receita' | 'despesa'): number =>
  all.reduce(
    (sum, { value: { kind, cents = 0, every } }) => sum + (kind === wanted && every === 'monthly' ? cents : 0),
    0,
  );

/** Undefined as soon as something is recorded, or no usual month was told. */
export function decideUsualMonth({ text, loaded }: Situation): Decision | undefined {
  const [left, spent] = [LEFT.test(text.trim()), SPENT.test(text.trim())];
  if (!(left || spent) || !loaded.recurring().some(({ value }) => value.usual === true)) return undefined;
  if (loaded.entries({ last: 1 }).length > 0) return undefined;
  const [comes, goes] = [sumOf(loaded.recurring(), 'receita'), sumOf(loaded.recurring(), 'despesa')];
  if (spent)
    return goes === 0
      ? undefined
      : say({ text: ['Pelo que você me contou, ', { bold: `${reais(goes)} por mês` }, '.'] });
  if (comes === 0 || goes === 0) return undefined;
  const words = comes >= goes ? 'sobram ' : 'faltam ';
  return say({
    text: [
      `Pelo que você me contou, ${words}`,
      { bold: `${reais(Math.abs(comes - goes))} por mês` },
      `: entram ${reais(comes)} e saem ${reais(goes)}.`,
    ],
  });
}
decideUsualMonth.says = [LEFT, SPENT];
