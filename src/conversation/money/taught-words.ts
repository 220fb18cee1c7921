// What this person taught about merchants, as language/ compares words: folded.

import type { PersonalWord } from '../../language/person/personal-words.ts';
import type { LedgerReads } from '../../ports.ts';

export const taughtWords = (ledger: Pick<LedgerReads, 'told'>): readonly PersonalWord[] =>
  ledger.told('categoria').map(({ key, value }) => ({ words: key, category: value.category }) as PersonalWord);
