// "Quantas páginas faltam? são 320", of the book one is on a page of.

import { pattern } from '../../domain/pattern.ts';
import { say } from '../decided.ts';
import type { Decision } from '../decision.ts';
import type { Situation } from '../situation.ts';
import { BOOK, UNDER_WAY, underWay } from './kept-book.ts';

const PAGES_LEFT = pattern('i')`
  ^(?:e )?(?:quantas|qts|qtas) (?:p[áa]g(?:ina)?s?) (?:ainda )?(?:me )?falt(?:a|am)(?: (?:pra|para) (?:eu )?(?:terminar|acabar))?(?: [oa] livro| ele)?
  (?:[?,.! ]+(?:s[ãa]o|[ée]|tem|ele tem|o livro tem|no total s[ãa]o|de) (?:um total de )?(?<all>\d{2,4})(?: p[áa]g(?:ina)?s?)?(?: no total)?)?\s*[?.!]*$
`;
/** "Tem 320", behind "me diga quantas páginas tem". */
const ALL_PAGES =
  /^(?:s[ãa]o|tem|ele tem|[ée]|o livro tem|no total)?(?: de| s[ãa]o)? ?(?<all>\d{2,4})(?: p[áa]g(?:ina)?s?)?(?: no total)?[.!]*$/i;
const ASK_ALL = 'Quantas páginas ele tem ao todo?';

/** Undefined unless a book is under way, with the page one is on. */
export function pagesLeft(situation: Situation): Decision | undefined {
  const words = situation.text.trim();
  const asks = PAGES_LEFT.exec(words);
  const answers = situation.loaded.lastReply()?.text.endsWith(ASK_ALL) === true ? ALL_PAGES.exec(words) : null;
  const book = asks === null && answers === null ? undefined : underWay(undefined, situation);
  const at = Number(/ \(p\. (\d+)\)$/u.exec(book?.body ?? '')?.[1]);
  if (book === undefined || !Number.isFinite(at)) return undefined;
  const title = book.body.replace(BOOK, '').replace(UNDER_WAY, '');
  const all = Number((asks ?? answers)?.groups?.['all'] ?? 0);
  if (all === 0)
    return say({ text: ['Você está na página ', { bold: String(at) }, ' de ', { bold: title }, `. ${ASK_ALL}`] });
  return say({
    text: [
      all > at ? `Faltam ${all - at} páginas de ` : 'Não falta nenhuma de ',
      { bold: title },
      all > at ? ` (${at} de ${all}).` : '.',
    ],
  });
}
pagesLeft.says = [PAGES_LEFT, ALL_PAGES];
