// "Vendi 23 marmitas a 18", "amanhã tenho encomenda de 40 marmitas pra igreja, 15 cada": so many at the price said with them. The
// first price of a thing is kept, so that the next sale need not say it.

import { pattern } from '../../../domain/pattern.ts';
import { reais } from '../../../finance/money.ts';
import { askToChoose } from '../../ask.ts';
import { run } from '../../decided.ts';
import type { Decision } from '../../decision.ts';
import { localDate } from '../../local-time.ts';
import { reworded, type Situation } from '../../situation.ts';
import { WEEKDAY_NAMES } from '../../wording/calendar-words.ts';
import { TYPED_AMOUNT } from '../../wording/typed-amount.ts';
import { dayTold } from '../correction/day-told.ts';
import { recordCall } from '../entry/record-call.ts';
import { valueSaid } from '../value-said.ts';
import { keepPrice, priceOf, pricesOf } from './price-of-work.ts';

const MANY = '(?<count>\\d{1,4})';
const THING = '(?<thing>[a-zà-ÿ]{3,}(?: (?:de |do |da )?[a-zà-ÿ]{3,}){0,2}?)';
const SOLD = pattern('i')`
  ^(?:(?:hoje|hj|ontem|anteontem|j[áa]|eu|a[íi]),? )*(?:vendi|vendemos|saiu|sa[íi]ram) ${MANY} ${THING} (?:hoje |ontem )?(?:a|por) (?:r\$ ?)?
  (?<value>${TYPED_AMOUNT})(?: reais)?(?<each> (?:cada(?: um[a]?)?|a unidade|por unidade))?[.!]*$
`;
const WHEN = `(?:amanh[ãa]|depois de amanh[ãa]|hoje|dia \\d{1,2}(?:/\\d{1,2})?|(?:n[ao] |ess[ea] )?(?:${WEEKDAY_NAMES})|semana que vem)`;
const ORDER = pattern('i')`
  ^(?:(?:e|a[íi]|j[áa]),? )*(?:(?<day>(?:pra |para )?${WHEN}),? )?(?:tenho|peguei|fechei|recebi|chegou|entrou)(?: (?:uma?|outra|mais uma))?
  (?: encomenda| pedido) (?:de )?${MANY} ${THING}(?: (?:pr[ao]|d[aeo]|para [ao]) (?<who>[a-zà-ÿ]+(?: (?!pra |para )[a-zà-ÿ]+)?))?(?:,? (?:pra |para )?(?<later>${WHEN}))?
  (?:,? (?:a |por |de )?(?<value>${TYPED_AMOUNT})(?: reais)?(?<each> (?:cada(?: um[a]?)?|a unidade|por unidade)))?
  (?<more>, [^?\d]{3,40})?[.!]*$
`;

/** "Encomenda da festa da Paula: 60 lanches a 12", of who sells. */
const ORDER_OF = pattern('i')`
  ^(?:encomenda|pedido) (?:d[ao] [a-zà-ÿ]+ )?d[aeo] (?<who>[a-zà-ÿ]+):? (?<what>${MANY} ${THING}) (?:a|por) (?<value>${TYPED_AMOUNT})(?: reais)?(?: cada)?[.!]*$
`;
/** "Vendi 18", where one price is known. */
const SOLD_SO_MANY =
  /^(?:(?:hoje|hj|ontem|j[áa]|eu),? )*(?:tinha )?(?<did>vendi|vendido|vendemos|recebi|atendi|fiz) (?<count>\d{1,3})(?: hoje| ontem)?(?<added> d[aeo] .{2,30})?[.!]*$/i;

/** "Hoje 9", behind "ontem vendi 15". */
const SO_MANY =
  /^(?:(?:e|a[íi]),? )*(?:hoje|hj|ontem|anteontem),? (?:foi |foram |mais |s[óo] )*(?<count>\d{1,3})[.!]*$/i;

/** "Comprei a 2 cada", behind 60 sold at 5: what they cost. */
const COST_EACH = pattern('i')`
  ^(?:(?:e|eu|mas),? )*(?:(?:comprei|paguei|compro|pago) (?:el[ea]s )?|(?:me )?(?:custou|custaram|sa[íi]ram|saiu|custa) )(?:a |por )?(?<value>${TYPED_AMOUNT}) (?:cada(?: uma?)?|a unidade)[.!]*$
`;

function costOfSold(situation: Situation): Decision | undefined {
  const { loaded, text } = situation;
  const { value } = COST_EACH.exec(text.trim())?.groups ?? {};
  const { lastEntry: last } = loaded;
  const each = last?.kind === 'receita' ? priceOf(last.description, loaded)?.cents : undefined;
  const cents = value === undefined ? undefined : valueSaid(value, situation);
  if (last === undefined || each === undefined || cents === undefined || !loaded.wroteLast()) return undefined;
  const many = last.cents / each;
  if (!Number.isInteger(many) || many < 2) return undefined;
  const { description, date } = last;
  return run(recordCall({ kind: 'despesa', category: 'compras', description, date, cents: cents * many }));
}

