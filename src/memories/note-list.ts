// A list is a note with a label such as "lista de compras"; lines are added to and removed from its text.

import { folded } from '../domain/fold.ts';
import type { Item } from '../domain/item.ts';
import { pattern } from '../domain/pattern.ts';
import { withFigureAs, withLastFigureAs, withWordsAs } from './reworded.ts';
import { searchWords } from './search-words.ts';
import { stemsOf } from './stem.ts';

/** "lista", "lista de compras", "listinha da feira". */
export const isListName = (label: string): boolean => /^list(?:a|inha)s?(?: |$)/u.test(folded(label));

/** False for a note that has only the list's name and nothing on it. */
export const isList = ({ kind, title, body }: Pick<Item, 'kind' | 'title' | 'body'>): boolean =>
  kind === 'note' && isListName(title) && folded(body) !== folded(title);

/** In words: what is longer is a clause and no line of a list. */
const LONGEST_ENTRY = 7;
const isClause = (entry: string): boolean => entry.split(/\s+/u).length > LONGEST_ENTRY;

/** Whether a note lists several things ("parafuso, cola branca, lixa"), whatever its label. */
export function enumerates({ kind, body }: Pick<Item, 'kind' | 'body'>): boolean {
  const entries = kind === 'note' ? entriesOf(body.replace(LABEL, '')) : [];
  // "Oftalmo, em jejum, segunda, 19/10, às 8h40" is one thing, and when it is.
  return entries.length > 2 && !entries.some(isClause) && !/, \d{1,2}\/\d{1,2}(?:, às \S+)?$/u.test(body);
}

/** "Lista do mercado" matches "lista de mercado"; '' matches any. */
export const isNamedAs = ({ title }: Pick<Item, 'title'>, name: string): boolean =>
  searchWords(name).every((word) => word === 'lista' || searchWords(title).includes(word));

const BULLET = /^[-–•*\s]+/u;

const TOO = /\s+(?:tamb[ée]m|tb|tbm)\s*$/i;

/** No comma of a number: "até R$ 120,00" is one thing. */
const BETWEEN = /(?:(?<!\d),|,(?!\d)|[;\n])+/u;

/** Splits on commas, semicolons and line breaks, and on "e" before the last line. */
export function entriesOf(words: string): readonly string[] {
  const parts = words.split(BETWEEN);
  const last = parts.pop() ?? '';
  return [...parts, ...last.split(/\s+e\s+/u)]
    .map((part) => part.replace(BULLET, '').replace(TOO, '').trim())
    .filter((part) => part !== '');
}

/** Label in front of the first line: "Filmes pra ver: ". */
export const LABEL = /^[^:,;\n]{2,60}:\s+/u;

const joined = (body: string, entries: readonly string[]): string => entries.join(body.includes('\n') ? '\n' : ', ');

/** The list with lines added; undefined when all are already on it. */
export function withEntries(body: string, more: string): string | undefined {
  const entries = entriesOf(body);
  const known = new Set(entries.map(folded));
  const fresh = entriesOf(more.replace(/^mais\s+/i, '')).filter((entry) => !known.has(folded(entry)));
  return fresh.length === 0 ? undefined : joined(body, [...entries, ...fresh]);
}

/** Minimum number of words for a list dictated without commas: "arroz feijão óleo". */
const DICTATED = 3;
const JOINS = /\s(?:de|do|da|dos|das|com|sem|pra|para|em|e)\s/i;

/** Folded. */
const QUALIFIES =
  /(?:ad|id|ic|os|ari|iv|in)[oa]$|(?:al|es|el|ente|ante)$|^(?:pret|branc|verde|doce|light|diet|zero|grande|pequen|fin|gross|magr|roxa?|vermelh|amarel|em|de)/u;

const COLOUR = /^(?:ros[ae]|azul|azuis|verdes?|lilas|bege|cinzas?|laranja|marrom|prata|dourad[oa]s?|colorid[oa]s?)$/u;

