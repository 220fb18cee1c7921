// Captions about the file they stand under ("extrato de outubro", "guarda essa foto"), as opposed to messages of their own.

import { pattern, piece } from '../../domain/pattern.ts';
import type { Intent } from '../../language/intent.ts';
import type { Understanding } from '../../language/understanding.ts';
import { reworded, type Situation } from '../situation.ts';

/** In characters. */
const LONGEST_NAME = 200;

const FILE_NAME = piece`
  (?:
    extrato|fatura|boleto|comprovante|recibo|nota(?: fiscal)?|cupom(?: fiscal)?|holerite|contracheque|contrato|
    planilha|print|foto|imagem|arquivo|documento|pdf
  )
`;
/** "Meu extrato", "segue o comprovante do aluguel". */
const NAMES_THE_FILE = new RegExp(
  `^(?:(?:segue|olha|toma|aqui|a[íi]|[ée]|eh|t[áa]|est[áa]|o|a|meu|minha|ess[ea]|est[ea])\\s+)*${FILE_NAME}(?![a-zA-ZÀ-ÿ])[^?]*$`,
  'i',
);
/** "Comprovante: pix 150 pra Maria". A boleto and a fatura are left: they also say how or what was paid. */
const LABELLED =
  /^(?:comprovante|recibo|nota fiscal|nota|cupom fiscal|cupom|print|foto)(?![a-zà-ÿ])\s*(?:d[aeo]s?\s|[:,-])?\s*(?=\S)/i;

/** Intents that only look something up: as a caption the same words are the name of what is shown. */
const LOOKS_UP: ReadonlySet<Intent> = new Set(['simplista', 'complexa', 'search', 'list_all']);

/** @param intent as the words were read without the file */
export const namesTheFile = (text: string, intent: Intent): boolean =>
  LOOKS_UP.has(intent) && NAMES_THE_FILE.test(text);

/** Whether the words under a file ask for nothing but the file itself. */
export function isAboutTheFile({ text, understanding, loaded }: Situation): boolean {
  const { intent } = understanding;
  if (text === '' || intent === 'save_previous' || namesTheFile(text, intent)) return true;
  // Words without a meaning of their own may still answer the question that is open.
  return intent === 'smalltalk' || (intent === 'unknown' && loaded.state.at === 'idle');
}

/** What is said of a picture or to somebody, with nothing to look up later. */
const CHATTER = pattern('i')`
  ^(?:olha|veja|que |nossa|meu deus|kk|haha|rs|ai |ain|lind|bom dia|boa (?:tarde|noite)|feliz|eu |n[óo]s|a gente|amo|ador|obrigad|
  valeu|ess[ea]|est[ea]|iss?o|aqui|segue|guarda|salva|anota)
`;

const ASKS = /^(?:procur|ach|busc|cad[êe]|onde|qua|mostr|me |o que|quem|como|v[êe] )/i;

/** "Vaga do carro no shopping G3", "receita do Dr. Paulo": a name of what is shown, which says something by itself. */
export function tellsOf({ text, understanding: { intent } }: Situation): boolean {
  if (intent !== 'smalltalk' && intent !== 'unknown' && (intent !== 'search' || ASKS.test(text))) return false;
  if (NAMES_THE_FILE.test(text) || CHATTER.test(text) || text.includes('?')) return false;
  return text.length <= LONGEST_NAME && text.trim().split(/\s+/u).length > 2;
}

/** The entry told behind the name of the file; undefined when there is none. */
export function withoutFileName(situation: Situation): Situation | undefined {
  const rest = situation.text.replace(LABELLED, '');
  if (rest === situation.text) return undefined;
  const understanding: Understanding = situation.read(rest);
  const { intent, slots } = understanding;
  const tells = intent === 'lancamento' && slots.amount_cents !== undefined;
  return tells ? reworded(situation, rest) : undefined;
}
