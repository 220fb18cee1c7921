// The person's lists: "mostra a lista", "o que falta comprar?", "já comprei o leite e o pão", "bota o tripé na lista da
// mochila". Applies only when such a list exists or the thing named is on one.

import { pattern } from '../../domain/pattern.ts';
import { enumerates, isList, isNamedAs } from '../../memories/note-list.ts';
import { noteCall } from '../../planner/save-calls.ts';
import { run } from '../decided.ts';
import type { Decision } from '../decision.ts';
import type { Situation } from '../situation.ts';
import { AND } from '../wording/openers.ts';
import { PUT } from '../wording/put-orders.ts';
import { REMOVE } from '../wording/removal-orders.ts';
import { isSold } from './offer-list.ts';
import {
  ADDS,
  ELSEWHERE,
  onOnly,
  onto,
  ontoLast,
  ontoOnly,
  swapped,
  takenOff,
  takenOffAny,
} from './own-list-changes.ts';
import { NAMES_WORKS } from './titles-said.ts';
import { TO_BUY } from './to-buy.ts';

const SHOWS = pattern('i')`
  ^(?:e )?(?:
    (?:o ?que|oq|q) (?:que )?(?:(?:ainda|me|eu|a gente) )*(?:falta|faltou|tem|tenho|preciso|precisa|precisamos) (?:
      (?:pra|para|que|de) )?fazer|
    como (?:t[áa]|est[áa]|ficou) (?:a |minha |a minha )?list(?:a|inha)|
    (?:me )?(?:mostra|mostre|v[êe]r?|cad[êe]|manda|abre|l[êe]) (?:a |minha |a minha )?list(?:a|inha)
  )\s*[?.!]*$
`;

/** Right behind a list it is asked of that. */
const STILL =
  /^(?:e )?(?:o ?que|oq|q) (?:que )?(?:ainda )?(?:falta|faltou|sobrou|ficou)[?.!]*$|^(?:e )?(?:ainda )?falta(?: ainda)? (?:o que|o qu[êe]|oq)[?.!]*$/i;

const TAKES = pattern('i')`
  ^(?:
    (?:eu )?(?:j[áa] )?(?:comprei|peguei|compramos|coloquei no carrinho)|
    (?:pode )?(?:risca|risque|riscar|tica|ticar)
  ) (?<what>[^\d$]+?)(?: da list(?:a|inha))?(?: (?:tamb[ée]m|tb|tbm))?
  (?:,? (?:mas |s[óo] )*(?:falt(?:ou|aram|a)|n[ãa]o (?:tinha|achei|tem|encontrei)) .*)?[.!]*$
`;

const ARTICLES = /(?<=^|,\s*|\se\s)(?:[oa]s?|um|uma|uns|umas)\s+/gi;

/** "Bota o tripé na lista da mochila"; and "acrescenta o Lucas", right after a list was made or changed. */
const PUTS = pattern('i')`
  ^(?:(?:por favor|pode|e|ent[ãa]o|ah,?) )*
  (?:${PUT}|soma|anota)
  (?: (?:a[íi]|tb|tbm|tamb[ée]m|mais))* (?<what>[^?$]{2,80}?)
  (?: (?<place>(?:n[ao]|pr[ao]|[àa])(?: minha)? list(?:a|inha)(?: d[aeo]s? (?<name>[a-zà-ÿ][a-zà-ÿ ]{1,30}?))?))?
  (?: (?:tb|tbm|tamb[ée]m|por favor))?[.!]*$
`;

/** "Coloca ovo" right after the list was made: one or two words. */
const PUTS_A_THING = pattern('i')`
  ^${AND}(?:${PUT})(?: a[íi])? (?:[oa]s? )?[a-zà-ÿ]+(?: (?:d[eo] )?[a-zà-ÿ]+)?(?: e [a-zà-ÿ]+)?[.!]*$
`;

/** "O que vai na mochila", "quem tá na catequese". */
const ASKS = pattern('i')`
  ^(?:e )?(?:
    (?:o ?que|oq|quem|quais|que)(?: [ée] que)? (?:
      vai|v[ãa]o|t[áa]|est[áa]|est[ãa]o|t[ãa]o|tem|ficou|ficaram|entra|falta|sobrou
    )|
    falta (?:o que|o qu[êe]|oq)
  )(?: ainda)? (?:n[ao]s?|pr[ao]|d[ao])(?: lista d[aeo]s?)? (?<name>[a-zà-ÿ][a-zà-ÿ ]{1,30}?)[?.!]*$
`;

