// "Na verdade 6000", "dia 12", "cancela", "e a Maria 80", right behind a goal, a ceiling, a debt, a bill or what repeats: the whole
// sentence it stands for. One table for each kind of thing told.

import { folded } from '../../domain/fold.ts';
import type { Lancamento } from '../../domain/ledger.ts';
import { pattern } from '../../domain/pattern.ts';
import type { ToldValues } from '../../domain/told.ts';
import { categoryLabel } from '../../finance/category-labels.ts';
import { contaSlug } from '../../finance/conta.ts';
import { goalTotal } from '../../finance/goal-total.ts';
import { reais } from '../../finance/money.ts';
import { lastRan } from '../load/said-before.ts';
import { reworded, type Situation } from '../situation.ts';
import { BANKS } from './bank-names.ts';
import { WEEKDAY_NAMES } from './calendar-words.ts';
import { TAKES_BACK } from './takes-back.ts';
import { TYPED_AMOUNT } from './typed-amount.ts';

type Groups = Readonly<Record<string, string | undefined>>;
/** What half a sentence says of one kind of thing told, and the whole of it; undefined where the thing lacks what it takes. */
type Half<Told> = readonly [RegExp, (told: Told, said: Groups) => string | undefined];

const OPENS = `(?:(?:${TAKES_BACK}|ah|e|mas|agora|pronto|hoje|putz),? )*`;
const VALUE = `(?<value>${TYPED_AMOUNT})`;
const IS_NOW = pattern('i')`
  ^${OPENS}(?:(?:(?:aumenta|diminui|sobe|baixa|muda|passa|corrige|coloca|bota|p[õo]e)(?: (?:isso|el[ea]))? )?(?:pr[ao]|para)|é|eh|s[ãa]o|foram|foi|era|eram|fica|ficou|deu|veio|custa)(?: (?:em|de|uns))? ${VALUE}(?: (?:na verdade|agora))?[.!]*$
`;
const IN_FACT = pattern('i')`^(?:(?:${TAKES_BACK}),? )+(?:[ée] |s[ãa]o )?${VALUE}[.!]*$`;
const OFF = pattern('i')`
  ^${OPENS}(?:(?:pode )?(?:cancela|tira|apaga|remove|exclui)(?:r)?(?: (?:isso|ess[ea]|el[ea]))?|cancelei|desisti(?: (?:disso|dela|da meta|da viagem))?|n[ãa]o (?:tenho|quero|vou|precisa)(?: mais)?(?: n[ãa]o)?)[.!]*$
`;
const PAID =
  /^(?:(?:e|hoje|pronto|já|ja|agora),? )*(?:paguei|quitei|acertei|dei(?= esse| o desse))(?: (?:tudo|já|ja|hoje|ela|ele|isso|agora|adiantad[oa]|esse mês|o desse mês))*[.!]*$/i;
const DAYS_AHEAD =
  /^(?:e )?(?:me )?(?:avis[ae]|lembr[ae])(?: (?:disso|também|tb))? (?<ahead>(?:um|dois|tr[êe]s|\d{1,2}) dias?|uma semana|(?:na )?v[ée]spera)(?: antes)?[.!]*$/i;
const REMIND = pattern('i')`
  ^(?:e )?me (?:lembr[ae]|avis[ae])(?: (?:disso|de pagar|de guardar|de juntar|del[ea]|nesse dia|no dia))?(?: (?<when>(?:no |n[ao] )?(?:todo )?(?:dia \d{1,2}|(?:${WEEKDAY_NAMES})(?:[- ]feira)?|amanh[ãa]|hoje)(?: [àa]s? \S{1,6})?|toda (?:semana|${WEEKDAY_NAMES})))?[.!]*$
`;

/** "Vai aumentar pra 450 em janeiro", "ele quer passar pra 70": a price to come. */
const RISES = pattern('i')`
  ^${OPENS}(?:(?:el[ea]|isso|l[áa]),? )?(?:(?:vai|v[ãa]o|quer|querem) )?(?:sub|aument|pass|baix|reajust)[a-zà-ÿ]+(?: (?:de )?${TYPED_AMOUNT})? (?:pr[ao]|para) ${VALUE}(?<from>,? (?:a partir d|em |n?o |m[êe]s|semana|ano|agora).{0,25}?)?[.!]*$
`;
const rises = (description: string, { value, from = '' }: Groups): string => `${description} subiu pra ${value}${from}`;

