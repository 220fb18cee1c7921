// A book as it is kept: "livro: Torto Arado (lendo)", with how far one is or what it was worth.

import type { Item } from '../../domain/item.ts';
import { noteCall } from '../../planner/save-calls.ts';
import type { ToolCall } from '../../tools/registry.ts';
import { askToConfirm } from '../ask.ts';
import { run } from '../decided.ts';
import type { Decision } from '../decision.ts';
import type { Situation } from '../situation.ts';
import { edited, rewriting } from './edited.ts';
import type { TitleSaid } from './titles-said.ts';

export const BOOK = /^livro: /i;

/** "Metade", "o começo": no title. */
export const A_PART =
  /^(?:[oa] |um |uma )?(?:metade|peda[çc]o|come[çc]o|in[íi]cio|pouco|pouquinho|parte|quase (?:tudo|todo)|bastante)(?: d[oae]l?[aeo]?| dele| j[áa])*$/i;

export const partRead = (book: Item, part: string): Decision =>
  edited(book, `${book.body.replace(UNDER_WAY, '')} (li ${part})`);

export const HAS_MARK = / \((?:lido|zerado)(?:, nota [\d.,]+)?\)$/u;

const GAME = /^jogo: /i;
/** Kept under "jogo", in front of its title or beside it. */
export const isGame = ({ kind, title, body }: Item): boolean =>
  kind === 'note' && (GAME.test(body) || /^jogo$/i.test(title));

/** What stands behind the title of a book under way. */
export const UNDER_WAY = / \((?:lendo|jogando|larguei|li [^()]+|p\. \d+)\)$/u;

export const asRead = (book: string, rating: number | undefined): string =>
  `${book.replace(UNDER_WAY, '')} (${/^jogo/i.test(book) ? 'zerado' : 'lido'}${rating === undefined ? '' : `, nota ${String(rating).replace('.', ',')}`})`;

export const booksCalled = (title: string, { loaded }: Situation): readonly Item[] =>
  loaded.called(title).items.filter(({ kind, body }) => kind === 'note' && BOOK.test(body));

export const isReading = (situation: Situation): boolean => UNDER_WAY.test(underWay(undefined, situation)?.body ?? '');

/** The book of that title; without one the one just spoken of, the only one begun or the only one not read. */
export function underWay(title: string | undefined, { loaded }: Situation): Item | undefined {
  const books = loaded
    .called(title ?? 'livro')
    .items.filter(({ kind, body }) => kind === 'note' && BOOK.test(body) && !HAS_MARK.test(body));
  const spoken = title === undefined ? books.filter(({ id }) => id === loaded.lastSaved?.id) : [];
  const begun = books.filter(({ body }) => UNDER_WAY.test(body));
  const [book, ...more] = spoken.length > 0 ? spoken : begun.length > 0 ? begun : books;
  return more.length > 0 ? undefined : book;
}

/** Marks the book of that title, or keeps it as read. */
export function readBook({ title, rating }: TitleSaid, situation: Situation): ToolCall {
  const [book, ...more] = booksCalled(title, situation);
  if (book === undefined || more.length > 0 || HAS_MARK.test(book.body))
    return noteCall(asRead(`Livro: ${title}`, rating));
  return rewriting(book, asRead(book.body, rating));
}

const PLAYING = /,? (?:t[ôo] |estou )?jogando(?: .*)?$/i;

/** The book or game, done and with that mark, whatever stood behind its title. */
export function readAs(item: Item, rating: number | undefined): ToolCall {
  const body = item.body.replace(HAS_MARK, '').replace(PLAYING, '');
  const apart = isGame(item) && !GAME.test(body);
  const content = asRead(apart ? `Jogo: ${body}` : body, rating).replace(apart ? GAME : '', '');
  return rewriting(item, content);
}

const AT_PAGE = /,? (?:e )?(?:t[ôo] |estou |parei )?(?:n?a )?(?:p[áa]g(?:ina)?|p)\.? ?(?<page>\d{1,4})$/i;

/** How far one is in the book of that title; undefined where none is under way and none named. */
export function onPage(page: string, title: string | undefined, situation: Situation): Decision | undefined {
  const book = underWay(title, situation);
  if (book === undefined) return title === undefined ? undefined : run(noteCall(`Livro: ${title} (p. ${page})`));
  const content = `${book.body.replace(UNDER_WAY, '')} (p. ${page})`;
  return edited(book, content);
}

/** A book under way is offered to be kept, unless it is. */
export function begun(said: string, situation: Situation): Decision | undefined {
  const { page } = AT_PAGE.exec(said)?.groups ?? {};
  const title = said.replace(AT_PAGE, '');
  if (page !== undefined) return onPage(page, title, situation);
  if (booksCalled(title, situation).length > 0) return undefined;
  return askToConfirm(
    ['Guardo o livro ', { bold: title }, '?'],
    noteCall(`Livro: ${title} (lendo)`),
    { yes: 'Guardar', no: 'Não precisa' },
    situation.asking,
  );
}
