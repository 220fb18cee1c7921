// Category corrections this person taught, folded as language/ compares words.

import type { LedgerReads } from '../../../domain/ledger-repos.ts';
import type { PersonalWord } from '../../../language/person/personal-words.ts';

/** The newest lesson of a name counts. */
export const taughtWords = (ledger: Pick<LedgerReads, 'told'>): readonly PersonalWord[] =>
  ledger.told('categoria').map(({ key, value }) => ({ words: key, category: value.category }) as PersonalWord);
