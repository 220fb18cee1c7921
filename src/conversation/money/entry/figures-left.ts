// Values of a message that its entries do not account for: neither a part, a sum, a share, an instalment nor the old value of any.
// What was told and is in no entry must not be passed over in silence.

import { pattern } from '../../../domain/pattern.ts';
import type { Draft } from '../../../finance/draft.ts';
import type { Amount } from '../../../language/amounts/amount.ts';
import type { Reading } from '../../../language/reading/reading.ts';

/** A second figure belongs to the first: put right, before a discount, out of so much, at so much each. */
const BELONGS = pattern('i')`
  (?<![a-zà-ÿ])(?:
    n[ãa]o|minha parte|eu pago|quer dizer|digo|minto|ali[áa]s|na verdade|mentira|errei|era|eram|custava|desconto|abatimento|troco|de volta|
    juros|multa|taxa|cashback|cupom|entrada|sinal|parcelas?|vezes|faltam?|resta[a-zà-ÿ]*|sobr[a-zà-ÿ]+|cada|por|metade|
    dividi[a-zà-ÿ]*|rach[a-zà-ÿ]+|total|tudo|ao todo|deu|deram|ficou|limite|fatura|saldo|menos|mais|mil|litros?|kg|quilos?|km|
    horas?|dias?|meses|m[êe]s|anos?|pessoas?|gente|d[óo]lar[a-zà-ÿ]*|euros?|at[ée]|entre|ou|conta|apto|n[úu]mero|linha
  )(?![a-zà-ÿ])|[%x+=*/]
`;

/** Whether a value is made of others: the sum or the difference of two. */
function isMadeOf(cents: number, values: readonly number[]): boolean {
  return values.some(
    (one, at) =>
      one === cents ||
      values.some((other, then) => then !== at && (one + other === cents || Math.abs(one - other) === cents)),
  );
}

/** Empty when all is accounted for, or the message itself says how its figures belong together. */
export function figuresLeft(
  { amounts, text }: Pick<Reading, 'amounts' | 'text'>,
  drafts: readonly Draft[],
): readonly Amount[] {
  if (amounts.length < 2 || BELONGS.test(text)) return [];
  const values = drafts.flatMap(({ cents, split, receivable, dueCents }) =>
    [cents, split?.totalCents, receivable, dueCents].flatMap((value) => value ?? []),
  );
  const whole = values.reduce((sum, value) => sum + value, 0);
  return amounts.filter(({ cents, unitPrice }) => unitPrice === undefined && !isMadeOf(cents, [...values, whole]));
}
