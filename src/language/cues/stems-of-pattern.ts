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

const WORD_CHAR = /\w/;
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
  const sorted = needs.toSorted((a, b) => width(a) - width(b));
  const [first] = sorted;
  const second = sorted.slice(1).find((need) => need.length === 1 && need[0]?.length === 1)?.[0]?.[0];
  if (first === undefined || second === undefined) return first;
  return first.map((clause) => (clause.length === 1 ? [...clause, second] : clause));
}

/** Index after the character class that opens at `at`. */
function classEnd(source: string, at: number): number {
  let end = at + 1;
  while (end < source.length && source[end] !== ']') end += source[end] === '\\' ? 2 : 1;
  return end + 1;
}

/** Index after the group that opens at `at`. */
function groupEnd(source: string, at: number): number {
  let depth = 0;
  for (let i = at; i < source.length; i++) {
    const char = source[i];
    if (char === '\\') i++;
    else if (char === '[') i = classEnd(source, i) - 1;
    else if (char === '(') depth++;
    else if (char === ')' && --depth === 0) return i + 1;
  }
  return source.length;
}

/** Splits a source at its top-level alternations. */
function alternatives(source: string): string[] {
  const found: string[] = [];
  let from = 0;
  for (let i = 0; i < source.length; i++) {
    const char = source[i];
    if (char === '\\') i++;
    else if (char === '[') i = classEnd(source, i) - 1;
    else if (char === '(') i = groupEnd(source, i) - 1;
    else if (char === '|') {
      found.push(source.slice(from, i));
      from = i + 1;
    }
  }
  return [...found, source.slice(from)];
}

/** The quantifier at `at`: whether the preceding element is optional, and where it ends. */
function quantifierAt(source: string, at: number): { optional: boolean; end: number; none: boolean } {
  const char = source[at] ?? '';
  if (!'?*+{'.includes(char) || char === '') return { optional: false, end: at, none: true };
  const close = char === '{' ? source.indexOf('}', at) + 1 : at + 1;
  const optional = char === '?' || char === '*' || source.startsWith('{0', at);
  return { optional, end: source[close] === '?' ? close + 1 : close, none: false };
}

/** Merges single-word clauses into one: "a" or "b" becomes "a or b". */
function merged(clauses: readonly Clause[]): readonly Clause[] {
  const single = clauses.filter(({ length }) => length === 1).flatMap(([stems]) => stems ?? []);
  const double = clauses.filter(({ length }) => length > 1);
  return single.length === 0 ? double : [[[...new Set(single)]], ...double];
}

function readAlternatives(source: string, begun: Begun): Read {
  const reads = alternatives(source).map((one) => readSequence(one, begun));
  const known = reads.every(({ needs }) => needs !== undefined);
  const [first] = reads;
  const same = reads.every(({ after }) => after === first?.after);
  return {
    needs: known ? merged(reads.flatMap(({ needs }) => needs ?? [])) : undefined,
    after: same ? first?.after : undefined,
  };
}

/** Where one character, escape or class ends, and the letters of the word behind it: '' when it is no part of a word. */
function readPiece(source: string, at: number, word: Begun): readonly [end: number, next: Begun] {
  const char = source[at] ?? '';
  if (char === '.') return [at + 1, undefined];
  if (char === '[') {
    const end = classEnd(source, at);
    return [end, /^\[[^^\\\w]+\]$/.test(source.slice(at, end)) ? '' : undefined];
  }
  const escaped = char === '\\';
  const letter = escaped ? (source[at + 1] ?? '') : char;
  const next = escaped || word === undefined ? undefined : word + letter.toLowerCase();
  return [at + (escaped ? 2 : 1), WORD_CHAR.test(letter) ? next : ''];
}

function readSequence(source: string, begun: Begun): Read {
  let word = begun;
  const needs: (readonly Clause[])[] = [];
  const close = (ending: typeof WHOLE | ''): void => {
    if (word !== undefined && word !== '') needs.push([[[word + ending]]]);
  };
  for (let i = 0; i < source.length; ) {
    const char = source[i] ?? '';
    if (char === '^' || char === '$') {
      i++;
      if (char === '^') word = '';
      continue;
    }
    if (char === '(') {
      const end = groupEnd(source, i);
      // A look-around takes no characters.
      if (/^\(\?<?[=!]/.test(source.slice(i, i + 4))) {
        i = end;
        continue;
      }
      const inner = source.slice(source.startsWith('(?:', i) ? i + 3 : i + 1, end - 1);
      const quantifier = quantifierAt(source, end);
      const read = readAlternatives(inner, word);
      if (quantifier.optional) {
        close('');
        word = read.after === word ? word : undefined;
      } else {
        if (read.needs !== undefined) needs.push(read.needs);
        // In a repeated group, the word starts as the group left it.
        word = quantifier.none || read.after === '' ? read.after : undefined;
      }
      i = quantifier.end;
      continue;
    }
    if (char === '\\' && source[i + 1] === 'b') {
      // A boundary after letters ends the word; before letters it starts one.
      close(WHOLE);
      word = '';
      i += 2;
      continue;
    }
    const [end, next] = readPiece(source, i, word);
    const quantifier = quantifierAt(source, end);
    if (word === '' && source.slice(i, end) === '\\d' && !quantifier.optional) needs.push([[DIGITS]]);
    if (next !== '' && next !== undefined && quantifier.none) word = next;
    else {
      close(next === '' && !quantifier.optional ? WHOLE : '');
      word = quantifier.optional ? (next === '' && word === '' ? '' : undefined) : next === '' ? '' : undefined;
    }
    i = quantifier.end;
  }
  close('');
  return { needs: joined(needs), after: word };
}

/** Clauses of which one holds for every matching text; undefined when no word is required. */
export const clausesOf = (pattern: Pick<RegExp, 'source'>): readonly Clause[] | undefined =>
  readAlternatives(pattern.source, undefined).needs;
