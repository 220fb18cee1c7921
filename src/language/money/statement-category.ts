// The category of a movement named by a bank: 'RSHOP-PADARIA SAO JOAO-06/11' is a bakery. What the person taught comes first.

import type { LocalDateTime } from '../../domain/dates.ts';
import { folded } from '../../domain/fold.ts';
import type { Category } from '../categories/category.ts';
import type { PersonalWord } from '../person/personal-words.ts';
import { Reading } from '../reading/reading.ts';
import { tokenize } from '../tokens/tokenize.ts';
import { expenseCategoryIn, incomeCategoryIn } from './category-of.ts';

/** What a bank says of how it was paid says nothing of what was bought. */
const HOW =
  /\b(?:compra|no|na|pelo|pela|via|debito|credito|cartao|pix|qrs?|qrcode|transf\w*|enviad[oa]|recebid[oa]|pagamento|pagto|pgto|rshop|rsccs|ted|doc|boleto|trip|elo|visa|mastercard|br|ltda|sa|eireli|me|\d+)\b/gu;

/** No moment matters here: nothing of a bank's words is a date to understand. */
const ANY_MOMENT = '2026-01-01T12:00' as LocalDateTime;

/** 'outros' or 'outras_receitas' when nothing tells. */
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
