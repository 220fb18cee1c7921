// "Desfaz o teto": the last thing done when it was that, and otherwise the one that is kept. Never what was done before it.

import { pattern } from '../../domain/pattern.ts';
import type { Loaded } from '../loaded.ts';
import { reworded, type Situation } from '../situation.ts';

const UNDOES = pattern('i')`
  ^(?:(?:por favor|pode|agora|n[ãa]o|ent[ãa]o),? )*desfa(?:z|[çc]a|zer) (?<one>
    (?:[oa] |ess[ea] |(?:meu|minha) )
    (?<noun>teto|limite|or[çc]amento|meta|lembrete|aviso|nota|anota[çc][ãa]o|filme|s[ée]rie|v[íi]deo|link)(?![a-zà-ÿ])
    [^?]{0,60}
  )$
`;

function wasDone(noun: string, { done, lastEntry, lastSaved }: Loaded): boolean {
  if (done === undefined) return false;
  if (/^(?:t|l[a-zà-ÿ]mite|or)/i.test(noun)) return done.budget !== undefined;
  if (/^meta/i.test(noun)) return done.goal !== undefined;
  if (/^(?:lem|av)/i.test(noun)) return done.reminder !== undefined;
  return lastEntry === undefined && done.reminder === undefined && lastSaved !== undefined;
}

/** Undefined when the message undoes nothing by its kind. */
export function undoNamed(situation: Situation): Situation | undefined {
  const { one, noun } = UNDOES.exec(situation.text.trim())?.groups ?? {};
  if (one === undefined || noun === undefined) return undefined;
  return reworded(situation, wasDone(noun, situation.loaded) ? 'desfaz' : `apaga ${one}`);
}
