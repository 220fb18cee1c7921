// "Tudo comprado", "já peguei tudo da lista": all lines of a list are done, so the list goes to the trash. "O que falta
// comprar?" without a list is no question about spending.

import type { Item } from '../../domain/item.ts';
import { pattern } from '../../domain/pattern.ts';
import { entriesOf, isList, isNamedAs, LABEL, withoutEntries } from '../../memories/note-list.ts';
import { stemsOf } from '../../memories/stem.ts';
import { askToChoose } from '../ask.ts';
import { run, say } from '../decided.ts';
import type { Decision } from '../decision.ts';
import { lineOf } from '../replies/item-words.ts';
import { phrases } from '../replies/phrases.ts';
import type { Situation } from '../situation.ts';
import { edited } from './edited.ts';
import { isInUse } from './list-in-use.ts';
import { TO_BUY } from './to-buy.ts';

const ALL_DONE = pattern('i')`
  ^(?:(?:pronto|ok|oba|eba|ufa|feito|opa|hoje|eu|a gente|n[óo]s|j[áa]|ent[ãa]o),? )*
  (?:
    (?:comprei|compramos|comprou|peguei|pegamos|trouxe|trouxemos|separei|separamos|arrumei|arrumamos) (?:tudo|toda a lista|a lista (?:toda|inteira))|
    (?:tudo|lista (?:toda|inteira)) (?:j[áa] )?(?:foi )?(?:comprad[oa]|riscad[oa]|no carrinho)|
    (?:risca|risque|tica|marca) (?:tudo|todos|a lista (?:toda|inteira))
  )(?: (?:que )?(?:(?:tava|estava|tinha|falta(?:va)?) )?(?:d|n)?(?:a|essa|esta) (?:minha )?list(?:a|inha)
  (?: d[aeo]s? (?<name>[a-zà-ÿ][a-zà-ÿ ]{1,30}?))?)?(?: j[áa]| hoje| como comprad[oa]s?)?[.! ]*$
`;
/** "Limpa a lista": one list, and not all that is kept. */
const CLEARED = pattern('i')`
  ^(?:(?:pode|agora|ent[ãa]o),? )*(?:(?:limp|zer|esvazi|apag|delet|exclu)(?:a|e|i|ar|ir)|apague|joga fora)(?: (?:toda|tudo))? (?:a|minha|essa|esta)(?: minha)? list
  (?:a|inha)(?: (?:toda|inteira))?[.! ]*$
`;
/** "Tira tudo da lista da mudança menos a fita". */
const ALL_BUT = pattern('i')`
  ^(?:pode |j[áa] |eu )*(?:comprei|compramos|peguei|pegamos) tudo(?: da (?:minha )?list(?:a|inha)(?: d[aeo]s? (?<of>[a-zà-ÿ][a-zà-ÿ ]{1,30}?))?)?,? (?:
    menos|exceto|fora|tirando|s[óo] (?:n[ãa]o (?:achei|tinha)|falt(?:ou|a)(?: comprar)?)) (?<left>[^?:]{2,80}?)[.!]*$|
  ^(?:pode )?(?:tira|apaga|risca|remove|exclui|limpa)r? (?:tudo|todos) d?(?:a|essa) (?:minha )?list(?:a|inha)(?: d[aeo]s? (?<name>[a-zà-ÿ][a-zà-ÿ ]{1,30}?))?,?
  (?:menos|exceto|fora|tirando) (?<kept>[^?:]{2,80}?)[.!]*$
`;

/** Their lists, and what is shopped from under another label. */
const listsIn = (situation: Situation): readonly Item[] => [
  ...situation.loaded.lists(),
  ...situation.loaded.enumerations().filter((note) => !isList(note) && isInUse(note, situation)),
];
const SHOP = /compr|mercado|feira|farm[áa]cia/i;

/** The list with nothing but what is named. */
function allBut(situation: Situation, name: string, kept: string): Decision | undefined {
  const named = listsIn(situation).filter((one) => isNamedAs(one, name));
  // Of several, the one where that stands.
  const stems = stemsOf(kept.replace(/^(?:[oa]s?) /i, ''));
  const having = named.filter(({ body }) => stems.every((stem) => stemsOf(body).includes(stem)));
  const [list, ...others] = named.length > 1 ? having : named;
  if (list === undefined || others.length > 0) return undefined;
  const label = LABEL.exec(list.body)?.[0] ?? '';
  const gone = entriesOf(list.body.slice(label.length)).filter(
    (entry) =>
      !entriesOf(kept).some((one) =>
        stemsOf(one.replace(/^(?:[oa]s?) /i, '')).every((stem) => stemsOf(entry).includes(stem)),
      ),
  );
  const content = gone.length === 0 ? undefined : withoutEntries(list.body, gone.join(', '));
  return content === undefined || content === '' ? undefined : edited(list, content);
}

/** "Tem alguma coisa na lista?" */
const ANYTHING =
  /^(?:e )?(?:ainda )?(?:tem|ficou|sobrou)(?: ainda)? (?:alguma coisa|algo|alg[a-z]+ item) n[ao] list(?:a|inha)\s*\?*$/i;

/** Undefined when neither all of a list is done nor anything to buy is asked for. */
export function wholeList(situation: Situation): Decision | undefined {
  const words = situation.text.trim();
  if (ANYTHING.test(words)) {
    const [list] = listsIn(situation);
    return list === undefined
      ? say({ text: ['Não, a lista está vazia.'] })
      : run({ tool: 'open_memory', args: { item_id: list.id } });
  }
  if (TO_BUY.test(words)) {
    const lists = listsIn(situation);
    const shops = lists.filter(({ title }) => SHOP.test(title));
    const [shop] = shops;
    if (shop !== undefined && shops.length === 1 && lists.length > 1)
      return run({ tool: 'open_memory', args: { item_id: shop.id } });
    return lists.length === 0 ? say(phrases.nothingToBuy) : undefined;
  }
  const { name: of = '', kept } = ALL_BUT.exec(words)?.groups ?? {};
  if (kept !== undefined) return allBut(situation, of, kept);
  const { of: from = '', left } = ALL_BUT.exec(words)?.groups ?? {};
  if (left !== undefined) return allBut(situation, from, left);
  if (CLEARED.test(words)) return gone(situation, '', 'Qual lista eu limpo?');
  const done = ALL_DONE.exec(words);
  return done === null ? undefined : gone(situation, done.groups?.['name'] ?? '', 'Qual lista está toda feita?');
}
wholeList.says = [ANYTHING, TO_BUY, ALL_DONE, CLEARED, ALL_BUT];

function gone(situation: Situation, name: string, question: string): Decision | undefined {
  const { loaded, asking } = situation;
  const { lastSaved } = loaded;
  const lists = listsIn(situation).filter((list) => isNamedAs(list, name));
  const [only, ...others] = lists;
  const act = (list: Item) => ({ tool: 'delete_memory', args: { item_id: list.id } }) as const;
  const spokenOf = lists.find(({ id }) => id === lastSaved?.id);
  if (spokenOf !== undefined) return run(act(spokenOf));
  if (only === undefined || others.length === 0) return only && run(act(only));
  const options = lists.map((list) => ({ label: lineOf(list), act: act(list) }));
  return askToChoose('choose_reference', [question], options, asking);
}
