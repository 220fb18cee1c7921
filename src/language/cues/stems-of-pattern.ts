// What a pattern cannot do without: from its source, pairs of words of which one pair stands in every text it fits.
// "\b(?:apag\w+|exclu\w+) (?:minha )?conta\b" fits nothing without a word in "apag…" or "exclu…", and none without "conta".

/** What is known of the word one is inside of: its first letters, or nothing. `''` is the beginning of a word. */
type Begun = string | undefined;

/** Beginnings of words of which one must be there. */
type Stems = readonly string[];
/** One or two of them, all of which are needed. */
export type Clause = readonly Stems[];
/** Clauses of which one must hold; undefined when nothing is known. */
type Needs = readonly Clause[] | undefined;

type Read = { readonly needs: Needs; readonly after: Begun };

const WORD_CHAR = /\w/;
/** What `\d` stands for at the beginning of a word. */
const DIGITS: Stems = [...'0123456789'];
/** Marks a beginning that is the whole word. */
export const WHOLE = ' ';

/** How many words a set of stems lets in, roughly. */
const breadth = (stems: Stems): number => stems.reduce((sum, stem) => sum + 6 ** -Math.min(stem.length, 6), 0);
/** How many texts the clauses let in, roughly: the fewer the better. */
const width = (clauses: readonly Clause[]): number =>
  clauses.reduce((sum, clause) => sum + clause.reduce((product, stems) => product * breadth(stems), 1), 0);

/** All that a sequence needs as one: what is needed most narrowly, and beside it the narrowest single word. */
function joined(needs: readonly (readonly Clause[])[]): Needs {
  const sorted = needs.toSorted((a, b) => width(a) - width(b));
  const [first] = sorted;
  const second = sorted.slice(1).find((need) => need.length === 1 && need[0]?.length === 1)?.[0]?.[0];
  if (first === undefined || second === undefined) return first;
  return first.map((clause) => (clause.length === 1 ? [...clause, second] : clause));
}

/** Where a character class that opens at `at` ends: past its bracket. */
function classEnd(source: string, at: number): number {
  let end = at + 1;
  while (end < source.length && source[end] !== ']') end += source[end] === '\\' ? 2 : 1;
  return end + 1;
}

/** Past the bracket that closes the group that opens at `at`. */
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

/** The alternatives of a source, cut at the bars that stand in no group. */
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

/** A quantifier at `at`: whether what stands before it may be missing, and where it ends. */
function quantifierAt(source: string, at: number): { optional: boolean; end: number; none: boolean } {
  const char = source[at] ?? '';
  if (!'?*+{'.includes(char) || char === '') return { optional: false, end: at, none: true };
  const close = char === '{' ? source.indexOf('}', at) + 1 : at + 1;
  const optional = char === '?' || char === '*' || source.startsWith('{0', at);
  return { optional, end: source[close] === '?' ? close + 1 : close, none: false };
}

/** Clauses of one word as one clause: "a" or "b" alone is "a or b". */
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

function readSequence(source: string, begun: Begun): Read {
  let word = begun;
  const needs: (readonly Clause[])[] = [];
  const close = (whole: boolean): void => {
    if (word !== undefined && word !== '') needs.push([[[whole ? word + WHOLE : word]]]);
  };
  for (let i = 0; i < source.length; ) {
    const char = source[i] ?? '';
    let end = i + 1;
    let next: Begun;
    if (char === '^' || char === '$') {
      i++;
      if (char === '^') word = '';
      continue;
    }
    if (char === '(') {
      end = groupEnd(source, i);
      const look = /^\(\?<?[=!]/.test(source.slice(i, i + 4));
      if (look) {
        i = end;
        continue;
      }
      const inner = source.slice(source.startsWith('(?:', i) ? i + 3 : i + 1, end - 1);
      const quantifier = quantifierAt(source, end);
      const read = readAlternatives(inner, word);
      if (quantifier.optional) {
        close(false);
        word = read.after === word ? word : undefined;
      } else {
        if (read.needs !== undefined) needs.push(read.needs);
        // Once more round the group, the word begins as the group left it.
        word = quantifier.none || read.after === '' ? read.after : undefined;
      }
      i = quantifier.end;
      continue;
    }
    if (char === '\\' && source[i + 1] === 'b') {
      // A boundary behind letters ends the word, one in front of letters begins one.
      close(true);
      word = '';
      i += 2;
      continue;
    }
    if (char === '[') {
      end = classEnd(source, i);
      next = /^\[[^^\\\w]+\]$/.test(source.slice(i, end)) ? '' : undefined;
    } else if (char === '.') next = undefined;
    else {
      const escaped = char === '\\';
      const letter = escaped ? (source[i + 1] ?? '') : char;
      if (escaped) end = i + 2;
      if (escaped && WORD_CHAR.test(letter)) next = undefined;
      else if (!WORD_CHAR.test(letter)) next = '';
      else next = word === undefined ? undefined : word + letter.toLowerCase();
    }
    const quantifier = quantifierAt(source, end);
    if (word === '' && source.slice(i, end) === '\\d' && !quantifier.optional) needs.push([[DIGITS]]);
    if (next !== '' && next !== undefined && quantifier.none) word = next;
    else {
      close(next === '' && !quantifier.optional);
      word = quantifier.optional ? (next === '' && word === '' ? '' : undefined) : next === '' ? '' : undefined;
    }
    i = quantifier.end;
  }
  close(false);
  return { needs: joined(needs), after: word };
}

/** Clauses of which one holds for every text the pattern fits, or undefined when it may fit without any word one could name. */
export const clausesOf = (pattern: RegExp): readonly Clause[] | undefined =>
  readAlternatives(pattern.source, undefined).needs;
