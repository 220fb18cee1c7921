// "Comprar esmalte e algodão" goes on the shopping list; of "acabou o café" or what is needed, the list is offered.

import { folded } from '../../domain/fold.ts';
import { pattern } from '../../domain/pattern.ts';
import { GREETINGS } from '../../language/signals/greeting.ts';
import { noteCall } from '../../planner/save-calls.ts';
import { MEDICINE as OF_A_HABIT } from '../agenda/medicine-words.ts';
import { askToConfirm } from '../ask.ts';
import { run } from '../decided.ts';
import type { Decision } from '../decision.ts';
import type { Situation } from '../situation.ts';
import { SURE } from '../sure.ts';
import { WEEKDAY_NAMES } from '../wording/calendar-words.ts';
import { categoryPaid } from './category-paid.ts';
import { apartOnList } from './dictated-list.ts';

const TO_BUY = pattern('i')`
  ^(?:(?:eu|a gente|hoje|ainda|também|tb|ah|ih),? )*
  (?:preciso|precisamos|tenho que|tenho q|tenho de|temos que|t[ôo] precisando(?: de)?|falta(?:ndo)?) comprar (?:
    mais )?(?<what>[a-zà-ÿ][^\d$?:;]{2,80}?)[.!]*$
`;
/** "Acabou o sabão em pó", "tá acabando o café": of what is sold in a market. */
const RUN_OUT_BEHIND = pattern('i')`
  ^(?:(?:ih|ah|oi|olha|poxa|eita|e),? )*(?:[oa]s? |meu |minha )?(?<what>[a-zà-ÿ][^$?:;,]{1,40}?) (?:
    acab(?:ou|aram)|(?:t[áa] |est[áa] )?acabando|t[áa] no fim|t[áa] em falta
  )(?:,? (?:aqui|em casa|de novo|hoje|tamb[ée]m|tbm?))*[.!]*$
`;
const RUN_OUT = pattern('i')`
  ^(?:(?:ih|ah|oi|olha|aqui|hoje|poxa|eita|e),? )*(?:
    acab(?:ou|aram)|
    t[áa] (?:acabando|faltando|no fim|em falta)|
    est[ãa]o acabando|t[ôo] sem|estamos sem|(?:a gente )?t[áa] sem
  ) (?:[oa]s? )?(?:meu |nosso |nossa )?(?<what>[a-zà-ÿ][^\d$?:;,]{1,40}?)
  (?: (?:aqui|em casa|l[áa] em casa|de novo|tbm?|tamb[ée]m))?[.!]*$
`;

/** "O colírio e o atenolol tá acabando". */
const ALSO_OUT =
  /,? (?:tamb[ée]m )?(?:t[áa]|est[áa]) (?:acabando|no fim|quase no fim)(?: tamb[ée]m)?$|,? (?:tamb[ée]m|tbm?)$/i;

/** What is bought by a decision, or at a time that is to be remembered. */
const DEAR = pattern('i')`
  (?<![a-zà-ÿ])(?:
    carro|moto|casa|ap[êe]|apartamento|terreno|lote|celular|iphone|notebook|computador|geladeira|fog[ãa]o|m[áa]quina|
    tv|televis[ãa]o|sof[áa]|cama|guarda.roupa|passage(?:m|ns)|d[óo]lar|a[çc][õo]es|hoje|amanh[ãa]|${WEEKDAY_NAMES}|semana|
    m[êe]s|lembra|avisa|ou|mas|porque|pq|quando
  )(?![a-zà-ÿ])
`;

/** The infinitive, without a price: "comprar pilha e lâmpada de 60". */
const TO_BE_BOUGHT =
  /^(?:(?:e|ah|oi|tamb[ée]m),? )*comprar (?!.*(?:r\$|reais|real|conto|(?:por|custa|uns|deu|foi) (?:r\$ ?)?\d))(?!.*,\d\d(?!\d))/i;
const SIZED =
  /(?<![a-zà-ÿ])(?:preciso|precisamos|tenho que|temos que|falta) comprar(?![a-zà-ÿ])(?!.*(?:r\$|reais|real|conto|(?:por|d[aeo]|custa|uns) \d))/i;

/** Who lists several things by that verb writes the list. */
const ORDERED =
  /^(?:(?:e|ah|oi|tamb[ée]m|hoje|eu|a gente),? )*(?:(?:preciso|tenho que|temos que|lembrar de) )?comprar(?![a-zà-ÿ])/i;

