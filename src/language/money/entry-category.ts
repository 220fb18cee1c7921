// Category of a movement, and the unit it was inferred from.

import type { Reading } from '../reading/reading.ts';
import type { CategoryReading } from './category-evidence.ts';
import { incomeCategoryIn } from './income-category.ts';
import type { Movement } from './movement.ts';

/** @returns undefined when nothing indicates it; the person is then asked. */
export function entryCategory(r: Reading, movement: Movement): CategoryReading | undefined {
  if (movement.lent || movement.repaid) return { category: 'dividas', at: -1 };
  const stated = statedCategory(r, movement) ?? categoryByPeople(r, movement);
  // "parcela do truck 890, é a 7 de 36": an instalment of a debt, whatever was bought.
  return stated === undefined && r.installments?.number !== undefined && movement.type.type === 'expense'
    ? { category: 'dividas', at: -1 }
    : stated;
}

function statedCategory(r: Reading, { from, to, type, bought, owed }: Movement): CategoryReading | undefined {
  if (type.type === 'income') return incomeCategoryIn(r, from, to, type, owed);
  if (type.type !== 'transfer') return bought;
  return {
    category: type.why === 'aporte' || type.why === 'resgate' ? 'investimentos' : 'transferencias',
    at: Math.max(r.find('invoice_noun', from, to), r.find('jar_noun', from, to)),
  };
}

/** "Dei 50 pro meu sobrinho de aniversário". */
const OCCASION = /\b(?:de|pelo) (?:aniversario|niver|natal|presente|casamento|bodas)\b/;

function categoryByPeople(r: Reading, { type, people, sent }: Movement): CategoryReading | undefined {
  if (people.length === 0) return undefined;
  if (type.type === 'income') return { category: 'outras_receitas', at: -1 };
  if (type.type !== 'expense' || !sent) return undefined;
  return { category: r.fits(OCCASION) ? 'presentes_doacoes' : 'transferencias', at: -1 };
}
