// "Apaga todos os filmes menos Alien", "limpa a lista mas deixa o 2", "todas as notas, só não a da senha": what an order to take all away leaves.

import type { DialogContext } from '../dialog-context.ts';
import { itemTypeIn } from '../memory/item-type.ts';
import { readingOf } from '../reading/reading-of.ts';
import type { ItemType } from '../slots/memory-slots.ts';
import { optionsByLabel, positionsIn } from './selection.ts';

const BUT =
  /(?:,? +(?:menos|exceto|tirando|(?<=(?:tudo|tod[oa]s),? )fora|com exce[çc][ãa]o d[aeo]s?|sem ser|que n[ãa]o (?:s[ãa]o|[ée]|sejam?|for(?:em)?)|(?:(?:mas|s[óo]|e),? )*(?:deix[ae]|mant[ée]m|mantenha|fica com)(?: (?:s[óo]|apenas|a[íi]))?)|,? +(?:mas |s[óo] |e )+n[ãa]o(?: (?:apag|tir|mex)[a-z]+)?(?= [oa]s? )) +(.+)/i;
const FRAME =
  /^(?:[oa]s?|d[aeo]s?|n[oa]s?|ess[ea]s?|meus?|minhas?|filmes?|s[ée]ries?|notas?|links?|v[íi]deos?|lembretes?|sobre|que [ée]|que s[ãa]o)(?: +|$)/i;

export type WhatStays = {
  /** UTF-16 offset where the order ends. */
  readonly at: number;
  readonly names: readonly string[];
  readonly kinds: readonly ItemType[];
};

/** "O Alien" as 'Alien', "a da senha" as 'senha'. */
function named(said: string): string {
  let name = said.trim();
  while (FRAME.test(name)) name = name.replace(FRAME, '');
  return name;
}

/** Undefined without an exception; neither names nor kinds where it is cut off. */
export function whatStays(text: string, context: DialogContext): WhatStays | undefined {
  const found = BUT.exec(text);
  if (found === null) return undefined;
  const parts = (found[1] ?? '').split(/[.!,]+| e /);
  const names = parts.flatMap((part) => named(part) || []);
  const kinds = parts.flatMap((part) => (named(part) === '' && itemTypeIn(readingOf(part, context))) || []);
  return { at: found.index, names, kinds };
}

/** The lines but for those; none unless each name is of a line, and no kind is named. */
export function linesBut({ names, kinds }: WhatStays, labels: readonly string[], context: DialogContext): number[] {
  const kept = names.map((name) => {
    const r = readingOf(name, context);
    const [line] = positionsIn(r, 0, r.units.length, labels.length);
    const [label] = optionsByLabel(r, labels);
    // "Dois" is a line, "parte dois" a title.
    return r.units.length > 1 ? (label ?? line) : (line ?? label);
  });
  return kinds.length > 0 || kept.length === 0 || kept.includes(undefined)
    ? []
    : labels.flatMap((_, k) => (kept.includes(k + 1) ? [] : [k + 1]));
}
