// Confirms a correction or removal, showing the previous state.

import type { LocalDate } from '../../domain/dates.ts';
import type { Lancamento } from '../../domain/ledger.ts';
import type { RichText } from '../../domain/text.ts';
import type { ToldValues } from '../../domain/told.ts';
import { categoryLabel } from '../category-labels.ts';
import { reais } from '../money.ts';
import { whenWords } from './day-words.ts';
import { entryLine, receivableWords, subjectWords } from './entry-words.ts';

/** A field that is short enough to be repeated as "Antes: …"; the others show in the line itself. */
type Facet = (entry: Lancamento, today: LocalDate) => string;

const FACETS: readonly Facet[] = [
  ({ cents }) => reais(cents),
  ({ category }) => categoryLabel(category),
  ({ description }) => description,
  whenWords,
];

/** Names the old values of the facets that changed. */
export function editedWords(before: Lancamento, after: Lancamento, today: LocalDate): RichText {
  if (before.status === 'pendente' && after.status === 'paga')
    return [after.kind === 'receita' ? '💰 Entrou: ' : '✅ Paga: ', { bold: entryLine(after, today) }, '.'];
  const forgiven = before.cents === after.cents ? before.receivable - after.receivable : 0;
  if (forgiven > 0 && after.counterpart !== '')
    return ['Pronto, perdoado: ', { bold: reais(forgiven) }, ` de ${after.counterpart}. Não anotei pagamento nenhum.`];
  const was = FACETS.map((facet) => [facet(before, today), facet(after, today)] as const)
    .filter(([old, now]) => old !== now)
    .map(([old]) => old);
  const note = was.length === 0 ? '' : ` Antes: ${was.join(', ')}.`;
  const owed = before.receivable === after.receivable ? '' : receivableWords(after);
  return ['✏️ Corrigi: ', { bold: entryLine(after, today) }, `.${note}${owed}`];
}

/** Confirms a category remembered for future entries. */
export const learntWords = ({ words, category }: ToldValues['categoria']): string =>
  ` Vou lembrar que ${words} é ${categoryLabel(category)}.`;

const MOST_LINES = 10;

/** One entry as a sentence, several as a list cut after the first few. */
export function removedWords(entries: readonly Lancamento[], today: LocalDate): RichText {
  const [only, ...others] = entries;
  if (only !== undefined && others.length === 0) return ['Tirei ', { bold: entryLine(only, today) }, '.'];
  const lines = entries.slice(0, MOST_LINES).map((entry) => `\n• ${subjectWords(entry)}`);
  const more = entries.length > MOST_LINES ? [`\n… e mais ${entries.length - MOST_LINES}.`] : [];
  return [`Tirei ${entries.length} lançamentos:`, ...lines, ...more];
}