type Recurring = ToldValues['recorrencia'];
const repeats = ({ description, cents, dayOfMonth }: Recurring, more: string): string | undefined =>
  cents === undefined || dayOfMonth === undefined
    ? undefined
    : `${description} ${reais(cents)} todo dia ${dayOfMonth} ${more}`;

const OF_RECURRING: readonly Half<Recurring>[] = [
  [IN_FACT, ({ description }, { value }) => `${description} passou pra ${value}`],
  [IS_NOW, ({ description }, { value }) => `${description} passou pra ${value}`],
  [RISES, ({ description }, said) => rises(description, said)],
  [PAID, ({ description, cents }) => (cents === undefined ? undefined : `paguei ${reais(cents)} de ${description}`)],
  [OFF, ({ description }) => `cancela ${description}`],
  [DAYS_AHEAD, ({ description }, { ahead }) => `me avisa ${ahead} antes da ${description}`],
  [
    pattern(
      'i',
    )`^(?:(?:e|ah|é|pago|sai|cai),? )*(?<how>n[oa] (?:cr[ée]dito|d[ée]bito|cart[ãa]o|boleto|pix|nubank|inter|ita[úu]|c6|bradesco|santander|caixa)(?: d[oa] [a-zà-ÿ\d]{2,12})?)[.!]*$`,
    (told, { how }) => repeats(told, how ?? ''),
  ],
  [
    pattern('i')`^(?:e|mais) (?:[oa] )?(?<name>[a-zà-ÿ][a-zà-ÿ+ ]{2,25}?),? (?:é |de |por )?${VALUE}[.!]*$`,
    ({ category, dayOfMonth }, { name, value }) =>
      category === 'assinaturas' && dayOfMonth !== undefined ? `${name} ${value} todo dia ${dayOfMonth}` : undefined,
  ],
];

type Debt = ToldValues['divida'];
const OF_DEBT: readonly Half<Debt>[] = [
  [IN_FACT, ({ name }, { value }) => `devo ${value} pra ${name}`],
  [IS_NOW, ({ name }, { value }) => `devo ${value} pra ${name}`],
  [PAID, ({ name, cents }) => `paguei ${reais(cents)} pra ${name}`],
  [
    /^(?:e |ainda )?(?:quanto|qto) (?:ainda )?falta(?: (?:ainda|agora|pagar))*\s*\?*$/i,
    ({ name }) => `quanto devo pra ${name}?`,
  ],
  [/^(?:el[ea] )?(?:me )?perdoou(?: (?:tudo|a d[íi]vida))?[.!]*$/i, ({ name }) => `${name} perdoou a dívida`],
  [
    pattern(
      'i',
    )`^(?:e |mas )?(?:(?:vou )?(?:pag(?:o|ar)|devolv(?:o|er))|acerto) (?<when>dia \d{1,2}|amanh[ãa]|semana que vem|m[êe]s que vem|(?:n[ao] )?(?:${WEEKDAY_NAMES}))[.!]*$`,
    ({ name }, { when }) => `me lembra de pagar ${name} ${when}`,
  ],
  [REMIND, ({ name }, { when }) => (when === undefined ? undefined : `me lembra de pagar ${name} ${when}`)],
];

type Goal = ToldValues['meta'];
const OF_GOAL: readonly Half<Goal>[] = [
  [OFF, ({ name }) => `cancela a meta da ${name}`],
  [
    /^(?:(?:e|quero|isso),? )*(?:em|daqui a) (?<months>\d{1,3}|dois|tr[êe]s|quatro|cinco|seis|oito|dez|doze) (?<unit>m[êe]s(?:es)?|anos?)[.!]*$/i,
    (goal, { months, unit }) => {
      const total = goalTotal(goal);
      return total === undefined ? undefined : `quero juntar ${reais(total)} pra ${goal.name} em ${months} ${unit}`;
    },
  ],
  [REMIND, ({ name }, { when }) => (when === undefined ? undefined : `me lembra ${when} de guardar pra ${name}`)],
];