/**
 * Removes one thing of a list dictated without commas ("potes rótulo fita"); a thing of several words ("leite em pó")
 * is removed whole.
 */
function withoutWord(entry: string, name: string, commas: boolean): readonly string[] {
  const words = entry.split(/\s+/u);
  const named = folded(name).split(' ');
  const at = words.findIndex((_, i) => named.every((word, k) => folded(words[i + k] ?? '') === word));
  const [before = '', after = ''] = [words[at - 1], words[at + named.length]];
  const things = words.filter((word) => /^\p{L}{3,}$/u.test(word));
  // "Potes de 500 fita": a size ends the preceding item.
  // "Arroz feijão e óleo": two things, unless the second says how the first is ("leite condensado").
  const apart = !commas && (at > 0 || !QUALIFIES.test(folded(after)));
  // "Balões rosa e dourado": how the one thing is.
  const rest = words.slice(named.length);
  if (
    at === 0 &&
    commas &&
    rest.every((word) => word === 'e' || QUALIFIES.test(folded(word)) || COLOUR.test(folded(word)))
  )
    return [];
  const fewest = /^\d+$/u.test(before) || apart ? 2 : DICTATED + named.length - 1;
  const dictated = at >= 0 && things.length >= fewest && !JOINS.test(` ${before} `) && !JOINS.test(` ${after} `);
  return dictated ? [words.filter((_, i) => i < at || i >= at + named.length).join(' ')] : [];
}

/** The list without these lines, '' when empty; undefined when any of them is not on it. */
export function withoutEntries(body: string, named: string): string | undefined {
  const label = LABEL.exec(body)?.[0] ?? '';
  let entries = entriesOf(body.slice(label.length));
  const names = entriesOf(named);
  const has = (entry: string, name: string): boolean =>
    stemsOf(name).every((stem) => stemsOf(entry).includes(stem)) && folded(entry) !== folded(name);
  // Two things taken out of one line: it was dictated without commas.
  const cut = new Set(entries.filter((entry) => names.filter((name) => has(entry, name)).length > 1));
  for (const name of names) {
    const same = entries.filter((entry) => folded(entry) === folded(name));
    const like = entries.filter((entry) => has(entry, name));
    const [taken] = same.length > 0 ? same : like;
    if (taken === undefined) return undefined;
    entries = entries.flatMap((entry) => {
      if (entry !== taken) return [entry];
      const left = same.length > 0 ? [] : withoutWord(entry, name, !cut.has(entry) && /[,;\n]/u.test(body));
      for (const rest of left) cut.add(rest);
      return left;
    });
  }
  return entries.length === 0 ? '' : `${label}${joined(body, entries)}`;
}

/** In characters. */
const LONGEST_TOLD = 80;
const HOW = pattern('i')`
  ^(?:(?:d[aeo]s?|com|sem|pr[ao]s?|para|tamanho|cor|tipo|marca|n[úu]mero) [a-zà-ÿ\d][^?$,]{0,40}|
  (?:(?:uns|umas|s[óo]|s[ãa]o) )*\d{1,3}(?:[.,]\d)? ?(?:kg|quilos?|g|gramas?|litros?|l|ml|pacotes?|caixas?|d[úu]zias?|unidades?|sacos?|latas?|p[ée]s|ma[çc]os?|rolos?|garrafas?)|
  (?:(?:e |bem )?(?:ros[ae]|azul|azuis|verdes?|lil[áa]s|roxas?|brancas?|brancos?|pret[oa]s?|vermelh[oa]s?|amarel[oa]s?|bege|cinza|dourad[oa]s?|prata|colorid[oa]s?|
  descart[áa]ve(?:l|is)|grandes?|pequen[oa]s?|gross[oa]s?|fin[oa]s?|integral|diet|light|zero)(?: |$))+)$
`;
const SIZED =
  /^s[ãa]o \d{1,3} (?!reais|conto)[a-zà-ÿ]{3,12}$|^(?:de|uns|umas) (?:(?:uns|umas|s[óo]) )*\d{1,3} ?(?:kg|quilos?|g|gramas?|litros?|l|ml|cm|w|pacotes?|caixas?|unidades?|sacos?|latas?|rolos?|garrafas?)$/i;
