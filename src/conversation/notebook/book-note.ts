// Books are labelled notes: "quero ler Torto Arado" is saved as "Livro: Torto Arado", and marked there once read.

import { pattern } from '../../domain/pattern.ts';
import { noteCall } from '../../planner/save-calls.ts';
import type { ToolCall } from '../../tools/registry.ts';
import { askToConfirm } from '../ask.ts';
import { run, say } from '../decided.ts';
import type { Decision } from '../decision.ts';
import type { Situation } from '../situation.ts';
import { edited } from './edited.ts';
import {
  A_PART,
  asRead,
  BOOK,
  begun,
  booksCalled,
  HAS_MARK,
  isReading,
  onPage,
  partRead,
  readBook,
  UNDER_WAY,
  underWay,
} from './kept-book.ts';
import { plainTitle, titlesSaid } from './titles-said.ts';

const WANTS = pattern('i')`
  ^(?:(?:anota|salva|guarda)(?: a[íi])?:? )?
  (?:(?:eu )?(?:quero|queria|vou|preciso|pretendo|tenho que) ler|pra ler:?|livro (?:(?:pra|para) ler|d[oa] (?:m[êe]s|vez|semana|clube|momento)):?) (?:
    depois |o livro |os livros )?(?<title>\S.{1,80}?)(?: depois| um dia)?[.!]*$|
  ^(?:salva|guarda|adiciona|bota|coloca)(?: a[íi])? o livro (?<named>(?!d[aeo] |que |pr[ao] )\S.{1,80}?)[.!]*$
`;

/** "Salva esses livros: Torto Arado, 1984 e Quincas Borba": one note each, so that each can be read. */
const SEVERAL = pattern('i')`
  ^(?:
    (?:anota|salva|guarda|bota|coloca|adiciona)(?: a[íi])? (?:(?:ess[ea]s|os|uns|meus) )?|
    (?:(?:quero|vou|pretendo) ler )(?:(?:ess[ea]s|os) )?|(?=livros (?:pra|para) ler:)
  )livros(?: pra ler)?:? (?<titles>\S.{3,200}?)[.!]*$
`;

/** "Quero ler: A Hora da Estrela, Quarto de Despejo e Olhos d'Água". */
const ENUMERATED =
  /^(?:(?:eu|e|ah|tamb[ée]m),? )*(?:quero|queria|vou|preciso|pretendo|tenho que) ler:? (?=[^?]*,)(?<titles>\S[^?]{3,200}?)[.!]*$/i;

/** Things that are read and are not books. */
const NO_BOOK =
  /^(?:(?:o|a|as|os|um|uma|meu|minhas?|mais|menos|isso|ess[ea]s?|aquel[ea]s?|mensagens?|e-?mails?|jornal|not[íi]cias?|manual|contrato|artigos?|livros?) ?)+$/i;

/** "Tô lendo O Avesso da Pele". */
const READS = pattern('u')`
  ^(?:[Ee]u |[Aa]gora |[Hh]oje )*(?:(?:[Tt][ôo]|[Ee]stou|[Tt]ava|[Cc]omecei a|[Cc]omecei|[Cc]ome[çc]ando(?: a)?) (?:re)?(?:lendo|ler)|[Ll]endo)(?: (?:também|tb|tbm))? (?:
    (?<paged>\p{Ll}[^?$]{1,60}?,? (?:e )?(?:tô |estou |parei )?(?:na )?p[áa]g(?:ina)?\.? ?\d{1,4})|o livro (?<named>\S.{1,60}?)|(?<title>(?:\p{Lu}\S*|(?<=[Cc]omecei a ler )(?!um|uma|ess|aquel|jornal|not|mensag|artigo|contrato|manual|texto|mat[ée]ria|o |a )\p{Ll}\S*|\d{4}(?!\d)|(?:[oa]s?|um|uma) (?!livro|jornal|not|mensag|artigo|contrato|manual|texto|mat[ée]ria|b[íi]blia)\S+)(?: .{1,60}?)?)
  )[.!]*$
`;

