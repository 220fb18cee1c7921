// "Tudo comprado", "já peguei tudo da lista": all lines of a list are done, so the list goes to the trash. "O que falta
// comprar?" without a list is no question about spending.

import type { Item } from '../../domain/item.ts';
import { pattern } from '../../domain/pattern.ts';
import { isNamedAs } from '../../memories/note-list.ts';
import { askToChoose } from '../ask.ts';
import { run, say } from '../decided.ts';
import type { Decision } from '../decision.ts';
import { lineOf } from '../replies/item-words.ts';
import { phrases } from '../replies/phrases.ts';
import type { Situation } from '../situation.ts';
import { TO_BUY } from './to-buy.ts';

const ALL_DONE = pattern('iu')`
  ^(?:(?:pronto|ok|oba|eba|ufa|feito|opa|hoje|eu|a gente|n[óo]s|j[áa]|ent[ãa]o),? )*
  (?:
    (?:comprei|compramos|comprou|peguei|pegamos|trouxe|trouxemos) (?:tudo|toda a lista|a lista (?:toda|inteira))|
    (?:tudo|lista (?:toda|inteira)) (?:j[áa] )?(?:foi )?(?:comprad[oa]|riscad[oa]|no carrinho)|
    (?:risca|risque|tica|marca) (?:tudo|todos|a lista (?:toda|inteira))
  )(?: (?:que )?(?:(?:tava|estava|tinha|falta(?:va)?) )?(?:d|n)?(?:a|essa|esta) (?:minha )?list(?:a|inha)
  (?: d[aeo]s? (?<name>\p{L}[\p{L} ]{1,30}?))?)?(?: j[áa]| hoje| como comprad[oa]s?)?[.! ]*$
`;
/** "Limpa a lista": one list, and not all that is kept. */
const CLEARED = pattern('iu')`
  ^(?:(?:pode|agora|ent[ãa]o),? )*(?:limp|zer|esvazi)(?:a|e|ar)(?: (?:toda|tudo))? (?:a|minha|essa|esta)(?: minha)? list
  (?:a|inha)(?: (?:toda|inteira))?[.! ]*$
`;
/** Undefined when neither all of a list is done nor anything to buy is asked for. */
export function wholeList(situation: Situation): Decision | undefined {
  const words = situation.text.trim();
  if (TO_BUY.test(words)) return situation.loaded.lists().length === 0 ? say(phrases.nothingToBuy) : undefined;
  if (CLEARED.test(words)) return gone(situation, '', 'Qual lista eu limpo?');
  const done = ALL_DONE.exec(words);
  return done === null ? undefined : gone(situation, done.groups?.['name'] ?? '', 'Qual lista está toda feita?');
}
wholeList.says = [TO_BUY, ALL_DONE, CLEARED];

function gone({ loaded, asking }: Situation, name: string, question: string): Decision | undefined {
  const { lastSaved } = loaded;
  const lists = loaded.lists().filter((list) => isNamedAs(list, name));
  const [only, ...others] = lists;
  const act = (list: Item) => ({ tool: 'delete_memory', args: { item_id: list.id } }) as const;
  const spokenOf = lists.find(({ id }) => id === lastSaved?.id);
  if (spokenOf !== undefined) return run(act(spokenOf));
  if (only === undefined || others.length === 0) return only && run(act(only));
  const options = lists.map((list) => ({ label: lineOf(list), act: act(list) }));
  return askToChoose('choose_reference', [question], options, asking);
}
