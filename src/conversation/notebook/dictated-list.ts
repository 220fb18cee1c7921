// "Põe na lista arroz feijão e papel higiênico": what was dictated for a list without commas, thing by thing.

import { folded } from '../../domain/fold.ts';
import { pattern } from '../../domain/pattern.ts';
import { entriesOf } from '../../memories/note-list.ts';
import type { Situation } from '../situation.ts';
import { categoryPaid } from './category-paid.ts';

const GROCERIES: ReadonlySet<string> = new Set([
  'mercado',
  'alimentacao',
  'compras',
  'beleza',
  'saude',
  'familia',
  'pets',
]);
/** In words, of a line that is looked through. */
const LONGEST = 14;
const JOINS = /^(?:d[aeo]s?|em|com|sem|pr[ao]|para|e|a|ao|no|na|ou)$/u;
/** Folded: says of what kind the thing before it is, though it is sold by itself as well. */
const QUALIFIES = /^(?:doces?|salgad[oa]s?|verdes?|integra(?:l|is))$/u;
/** Folded: known as something else where it is paid for. */
const ALSO_SOLD = /^(?:oleo|cervejas?|gelo|vinho|vodka|refri)$/u;
/** Folded: two words of one thing, whose "de" was left out. */
const OF_IT = pattern('u')`
  ^(?:
    (?:leite|agua|oleo) (?:coco|soja|aveia|milho|girassol)|
    (?:farinha|molho|suco|caldo|extrato|racao|carne|peito|file|bolo|biscoito|bolacha|sorvete|iogurte|polpa|pasta|doce|geleia|creme) [a-z]+|
    (?:papel|sabao|pano|saco|fita|cha|pimenta|batata|cheiro|erva|fio|escova|creme|lenco) [a-z]+
  )$
`;

type IsSold = (words: string) => boolean;

/** Whether a thing begins at that word: "feijão", "molho de tomate", "papel higiênico". */
function begins(words: readonly string[], at: number, isSold: IsSold): boolean {
  const [word = '', next = ''] = words.slice(at);
  if (JOINS.test(folded(next))) return isSold(words.slice(at, at + 3).join(' '));
  return isSold(word) || (next !== '' && !isSold(next) && isSold(`${word} ${next}`));
}

function things(line: string, isSold: IsSold): readonly string[] {
  const words = line.split(/\s+/u);
  if (words.length < 2 || words.length > LONGEST || !words.every((word) => /^\p{L}+$/u.test(word))) return [line];
  const found: string[] = [];
  let thing = '';
  for (const [at, word] of words.entries()) {
    const joined = thing === '' ? word : `${thing} ${word}`;
    const [plain, before = ''] = [folded(word), folded(thing).split(' ').at(-1)];
    const goesOn =
      thing === '' ||
      JOINS.test(plain) ||
      JOINS.test(before) ||
      QUALIFIES.test(plain) ||
      OF_IT.test(folded(joined)) ||
      !begins(words, at, isSold) ||
      !(isSold(thing) || isSold(thing.split(' ', 1)[0] ?? ''));
    if (goesOn) thing = joined;
    else {
      found.push(thing);
      thing = word;
    }
  }
  return [...found, thing];
}

/** The things with commas between them; as it stands where it is one thing, or nobody can tell. */
export function apartOnList(content: string, read: Situation['read']): string {
  const lines = entriesOf(content);
  const sold = (words: string): boolean =>
    ALSO_SOLD.test(folded(words)) || GROCERIES.has(categoryPaid(`gastei 10 reais com ${words}`, read) ?? '');
  const all = lines.flatMap((line) => things(line, sold));
  return all.length === lines.length ? content : all.join(content.includes('\n') ? '\n' : ', ');
}