/** "Andei mais 15", of the book under way. */
const WENT_ON =
  /^(?:(?:hoje|ontem|j[áa]),? )*(?:(?:andei|avancei|fui|foram|li) (?:mais )?(?=\d+(?: p[áa]g\S*)?(?: hoje| ontem)?[.!]*$)|mais (?=\d+ p[áa]g))(\d{1,3})(?: p[áa]g[a-zà-ÿ]*)?(?: hoje| ontem)?[.!]*$/i;
/** "Da Carla Madeira", behind the book. */
const AUTHOR = /^(?:[ée] )?d[aeo] (\p{Lu}\p{L}+(?: (?:d[aeo]s? )?\p{Lu}\p{L}+){0,3})[.!]*$/u;
/** "Adiciona Tudo é Rio também", behind a book. */
const ALSO_READ =
  /^(?:[Ee] )?(?:[Aa]diciona|[Bb]ota|[Pp]õe|[Cc]oloca|[Ss]alva|[Aa]nota)(?: aí)? (?:o )?(?<title>\p{Lu}[^,?$]{1,60}?),? (?:também|tambem|tb|tbm)[.!]*$/u;
const TITLE = /^\p{Lu}\p{L}*(?: \p{L}+){0,6}[.!]*$/u;
const STOPPED_BOOK = pattern('i')`
  ^(?:(?:eu|j[áa]|hoje),? )*(?:parei|larguei|t[ôo]|estou) (?:com )?
  (?:n?o) (?<title>livro d[aeo]s? [a-zà-ÿ][a-zà-ÿ ]{1,30}?) na (?:p[áa]g(?:ina)?\.? )?(?<page>\d{1,4})[.!]*$
`;
const BEGUN = /^(?:j[áa] |hoje |ontem )*comecei(?: (?:a ler|ele|hoje|ontem))*[.!]*$/i;

/** "Comecei torto arado", of a book that is kept. */
const BEGAN =
  /^(?:(?:hoje|ontem|j[áa]|agora|eu),? )*(?:comecei|peguei pra ler|t[ôo] lendo|estou lendo) (?:a ler )?(?<title>[a-zà-ÿ][^?\d]{1,50}?)(?: hoje| ontem)?[.!]*$/i;

const DROPPED =
  /^(?:eu )?(?:larguei|abandonei|desisti d[eo](?: ler)?|parei de ler) (?:o livro )?(?<title>[a-zà-ÿ\d][^,?$]{1,50}?)[.!]*$/i;

const HAS_READ = pattern('i')`
  ^(?:
    (?:j[áa] |eu |ontem )*(?:li|terminei de ler|acabei de ler|terminei|acabei)|
    (?:marca|pode marcar)(?: como lido)?:?
  ) (?:o livro )?(?<title>\S.{1,80}?)(?: como lido| hoje| ontem)?
  (?:,? (?:nota|dou) (?<rating>\d{1,2}))?[.!]*$
`;

/** Only books are read, or called so. */
const READ_ONLY = /(?<![a-zà-ÿ])(?:li|ler|lido|livro)(?![a-zà-ÿ])/i;

const NOT_BY_TITLE = pattern('i')`
  ^(?:n?[oa]s?|at[ée]|um|uma|que|sobre|tudo|tod[oa]s?|seu|sua|teu|tua|meu|minha|voc[êe]|isso) |(?<![a-zà-ÿ])
  (?:mensage[a-zà-ÿ]+|e-?mail|contrato|bula|not[íi]cia|mat[ée]ria|artigo|recado|letra|manual)
`;

const ASKS = pattern('i')`
  ^(?:e )?(?:
    (?:(?:o que|oq|quais?|que) )?(?:livros?) (?:que )?(?:(?:eu|ainda|me|n[ãa]o|que|j[áa]) )*
    (?:quero|queria|falta|faltam|tenho|li|preciso|salvei|anotei)(?: (?:ler|pra ler|pra eu ler|eu ler))?|
    (?:o que|oq) (?:(?:eu|ainda|me) )*(?:falta|quero|tenho)(?: (?:pra|de|eu))* ler|
    meus livros|
    livros (?:pra|para|que (?:eu )?quero) ler|
    lista (?:de |d?os |meus )?livros
  )(?: (?:n?ess[ea]|n?est[ea]) (?:ano|m[êe]s))?[?.!]*$
`;

