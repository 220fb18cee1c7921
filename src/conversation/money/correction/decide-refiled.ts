// "Muda o tênis pra presente", "passa o tênis pra sexta": an entry by its name and the category or day it goes to, when nothing in the notebook has that name.

import { folded } from '../../../domain/fold.ts';
import { pattern } from '../../../domain/pattern.ts';
import { categoryLabel, fitsKind } from '../../../finance/category-labels.ts';
import type { EntryChanges } from '../../../finance/entry-changes.ts';
import { categoryNamed } from '../../../language/dialog/read-answer.ts';
import type { Intent } from '../../../language/intent.ts';
import { run, say } from '../../decided.ts';
import type { Decision } from '../../decision.ts';
import { phrases } from '../../replies/phrases.ts';
import type { Situation } from '../../situation.ts';
import { editCall } from './edit-call.ts';
import { comingDay } from './entry-changes-of.ts';

/** The readings that find no entry in such words. */
const NO_ENTRY: ReadonlySet<Intent> = new Set<Intent>(['edit_memory', 'search', 'smalltalk', 'unknown', 'save']);

const FILES = pattern('u')`
  ^(?:(?:pode|agora|entao|por favor|nao) )*(?:mud|troc|pass|classific|joga?|bot|coloc|poe|poem|ponha|move|mov)\w* (?:
    [oa]s? |ess[ea]s? |aquel[ea]s? )?(?:(?:gastos?|compras?|lancamentos?) d[eoa]s? )?(?<what>[a-z][a-z ]{1,30}?) (?:
    pr[ao]s?|para|como|em|n[ao]
  ) (?:[oa]s? )?(?:categoria (?:de )?)?(?<to>[a-z]{3,}(?: [a-z]+){0,2})$
`;

/** @returns undefined when no live entry has that name, or an item of the notebook has it */
export function decideRefiled(situation: Situation): Decision | undefined {
  const { text, loaded, understanding, readingOf } = situation;
  if (!NO_ENTRY.has(understanding.intent)) return undefined;
  const { what, to } = FILES.exec(folded(text))?.groups ?? {};
  if (what === undefined || to === undefined) return undefined;
  const { entries, items } = loaded.called(what);
  const [entry] = entries.toSorted((a, b) => b.recordedAt - a.recordedAt);
  if (entry === undefined || items.length > 0) return undefined;
  const kind = entry.kind === 'receita' ? 'receita' : 'despesa';
  const said = readingOf(to);
  const edit = (changes: EntryChanges): Decision => run(editCall(entry.id, changes));
  const [day] = said.past;
  if (day !== undefined) return edit(comingDay({ date: day.date }, entry, situation));
  const category = categoryNamed(said);
  // "Trabalho" is a word of income, and no place for a purchase.
  if (category === 'salario' && kind === 'despesa') return say(phrases.noWorkCategory);
  return category === undefined || !fitsKind(category, kind)
    ? say({
        text: [
          `Não conheço a categoria “${to}”, e `,
          { bold: entry.description },
          ` segue em ${categoryLabel(entry.category)}. Algumas que tenho: mercado, alimentação, transporte, saúde, lazer, compras, presentes.`,
        ],
      })
    : edit({ category });
}
decideRefiled.says = [FILES];
