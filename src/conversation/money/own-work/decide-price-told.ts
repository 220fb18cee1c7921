// "Cobro 160 a faxina", "minha diária é 180", "vendo bolo de pote a 12": what the person's work costs others. Nothing moved.

import { folded } from '../../../domain/fold.ts';
import { pattern, piece } from '../../../domain/pattern.ts';
import { reais } from '../../../finance/money.ts';
import type { ToolCall } from '../../../tools/registry.ts';
import { run, say } from '../../decided.ts';
import type { Decision } from '../../decision.ts';
import { phrases } from '../../replies/phrases.ts';
import type { Situation } from '../../situation.ts';
import { VALUE } from '../../wording/turn.ts';
import { TYPED_AMOUNT } from '../../wording/typed-amount.ts';
import { valueSaid } from '../value-said.ts';
import { KINDS_COST, kindsPriced, MADE_IN_KINDS, MADE_THINGS } from './kinds-priced.ts';
import { keepPrice, priceOf, pricesOf } from './price-of-work.ts';
import { isSold } from './trades.ts';

const LEAD = '^(?:(?:eu|agora|hoje em dia|anota(?: a[íi])?(?: que)?|aqui|l[áa]|[ée] que),? )*';
const THING =
  '(?<thing>(?!(?:vez|m[êe]s|semana|ano|dia|juros|multa|taxa|cart[ãa]o|entrada|parte)(?![a-zà-ÿ]))[a-zà-ÿ][a-zà-ÿ ]{1,30}?)';
/** Each: what follows is the price of one. */
const EACH = '(?: (?:cada(?: um[a]?)?|a unidade|por unidade|a pe[çc]a))?';
const END = '[.!]*$';
/** What is done for pay by whoever calls it theirs: "minha escola é 900" is what they pay. */
const OWN_WORK = piece`
  (?:
    faxina|di[áa]ria|limpeza|passadoria|visita|hora(?: de trabalho)?|hora ?aula|bolo|marmita|docinho|brigadeiro|frete|
    carreto|servi[çc]o|instala[çc][ãa]o|plant[ãa]o|ensaio|costura|bainha
  )s?(?: (?:de|com|em|completa?|simples|pesada|inteira) ?[a-zà-ÿ ]{0,20}?)?
`;

const unnamed = (words: string): string => words.replace(/\?<\w+>/gu, '?:');
const CHARGES = new RegExp(`${LEAD}(?:cobro|t[ôo] cobrando|estou cobrando) (?<rest>.+)$`, 'i');
/** "35 no corte e 20 na barba": one price behind the other. */
const NEXT = /(?:,? e|,) (?=(?:r\$ ?)?\d)/i;
const CHARGED = pattern('i')`
  ^(?:
    ${VALUE}(?: reais)?,? (?:(?:por|em) cada|cada|(?:a|o|por|pel[ao]|n[ao]|d[ao]|em|de)(?: uma?)?) ${THING}|
    (?:a|o|n[ao]|pel[ao]|por(?: uma?)?) (?<thing_>[a-zà-ÿ][a-zà-ÿ ]{1,30}?)(?: (?:a|por|em))? (?<value_>${TYPED_AMOUNT})
  )${EACH}${END}
`;
/** "Cobro 180", of somebody with a trade: what they do. */
const FOR_IT = pattern('i')`^${VALUE}(?: reais)?(?: (?:hoje|agora|por enquanto))*${END}`;
const DAY_LABOUR = /\b(?:diarist|faxin|baba|cuidador|pedreir|servente|jardineir|passadeir)/u;
/** A price known before, that went up or down. */
const CHANGED = pattern('i')`
  ${LEAD}(?:aumentei|subi|baixei|reajustei|mudei)(?: (?:o pre[çc]o d)?(?:a|o) (?:minha |meu )?(?<thing>[a-zà-ÿ][a-zà-ÿ ]{1,30}?))?
  [ ](?:pra|para|por) ${VALUE}${END}
`;
/** Offered, and not sold yet. */
const OFFERED = pattern('i')`
  ${LEAD}(?:vendo|t[ôo] vendendo|estou vendendo|botei pra vender|coloquei pra vender|t[ôo] querendo vender)
  (?: (?:o|a|meu|minha|um|uma))* [a-zà-ÿ][^,?\d]{1,40} por ${TYPED_AMOUNT}${END}
`;
const MINE = pattern(
  'i',
)`${LEAD}(?:(?:a |o )?(?:minha|meu)|(?:o )?(?:meu )?pre[çc]o d[aeo](?: minha| meu)?) (?<work>${OWN_WORK})
  (?: (?:é|eh|custa|sai(?: por| a)?|t[áa]|est[áa]|vale|fica(?: em| por)?))+ ${VALUE}${EACH}${END}`;
/** "Faço aula particular por 60 a hora". */
const BY_THE_HOUR = pattern('i')`
  ${LEAD}(?:fa[çc]o|dou|cobro) (?:(?:a|o|as|os) )?${THING},? (?:a|por) ${VALUE}(?: reais)? (?:a|por|cada) (?:hora|aula|sess[ãa]o|visita|consulta)${END}
`;
const SOLD = pattern('i')`${LEAD}(?:vendo|t[ôo] vendendo|fa[çc]o) (?:(?:a|o|as|os|cada) )?${THING},? (?:
  a ${VALUE}|por (?<value_>${TYPED_AMOUNT})(?= cada| a unidade| por unidade| a pe[çc]a)
)${EACH}${END}`;