/**
 * "Vela do número 5", of a list with "vela": that line as it is told now. Undefined unless exactly one line begins the words and how it is
 * stands behind it.
 */
export function withLineTold(body: string, words: string): string | undefined {
  if (words.length > LONGEST_TOLD) return undefined;
  const label = LABEL.exec(body)?.[0] ?? '';
  const said = words.trim().replace(/^(?:[oa]s? |a[íi] )|[.!]+$/gi, '');
  const entries = entriesOf(body.slice(label.length));
  const told = entries.flatMap((one) => {
    const count = one.split(/\s+/u).length;
    const head = said.split(/\s+/u).slice(0, count).join(' ');
    if (stemsOf(head).join(' ') === stemsOf(one).join(' ') && HOW.test(said.slice(head.length + 1)))
      return [[one, said]];
    // "Papel são 3 pacotes", of "papel A4"; "saco de 50 litros", of "saco de lixo".
    const [noun = '', ...how] = said.split(/\s+/u);
    const more = how.join(' ').replace(/^s[ãa]o /i, '');
    return stemsOf(noun)[0] === stemsOf(one)[0] && SIZED.test(how.join(' ')) && !/\d \p{L}/u.test(one)
      ? [[one, `${one} ${more}`]]
      : [];
  });
  const [only, anew] = told.length === 1 ? (told[0] ?? []) : [];
  if (only === undefined || anew === undefined) return undefined;
  return `${label}${joined(
    body,
    entries.map((one) => (one === only ? anew : one)),
  )}`;
}

/**
 * "O ramal do Henrique mudou pra 220": replaces the value of the named line of a note and keeps
 * the others; undefined for a single-line note, or when no line has that name.
 */
export function withPartAs(
  { kind, body }: Pick<Item, 'kind' | 'body'>,
  named: string,
  value: string,
): string | undefined {
  const parts = kind === 'note' ? body.split(/(?<=[,;\n]\s*)/u) : [];
  if (parts.length < 2 || value.length > body.length / 2) return undefined;
  return withOnly(parts, named, (part) => withFigureAs(part, value) ?? withLastFigureAs(part, value));
}

/** Changes the only part that has the name; undefined when that is not one, or it cannot be changed. */
function withOnly(
  parts: readonly string[],
  named: string,
  change: (part: string) => string | undefined,
): string | undefined {
  const stems = stemsOf(named);
  const [only, ...others] = parts.filter((part) => stems.every((stem) => stemsOf(part).includes(stem)));
  const changed = only === undefined || others.length > 0 ? undefined : change(only);
  return changed && parts.map((part) => (part === only ? changed : part)).join('');
}

/** The words of one line of a note in place of others, of the line that names `of` where it is said; undefined when that is not one. */
export function withPartReworded(body: string, of: string | undefined, old: string, fresh: string): string | undefined {
  if (of === undefined) return withWordsAs(body, old, fresh);
  return withOnly(body.split(/(?<=[,;\n:]\s*)/u), of, (part) => withWordsAs(part, old, fresh));
}

const FACT = /(?<![a-zà-ÿ])(?:[ée]|eh|s[ãa]o|fica)(?![a-zà-ÿ])/i;

/** "A placa é QRT4F56 e a senha é 7788" without the fact named, where the note says another as well. */
export function withoutFact({ kind, body }: Pick<Item, 'kind' | 'body'>, named: string): string | undefined {
  const facts = kind === 'note' ? body.split(/\s+e\s+(?=[oa]s?\s)|[;\n]\s*/u) : [];
  if (facts.length < 2 || !facts.every((fact) => FACT.test(fact))) return undefined;
  const stems = stemsOf(named);
  const [only, ...others] = facts.filter((fact) => stems.every((stem) => stemsOf(fact).includes(stem)));
  if (only === undefined || others.length > 0) return undefined;
  return facts.filter((fact) => fact !== only).join(' e ');
}