type Budget = ToldValues['orcamento'];
const PACE = { daily: 'por dia', weekly: 'por semana', monthly: 'por mês', yearly: 'por ano' } as const;
const ceilingOf = ({ category, words }: Budget): string =>
  category === undefined ? (words === undefined ? '' : ` pra ${words}`) : ` pra ${categoryLabel(category)}`;
const OF_BUDGET: readonly Half<Budget>[] = [
  [pattern('i')`^${VALUE}[.!]*$`, (told, { value }) => `teto de ${value} ${PACE[told.pace]}${ceilingOf(told)}`],
  [IN_FACT, (told, { value }) => `teto de ${value} ${PACE[told.pace]}${ceilingOf(told)}`],
  [IS_NOW, (told, { value }) => `teto de ${value} ${PACE[told.pace]}${ceilingOf(told)}`],
  [
    /^(?:(?:é|eh|e|isso|mas),? )*(?<pace>por (?:dia|semana|m[êe]s|ano))[.!]*$/i,
    (told, { pace }) => `teto de ${reais(told.cents)} ${pace}${ceilingOf(told)}`,
  ],
  [OFF, (told) => `tira o teto${ceilingOf(told).replace(/^ pra/u, ' de')}`],
  // Warnings come at marks of their own.
  [
    pattern(
      'i',
    )`^(?:e )?me avisa (?:quando|se) (?:(?:eu )?(?:chegar|passar|bater|gastar|atingir|estiver)(?: (?:em|de|perto de))? ?${TYPED_AMOUNT}|(?:eu )?(?:estiver )?(?:chegando )?(?:perto|no fim|acabando))[.!]*$`,
    (told) => `quanto sobra do teto${ceilingOf(told).replace(/^ pra/u, ' de')}?`,
  ],
];

const RINGS_TO_ASK: Half<Lancamento> = [
  pattern(
    'i',
  )`^(?:me )?lembr[ae](?: de)? (?:cobrar|cobra)(?: (?:el[ea]|isso))? (?<when>dia \d{1,2}|amanh[ãa]|(?:n[ao] )?(?:${WEEKDAY_NAMES}))(?: [àa]s? \S{1,6})?[.!]*$`,
  ({ counterpart }, { when }) => `me lembra de cobrar ${counterpart} ${when}`,
];

/** What somebody owes, until it comes. */
const OF_RECEIVABLE: readonly Half<Lancamento>[] = [
  [
    pattern(
      'i',
    )`^(?:(?:e|ah),? )*(?:j[áa] )?(?:me )?(?:pagou|devolveu|mandou|passou|acertou) (?:s[óo] )?${VALUE}(?: (?:hoje|ontem|no pix|agora|j[áa]|s[óo]|por enquanto))*[.!]*$`,
    ({ counterpart }, { value }) => `${counterpart} pagou ${value}`,
  ],
  [
    pattern(
      'i',
    )`^(?:e|mais|ah,? e) (?<who>(?:[oa] |minha |meu )?[a-zà-ÿ]{2,}(?: [a-zà-ÿ]{3,})?),? (?:(?:me )?deve )?(?:mais )?${VALUE}[.!]*$`,
    ({ category }, { who, value }) =>
      /^mais$/i.test(who ?? '') || category === 'renda_extra' ? undefined : `${who} me deve ${value}`,
  ],
  [
    pattern(
      'i',
    )`^(?<who>(?:[oa] |minha |meu )?[a-zà-ÿ]{2,}(?: [a-zà-ÿ]{3,})?),? (?:tamb[ée]m|tb|tbm)(?: (?:me )?deve)?,? ${VALUE}[.!]*$`,
    (_, { who, value }) => `${who} me deve ${value}`,
  ],
  [
    pattern('i')`^(?:(?:e|ah),? )*mais ${VALUE}(?: (?:de hoje|de ontem|agora))?[.!]*$`,
    ({ counterpart }, { value }) => `${counterpart} me deve mais ${value}`,
  ],
  RINGS_TO_ASK,
];