/** From the pharmacy. */
const MEDICINE = /^(?:rem[ée]dio|fralda|pomada|vitamina|soro|band-?aid|xarope|curativo)/i;

/** "Bom dia! Preciso de pão, 2 caixas de leite e fralda", "comprar cartolina, cola e eva": several things, some with a count. */
const SEVERAL = pattern('i')`
  ^(?:(?:${GREETINGS}|olha|e|ah|hoje|ainda|eu|a gente|ent[ãa]o)[,!.]? )*(?:
    (?<needs>preciso|precisamos|t[ôo] precisando|vou precisar|tamo precisando) de |
    (?:(?:preciso|tenho que|temos que|vou|lembrar de) )?comprar:? 
  )(?<things>[^?:$]{5,200}?)[.!]*$
`;
const BETWEEN = /\s*(?:,(?!\d)|[;\n])\s*(?:e\s+)?|\s+e\s+/u;
/** A thing and how many of it; no clause. */
const THING = /^(?:\d{1,2} (?:\p{L}+ de )?)?\p{L}[\p{L}-]*(?: [\p{L}\d,-]+){0,3}$/u;
const FEWEST_SOLD = 0.5;

/** "Pilha pro rádio e lâmpada": sold elsewhere than in a market. */
const OF_A_SHOP: ReadonlySet<string> = new Set([
  'compras',
  'moradia',
  'vestuario',
  'beleza',
  'educacao',
  'alimentacao',
  'saude',
]);
const isOfAShop = (thing: string, read: Situation['read']): boolean =>
  OF_A_SHOP.has(categoryPaid(`gastei 10 com ${thing}`, read) ?? '');

/** The things named, where there are two or more; what is only needed must mostly be sold in a market. */
function thingsToBuy(text: string, read: Situation['read']): string | undefined {
  const { needs, things = '' } = SEVERAL.exec(text)?.groups ?? {};
  const each = things.split(BETWEEN).map((thing) => thing.replace(/^d[eao]s? (?=\S)/i, ''));
  if (each.length < 2 || !each.every((thing) => THING.test(thing))) return undefined;
  const sold = each.filter((thing) => isSold(thing, read) || MEDICINE.test(thing) || isOfAShop(thing, read)).length;
  return needs === undefined || sold >= each.length * FEWEST_SOLD ? each.join(', ') : undefined;
}

/** Undefined for dear things, which are a plan and not a shopping list. */
export function offerList(situation: Situation): Decision | undefined {
  const { text, understanding, asking, read, loaded } = situation;
  const { intent } = understanding;
  // "Preciso comprar sapatilha 29": a size, of what is still to be bought.
  const sized =
    intent === 'lancamento' && (TO_BE_BOUGHT.test(text) || (understanding.confidence < SURE && SIZED.test(text)));
  // "Tinta 7.1 tá acabando": a shade, and no price.
  const shade = intent === 'lancamento' && understanding.confidence < SURE && RUN_OUT_BEHIND.test(text.trim());
  if ((intent === 'lancamento' && !sized && !shade) || intent === 'save' || intent === 'reminder_set') return undefined;
  const out = (RUN_OUT.exec(text.trim()) ?? RUN_OUT_BEHIND.exec(text.trim()))?.groups?.['what'];
  const what =
    TO_BUY.exec(text.trim())?.groups?.['what'] ??
    thingsToBuy(text.trim(), read) ??
    (out !== undefined && (isSold(out, read) || shade || MEDICINE.test(out) || OF_A_HABIT.test(folded(out)))
      ? out
      : undefined);
  if (what === undefined || DEAR.test(what)) return undefined;
  const things = apartOnList(what.replace(ALSO_OUT, '').replace(/ e (?:[oa]s?|meu|minha) /i, ', '), read);
  // Once they put things "na lista", that is the one.
  const labels = loaded.lists().map(({ title }) => title.replace(/:.*$/u, ''));
  const label = labels.length === 1 && labels[0] === 'lista' ? 'lista' : 'lista de compras';
  const put = noteCall(things, label);
  if (ORDERED.test(text.trim()) && things.includes(', ')) return run(put);
  return askToConfirm(
    ['Ponho ', { bold: things }, ` na ${label}?`],
    put,
    { yes: 'Pôr na lista', no: 'Não precisa' },
    asking,
  );
}
offerList.says = [SEVERAL, TO_BUY, RUN_OUT, RUN_OUT_BEHIND];

export function isSold(what: string, read: Situation['read']): boolean {
  const category = categoryPaid(`comprei ${what} por 10 reais`, read);
  return category === 'mercado' || category === 'pets';
}