/** "Tô na página 80", "parei na pág 80 de Duna". */
const ON_PAGE = pattern('i')`
  ^(?:(?:agora|eu|j[áa]|hoje|do livro) )*(?:(?:na )?(?=p[áa]g[a-z]*\.? \d)|(?:(?:t[ôo]|estou|parei|cheguei|fiquei|vou|tava) (?:l[áa] )?n[ao]|li at[ée] a) )(?:p[áa]?g(?:ina)?|p)\.? ?(?<page>\d{1,4})
  (?: d[aeo] (?!livro[.!]*$)(?:livro )?(?<title>\S.{1,50}?)| d[eo] livro)?(?: j[áa])?[.!]*$
`;

/** "Parei 1984 na 200", "cheguei na 240 do Barroso". */
const STOPPED_IN =
  /^(?:(?:eu|j[áa]|hoje),? )*(?:(?:parei|larguei|deixei) (?<title>\S[^?$]{1,50}?) na (?:p[áa]g(?:ina)?\.? )?(?<page>\d{1,4})|(?:cheguei|t[ôo]|estou|fui)(?: at[ée]| l[áa])? n?a (?<at>\d{1,4}) d[aeo] (?<of>\S[^?$]{1,50}?))[.!]*$/i;
/** "Já tô na 90", of the book spoken of. */
const BARE_PAGE =
  /^(?:(?:agora|eu|j[áa]|hoje),? )*(?:(?:t[ôo]|estou|parei|cheguei|fui|li)(?: at[ée])?|(?<=(?:agora|hoje|j[áa]),? )) ?n?a (?<page>\d{1,4})(?<title>(?!))?[.!]*$/i;

const ASKS_PAGE = pattern('i')`
  ^(?:e )?(?:(?:em|na) que p[áa]gina (?:que )?(?:eu )?(?:parei|t[ôo]|estou|tava)|(?:eu )?parei (?:onde|em que p[áa]gina)|onde (?:que )?(?:eu )?parei)
  (?: (?:n[ao]|d[aeo]) (?:(?:meu )?livro(?: d[aeo])?(?: (?<title>\S.{1,50}?))?))?\s*[?.!]*$
`;

/** "Terminei, nota 8", of the book spoken of. */
const FINISHED =
  /^(?:eu |j[áa] |hoje |ontem )*(?:terminei|acabei|li)(?: (?:de ler|ele|esse|tudo|hoje|hj|ontem))*(?:[,.]? (?:e )?(?:nota|dou|dei) (?=\d)|, (?=\d))?(\d{1,2})?[.!]*$/i;

const HAVE_READ = /(?<![a-zà-ÿ])li(?![a-zà-ÿ])/i;

/** "Quais faltam?" right after a book: unread books. */
const WHICH_LEFT = /^(?:e )?(?:quais|qual|o que|oq)(?: ainda| me)? faltam?[?.!]*$/i;

/** "Meus livros", "lista de livros". */
const ALL = /meus livros|lista/i;

const NONE_READ = { text: ['Nenhum livro marcado como lido ainda. É só me dizer: “li Torto Arado”.'] };

const ALL_READ = { text: ['Você já leu todos os livros que guardou.'] };