const dayOf = ({ date }: Lancamento): string => `${date.slice(8)}/${date.slice(5, 7)}`;
/** "E o da Renner dia 20, 110", behind the card of a shop. */
const OF_SHOP: Half<Lancamento> = [
  pattern(
    'i',
  )`^(?:e )?[ao] d(?<of>[oa]) (?<card>c&a|[a-zà-ÿ]{2,15}),? (?:(?:vence|é) )?(?:dia (?<day>\d{1,2}),? (?:(?:deu|veio|s[ãa]o|é|de) )?${VALUE}|${VALUE.replace('value', 'sum')},? (?:(?:vence|no|é) )*dia (?<due>\d{1,2}))[.!]*$`,
  ({ description }, { of, card, value, day, sum = value, due = day }) =>
    /^conta d/u.test(description) ? `conta d${of} ${card} ${sum} vence dia ${due}` : undefined,
];

/** What is to be paid on a day. */
const OF_BILL: readonly Half<Lancamento>[] = [
  [
    pattern('i')`^${OPENS}(?:veio|deu|s[ãa]o|ficou|fica|[ée]) (?:de |em )?(?!dia)${VALUE}[.!]*$`,
    ({ description }, { value }) => `a ${description} veio ${value}`,
  ],
  [
    /^(?:(?:na verdade|não|nao|ah|e),? )*(?:é|eh|vence|cai|ficou|fica)(?: (?:no|pro))? dia (?<day>\d{1,2})[.!]*$/i,
    ({ description }, { day }) => `a ${description} vence dia ${day}`,
  ],
  OF_SHOP,
  [REMIND, (bill, { when }) => `me lembra de pagar ${bill.description} ${when ?? `dia ${dayOf(bill)}`}`],
  [
    pattern(
      'i',
    )`^(?:(?:e|mais) )?(?:[oa] )?(?<name>luz|energia|[áa]gua|g[áa]s|internet|net|telefone|celular|iptu|ipva|escola|faculdade|mensalidade|plano),? (?:(?:é|eh|deu|veio|de) )?${VALUE},? (?:(?:pro|no|é) )*(?<day>dia \d{1,2})[.!]*$`,
    (_, { name, value, day }) => `conta de ${name} ${value} vence ${day}`,
  ],
];

/** What was lent, until it comes back. */
const OF_LENT: readonly Half<Lancamento>[] = [
  [
    pattern('i')`^(?:(?:e|ah|mais),? )*${VALUE} (?<whom>(?:pr[ao]|para [oa]) [a-zà-ÿ]{2,}(?: [a-zà-ÿ]{3,})?)[.!]*$`,
    (_, { value, whom }) => `emprestei ${value} ${whom}`,
  ],
  [
    pattern('i')`^(?:(?:e|ah),? )*mais ${VALUE}(?: (?:hoje|agora))?[.!]*$`,
    ({ counterpart }, { value }) => `emprestei mais ${value} pra ${counterpart}`,
  ],
  [
    pattern(
      'i',
    )`^(?:(?:e|ah),? )*(?:j[áa] )?(?:me )?(?:pagou|devolveu|mandou|passou|acertou) (?:s[óo] )?${VALUE}(?: (?:hoje|ontem|no pix|agora|j[áa]|s[óo]|por enquanto))*[.!]*$`,
    ({ counterpart }, { value }) => `${counterpart} devolveu ${value}`,
  ],
  [
    /^(?:(?:e|ah|mas),? )*(?:n[ãa]o precisa (?:me )?(?:devolver|pagar)|perdoei|deixei pra l[áa]|falei que n[ãa]o precisa)(?: mais)?[.!]*$/i,
    ({ counterpart }) => `perdoei a dívida de ${counterpart}`,
  ],
  RINGS_TO_ASK,
];

/** "Minha irmã também, 50", behind what somebody gave. */
const GAVE_TOO: Half<Lancamento> = [
  pattern(
    'i',
  )`^(?:e )?(?<who>(?:[oa] |minha |meu )?[a-zà-ÿ]{2,}(?: [a-zà-ÿ]{3,})?),? (?:tamb[ée]m|tb|tbm)(?: (?:me )?(?:deu|ajudou|mandou|pagou))?(?: com)?,? ${VALUE}[.!]*$`,
  (_, { who, value }) => `recebi ${value} de ${who}`,
];

