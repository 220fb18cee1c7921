// "Cimento 10 sacos, areia 2 metros", "mais 4 barras de ferro 3/8": how much of each, and no prices. They go where the list is being made,
// or under the heading that was just written down; else the shopping list is offered.

import { folded } from '../../domain/fold.ts';
import { pattern, piece } from '../../domain/pattern.ts';
import { listedIn } from '../../memories/list-marks.ts';
import { entriesOf, LABEL, withEntries } from '../../memories/note-list.ts';
import { noteCall } from '../../planner/save-calls.ts';
import { askToConfirm } from '../ask.ts';
import { run } from '../decided.ts';
import type { Decision } from '../decision.ts';
import type { Situation } from '../situation.ts';
import { edited } from './edited.ts';

const UNIT = piece`
  (?:
    sac[oa]s?|metros?|m2|m²|m3|m|barras?|latas?|latinhas?|pacotes?|pcts?|caixas?|cx|rolos?|folhas?|kg|quilos?|kilos?|litros?|unidades?|un|d[úu]zias?|
    pe[çc]as?|gal(?:[ãa]o|[õo]es)|milheiros?|fardos?|garrafas?|cartelas?|potes?|bandejas?|pares|cento|tubos?|varas?|chapas?|carrinhos?
  )(?![a-zà-ÿ])
`;
const COUNT = piece`\d{1,4}(?:[.,]\d{1,2})?`;
const THING = new RegExp(
  `^(?:(?:[oa]s? )?[a-zà-ÿ][a-zà-ÿ ]{1,30}? ${COUNT} ?${UNIT}|${COUNT} ?${UNIT}(?: (?:d[eoa] )?[a-zà-ÿ][a-zà-ÿ ]{1,30}?)(?: \\d\\S{0,6})?)$`,
  'i',
);
const OPENS = /^(?:(?:e|ah|tamb[ée]m|opa|mais|a[íi]|p[õo]e|bota|coloca|falta),? )*/i;
const BETWEEN = /\s*[,;\n]\s*(?:e\s+)?|\s+e\s+(?=\d|[a-zà-ÿ]+ \d)/i;
const ELSE = pattern('i')`
  [?$]|(?<![a-zà-ÿ])(?:
    reais|real|contos?|pilas?|gastei|paguei|comprei|compramos|recebi|ganhei|vendi|custa|custou|por|cada|deu|foi|hoje|ontem|amanh[ãa]|fiz|usei|gasto|mud[ae]|tro(?:ca|que)|passa|deixa|é|eh|era|s[ãa]o
  )(?![a-zà-ÿ])
`;
const HEADING =
  /(?<![a-zà-ÿ])(?:materia(?:l|is)|lista|compras?|ingredientes|pedido|encomenda|or[çc]amento)(?![a-zà-ÿ])/i;
const LONGEST = 300;

/** "Enxoval: body RN 6, macacão 4": how many of each, under what they are for. */
const FOR = pattern('i')`
  ^(?:[oa] |minha |meu )?(?:enxoval|mala|estoque|pedido|kit|encomenda|material|materiais|lembrancinhas?|cesta|levar|falta(?:m)?|repor|
  lou[çc]a|uniformes?|festa)(?: [^:\d]{2,30})?: (?<things>[^:$?]+)$
`;
const COUNTED = /^[a-zà-ÿ][a-zà-ÿ ]{1,30}? (?<count>\d{1,3})$/i;
/** "Docinhos: 100 brigadeiro, 50 beijinho": of each kind of it. */
const OF_KINDS = pattern('i')`
  ^(?:docinhos|doces|salgad(?:inh)?os|lembrancinhas|brindes|bolinhos|convites|cupcakes|mudas|sementes|marmitas|camisetas|uniformes|cadeiras|mesas|pratos|
  ta[çc]as|copos|bal[õo]es|bexigas|encomendas?|pedidos?|estoque)(?: [^:\d]{2,30})?: (?<things>\d{1,4} [a-zà-ÿ][^$?]+)$
`;
/** "Lâmpadas: 4 no hall, 2 na escada": how many where, of what is no account. */
const AT_PLACES = pattern('i')`
  ^(?!gast|despes|compr|pag|mercado|feira|conta|uber|gasolina|almo[çc]o|lanche)[a-zà-ÿ]{3,20}s: (?<things>\d{1,2} n[oa]s? [a-zà-ÿ][^$?:]+)$
`;
const AT_PLACE = /^\d{1,2} n[oa]s? [a-zà-ÿ][^\d]{2,25}$/i;
const SO_MANY = /^\d{1,4} [a-zà-ÿ][^\d]{2,30}$/i;

/** "Festa: bolo 150, salgado 200, decoração 120": where there are so many of each, they are prices. */
const MANY = 30;
const isCount = (thing: string): boolean => Number(COUNTED.exec(thing)?.groups?.['count'] ?? MANY) < MANY;

/** Undefined unless all that is said is how much of what. */
export function quantitiesTold({ text, loaded, asking }: Situation): Decision | undefined {
  if (text.length > LONGEST || ELSE.test(text) || loaded.state.at !== 'idle') return undefined;
  const said = text
    .trim()
    .replace(OPENS, '')
    .replace(/[.!]+$/u, '');
  const under = FOR.exec(said)?.groups?.['things']?.split(BETWEEN) ?? [];
  const at = AT_PLACES.exec(said)?.groups?.['things']?.split(BETWEEN) ?? [];
  if (at.length > 1 && at.every((one) => AT_PLACE.test(one))) return run(noteCall(said));
  const kinds = OF_KINDS.exec(said)?.groups?.['things']?.split(BETWEEN) ?? [];
  if ((under.length > 1 && under.some(isCount)) || (kinds.length > 1 && kinds.every((kind) => SO_MANY.test(kind))))
    return run(noteCall(said));
  const things = said.split(BETWEEN);
  if (!things.every((thing) => THING.test(thing))) return undefined;
  const { lastSaved } = loaded;
  const note = lastSaved?.kind === 'note' && loaded.lastEntry === undefined ? lastSaved : undefined;
  const more = things.join(', ');
  if (note !== undefined && listedIn(note) !== undefined) {
    // "Tomate 2 kg", of the tomato that stands there.
    const noun = things.length === 1 ? more.replace(/ \d.*$/u, '') : '';
    const there = entriesOf(note.body).find((one) => folded(one.replace(LABEL, '')) === folded(noun));
    if (there !== undefined)
      return edited(
        note,
        note.body.replace(
          there,
          there.replace(/[^:]*$/u, (thing) => `${/^\s/u.test(thing) ? ' ' : ''}${more}`),
        ),
      );
    const content = withEntries(note.body, more);
    return content === undefined ? undefined : edited(note, content);
  }
  if (note !== undefined && loaded.wroteLast() && HEADING.test(note.body) && !/\d/u.test(note.body))
    return edited(note, `${note.body.replace(/[\s.:,;]+$/u, '')}: ${more}`);
  if (things.length < 2) return undefined;
  return askToConfirm(
    ['Ponho ', { bold: more }, ' na lista de compras?'],
    noteCall(more, 'lista de compras'),
    { yes: 'Pôr na lista', no: 'Não precisa' },
    asking,
  );
}
