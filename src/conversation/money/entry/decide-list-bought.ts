// "Comprei tudo, deu 187,30" with a shopping list kept: the list is done, and what it came to is an entry.

import { folded } from '../../../domain/fold.ts';
import { pattern } from '../../../domain/pattern.ts';
import type { ToolCall } from '../../../tools/registry.ts';
import { run } from '../../decided.ts';
import type { Decision } from '../../decision.ts';
import { rewriting } from '../../notebook/edited.ts';
import { reworded, type Situation } from '../../situation.ts';
import { TYPED_AMOUNT } from '../../wording/typed-amount.ts';
import { METHODS } from '../../wording/ways-of-paying.ts';
import { draftsOf } from './drafts-of.ts';
import { keepOrAsk } from './keep-or-ask.ts';

const PLACE = `(?: n[oa]s? (?<NAME>(?!(?:${METHODS}|total)(?![a-zà-ÿ]))[a-zà-ÿ][a-zà-ÿ ]{2,25}?))?`;
const BOUGHT = pattern('i')`
  ^(?:(?:pronto|ok|oba|ufa|feito|j[áa]|eu|a gente|hoje),? )*(?:comprei|compramos|peguei|trouxe) (?:
    tudo|toda a lista|a lista (?:toda|inteira)
  )(?: d?n?a lista)?(?<but>,? (?:menos|fora|tirando|exceto|s[óo] n[ãa]o) [a-zà-ÿ][a-zà-ÿ ]{1,40}?)?${PLACE.replace('NAME', 'place')}[,.;]?(?: (?:e|a[íi]))?(?: (?:
    deu|foi|ficou(?: em| por)?|gastei|paguei|total(?: de)?|saiu(?: por)?
  ))? (?:tudo |no total )?(?<value>${TYPED_AMOUNT})(?<how> (?:no|em) (?:${METHODS}))?
  ${PLACE.replace('NAME', 'there')}[.!]*$
`;
/** "Lista de compras", "lista da feira": what it is bought at. */
const AT_MARKET = /^list(?:a|inha)s?(?: d[aeo]s? (?:compras?|mercado|supermercado|mes|semana))?$/u;

/** Undefined when no list is kept, or it is unclear which was meant. */
export function decideListBought(situation: Situation): Decision | undefined {
  const { place, there, value, but, how = '' } = BOUGHT.exec(situation.text.trim())?.groups ?? {};
  if (value === undefined) return undefined;
  const { loaded } = situation;
  const lists = loaded.lists();
  const list = lists.find(({ id }) => id === loaded.lastSaved?.id) ?? (lists.length === 1 ? lists[0] : undefined);
  if (list === undefined && but === undefined) return undefined;
  // Without a list nothing says what the rest was.
  if (list === undefined) return readAs(`gastei ${value}${placed(place ?? there)}${how}`, situation);
  const kept = readAs(`gastei ${value}${placed(place ?? there) || ` com ${boughtOf(list.title)}`}${how}`, situation);
  if (kept?.do !== 'run_tool') return kept;
  const rest = but?.replace(EXCEPT, '');
  const done: ToolCall =
    rest === undefined ? { tool: 'delete_memory', args: { item_id: list.id } } : rewriting(list, rest);
  return run(...kept.calls, done);
}
/** "Comprei tudo, 80" under "ponho arroz, feijão na lista?": bought already, so that there is nothing to keep. */
export function offeredBought(list: string, situation: Situation): Decision | undefined {
  const { place, there, value, but, how = '' } = BOUGHT.exec(situation.text.trim())?.groups ?? {};
  if (value === undefined || but !== undefined) return undefined;
  return readAs(`gastei ${value}${placed(place ?? there) || ` com ${boughtOf(list)}`}${how}`, situation);
}

function boughtOf(list: string): string {
  const name = folded(list);
  return AT_MARKET.test(name) ? 'mercado' : name.replace(/^list(?:a|inha)s? d[aeo]s? /u, '');
}

const EXCEPT = /^,? (?:menos|fora|tirando|exceto|s[óo] n[ãa]o) (?:[oa]s? )?/i;
const placed = (place: string | undefined): string => (place === undefined ? '' : ` no ${place}`);

function readAs(words: string, situation: Situation): Decision | undefined {
  const told = reworded(situation, words);
  const { intent, slots } = told.understanding;
  return intent === 'lancamento' ? keepOrAsk(draftsOf(slots, told), told) : undefined;
}
decideListBought.says = [BOUGHT];
