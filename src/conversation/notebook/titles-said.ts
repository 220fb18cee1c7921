// "A Baleia, Barbie e Duna": several titles in one breath. "Velozes e Furiosos" is one, and so is what nothing says to be two.

import { folded } from '../../domain/fold.ts';
import { pattern, piece } from '../../domain/pattern.ts';
import { WEEKDAY_NAMES } from '../wording/calendar-words.ts';
import { PLATFORM } from './item-half-said.ts';
import { SAW } from './seen-verbs.ts';

/** Rated there: "Duna nota 9", "Duna (9)". */
export type TitleSaid = { readonly title: string; readonly rating?: number };

const APART = /\s*[,;\n]\s*(?:e\s+(?:tamb[ée]m\s+)?)?/u;
const AND = /\s+e\s+(?:(?:tamb[ée]m|depois)\s+)?/i;
/** One after the other: two, however short. */
const AND_THEN = /\se (?:depois|tamb[ée]m) /i;
/** What opens the second half of one title: "a Pedra Filosofal", "Onde Habitam". */
const SAME_TITLE = /^(?:[oa]s?|um|uma|outr[oa]s|onde|eu|seus?|suas?|n[ãa]o|sem|com|d[aeo]s?|\d+$|meio$)(?: |$)/i;
const RATED = /[,:]?\s*(?:\((?:nota )?|-\s*|nota )(10|\d(?:[.,]\d)?)\)?$/i;
/** When it was seen, which is no part of the title. */
export const WHEN_SEEN = piece`
  (?:hoje|hj|ontem|anteontem|agora|finalmente|(?:fim|final) de semana|fds|semana passada|m[êe]s passado|(?:n?[eo]ss?[ea]s?|d?n?[oa]s?|n?est[ea]) (?:
    fim de semana|final de semana|fds|feriado|f[ée]rias|carnaval|semana|m[êe]s|ano|${WEEKDAY_NAMES}|noite|cinema
  )(?: passad[oa])?|(?:${WEEKDAY_NAMES})(?: passad[oa])?)(?: [àa] noite)?
`;
const WHEN = new RegExp(`(?:^|,?\\s+)${WHEN_SEEN}$`, 'i');
/** Behind a title: what was thought of it, or how it was. */
const THOUGHT = pattern('i')`
  (?:,|[.!…]+|\s+(?:e|mas|s[óo] que|por[ée]m))\s+(?:(?:eu|a gente|mas|e|que|me|n[ãa]o|j[áa]|s[óo]|muito|mto|mt|bem|meio|super|t[ãa]o|um pouco|nossa) )*
  (?:
    (?:ach(?:ei|amos|o)|gost(?:ei|amos|o)|am(?:ei|amos|o)|ador(?:ei|amos|o)|curti(?:mos)?|odi(?:ei|amos|o)|detest(?:ei|amos)|chor(?:ei|amos)|ri(?:mos)?|dormi|recomendo|valeu|
    surtei|emocionou|(?:é|foi|era|tava|parece) (?:muito|mto|bem|meio|um|uma|t[ãa]o|bo[ma]|lind|[óo]tim|ruim|chat|perfeit|maravilh|incr))(?![a-zà-ÿ]).*|
    (?:bo[ma]|lind[oa]|[óo]tim[oa]|trist[eo]|frac[oa]|chat[oa]|ruim|perfeit[oa]|maravilhos[oa]|sensacional|excelente|incr[íi]vel|legal|massa|foda|top|
    pesad[oa]|lent[oa]|arrastad[oa]|emocionante|engra[çc]ad[oa]|triste|obra[- ]prima|mais ou menos|demais|p[ée]ssim[oa]|horr[íi]vel)
    (?:,? (?:demais|mesmo|pra caramba|d\+|mas .{0,40}|e .{0,40}))?
  )$
`;
const BESIDE = /,? (?:na verdade|na vdd|faz tempo|h[áa] tempos|viu|por enquanto)[.!]*$/i;
/** Without what was thought of it. */
export const withoutOpinion = (said: string): string => said.replace(THOUGHT, '');
/** "Bacurau hj, que triste": the title alone. */
export function plainTitle(said: string): string {
  const title = withoutOpinion(said.replace(BESIDE, '')).replace(WHEN, '').trim();
  return title === '' ? said : title;
}

