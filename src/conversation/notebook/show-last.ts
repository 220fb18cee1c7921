// "Como ficou?", right after a note was saved or changed: shows it whole.

import { pattern } from '../../domain/pattern.ts';
import { isList } from '../../memories/note-list.ts';
import { run } from '../decided.ts';
import type { Decision } from '../decision.ts';
import type { Situation } from '../situation.ts';

const ASKS = pattern('i')`
  ^(?:e |a[íi] )?(?:
    como (?:que )?(?:ela |ele |isso )?(?:ficou|est[áa]|t[áa])|
    (?:me )?mostra como (?:ficou|t[áa]|est[áa])|
    o que (?:que )?ficou (?:anotado|salvo|guardado)
  )(?: (?:agora|ela|ele|a[íi]|isso|a nota|a lista|a receita|a anota[çc][ãa]o|anotad[oa]|salv[oa]|no final))*\s*\?*$
`;

/** Undefined unless the last thing done was to save or change an item. */
export function showLast({ text, loaded: { lastSaved, done, lastEntry } }: Situation): Decision | undefined {
  if (!ASKS.test(text.trim()) || lastSaved === undefined || lastEntry !== undefined) return undefined;
  if (/\blista\b/i.test(text) && !isList(lastSaved)) return undefined;
  if (done === undefined || done.reminder !== undefined) return undefined;
  return run({ tool: 'open_memory', args: { item_id: lastSaved.id } });
}