/** Undefined when no book is spoken of. */
export function bookNote(situation: Situation): Decision | undefined {
  const { text, loaded, understanding } = situation;
  const words = text.trim();
  const spokenOf = loaded.lastSaved !== undefined && BOOK.test(loaded.lastSaved.body);
  if (ASKS.test(words) || (spokenOf && WHICH_LEFT.test(words))) {
    const kept = loaded.called('livro').items.filter(({ kind, body }) => kind === 'note' && BOOK.test(body));
    const read = HAVE_READ.test(words);
    const asked = kept.filter(({ body }) => ALL.test(words) || HAS_MARK.test(body) === read);
    if (asked.length === 0) return kept.length === 0 ? undefined : say(read ? NONE_READ : ALL_READ);
    const books = ALL.test(words) ? 'all' : read ? 'read' : 'unread';
    return run({ tool: 'search_items', args: { query: 'livro', kind: 'note', books } });
  }
  const kept = STOPPED_BOOK.exec(words)?.groups;
  if (kept !== undefined) return onPage(kept['page'] ?? '', kept['title'], situation);
  const stopped = STOPPED_IN.exec(words)?.groups;
  const of = stopped?.['title'] ?? stopped?.['of'];
  if (of !== undefined && booksCalled(of, situation).length === 1)
    return onPage(stopped?.['page'] ?? stopped?.['at'] ?? '', of, situation);
  const bare = ON_PAGE.exec(words) === null ? BARE_PAGE.exec(words)?.groups : undefined;
  const page =
    ON_PAGE.exec(words)?.groups ?? (bare !== undefined && (spokenOf || isReading(situation)) ? bare : undefined);
  if (page !== undefined) return onPage(page['page'] ?? '', page['title'], situation);
  if (bare !== undefined && /parei/i.test(words))
    return say({ text: [`De qual livro? Me diga assim: “parei na página ${bare['page']} de Torto Arado”.`] });
  const asked = ASKS_PAGE.exec(words);
  if (asked !== null) {
    const book = spokenOf || /livro|p[áa]gina/i.test(words) ? underWay(asked.groups?.['title'], situation) : undefined;
    return book && run({ tool: 'search_items', args: { query: book.body, kind: 'note' } });
  }
  const spoken =
    spokenOf && loaded.lastSaved !== undefined && !HAS_MARK.test(loaded.lastSaved.body) ? loaded.lastSaved : undefined;
  // "A Hora da Estrela", behind "parei o livro da Clarice na 56".
  const [, by = '', at = ''] = /^livro: livro d[aeo] (.+?)( \(p\. \d+\))$/i.exec(spoken?.body ?? '') ?? [];
  if (spoken !== undefined && by !== '' && TITLE.test(words))
    return edited(spoken, `Livro: ${words.replace(/[.!]+$/u, '')}, de ${by}${at}`);
  const also = spokenOf ? ALSO_READ.exec(words)?.groups?.['title'] : undefined;
  if (also !== undefined) return run(noteCall(`Livro: ${also}`));
  const author = spoken === undefined ? undefined : AUTHOR.exec(words)?.[1];
  if (spoken !== undefined && (author !== undefined || BEGUN.test(words))) {
    const bare = spoken.body.replace(UNDER_WAY, '');
    const content = author === undefined ? `${bare} (lendo)` : `${bare}, de ${author}${spoken.body.slice(bare.length)}`;
    return edited(spoken, content);
  }
  const further = spoken !== undefined && UNDER_WAY.test(spoken.body) ? WENT_ON.exec(words)?.[1] : undefined;
  if (further !== undefined) return morePages(Number(further), situation);
  const titles = titlesSaid((SEVERAL.exec(words) ?? ENUMERATED.exec(words))?.groups?.['titles'] ?? '', true);
  const [first, ...others] = titles.map(({ title }) => noteCall(`Livro: ${title}`));
  if (first !== undefined && others.length > 0) return run(first, ...others);
  const begins = READS.exec(words)?.groups;
  const reading = begins?.['paged'] ?? begins?.['named'] ?? begins?.['title'];
  if (reading !== undefined && !NO_BOOK.test(reading)) return begun(reading, situation);
  const opened = BEGAN.exec(words)?.groups?.['title'];
  const [began, ...several] = opened === undefined ? [] : booksCalled(opened, situation);
  if (began !== undefined && several.length === 0 && !HAS_MARK.test(began.body)) {
    const content = `${began.body.replace(UNDER_WAY, '')} (lendo)`;
    return edited(began, content);
  }
  const left = DROPPED.exec(words)?.groups?.['title'];
  const [dropped, ...alike] = left === undefined ? [] : booksCalled(left, situation);
  if (dropped !== undefined && alike.length === 0)
    return edited(dropped, `${dropped.body.replace(UNDER_WAY, '')} (larguei)`);
  const wanted = WANTS.exec(words)?.groups;
  const title = wanted?.['title'] ?? wanted?.['named'];
  if (title !== undefined && !NO_BOOK.test(title) && !/[?]|https?:/u.test(words) && understanding.intent === 'save')
    return run(noteCall(`Livro: ${title}`));
  const last = spokenOf ? loaded.lastSaved : undefined;
  const finished = last === undefined || HAS_MARK.test(last.body) ? null : FINISHED.exec(words);
  if (last !== undefined && finished !== null)
    return run(
      readBook(
        {
          title: last.body.replace(BOOK, '').replace(UNDER_WAY, ''),
          ...(finished[1] === undefined ? {} : { rating: Number(finished[1]) }),
        },
        situation,
      ),
    );
  const { title: said, rating } = HAS_READ.exec(words)?.groups ?? {};
  if (said === undefined) return undefined;
  if (A_PART.test(said))
    return spokenOf && last !== undefined && !HAS_MARK.test(last.body) ? partRead(last, said) : undefined;
  const pages = /^(?:mais )?(?<count>\d{1,4}) p[áa]g|^mais (?<bare>\d{1,3})$/i.exec(said)?.groups;
  if (pages !== undefined) return morePages(Number(pages['count'] ?? pages['bare']), situation);
  const read = plainTitle(said);
  const [book, ...more] = booksCalled(read, situation);
  if (book === undefined && READ_ONLY.test(words)) return offerRead(read, rating, situation);
  if (book === undefined || more.length > 0 || HAS_MARK.test(book.body)) return undefined;
  return run(readBook({ title: read, ...(rating === undefined ? {} : { rating: Number(rating) }) }, situation));
}

