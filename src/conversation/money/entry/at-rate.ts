// "Comprei 300 dólares a 5,62": with the rate or the whole told, what it cost in reais is known and is not asked.

import type { LancamentoSlots } from '../../../language/slots/lancamento-slots.ts';

const CURRENCY = '(?:d[óo]lar(?:es)?|euros?|libras?|pesos?|usd|eur)';
/** A rate has at most two digits before the comma. */
const RATE = new RegExp(
  `\\b${CURRENCY}\\b(?: [a-zà-ÿ]+){0,3}? (?:a|por|cota[çc][ãa]o(?: de)?) (?:r\\$ ?)?(\\d{1,2}(?:[.,]\\d{1,4})?)(?: reais| cada)*[.!]?$`,
  'i',
);
/** All that it cost, which is more than any rate. */
const WHOLE = new RegExp(
  `\\b${CURRENCY}\\b(?: [a-zà-ÿ]+){0,3}? por (?:r\\$ ?)?(\\d{3,}|\\d{1,3}(?:\\.\\d{3})+)(?:,(\\d{2}))?(?!\\d)`,
  'i',
);
const NAMES: Readonly<Record<string, string>> = { USD: 'dólares', EUR: 'euros' };

/** The entry in reais; as it was when no rate is told. */
export function atRate(slots: LancamentoSlots, text: string): LancamentoSlots {
  if (slots.amount_cents === undefined || slots.currency === undefined) return slots;
  const rate = RATE.exec(text.trim())?.[1];
  const [, reais, centavos = '00'] = WHOLE.exec(text.trim()) ?? [];
  if (rate === undefined && reais === undefined) return slots;
  const { currency, missing: _, ...rest } = slots;
  const description = slots.description ?? NAMES[currency];
  return {
    ...rest,
    amount_cents:
      rate === undefined
        ? Number(`${reais?.replaceAll('.', '')}${centavos}`)
        : Math.round(slots.amount_cents * Number(rate.replace(',', '.'))),
    ...(description === undefined ? {} : { description }),
  };
}