const PRICED = `(?:(?:s[óo]|[oa]) )?(?<thing>(?!e )[a-zà-ÿ][a-zà-ÿ ]{1,30}?)(?: (?:é|a|por|custa|sai))? (?<value>${TYPED_AMOUNT})`;
/** "Corte 50, escova 40 e progressiva 220". */
const LIST = new RegExp(`^${unnamed(PRICED)}(?:(?:,| e|, e) ${unnamed(PRICED)}){1,7}[.!]*$`, 'i');

/** Of whoever sells all of it, and never told of any before: what each costs, and nothing that came in. */
function listOfPrices(text: string, situation: Situation): readonly ToolCall[] {
  const { loaded } = situation;
  const each = LIST.test(text) ? [...text.matchAll(new RegExp(`${PRICED}(?=$|,| e |[.!])`, 'gi'))] : [];
  const calls = each.flatMap(({ groups: { thing = '', value = '' } = {} }) => {
    const cents = valueSaid(value, situation);
    const isNew =
      priceOf(thing, loaded) === undefined && loaded.entries({ words: thing, kind: 'receita' }).length === 0;
    return isNew && cents !== undefined && isSold(thing, loaded) ? [keepPrice(thing, cents)] : [];
  });
  return calls.length === each.length ? calls : [];
}

/** "Quanto eu cobro a faxina?", "meus preços". */
const ASKED = pattern('i')`
  ^(?:e )?(?:(?:por )?quanto (?:é que )?(?:eu )?(?:t[ôo] cobrando|cobro|fa[çc]o|vendo|t[áa]|custa|é)(?: (?:mesmo|(?:(?:n|pel|d)?[oa]s?|por|em|cada)(?: minha| meu)? (?<thing>[a-zà-ÿ][a-zà-ÿ ]{1,30}?)))?|
  (?:quais (?:s[ãa]o )?)?(?:os )?meus pre[çc]os|(?:quanto|qual) (?:é |eh |t[áa] )?(?:o )?meu pre[çc]o (?:d[aeo]|pra) (?<thing_>[a-zà-ÿ][a-zà-ÿ ]{1,30}?))\s*[?.!]*$
`;

function pricesAsked(text: string, { loaded }: Situation): Decision | undefined {
  const asked = ASKED.exec(text)?.groups;
  const thing = asked?.['thing'] ?? asked?.['thing_'];
  const one = thing === undefined ? undefined : priceOf(thing, loaded);
  const all = one === undefined && thing === undefined ? pricesOf(loaded) : [];
  if (asked === undefined || (one === undefined && all.length === 0)) return undefined;
  if (one !== undefined) return say({ text: ['Você cobra ', { bold: reais(one.cents) }, ` por ${one.thing}.`] });
  return say({ text: ['Você cobra:', ...all.map(({ thing: name, cents }) => `\n• ${reais(cents)} por ${name}`)] });
}

/**
 * Undefined when the words neither tell nor ask a price of the person's.
 *
 * @param told their trade, when it is told in the same message
 */
export function decidePriceTold(situation: Situation, told?: string): Decision | undefined {
  const text = situation.text.trim();
  const trade = folded(told ?? situation.loaded.trade() ?? '');
  const asked = pricesAsked(text, situation);
  if (asked !== undefined) return asked;
  const [one, ...more] = [...kindsPriced(text, situation), ...listOfPrices(text, situation)];
  if (one !== undefined) return run(one, ...more);
  const charges = CHARGES.exec(text)
    ?.groups?.['rest']?.split(NEXT)
    .map((one) => CHARGED.exec(one) ?? (trade === '' ? null : FOR_IT.exec(one)));
  const changed = CHANGED.exec(text);
  const known = changed === null ? undefined : priceOf(changed.groups?.['thing'], situation.loaded);
  const prices = charges ?? [
    MINE.exec(text) ?? BY_THE_HOUR.exec(text) ?? SOLD.exec(text) ?? (known === undefined ? null : changed),
  ];
  const calls = prices.flatMap((one) => {
    const { thing, thing_, work, value, value_ } = one?.groups ?? {};
    const own = DAY_LABOUR.test(trade) ? 'diária' : 'serviço';
    const name = thing ?? thing_ ?? work ?? (value === undefined ? undefined : (known?.thing ?? own));
    const cents = valueSaid(value ?? value_ ?? '', situation);
    return name === undefined || cents === undefined ? [] : [keepPrice(name, cents)];
  });
  const [first, ...others] = calls;
  if (first !== undefined && calls.length === prices.length) return run(first, ...others);
  return OFFERED.test(text) ? say(phrases.whenSold) : undefined;
}
decidePriceTold.says = [
  CHARGES,
  MINE,
  BY_THE_HOUR,
  SOLD,
  CHANGED,
  OFFERED,
  LIST,
  MADE_IN_KINDS,
  MADE_THINGS,
  KINDS_COST,
  ASKED,
];