/** "O que falta comprar pra feira?": the list of that name, if there is one. */
const ASKS_TO_BUY = pattern('i')`
  ^(?:e )?(?:o ?que|oq)(?: (?:ainda|eu|me|a gente))* (?:falta|tem|tenho|preciso|precisa) (?:(?:pra|para|que|de) )?
  (?:comprar|levar|pegar|fazer) (?:n[ao]s?|pr[ao]s?|d[ao]s?|para [ao]) (?<name>[a-zà-ÿ][a-zà-ÿ ]{1,30}?)[?.!]*$
`;

/** "Bota luva também", right after a list was made. */
const ALSO = /\s(?:tb|tbm|tamb[ée]m)[.!]*$|^(?:e )?[a-zà-ÿ]+(?: a[íi])? (?:tb|tbm|tamb[ée]m) /i;

/** "Preciso de corda, cola e verniz, põe na lista da oficina": the things first. */
const THINGS_FIRST = pattern('i')`
  ^(?:(?:eu |a gente )?precis(?:o|amos) (?:de |comprar )?|falta(?:m|ndo)? |acab(?:ou|aram) (?:[oa]s? )?|t[ôo] sem )?
  (?<what>[a-zà-ÿ][^?$:]{2,120}?),? (?:${PUT}|anota|joga)(?: (?:isso|tudo|a[íi]|tamb[ée]m))* na (?:
    minha )?(?<list>list(?:a|inha)(?: d[aeo]s? [a-zà-ÿ][a-zà-ÿ ]{1,30}?)?)[.!]*$
`;

/** "Leite, pão e ovos na lista de compras": no verb is needed. */
const LIES_ON_LIST = pattern('i')`
  ^(?:e |mais |falt(?:a|ou) )?
  (?<what>(?!(?:isso|tudo|o que|tem|t[áa]|j[áa]|n[ãa]o|est[áa]|anot[ae]|p[õo]e|bot[ae]|coloc[ae]|inclui|adiciona|acrescenta)(?![a-zà-ÿ]))[a-zà-ÿ][^?$:]{1,120}?),? na (?:minha )?
  (?<list>list(?:a|inha)(?: d[aeo]s? [a-zà-ÿ][a-zà-ÿ ]{1,30}?)?)[.!]*$
`;

/** "Tira o detergente e põe sabão": one line in the place of another. */
const SWAPS = pattern('i')`
  ^(?:pode )?(?:tira|tire|risca|remove|troca) (?:[oa]s? )?(?<what>[^\d$,:]{2,40}?)(?: da list(?:a|inha))?,? e (?:
    ${PUT}
  ) (?:[oa]s? )?(?<with>[^\d$:]{2,60}?)(?: no lugar| na list(?:a|inha))?[.!]*$
`;

/** "Tira a vela da nota da Carol". */
const OUT_OF_NOTE = pattern('i')`
  ^(?:pode )?(?:${REMOVE}|risca) (?:[oa]s? )?(?<what>[^,]{2,40}?) da (?:nota|anota[çc][ãa]o) (?:
    d[aeo]s?|sobre(?: [oa])?
  ) (?<name>[a-zà-ÿ][a-zà-ÿ ]{1,40}?)[.!]*$
`;

/** "Quantos itens tem na lista do churrasco?": the list itself, to be counted by. */
const COUNTS = pattern('i')`
  ^(?:e )?quant[oa]s (?:itens|coisas) (?:(?:que )?(?:tem|t[áa]|tenho|faltam?|ficaram) )na (?:minha )?list(?:a|inha)
  (?: d[aeo]s? (?<name>[a-zà-ÿ][a-zà-ÿ ]{1,30}?))?[?.!]*$
`;

/** The reason is not part of the name. */
const WITH_REASON = pattern('i')`
  ^(?:(?:pode|na verdade|ah|opa|ent[ãa]o),? )*(?:${REMOVE}|risca) (?:[oa]s? )?(?<what>[^\d$,]{2,40}?)(?: da list(?:a|inha))?
  (?:,? (?:que|porque|pq|pois|j[áa]) .+|, (?:t[áa]|est[áa]|muito|n[ãa]o) .+| (?:tamb[ée]m|tb|tbm)[.!]*)$
`;

/** "Compra mais: ovo, banana". */
const BUY_MORE = /^(?:compra|comprar)(?: mais| tamb[ée]m)?:? (?<what>[a-zà-ÿ][^?$:]{1,80}?)[.!]*$/i;

const LONGEST = 140;

