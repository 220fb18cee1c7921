// Category of a bank statement line: 'RSHOP-PADARIA SAO JOAO-06/11' is a bakery. Categories taught by the person have priority.

import type { LocalDateTime } from '../../domain/dates.ts';
import { folded } from '../../domain/fold.ts';
import type { Category } from '../categories/category.ts';
import type { PersonalWord } from '../person/personal-words.ts';
import { Reading } from '../reading/reading.ts';
import { tokenize } from '../tokens/tokenize.ts';
import { expenseCategoryIn } from './expense-category.ts';
import { incomeCategoryIn } from './income-category.ts';

/** Payment method prefixes of banks, which say nothing about the purchase. */
const HOW =
  /\b(?:compra|no|na|pelo|pela|via|debito|credito|cartao|pix|qrs?|qrcode|transf\w*|enviad[oa]|recebid[oa]|pagamento|pagto|pgto|rshop|rsccs|ted|doc|boleto|trip|elo|visa|mastercard|br|ltda|sa|eireli|me|\d+)\b/gu;

/** Dates are irrelevant here. */
export const ANY_MOMENT = '2026-01-01T12:00' as LocalDateTime;

/** 'outros' or 'outras_receitas' when nothing indicates one. */
export function statementCategory(
  description: string,
  kind: 'despesa' | 'receita',
  personalWords: readonly PersonalWord[],
): Category {
  const words = folded(description).replace(HOW, ' ').replace(/ +/gu, ' ').trim();
  const reading = new Reading(words, { now: ANY_MOMENT, personalWords }, tokenize(words));
  if (kind === 'despesa') return expenseCategoryIn(reading, 0, reading.units.length)?.category ?? 'outros';
  const earned = incomeCategoryIn(reading, 0, reading.units.length, { type: 'income', verb: -1, why: '' }, false);
  return earned?.category ?? 'outras_receitas';
}
