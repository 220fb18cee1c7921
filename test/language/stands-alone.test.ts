// A message that stands alone means the same whatever was said before it: in a conversation nearly every message comes
// after something, in a labelled set only those that need it do.

import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { corpus } from '../../src/cli/eval/corpus.ts';
import { dialogContextOf } from '../../src/cli/eval/labelled.ts';
import type { LocalDate, LocalDateTime } from '../../src/domain/dates.ts';
import type { DialogContext } from '../../src/language/dialog-context.ts';
import { understand } from '../../src/language/understand.ts';

const now = '2026-11-18T12:00' as LocalDateTime;
const CORPUS = new URL('../corpus/', import.meta.url);
const ENTRY = { description: 'padaria', amount_cents: 1850, date: '2026-11-18' as LocalDate, category: 'alimentacao' };

const AFTER: Readonly<Record<string, Partial<DialogContext>>> = {
  'an entry': { lastTx: ENTRY, previous: 'padaria 18,50' },
  'a question': { prevQuestion: 'quanto gastei esse mês?', previous: 'quanto gastei esse mês?' },
  'a note': { lastSaved: 'senha do wifi', previous: 'anota senha do wifi bolo123' },
  'a list of entries': {
    list: { kind: 'transactions', labels: ['padaria R$ 18,50', 'uber R$ 23,00'] },
    previous: 'o que gastei hoje?',
    prevQuestion: 'o que gastei hoje?',
  },
  'a list of films': {
    list: { kind: 'memory', labels: ['Bacurau', 'Cidade de Deus'] },
    previous: 'meus filmes',
  },
};

const alone = readdirSync(CORPUS)
  .filter((file) => file.endsWith('.validate.jsonl'))
  .flatMap((file) => corpus(new URL(file, CORPUS)))
  .filter(({ context }) => Object.keys(context ?? {}).length === 0)
  .filter((_, i) => i % 5 === 0);

/** What is done with it: the intent, and whether it is asked about first. */
const outcome = (text: string, context: DialogContext): string => {
  const { intent, confidence } = understand(text, context);
  return confidence < 0.5 ? `${intent}?` : intent;
};

describe('a message that stands alone', () => {
  it.each(Object.entries(AFTER))(
    'means the same after %s, in 96 of 100',
    (_, before) => {
      const changed = alone.flatMap(({ text, context: labelled }) => {
        const context = dialogContextOf(labelled, now);
        const [first, then] = [outcome(text, context), outcome(text, { ...context, ...before })];
        return first === then ? [] : [`${text}: ${first} -> ${then}`];
      });
      expect(alone.length).toBeGreaterThan(250);
      expect(changed.length / alone.length, changed.join('\n')).toBeLessThanOrEqual(0.04);
    },
    30_000,
  );
});