/** Undefined when no such list exists, and nothing named is on one. */
export function decideOwnList(situation: Situation): Decision | undefined {
  const { text, loaded } = situation;
  const words = text.trim();
  if (words.length > LONGEST) return undefined;
  const { what: things, list: onList } = THINGS_FIRST.exec(words)?.groups ?? {};
  if (things !== undefined && !ADDS.test(words) && situation.understanding.intent !== 'lancamento')
    return run(noteCall(things, onList));
  const put = putOn(words, situation);
  if (put !== undefined) return put;
  const more = BUY_MORE.exec(words)?.groups?.['what'];
  if (more !== undefined && situation.understanding.intent === 'save') return onOnly(more, loaded.lists());
  const { what: lying, list: under } = LIES_ON_LIST.exec(words)?.groups ?? {};
  const { understanding: meant } = situation;
  const untold = meant.intent === 'save' && meant.slots.item_type === 'media';
  if (lying !== undefined && untold) return run(noteCall(lying, under));
  const { what: from, with: to } = SWAPS.exec(words)?.groups ?? {};
  if (from !== undefined && to !== undefined)
    return swapped(from, to, loaded.lists()) ?? swapped(from, to, loaded.enumerations());
  const asked = (ASKS.exec(words) ?? ASKS_TO_BUY.exec(words))?.groups?.['name'];
  if (asked !== undefined) {
    const list = loaded.lists().find((one) => isNamedAs(one, asked));
    if (list !== undefined) return run({ tool: 'search_items', args: { query: list.title } });
  }
  const counted = COUNTS.exec(words);
  if (counted !== null) {
    const list = loaded.lists().find((one) => isNamedAs(one, counted.groups?.['name'] ?? ''));
    if (list !== undefined) return run({ tool: 'search_items', args: { query: list.title } });
  }
  const { what: out, name: note } = OUT_OF_NOTE.exec(words)?.groups ?? {};
  if (out !== undefined && note !== undefined) {
    const left = takenOff(out, loaded.called(note).items.filter(enumerates));
    if (left !== undefined) return left;
  }
  const gone = WITH_REASON.exec(words)?.groups?.['what'];
  if (gone !== undefined) return takenOff(gone, loaded.lists()) ?? takenOffAny(gone, loaded);
  const { lastSaved } = loaded;
  const stillOn = STILL.test(words) && lastSaved !== undefined && isList(lastSaved);
  const shows = stillOn || SHOWS.test(words) || TO_BUY.test(words);
  const what = shows ? undefined : TAKES.exec(words)?.groups?.['what']?.replace(ARTICLES, '');
  if (!shows && what === undefined) return undefined;
  const lists = loaded.lists();
  if (stillOn) return run({ tool: 'search_items', args: { query: lastSaved.title } });
  if (shows) return lists.length === 0 ? undefined : run({ tool: 'search_items', args: { query: 'lista' } });
  return what === undefined ? undefined : takenOff(what, lists);
}

decideOwnList.says = [
  SHOWS,
  TO_BUY,
  TAKES,
  PUTS,
  BUY_MORE,
  ASKS,
  ASKS_TO_BUY,
  THINGS_FIRST,
  WITH_REASON,
  COUNTS,
  OUT_OF_NOTE,
  LIES_ON_LIST,
  SWAPS,
  STILL,
];

/** @returns undefined when there is no such list: decideSave creates one. */
function putOn(words: string, { loaded, understanding, read }: Situation): Decision | undefined {
  const { what, place, name } = PUTS.exec(words)?.groups ?? {};
  if (what === undefined || understanding.intent === 'lancamento' || NAMES_WORKS.test(what)) return undefined;
  const content = what.replace(ARTICLES, '');
  if (place === undefined) {
    const { lastSaved, done, lastEntry } = loaded;
    // Made or changed last, or the one just shown.
    const shown = loaded.shown.length === 1 && loaded.shown[0]?.item?.id === lastSaved?.id;
    const here = (done?.afterList === true || shown) && lastEntry === undefined && done?.reminder === undefined;
    const more = here && lastSaved !== undefined && ADDS.test(words) ? ontoLast(lastSaved, content) : undefined;
    if (more !== undefined && !ELSEWHERE.test(what)) return onto(words, content, loaded) ?? more;
    if (
      !here ||
      lastSaved === undefined ||
      !isList(lastSaved) ||
      !(
        ADDS.test(words) ||
        ALSO.test(words) ||
        (PUTS_A_THING.test(words) && (understanding.intent === 'save' || /^e /i.test(words)))
      ) ||
      ELSEWHERE.test(what)
    )
      return onto(words, content, loaded) ?? ontoOnly(words, content, loaded, understanding.intent);
    return run(noteCall(content, lastSaved.title));
  }
  const list = name === undefined ? undefined : loaded.lists().find((one) => isNamedAs(one, name));
  if (list !== undefined) return run(noteCall(content, list.title));
  // A list of that name begins with it. "Anota leite na lista" orders no note of these words.
  const label = name === undefined ? 'lista' : place.replace(/^\S+ (?:minha )?/u, '');
  const begins = name === undefined ? /^anota/i.test(words) && isSold(content, read) : !OF_WORKS.test(name);
  return begins ? run(noteCall(content, label)) : undefined;
}

const OF_WORKS = /filme|s[ée]rie|livro|v[íi]deo|link|anime|dorama|ver|assistir|ler/i;
