// Strips the edges of a message: courtesies, fillers, emoji and punctuation around the content carry no meaning.

import { classSet, hasClass, haveCommon } from '../lexicon/class-bits.ts';
import type { Unit } from '../tokens/unit.ts';

const PADDING = classSet('filler', 'courtesy');

/** Word classes ignored before the first and after the last content word. */
function isEdge({ kind, norm, entry }: Unit): boolean {
  if (kind === 'punct') return !/^[-+$]$/.test(norm);
  return kind === 'emoji' || (entry !== undefined && haveCommon(entry.classes, PADDING));
}

const isKin = (unit: Unit): boolean => unit.entry !== undefined && hasClass(unit.entry.classes, 'kin');
const isPreposition = (unit: Unit | undefined): boolean =>
  unit?.entry !== undefined && (hasClass(unit.entry.classes, 'prep') || / d[ao]$/.test(unit.norm));

/** "PF na estrada 27", "flor 35": a product with its price, unlike the courtesy in "pf, anota". */
const isThing = ({ norm, entry }: Unit, next: Unit | undefined): boolean =>
  entry?.out !== undefined && (next?.kind === 'number' || (norm === 'pf' && isPreposition(next)));

/** Verbs with somebody else as their subject. */
const HANDS_OVER = /^(?:mand|envi|deposit|transfer|devolv|emprest|pix|repass)(?:ou|eu|iu|aram|eram|iram)$/;
/** "pai mandou 800", "irmão Josias devolveu": a subject, unlike the form of address in "pai, anota". */
const isActor = (units: readonly Unit[], i: number): boolean =>
  (isKin(units[i] as Unit) || /^m(?:eu|inha) filh[oa]$/.test(units[i]?.norm ?? '')) &&
  (HANDS_OVER.test(units[i + 1]?.norm ?? '') || HANDS_OVER.test(units[i + 2]?.norm ?? ''));

/** First unit after courtesies, fillers and punctuation. */
export function headOf(units: readonly Unit[]): number {
  let head = 0;
  for (let unit = units[0]; unit !== undefined && isEdge(unit); unit = units[head]) {
    if (isThing(unit, units[head + 1]) || isActor(units, head)) break;
    head++;
  }
  return head;
}

/** "20 do tio", "vinagre na pia", "leite em pó": unlike the form of address in "valeu, tio". */
const isWhose = (before: Unit | undefined): boolean => isPreposition(before);

/** "Livro do Jorge Amado": both capitalised, a name and no courtesy. */
const NAME_AT_END = /\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+\P{L}*$/u;

/** "A senha é amor", "o nome dela: Flor", 'ele disse "oi"', "comprar flor", "devo um favor": what is said, and no courtesy. */
const TELLS =
  /^(?:e|eh|era|foi|ser|chama|diss[ea]|fal(?:ou|ei)|respond(?:eu|i)|escreveu|meus?|minhas?|uma?|nova|novo|compr[ae]r?|levar|[:"“=])$| (?:como|em)$/;
const PARTICLE = /^(?:viu|hein|hem|ne|po|mano|cara|gente|ta|ok|k+|(?:rs)+|por .*|pf\w*)$/;
/** Whether what stands before the unit awaits it: it is content, though a courtesy elsewhere. */
export const isAwaited = (units: readonly Unit[], i: number): boolean =>
  units[i]?.kind === 'word' && TELLS.test(units[i - 1]?.norm ?? '') && !PARTICLE.test(units[i]?.norm ?? '');

/** One past the last unit that is not filler, courtesy, emoji or punctuation. */
export function tailOf(units: readonly Unit[], head: number, text: string): number {
  let tail = units.length;
  const named = (): boolean => units.length > head + 2 && NAME_AT_END.test(text);
  while (tail > head) {
    const unit = units[tail - 1] as Unit;
    // What is quoted is said: 'guarda: "a vida é trem bala, parceiro"'.
    if (unit.norm === '"') return tail - 1;
    if (!isEdge(unit) || isWhose(units[tail - 2]) || isAwaited(units, tail - 1) || (unit.kind === 'word' && named()))
      break;
    tail--;
  }
  return tail;
}
