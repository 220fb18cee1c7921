// "1 lata de leite moça, 2 de leite, 4 ovos", said without more: quantities, not prices. The shopping list is offered.

import { folded } from '../../domain/fold.ts';
import { pattern, piece } from '../../domain/pattern.ts';
import { PLACES } from '../../language/money/place-named.ts';
import { noteCall } from '../../planner/save-calls.ts';
import { askToConfirm } from '../ask.ts';
import { run } from '../decided.ts';
import type { Decision } from '../decision.ts';
import type { Situation } from '../situation.ts';
import { LINE_MARK } from '../wording/line-mark.ts';
import { categoryPaid } from './category-paid.ts';

const COUNT = '(?:\\d{1,3}(?:[.,]\\d{1,3})?|uma?|dois|duas|tr[êe]s|quatro|cinco|seis|meia|meio)';
const MEASURE = piece`
  (?:
    kg|quilos?|kilos?|g|gramas?|l|litros?|ml|latas?|latinhas?|pacotes?|pct|caixas?|cx|caixinhas?|garrafas?|d[úu]zias?|
    unidades?|un|sacos?|saquinhos?|p[ée]s?|ma[çc]os?|cabe[çc]as?|bandejas?|cartelas?|potes?|vidros?|fardos?|rolos?|
    barras?|sach[êe]s?|peda[çc]os?|tabletes?|metades?
  )
`;
const COUNTED = new RegExp(
  `^${COUNT} ?(?:${MEASURE} )?(?:d[eoa] )?(?<what>[a-zA-ZÀ-ÿ]{2,}(?:(?: de| do| da| com| sem)? [a-zA-ZÀ-ÿ]{2,}){0,3})$`,
  'i',
);
const PLAIN = /^(?<what>[a-zà-ÿ]{3,}(?:(?: de| do| da| com| sem)? [a-zà-ÿ]{2,}){0,2})$/i;
const BETWEEN = /\s*[,;\n]\s*(?:e\s+)?|\s+e\s+(?=\d|um|meia|meio|\p{L}+$)/u;
const FEWEST = 3;
const MOST = 40;
const MOST_DICTATED = 12;
/** Verbs of money, persons and moments. */
const ELSE = pattern('i')`
  [?:$]|
  (?<![a-zà-ÿ])(?:
    precis[a-zà-ÿ]+|reais|real|conto|pila|gastei|paguei|comprei|comprar|compramos|recebi|ganhei|vendi|vezes|parcelas?|horas?|min|
    minutos?|dias?|semanas?|m[êe]s(?:es)?|anos?|hoje|ontem|amanh[ãa]|pessoas?|filhos?|litros? por|cada|por
  )(?![a-zà-ÿ])
`;
/** Of the things named, how many the categories know as food or household. */
const KNOWN_PART = 0.5;
const GROCERIES: ReadonlySet<string> = new Set([
  'mercado',
  'alimentacao',
  'compras',
  'saude',
  'familia',
  'beleza',
  'pets',
]);

/** Above the lines: the list they belong on, or what they are. */
const HEADING =
  /^(?:minha )?(?<list>list(?:a|inha)(?: d[aeo]s? (?:compras|mercado|feira|supermercado))?|compras|comprar)(?: (?:do m[êe]s|da semana|de hoje))?\s*:?\s*\n/i;
/** "Óleo 2": how many of it. */
const THING_AND_COUNT = /^[a-zà-ÿ][^\d?$:]{1,40}(?: \d{1,2}(?: ?(?:kg|g|l|ml|un|x))?)?$/i;

/** "Lista de compras⏎- arroz⏎- óleo 2": put on the list, as it says. Undefined where a line has a price. */
function underHeading(said: string): Decision | undefined {
  const heading = HEADING.exec(said);
  if (heading === null) return undefined;
  const things = said
    .slice(heading[0].length)
    .split('\n')
    .flatMap((line) => line.trim().replace(LINE_MARK, '').replace(/[,;]$/u, '') || []);
  const named = /^list/i.test(heading.groups?.['list'] ?? '');
  const fits = (thing: string): boolean =>
    COUNTED.test(thing) || PLAIN.test(thing) || (named && THING_AND_COUNT.test(thing));
  return things.length > 0 && things.every(fits) ? run(noteCall(things.join(', '), 'lista de compras')) : undefined;
}

/** "80 mercado" is what was spent there. */
const isGrocery = (what: string, category: string | undefined): boolean =>
  category !== undefined && GROCERIES.has(category) && !PLACES.test(folded(what));

/** "Arroz feijao oleo", dictated: each word is a thing by itself. */
function dictated(said: string, { read }: Situation): readonly string[] {
  const words = said.split(/\s+/u);
  const each = words.length >= FEWEST && words.length <= MOST_DICTATED && words.every((word) => PLAIN.test(word));
  if (!each) return [];
  let sold = 0;
  for (const word of words) {
    // Anything "bought" is a purchase: "bla" would be one.
    const category = categoryPaid(`gastei 10 reais com ${word}`, read);
    if (category === undefined) return [];
    if (isGrocery(word, category)) sold++;
  }
  // "Óleo" is for the car as well.
  return sold > 1 && sold >= words.length - 1 ? words : [];
}

/** Undefined unless each thing stands alone or behind its quantity. */
export function offerCountedList(situation: Situation): Decision | undefined {
  const { text, asking, loaded } = situation;
  const said = text.trim().replace(/[.!]+$/u, '');
  const listed = underHeading(said);
  if (listed !== undefined) return listed;
  if (loaded.state.at !== 'idle' || ELSE.test(said)) return undefined;
  const words = dictated(said, situation);
  if (words.length > 0) return offered(words, asking);
  const things = said.split(BETWEEN).map((thing) => thing.trim());
  if (things.length < FEWEST || things.length > MOST) return undefined;
  const counted = things.map((thing) => COUNTED.exec(thing)?.groups?.['what']);
  const names = things.flatMap((thing, i) => counted[i] ?? PLAIN.exec(thing)?.groups?.['what'] ?? []);
  if (names.length < things.length) return undefined;
  // "Pão, leite, ovo e café": without a quantity, all must be. Anything "bought" is a purchase.
  const bare = counted.every((what) => what === undefined);
  const bought = (name: string) => (bare ? `gastei 10 reais com ${name}` : `comprei ${name} por 10 reais`);
  const sold = names.filter((name) => isGrocery(name, categoryPaid(bought(name), situation.read)));
  if (sold.length < names.length * (bare ? 1 : KNOWN_PART)) return undefined;
  return offered(things, asking);
}

const offered = (things: readonly string[], asking: Situation['asking']): Decision =>
  askToConfirm(
    ['Ponho ', { bold: things.join(', ') }, ' na lista de compras?'],
    noteCall(things.join(', '), 'lista de compras'),
    { yes: 'Pôr na lista', no: 'Não precisa' },
    asking,
  );
