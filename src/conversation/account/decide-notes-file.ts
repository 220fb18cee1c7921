// "Minhas notas num PDF": what is kept goes out as one file of data. A format nobody makes is said to be none.

import { folded } from '../../domain/fold.ts';
import { pattern } from '../../domain/pattern.ts';
import type { Intent } from '../../language/intent.ts';
import type { Decision } from '../decision.ts';
import type { Situation } from '../situation.ts';
import { exportEverything } from './export-everything.ts';

const FORMAT =
  /\b(?:em|num|numa|como|no|formato)(?: (?:arquivo|um arquivo|formato|uma|um))?(?: de| em)? (pdf|planilha|excel|planilha|word|docx?|csv|txt)\b/u;
/** "Exporta minhas anotações", "dá pra baixar minhas notas?": in whatever form there is. */
const SENT_OUT = pattern('u')`
  ^(?:
    (?:
      quero|queria|preciso|da (?:pra|para)|tem como|como|como (?:eu )?faco (?:pra|para)|posso|consigo|da|voce|vc|me|
      pode|faz(?:er)?(?: um)?
    ) )*(?:exporta(?:r)?|exporte|baixar?|backup)\b
`;
/** "Me manda um arquivo com todas as minhas notas". */
const AS_FILE = /\b(?:um|num|em) (?:so )?(?:arquivo|documento)(?: so)?\b/u;
const KEPT =
  /\b(?:(?:minhas )?coisas|notas?|anotac(?:ao|oes)|filmes?|series?|videos?|links?|lembretes?|listas?|tudo (?:o )?que (?:eu )?(?:guardei|salvei|anotei))\b/u;
/** Money has files of its own. */
const MONEY =
  /\b(?:gast|despes|receita|entrad|lancament|extrato|contas?\b|fatura|nota fiscal|notas fiscais|dinheiro|compras)/u;
const ASKS_FOR_FILE: ReadonlySet<Intent> = new Set<Intent>([
  'list_all',
  'search',
  'my_data',
  'export',
  'unknown',
  'smalltalk',
  'reminder_set',
]);

/** Undefined when money is spoken of: that has its own export. */
export function decideNotesFile(situation: Situation): Decision | undefined {
  const { text, understanding } = situation;
  const words = folded(text);
  const sentOut = SENT_OUT.test(words) || AS_FILE.test(words);
  if (!sentOut && !ASKS_FOR_FILE.has(understanding.intent)) return undefined;
  const format = FORMAT.exec(words)?.[1];
  if ((format === undefined && !sentOut) || !KEPT.test(words) || MONEY.test(words)) return undefined;
  if (format === undefined) return exportEverything(situation);
  const instead = /^(?:pdf|docx?|csv|txt)$/u.test(format) ? format.toUpperCase() : format;
  return exportEverything(situation, instead);
}
decideNotesFile.says = [FORMAT, SENT_OUT, AS_FILE];