bookNote.says = [
  FINISHED,
  ASKS,
  WHICH_LEFT,
  DROPPED,
  WANTS,
  HAS_READ,
  SEVERAL,
  ENUMERATED,
  READS,
  BEGAN,
  STOPPED_BOOK,
  TITLE,
  ALSO_READ,
  WENT_ON,
  AUTHOR,
  BEGUN,
  ON_PAGE,
  STOPPED_IN,
  BARE_PAGE,
  ASKS_PAGE,
];

/** "Nota 9" under "Guardo o livro O Alquimista como lido?". */
const RATES =
  /^(?:(?:sim|pode|e|dou|dei|foi|leva|merece|minha|uma|pra mim),? )*(?:nota (?:[ée] )?(?=\d)|(?=10|[3-9]))(?<mark>10|\d(?:[.,]\d)?)(?: ?\/ ?10| de 10)?[.!]*$/i;

/** "Tô na página 50", "nota 9" under "Guardo o livro Torto Arado?": it is kept, as read so far or with its mark. */
export function offeredBook(offered: string, text: string): ToolCall | undefined {
  if (!BOOK.test(offered)) return undefined;
  const mark = HAS_MARK.test(offered) ? RATES.exec(text)?.groups?.['mark'] : undefined;
  if (mark !== undefined) return noteCall(asRead(offered.replace(HAS_MARK, ''), Number(mark.replace(',', '.'))));
  const page = (ON_PAGE.exec(text) ?? BARE_PAGE.exec(text))?.groups?.['page'];
  return page === undefined ? undefined : noteCall(`${offered.replace(UNDER_WAY, '')} (p. ${page})`);
}

/** "Li 50 páginas", of the book under way. */
function morePages(count: number, situation: Situation): Decision | undefined {
  const book = underWay(undefined, situation);
  const before = Number(/ \(p\. (\d+)\)$/u.exec(book?.body ?? '')?.[1] ?? 0);
  return book && onPage(String(before + count), undefined, situation);
}

function offerRead(title: string, rating: string | undefined, { asking }: Situation): Decision | undefined {
  // Told with its mark, it was read.
  if (rating !== undefined && /^\p{Lu}/u.test(title) && !NO_BOOK.test(title))
    return run(noteCall(asRead(`Livro: ${title}`, Number(rating))));
  if (NO_BOOK.test(title) || (NOT_BY_TITLE.test(title) && !/^(?:Tudo \S|[OA]s? \p{Lu})/u.test(title))) return undefined;
  return askToConfirm(
    ['Guardo o livro ', { bold: title }, ' como lido?'],
    noteCall(asRead(`Livro: ${title}`, rating === undefined ? undefined : Number(rating))),
    { yes: 'Guardar', no: 'Não precisa' },
    asking,
  );
}