const MOST_SOLD = 30;
const MOST_DONE = 10;

/** Both would be right: so many of them, or reais. */
function askIfMany(situation: Situation): Decision | undefined {
  const cost = costOfSold(situation);
  if (cost !== undefined) return cost;
  const { message, loaded, asking, zone, reading } = situation;
  // As typed: what the turns of phrase add is a guess.
  const said = message.body.kind === 'text' ? message.body.text : '';
  const price = priceOf(undefined, loaded);
  if (price === undefined) return undefined;
  const before = Number(SOLD_SO_MANY.exec(loaded.lastSaid ?? '')?.groups?.['count']);
  const goesOn = loaded.lastEntry?.description === price.thing && loaded.lastEntry.cents === before * price.cents;
  const {
    did,
    count: many,
    added,
  } = (SOLD_SO_MANY.exec(said.trim()) ?? (goesOn ? SO_MANY.exec(said.trim()) : null))?.groups ?? {};
  if (did === 'fiz' && Number(many) > MOST_DONE) return undefined;
  if (many === undefined || added !== undefined || did === 'recebi') return undefined;
  const count = Number(many);
  const date = reading.past[0]?.date ?? localDate(asking.said, zone);
  const sale = (cents: number) =>
    recordCall({ kind: 'receita', cents, category: 'renda_extra', description: price.thing, date });
  // Nobody takes 15 reais for what costs 12; a day of 150 reais is told like a day of 150 customers.
  const few = count <= (did === undefined || did.startsWith('vend') ? MOST_SOLD : MOST_DONE);
  const much = count * 100 >= 2 * price.cents || (count * 100) % price.cents === 0;
  if (did === 'atendi' || goesOn || (few && !much)) return run(sale(count * price.cents));
  return askToChoose(
    'clarify_type',
    [`Foram ${count} a ${reais(price.cents)} (`, { bold: price.thing }, `), ou ${reais(count * 100)} no total?`],
    [
      { label: `${count} × ${price.thing}`, act: sale(count * price.cents) },
      { label: `${reais(count * 100)} no total`, act: sale(count * 100) },
    ],
    asking,
  );
}

/** Undefined when the price is known already, or "a" may be the price of all of them. */
function sold(situation: Situation): Decision | undefined {
  const { understanding, loaded, asking, zone, text } = situation;
  const { count = '', thing = '', value = '' } = SOLD.exec(text.trim())?.groups ?? {};
  const each = thing === '' ? undefined : valueSaid(value, situation);
  if (each === undefined || priceOf(thing, loaded) !== undefined || understanding.intent !== 'lancamento')
    return undefined;
  const { amount_cents: cents, date = localDate(asking.said, zone) } = understanding.slots;
  if (cents !== each * Number(count)) return undefined;
  return run(
    recordCall({ kind: 'receita', cents, category: 'renda_extra', description: thing, date }),
    keepPrice(thing, each),
  );
}

/** An order waits for its delivery: expected money, on the day it is for. */
function ordered(situation: Situation): Decision | undefined {
  const { who: orders = '', what, value: price } = ORDER_OF.exec(situation.text.trim())?.groups ?? {};
  if (what !== undefined && (situation.loaded.trade() !== undefined || pricesOf(situation.loaded).length > 0))
    return ordered(reworded(situation, `tenho encomenda de ${what} pra ${orders}, ${price} cada`));
  const said = ORDER.exec(situation.text.trim())?.groups;
  if (said === undefined) return undefined;
  const { count = '', thing = '', who, value, day, later = day, more = '' } = said;
  const each = value === undefined ? priceOf(thing, situation.loaded)?.cents : valueSaid(value, situation);
  const today = localDate(situation.asking.said, situation.zone);
  const date = later === undefined ? today : dayTold(later, situation);
  if (each === undefined || date === undefined) return undefined;
  return run(
    recordCall({
      kind: 'receita',
      cents: each * Number(count),
      category: 'renda_extra',
      description: `${count} ${thing}${more}`,
      date,
      pending: true,
      ...(who !== undefined && {
        counterpart: who.replace(/(?<![a-zà-ÿ])[a-zà-ÿ]/gi, (letter) => letter.toUpperCase()),
      }),
    }),
  );
}

/** Undefined when neither a sale by the piece nor an order is told. */
export function decideSoldByPiece(situation: Situation): Decision | undefined {
  return sold(situation) ?? ordered(situation) ?? askIfMany(situation);
}
decideSoldByPiece.says = [COST_EACH, SOLD, ORDER, ORDER_OF, SOLD_SO_MANY, SO_MANY];
