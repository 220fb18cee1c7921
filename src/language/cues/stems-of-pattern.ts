// Static analysis of a regular expression: the word prefixes, or pairs of them, that every matching text must contain. "\b(?:apag\w+|exclu\w+)
// (?:minha )?conta\b" requires a word starting with "apag" or "exclu", and "conta".

/** Known first letters of the current word; undefined when unknown, `''` at the beginning of a word. */
type Begun = string | undefined;

/** Prefixes of which one must occur. */
type Stems = readonly string[];
/** One or two sets, all of which must occur. */
export type Clause = readonly Stems[];
/** Clauses of which one must hold; undefined when nothing is required. */
type Needs = readonly Clause[] | undefined;

type Read = { readonly needs: Needs; readonly after: Begun };
/** What of a pattern has been read: everything before `at`. */
type Cursor = { readonly source: string; at: number };

const WORD_CHAR = /\w/;
/** Letters that are not quantified. */
const LETTERS = /\w+(?![?*+{])/y;
/** What `\d` can match at the beginning of a word. */
const DIGITS: Stems = [...'0123456789'];
/** Suffix of a prefix that must be the whole word. */
export const WHOLE = ' ';

/** Estimated share of words that match a set of prefixes. */
const breadth = (stems: Stems): number => stems.reduce((sum, stem) => sum + 6 ** -Math.min(stem.length, 6), 0);
/** Estimated share of texts that match the clauses; lower is more selective. */
const width = (clauses: readonly Clause[]): number =>
  clauses.reduce((sum, clause) => sum + clause.reduce((product, stems) => product * breadth(stems), 1), 0);

/** Combines the requirements of a sequence: the most selective clause, and the most selective single word beside it. */
function joined(needs: readonly (readonly Clause[])[]): Needs {
  const [only] = needs;
  if (needs.length < 2 || only === undefined) return only;
  const sorted = needs.map((need) => ({ need, width: width(need) })).sort((a, b) => a.width - b.width);
  const [first, ...others] = sorted;
  const second = others.find(({ need }) => need.length === 1 && need[0]?.length === 1)?.need[0]?.[0];
  if (first === undefined || second === undefined) return first?.need;
  return first.need.map((clause) => (clause.length === 1 ? [...clause, second] : clause));
}

/** Index after the character class that opens at `at`. */
function classEnd(source: string, at: number): number {
  let end = at + 1;
  while (end < source.length && source[end] !== ']') end += source[end] === '\\' ? 2 : 1;
  return end + 1;
}

/** The quantifier at `at`: whether the preceding element is optional, and where it ends. */
function quantifierAt(source: string, at: number): { optional: boolean; end: number; none: boolean } {
  const char = source[at] ?? ' ';
  if (!'?*+{'.includes(char)) return { optional: false, end: at, none: true };
  const close = char === '{' ? source.indexOf('}', at) + 1 : at + 1;
  const optional = char === '?' || char === '*' || source.startsWith('{0', at);
  return { optional, end: source[close] === '?' ? close + 1 : close, none: false };
}

/** Merges single-word clauses into one: "a" or "b" becomes "a or b". */
function merged(clauses: readonly Clause[]): readonly Clause[] {
  if (clauses.length < 2) return clauses;
  const single = new Set<string>();
  const double: Clause[] = [];
  for (const clause of clauses) {
    if (clause.length > 1) double.push(clause);
    else for (const stem of clause[0] ?? []) single.add(stem);
  }
  return single.size === 0 ? double : [[[...single]], ...double];
}

/** Reads alternatives up to the `)` of their group, or to the end. */
function readAlternatives(cursor: Cursor, begun: Begun): Read {
  const first = readSequence(cursor, begun);
  if (cursor.source[cursor.at] !== '|') return first;
  const clauses = [...(first.needs ?? [])];
  let known = first.needs !== undefined;
  let { after } = first;
  while (cursor.source[cursor.at] === '|') {
    cursor.at++;
    const read = readSequence(cursor, begun);
    if (read.needs === undefined) known = false;
    else clauses.push(...read.needs);
    if (read.after !== after) after = undefined;
  }
  return { needs: known ? merged(clauses) : undefined, after };
}

/** Where one character, escape or class ends, and whether it separates words. */
function readPiece(source: string, at: number): readonly [end: number, gap: boolean] {
  const char = source[at] ?? '';
  if (char === '.') return [at + 1, false];
  if (char === '[') {
    const end = classEnd(source, at);
    return [end, /^\[[^^\\\w]+\]$/.test(source.slice(at, end))];
  }
  const end = at + (char === '\\' ? 2 : 1);
  return [end, !WORD_CHAR.test(source[end - 1] ?? '')];
}

/** Reads the group that opens here, with its quantifier. */
function readGroup(cursor: Cursor, begun: Begun): Read & { readonly mayBeAbsent?: boolean } {
  const { source, at } = cursor;
  cursor.at += source.startsWith('(?:', at) ? 3 : 1;
  const { needs, after } = readAlternatives(cursor, begun);
  const quantifier = quantifierAt(source, cursor.at + 1);
  cursor.at = quantifier.end;
  // A look-around takes no characters.
  if (/^\(\?<?[=!]/.test(source.slice(at, at + 4))) return { needs: undefined, after: begun };
  if (quantifier.optional) return { needs, after: after === begun ? begun : undefined, mayBeAbsent: true };
  // In a repeated group, the word starts as the group left it.
  return { needs, after: quantifier.none || after === '' ? after : undefined };
}

/** Reads one alternative. */
function readSequence(cursor: Cursor, begun: Begun): Read {
  const { source } = cursor;
  let word = begun;
  const needs: (readonly Clause[])[] = [];
  const close = (ending: typeof WHOLE | ''): void => {
    if (word !== undefined && word !== '') needs.push([[[word + ending]]]);
  };
  while (cursor.at < source.length) {
    const { at } = cursor;
    const char = source[at] ?? '';
    if (char === '|' || char === ')') break;
    LETTERS.lastIndex = at;
    if (LETTERS.test(source)) {
      cursor.at = LETTERS.lastIndex;
      if (word !== undefined) word += source.slice(at, cursor.at).toLowerCase();
      continue;
    }
    if (char === '^' || char === '$') {
      cursor.at++;
      if (char === '^') word = '';
      continue;
    }
    if (char === '(') {
      const group = readGroup(cursor, word);
      if (group.mayBeAbsent) close('');
      else if (group.needs !== undefined) needs.push(group.needs);
      word = group.after;
      continue;
    }
    if (char === '\\' && source[at + 1] === 'b') {
      // A boundary after letters ends the word; before letters it starts one.
      close(WHOLE);
      word = '';
      cursor.at += 2;
      continue;
    }
    const [end, gap] = readPiece(source, at);
    const quantifier = quantifierAt(source, end);
    if (word === '' && source.startsWith('\\d', at) && !quantifier.optional) needs.push([[DIGITS]]);
    close(gap && !quantifier.optional ? WHOLE : '');
    word = gap && (word === '' || !quantifier.optional) ? '' : undefined;
    cursor.at = quantifier.end;
  }
  close('');
  return { needs: joined(needs), after: word };
}

/** Clauses of which one holds for every matching text; undefined when no word is required. */
export const clausesOf = ({ source }: Pick<RegExp, 'source'>): readonly Clause[] | undefined =>
  readAlternatives({ source, at: 0 }, undefined).needs;
