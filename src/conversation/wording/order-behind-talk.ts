// "Comprei banana e um monte de coisa. Ah, e anota que o feirante troca dinheiro": the last sentence is the order, and what
// stands before it only talks.

import { reworded, type Situation } from '../situation.ts';

const ORDER =
  /^(?<talk>[^\d]{8,200}?)(?:[.!;]+|\n) *(?:(?:ah|a[íi]|e|olha|por favor|agora),? )*(?<order>(?:anota|anote|guarda|guarde|salva|salve|me lembra|me lembre|me avisa|me avise)(?![a-zà-ÿ]) .{4,200})$/is;
const ANOTHER = /[.!;]\s+\p{Lu}?\p{L}+.*\d/u;

/** The situation with the order alone; undefined when the words before it are to be kept or written too. */
export function orderBehindTalk(situation: Situation): Situation | undefined {
  const { talk, order } = ORDER.exec(situation.text.trim())?.groups ?? {};
  if (talk === undefined || order === undefined || ANOTHER.test(order)) return undefined;
  const { intent } = situation.read(talk);
  const idle = intent === 'smalltalk' || intent === 'unknown' || intent === 'greeting' || intent === 'lancamento';
  return idle ? reworded(situation, order) : undefined;
}