/** "Os filmes Aftersun e Close": of the shelf, and no thing on a list. */
export const NAMES_WORKS = /^(?:[oa]s? )?(?:filmes?|s[ée]ries?|v[íi]deos?|lembretes?) \S/i;
const MARKED = /^["“”'«]+|["“”'»]+$|[.!]+$/gu;

const words = (title: string): number => title.split(/\s+/u).filter((word) => word.length > 2).length;

const CAPITAL = /^[\p{Lu}\d]/u;
/** Without a plural or a count before them, one must be longer than a word, the other too or with a capital, or both be kept under these names. */
function isTwo(first: string, second: string, isKept: (title: string) => boolean): boolean {
  if (isKept(first) && isKept(second)) return true;
  const long = [first, second].filter((title) => words(title) > 1).length;
  return !SAME_TITLE.test(second) && (long === 2 || (long === 1 && CAPITAL.test(first) && CAPITAL.test(second)));
}

function rated(said: string): TitleSaid {
  const plain = plainTitle(said.replace(MARKED, '')).replace(MARKED, '').trim();
  const [mark, rating] = RATED.exec(plain) ?? [];
  if (mark === undefined || rating === undefined) return { title: plain };
  return { title: plain.slice(0, -mark.length).trim(), rating: Number(rating.replace(',', '.')) };
}

/** "Anora e Conclave", and not "o menino e a garça". */
export const mayBeTwo = (title: string): boolean =>
  titlesSaid(title, true).length > 1 && !/ e (?:[oa]s?|uma?) \p{Ll}/u.test(title);

/** @param several a plural or a count says that there is more than one. */
export function titlesSaid(
  said: string,
  several: boolean,
  isKept: (title: string) => boolean = () => false,
): readonly TitleSaid[] {
  const parts = said.trim().split(APART);
  const [first = '', ...joined] = (parts.pop() ?? '').split(AND);
  const second = joined.join(' e ');
  const listed = parts.length > 0 && !SAME_TITLE.test(second);
  const apart = second !== '' && (several || AND_THEN.test(said) || listed || isTwo(first, second, isKept));
  const titles = apart ? [...parts, first, second] : [...parts, second === '' ? first : `${first} e ${second}`];
  const known = new Set<string>();
  return titles.map(rated).filter(({ title }) => title !== '' && !known.has(folded(title)) && known.add(folded(title)));
}

/** "Cidade de Deus e Central do Brasil": two works; a comma may be a part of one title. */
export const apart = (title: string): readonly string[] =>
  title.includes(',') ? [title] : titlesSaid(title, false).map((one) => one.title);

/** "Divertida Mente 2, Moana 2 e Robô Selvagem": the last two of several are two, but not "o menino e a garça". */
export function withLastApart(titles: readonly string[]): readonly string[] {
  if (titles.length < 2) return titles;
  const [, ...last] = titlesSaid(titles.slice(-2).join(', '), false);
  return [...titles.slice(0, -1), ...last.map(({ title }) => title)];
}

/** What is said beside a title, and is none. */
const REMARK = pattern('i')`
  ^(?:mas|que|pq|porque|se|s[óo]|me|eu|a gente|el[ea]s?|t[ôo]|estou|t[áa]|[ée]|eh|foi|muito|bem|dizem|parece|hoje|amanh[ãa]|depois|com|sem|pra|para|n[ãa]o|acho|indica[çc][ãa]o|dica|d[aeo]|quem|n[ao] ${PLATFORM}) |
  (?<![a-zà-ÿ])(?:indic|recomend|fal|diss|suger|lembr|avis)[a-zà-ÿ]+(?: |$)
`;
/** "O bom, o mau e o feio", "comer, rezar, amar", "bom dia, verônica", "eu, tu, eles": commas and all, one title. */
const ONE =
  /^(?:(?:[oa]s? [^\s,]+(?:, | e |$)){3,}$|(?:[a-zà-ÿ]+[aei]r(?:, | e |$)){2,}$|(?:adeus|bom dia|boa noite|ol[áa]|oi|sim|querid[oa]|eu|minha [a-zà-ÿ]+), |(?<first>[a-zà-ÿ]+), .*\k<first>$)/i;

/** "O bom, o mau e o feio" of "vi o bom, o mau e o feio": what was seen has one title, commas and all. */
export function oneSeen(text: string): string | undefined {
  const said = ONE_SEEN.exec(text.trim())?.groups?.['said'];
  return said?.includes(',') && ONE.test(said) ? said : undefined;
}
const ONE_SEEN = new RegExp(
  `^(?:(?:eu|a gente|hoje|ontem|j[áa]),? )*(?:${SAW}) (?:o filme |a s[ée]rie )?(?<said>[^?$:]{4,80}?)(?:,? ${WHEN_SEEN})?[.!]*$`,
  'i',
);

/** In words. */
const LONGEST = 6;
/** What the order or the kind of work stands before, to the end. */
const NAMED =
  /(?<![a-zà-ÿ])(?:(?<kind>filme|s[ée]rie|anime|dorama|document[áa]rio|novela)(?: nov[oa])?:?|ver|assistir) (?<said>[^?$:;\n]{4,160}?)[.!]*$/i;

/** "La La Land", "Mais Estranho que a Ficção": small words that the first reading takes for none of the title. */
const OPENS_TITLE = /^(?:(?:la|me|mais|menos|aqui|eu|tu|n[ãa]o|uma?|oi|bo[am]|se|tudo) )+$/i;

export type WithCommas = { readonly titles: readonly string[]; readonly told?: string };

/** Of a title that the first reading ended at a comma, or began behind one: all that was named, and what was said of it. */
export function withCommas(read: string, text: string): WithCommas {
  const { kind, said = '' } = NAMED.exec(text)?.groups ?? {};
  if (ONE.test(said)) return { titles: [said] };
  const [head = ''] = said.split(',');
  const first = head.endsWith(` ${read}`) && OPENS_TITLE.test(head.slice(0, -read.length)) ? head : read;
  const there = SEEN_THERE.exec(first)?.groups;
  const alone =
    there === undefined ? { titles: [first] } : { titles: [there['title'] ?? ''], told: there['told'] ?? '' };
  const behind = said.startsWith(`${first}, `) ? said.slice(first.length + 2) : undefined;
  if (behind === undefined) return alone;
  if (REMARK.test(`${behind} `))
    return kind !== undefined && OF_IT.test(behind)
      ? { titles: [first], told: behind.replace(/ que (?=[a-z]+ou$)/, ' ') }
      : alone;
  if (kind === undefined && !/ e /i.test(behind)) return alone;
  const more = titlesSaid(behind, true).map(({ title }) => title);
  const isOdd = (title: string): boolean => REMARK.test(`${title} `) || title.split(' ').length > LONGEST;
  return more.some(isOdd) ? alone : { titles: [first, ...more] };
}
/** "Cangaço Novo na Prime". */
const SEEN_THERE = new RegExp(`^(?<title>.{2,}?) (?<told>n[ao] ${PLATFORM})$`, 'i');
/** Who said it was good, where it is seen. */
const OF_IT =
  /^(?!me |eu )(?:n[ao] |com |d[aeo] (?!\d)|(?:por )?recomenda|sugest|indica|dica|dizem|.*(?:indic|recomend|fal|diss|suger)[a-zà-ÿ]+$)/i;
