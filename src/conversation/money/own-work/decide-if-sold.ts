// "Se eu vender 25 por dia de segunda a sexta, quanto dá no mês?", then "descontando uns 200 por dia de custo": so many at the price
// said or told before. Nothing is recorded.

import { folded } from '../../../domain/fold.ts';
import { WEEKS_A_MONTH } from '../../../domain/rhythm.ts';
import { reais } from '../../../finance/money.ts';
import { say } from '../../decided.ts';
import type { Decision } from '../../decision.ts';
import { decimal } from '../../replies/decimal.ts';
import type { Situation } from '../../situation.ts';
import { TYPED_AMOUNT } from '../../wording/typed-amount.ts';
import { valueSaid } from '../value-said.ts';
import { priceOf } from './price-of-work.ts';

const EARNS = '(?:da|ganho|entra|tiro|faturo|recebo|faco|sobra|lucro|fica|vou (?:ganhar|tirar|faturar|receber|fazer))';
const GIVES = `(?:quanto|qto) (?:que )?(?:eu )?${EARNS}(?: (?:por|no|ao) (?<span>mes|dia|semana))?`;
const SOLD = [
  '(?:se )?(?:eu )?(?:vender|vendo|vendesse|vendendo|fizer|fizesse|fazendo|der|desse|dando|atender|atendo|atendendo)(?: (?:so|umas|uns))? (?<count>\\d{1,4})(?! (?:reais|mil|contos?|pila))(?!\\d)',
  '(?: (?<thing>(?!por |de segunda|todo|cada|a \\d)[a-z]{3,}(?: (?:de |do |da )?[a-z]{3,}){0,2}?))?',
  `(?: (?:a|por) (?<price>${TYPED_AMOUNT})(?: reais| cada)*)?`,
  '(?: (?:por|ao|a cada|cada|todo) (?<pace>dia|semana|mes))?',
  `(?: (?:a|por) (?<then>${TYPED_AMOUNT})(?: reais| cada)*)?`,
  '(?:,? (?<days>de segunda a sexta|de segunda a sabado|todos os dias|todo dia|\\d (?:dias|vezes) (?:por|na) semana))?',
].join('');
const COST = `(?:descontando|tirando|menos|gastando|com)(?: uns| umas)? (?<cost>${TYPED_AMOUNT})(?: reais)?(?: (?:por|ao) (?<each>dia|mes|semana))?(?: (?:de|com) (?:o )?(?:custo|gasto|despesa|material|ingrediente)s?)?`;
const LEAD = '^(?:e |mas |entao |ai )*';
// "Vendo uns 30 por mês": what that comes to is worth saying.
const TOLD = new RegExp(`${LEAD}(?=(?:eu )?(?:vendo|atendo) .* (?:por|ao|cada|todo) )${SOLD}[.! ]*$`, 'u');
const ASKED = [
  new RegExp(`${LEAD}${SOLD}(?:,? ${COST})?,? ${GIVES}[?!. ]*$`, 'u'),
  new RegExp(`${LEAD}${GIVES} ${SOLD}(?:,? ${COST})?[?!. ]*$`, 'u'),
  TOLD,
];
const LESS = new RegExp(`${LEAD}${COST}[?!. ]*$`, 'u');

/** Days of work in a week. */
const WEEK: Readonly<Record<string, number>> = {
  'de segunda a sexta': 5,
  'de segunda a sabado': 6,
  'todos os dias': 7,
  'todo dia': 7,
};
const PER: Readonly<Record<string, string>> = { dia: 'por dia', semana: 'por semana', mes: 'por mês' };

/** So many a month are no reais. */
const WHAT_PRICE = say({
  text: ['Quanto você cobra por cada um? Me diga assim que eu faço a conta: “cobro 45 no bolo”.'],
});

const asked = (words: string) => ASKED.map((one) => one.exec(folded(words).trim())?.groups).find((one) => one);

/** Asks the price of what is told to be sold. Undefined without one, or when neither this nor the question before it is such a sum. */
export function decideIfSold(situation: Situation): Decision | undefined {
  const { text, loaded } = situation;
  const less = LESS.exec(folded(text).trim())?.groups;
  const sum = asked(text) ?? (less && asked(loaded.lastSaid ?? ''));
  if (sum === undefined) return undefined;
  const {
    count,
    thing,
    then,
    price = then,
    pace,
    days,
    span = pace === 'dia' ? 'mes' : pace,
    cost,
    each = span,
  } = { ...sum, ...less };
  const unit = price === undefined ? priceOf(thing, loaded)?.cents : valueSaid(price, situation);
  if (unit === undefined) return TOLD.test(folded(text).trim()) ? WHAT_PRICE : undefined;
  const week = days === undefined ? 5 : (WEEK[days] ?? Number(days.slice(0, 1)));
  const times = factor(pace, span, week);
  const first = unit * Number(count);
  const total = Math.round(first * times);
  const many = times === 1 ? '' : ` × ${decimal(times)} ${pace === 'dia' ? `dias (${week} por semana)` : 'semanas'}`;
  const sums = `${count} × ${reais(unit)}${many}`;
  const taken = cost === undefined ? undefined : valueSaid(cost, situation);
  const when = span === undefined ? '' : ` ${PER[span]}`;
  if (taken === undefined) return say({ text: ['Dá ', { bold: `${reais(total)}${when}` }, `: ${sums}.`] });
  const spent = Math.round(taken * factor(each, span, week));
  return say({
    text: [
      total >= spent ? 'Sobram ' : 'Faltam ',
      { bold: `${reais(Math.abs(total - spent))}${when}` },
      `: entram ${reais(total)} (${sums}) e saem ${reais(spent)}.`,
    ],
  });
}
decideIfSold.says = [...ASKED, LESS];

/** How many of `pace` are in one `span`. */
function factor(pace: string | undefined, span: string | undefined, week: number): number {
  if (pace === span || pace === undefined) return 1;
  if (pace === 'dia') return span === 'semana' ? week : week * WEEKS_A_MONTH;
  return pace === 'semana' ? WEEKS_A_MONTH : 1;
}