const CARD_OF = /^cartao:/u;
/** The bill of a card. */
const OF_FATURA: readonly Half<Lancamento>[] = [
  [PAID, ({ to }) => `paguei a fatura do ${contaSlug(to)}`],
  [REMIND, (bill, { when }) => `me lembra de pagar a fatura do ${contaSlug(bill.to)} ${when ?? `dia ${dayOf(bill)}`}`],
  [
    /^(?:e )?(?:o que|oq|quais compras?) (?:tem|t[áa]|entrou) (?:nela|nessa|a[íi])\s*\?*$/i,
    ({ to }) => `o que tem na fatura do ${contaSlug(to)}?`,
  ],
  [
    pattern('i')`^(?:e )?a d[oa] (?<card>${BANKS}),? (?:é |deu |veio |de )?${VALUE}[.!]*$`,
    (bill, { card, value }) => `fatura do ${card} ${value} vence dia ${dayOf(bill).slice(0, 2)}`,
  ],
];

/** What was put by. */
const OF_SAVED: readonly Half<Lancamento>[] = [
  [
    pattern(
      'i',
    )`^(?:(?:e|mas|ah|hoje|j[áa]),? )*(?:tirei|peguei|saquei|resgatei|usei)(?: (?:de volta|de l[áa]|disso))* ${VALUE}(?: (?:de volta|de l[áa]|disso|dela))*[.!]*$`,
    ({ description }, { value }) => `tirei ${value} da ${description.replace(/^meta /u, 'caixinha da ')}`,
  ],
];

const RETURNED = /^(?:e |eu |mas )?devolvi(?: (?:ontem|hoje|já|ele|ela))?[.!]*$/i;
const OF_PURCHASE: readonly Half<Lancamento>[] = [
  [RETURNED, ({ description }) => `devolvi o ${description}`],
  [RISES, ({ description }, said) => rises(description, said)],
];

function wholeOf<Told>(halves: readonly Half<Told>[], told: Told | undefined, text: string): string | undefined {
  if (told === undefined) return undefined;
  for (const [form, whole] of halves) {
    const said = form.exec(text);
    const words = said === null ? undefined : whole(told, said.groups ?? {});
    if (words !== undefined) return words;
  }
  return undefined;
}

const isLent = ({ kind, category, receivable, counterpart }: Lancamento): boolean =>
  kind === 'despesa' && category === 'dividas' && receivable > 0 && counterpart !== '';

const MOST_CHARACTERS = 60;
const BACK = / (?:pagou|devolveu) /u;

/** The situation with the whole sentence; undefined unless the message before told such a thing. */
export function halfOfTold(situation: Situation): Situation | undefined {
  const text = situation.text.trim();
  const { loaded } = situation;
  if (text.length > MOST_CHARACTERS) return undefined;
  const { recurring, debt, goal, budget } = loaded.done ?? {};
  const find = <Told>(all: () => readonly { readonly key: string; readonly value: Told }[], key: string | undefined) =>
    key === undefined ? undefined : all().find((one) => one.key === key)?.value;
  const last = loaded.lastEntry;
  const waits = last?.status === 'pendente' ? last : undefined;
  const words =
    wholeOf(OF_RECURRING, find(loaded.recurring, recurring), text) ??
    wholeOf(OF_DEBT, find(loaded.debts, debt), text) ??
    wholeOf(OF_GOAL, find(loaded.goals, goal), text) ??
    wholeOf(OF_BUDGET, find(loaded.budgets, budget), text) ??
    wholeOf(OF_RECEIVABLE, waits?.kind === 'receita' && waits.counterpart !== '' ? waits : undefined, text) ??
    wholeOf(
      [GAVE_TOO],
      last?.kind === 'receita' && last.status === 'paga' && last.counterpart !== '' ? last : undefined,
      text,
    ) ??
    wholeOf(OF_LENT, last !== undefined && isLent(last) ? last : undefined, text) ??
    wholeOf(OF_FATURA, waits?.kind === 'transferencia' && CARD_OF.test(waits.to) ? waits : undefined, text) ??
    wholeOf(OF_SAVED, last?.kind === 'investimento' && last.to !== '' ? last : undefined, text) ??
    wholeOf(OF_BILL, waits?.kind === 'despesa' ? waits : undefined, text) ??
    wholeOf(OF_PURCHASE, last?.kind === 'despesa' && last.status === 'paga' ? last : undefined, text);
  if (words === undefined || folded(words) === folded(text)) return undefined;
  // What comes back may be told behind a nod.
  const before = BACK.test(words) ? lastRan(loaded.spoken()).length > 0 : loaded.wroteLast();
  return before ? reworded(situation, words) : undefined;
}
