// A list of one's own, spoken of without its name: "mostra a lista", "o que falta comprar?", "já comprei o leite e o pão", "risca os
// ovos". Only where what is named stands on a list; without one these words mean what they always do.

import type { Item } from '../domain/item.ts';
import { withoutEntries } from '../memories/note-list.ts';
import { run } from './decided.ts';
import type { Decision } from './decision.ts';
import type { Situation } from './situation.ts';

const SHOWS =
  /^(?:e )?(?:(?:o que|oq|q) (?:que )?(?:(?:ainda|me|eu|a gente) )*(?:falta|faltou|tem|tenho|preciso|precisa|precisamos) (?:(?:pra|para|que|de) )?(?:comprar|fazer)|(?:me )?(?:mostra|mostre|v[êe]r?|cad[êe]|manda|abre|l[êe]) (?:a |minha |a minha )?list(?:a|inha))\s*[?.!]*$/iu;
const TAKES =
  /^(?:(?:eu )?(?:j[áa] )?(?:comprei|peguei|compramos|coloquei no carrinho)|(?:pode )?(?:risca|risque|riscar|tica|ticar)) (?<what>[^\d$]+?)(?: da list(?:a|inha))?[.!]*$/iu;
const ARTICLES = /(?<=^|,\s*|\se\s)(?:[oa]s?|um|uma|uns|umas)\s+/giu;

export function decideOwnList({ text, loaded }: Situation): Decision | undefined {
  const words = text.trim();
  const shows = SHOWS.test(words);
  const what = shows ? undefined : TAKES.exec(words)?.groups?.['what']?.replace(ARTICLES, '');
  if (!shows && what === undefined) return undefined;
  const lists = loaded.lists();
  if (shows) return lists.length === 0 ? undefined : run({ tool: 'search_items', args: { query: 'lista' } });
  return what === undefined ? undefined : takenOff(what, lists);
}

function takenOff(what: string, lists: readonly Item[]): Decision | undefined {
  for (const list of lists) {
    const left = withoutEntries(list.body, what);
    if (left === '') return run({ tool: 'delete_memory', args: { item_id: list.id } });
    if (left !== undefined) return run({ tool: 'edit_memory', args: { item_id: list.id, content: left } });
  }
  return undefined;
}
