// "Apaga todos os filmes menos Alien", "limpa a lista mas deixa o 2", "todas as notas, só não a da senha": what an order to take all away leaves.

import type { DialogContext } from '../dialog-context.ts';
import { readingOf } from '../reading/reading-of.ts';
import { optionsByLabel, positionsIn } from './selection.ts';

const BUT =
  /(?:,? +(?:menos|exceto|tirando|(?<=(?:tudo|tod[oa]s),? )fora|com exce[çc][ãa]o d[aeo]s?|a n[ãa]o ser|sem ser|que n[ãa]o (?:s[ãa]o|[ée]|sejam?|for(?:em)?)|(?:(?:mas|s[óo]|e),? )*(?:deix[ae]|mant[ée]m|mantenha|fica com)(?: (?:s[óo]|apenas|a[íi]))?)|,? +(?:mas |s[óo] |e )+n[ãa]o(?: (?:apag|tir|mex)[a-z]+)?(?= [oa]s? )) +(.+)/i;
const FRAME =
  /^(?:[oa]s?|d[aeo]s?|n[oa]s?|ess[ea]s?|meus?|minhas?|filmes?|s[ée]ries?|notas?|links?|v[íi]deos?|lembretes?|sobre|que [ée]|que s[ãa]o)(?: +|$)/i;

export type WhatStays = {
  /** UTF-16 offset where the order ends. */
  readonly at: number;
  readonly said: string;
  readonly names: readonly string[];
};

/** "O Alien" as 'Alien', "a da senha" as 'senha'. */
function named(said: string): string {
  let name = said;
  while (FRAME.test(name)) name = name.replace(FRAME, '');
  return name;
}

/** Undefined without an exception, or where only a kind is excepted. */
export function whatStays(text: string): WhatStays | undefined {
  const found = BUT.exec(text);
  if (found === null) return undefined;
  const said = found[1] ?? '';
  const names = said.split(/[.!,]+| e /).flatMap((one) => named(one.trim()) || []);
  return names.length === 0 ? undefined : { at: found.index, said, names };
}

/** The lines on the screen but for those; none unless each name is of a line. */
export function linesBut({ said, names }: WhatStays, labels: readonly string[], context: DialogContext): number[] {
  const r = readingOf(said, context);
  const numbered = positionsIn(r, 0, r.units.length, labels.length);
  const kept =
    numbered.length > 0 ? numbered : names.map((name) => optionsByLabel(readingOf(name, context), labels)[0]);
  return kept.includes(undefined) ? [] : labels.flatMap((_, k) => (kept.includes(k + 1) ? [] : [k + 1]));
}
