// Where a message begins and where it ends: courtesies, fillers, emoji and punctuation around it say nothing.

import { classSet, hasClass, haveCommon } from '../lexicon/class-bits.ts';
import type { Unit } from '../tokens/unit.ts';

const PADDING = classSet('filler', 'courtesy');

/** What may stand before a message begins and after it ends: courtesies, fillers, emoji, punctuation but for signs. */
function isEdge({ kind, norm, entry }: Unit): boolean {
  if (kind === 'punct') return norm !== '-' && norm !== '+' && norm !== '$';
  return kind === 'emoji' || (entry !== undefined && haveCommon(entry.classes, PADDING));
}

const isKin = (unit: Unit): boolean => unit.entry !== undefined && hasClass(unit.entry.classes, 'kin');
const isPreposition = (unit: Unit | undefined): boolean =>
  unit?.entry !== undefined && hasClass(unit.entry.classes, 'prep');

/** "PF na estrada 27", "flor 35": a thing with its price, where "pf, anota" is a courtesy. */
const isThing = ({ norm, entry }: Unit, next: Unit | undefined): boolean =>
  entry?.out !== undefined && (next?.kind === 'number' || (norm === 'pf' && isPreposition(next)));

/** What only somebody else can have done. */
const HANDS_OVER = /^(?:mand|envi|deposit|transfer|devolv|emprest|pix|repass)(?:ou|eu|iu|aram|eram|iram)$/;
/** "pai mandou 800", "irmão Josias devolveu": who acts, where "pai, anota" calls somebody. */
const isActor = (units: readonly Unit[], i: number): boolean =>
  isKin(units[i] as Unit) && (HANDS_OVER.test(units[i + 1]?.norm ?? '') || HANDS_OVER.test(units[i + 2]?.norm ?? ''));

/** First unit after courtesies, fillers and punctuation. */
export function headOf(units: readonly Unit[]): number {
  let head = 0;
  for (let unit = units[0]; unit !== undefined && isEdge(unit); unit = units[head]) {
    if (isThing(unit, units[head + 1]) || isActor(units, head)) break;
    head++;
  }
  return head;
}

/** "20 do tio", "300 pra minha filha": whose it is, where "valeu, tio" calls somebody. */
const isWhose = (unit: Unit, before: Unit | undefined): boolean =>
  isPreposition(before) && (isKin(unit) || /^(?:meu|minha) /.test(unit.norm));

/** One past the last unit that is not filler, courtesy, emoji or punctuation. */
export function tailOf(units: readonly Unit[], head: number): number {
  let tail = units.length;
  while (tail > head) {
    const unit = units[tail - 1] as Unit;
    if (!isEdge(unit) || isWhose(unit, units[tail - 2])) break;
    tail--;
  }
  return tail;
}
