// Turns a vision model's transcription of a receipt into a draft entry. Untrusted input: amounts and dates are parsed
// by the same code as bank statements, names are made inert, and unreadable fields are left for the person to give.

import * as z from 'zod/mini';
import type { LocalDate } from '../../domain/dates.ts';
import { inertText } from '../../domain/inert-text.ts';
import { paymentMethodSchema } from '../../domain/ledger.ts';
import type { LlmRequest } from '../../domain/llm.ts';
import type { Draft } from '../../finance/draft.ts';
import { readCents } from '../../finance/import/read-cents.ts';
import { readDay } from '../../finance/import/read-day.ts';
import { statementCategory } from '../../language/money/statement-category.ts';
import type { PersonalWord } from '../../language/person/personal-words.ts';
import { objectIn } from '../../planner/object-in.ts';

const LONGEST_NAME = 60;
const MOST_PARCELAS = 48;
/** For an older receipt the person has to give the date. */
const OLDEST_MS = 366 * 86_400_000;

const METHODS = paymentMethodSchema.options;
const text = { anyOf: [{ type: 'string' }, { type: 'null' }] };

export const RECEIPT_SCHEMA: NonNullable<LlmRequest['schema']> = {
  name: 'recibo',
  schema: {
    type: 'object',
    properties: {
      recibo: { type: 'boolean' },
      estabelecimento: text,
      total: { ...text, description: 'como impresso: "R$ 1.234,56"' },
      data: { ...text, description: 'como impressa: "18/11/2026"' },
      pagamento: { anyOf: [{ type: 'string', enum: METHODS }, { type: 'null' }] },
      parcelas: { anyOf: [{ type: 'integer' }, { type: 'null' }] },
    },
    required: ['recibo', 'estabelecimento', 'total', 'data', 'pagamento', 'parcelas'],
    additionalProperties: false,
  },
};

const nothing = z.catch(z.nullable(z.string()), null);
const copied = z.object({
  recibo: z.boolean(),
  estabelecimento: nothing,
  total: z.catch(z.nullable(z.coerce.string()), null),
  data: nothing,
  pagamento: z.catch(z.nullable(paymentMethodSchema), null),
  parcelas: z.catch(z.nullable(z.int()), null),
});

/** @returns undefined when it is not a receipt or cannot be parsed as one. */
export function readReceipt(said: string, today: LocalDate, taught: readonly PersonalWord[]): Draft | undefined {
  const { object } = objectIn(said);
  const read = copied.safeParse(object);
  if (!read.success || !read.data.recibo) return undefined;
  const { estabelecimento, total, data, pagamento, parcelas } = read.data;
  const description = inertText(estabelecimento ?? '', LONGEST_NAME);
  const cents = total === null ? undefined : readCents(total);
  if (cents === undefined && description === '') return undefined;
  return {
    kind: 'despesa',
    date: (data === null ? undefined : likelyDay(data, today)) ?? today,
    ...(cents === undefined || cents <= 0 ? {} : { cents }),
    ...(description === '' ? {} : { description, category: statementCategory(description, 'despesa', taught) }),
    ...(pagamento === null ? {} : { method: pagamento }),
    ...(parcelas !== null && parcelas > 1 && parcelas <= MOST_PARCELAS ? { parcelas } : {}),
  };
}

/** Dates in the future or more than a year ago are rejected. */
function likelyDay(printed: string, today: LocalDate): LocalDate | undefined {
  const day = readDay(printed);
  if (day === undefined || day > today) return undefined;
  return Date.parse(today) - Date.parse(day) <= OLDEST_MS ? day : undefined;
}
