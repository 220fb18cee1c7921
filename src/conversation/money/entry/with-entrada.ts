// "2.400, 400 de entrada e o resto em 10x": two entries, the down payment and the rest in instalments.

import type { Reading } from '../../../language/reading/reading.ts';
import type { LancamentoSlots } from '../../../language/slots/lancamento-slots.ts';

/** In centavos, adding up to the whole; one item as it came when there is no down payment. */
export function withEntrada(slots: LancamentoSlots, { amounts }: Reading): readonly LancamentoSlots[] {
  const { down_payment_cents: paid = 0, installments, amount_cents: said, description, ...rest } = slots;
  // "Sofá 2400, dei 400 e o resto em 10x": what was given is not the price.
  const whole = amounts.length === 2 ? Math.max(...amounts.map(({ cents }) => cents)) : undefined;
  const amount_cents = said === paid ? (whole ?? said) : said;
  if (paid <= 0 || installments === undefined || amount_cents === undefined || paid >= amount_cents) return [slots];
  const { payment_method: _, installment_cents: __, account: ___, ...atOnce } = rest;
  const named = description === undefined ? {} : { description: `entrada de ${description}` };
  return [
    { ...atOnce, ...named, amount_cents: paid },
    { ...rest, ...(description === undefined ? {} : { description }), installments, amount_cents: amount_cents - paid },
  ];
}
