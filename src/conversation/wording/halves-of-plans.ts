// "Passou pra 6000", "em 10 meses", "tira", right behind what repeats, a debt, a goal or a ceiling: the whole sentence it stands for.

import { pattern } from '../../domain/pattern.ts';
import type { ToldValues } from '../../domain/told.ts';
import { categoryLabel } from '../../finance/category-labels.ts';
import { goalTotal } from '../../finance/goal-total.ts';
import { reais } from '../../finance/money.ts';
import { WEEKDAY_NAMES } from './calendar-words.ts';
import { DAYS_AHEAD, type Half, IN_FACT, IS_NOW, OFF, OPENS, PAID, REMIND, RISES, rises, VALUE } from './half-forms.ts';
import { TYPED_AMOUNT } from './typed-amount.ts';

type Recurring = ToldValues['recorrencia'];
const repeats = ({ description, cents, dayOfMonth }: Recurring, more: string): string | undefined =>
  cents === undefined || dayOfMonth === undefined
    ? undefined
    : `${description} ${reais(cents)} todo dia ${dayOfMonth} ${more}`;

export const OF_RECURRING: readonly Half<Recurring>[] = [
  // "O dele 3800 dia 30", behind one's own pay.
  [
    pattern(
      'i',
    )`^${OPENS}[oa] (?<whose>d(?:el[ea]|[oa] (?:meu |minha )?[a-zà-ÿ]{3,15})),? (?:[ée] |s[ãa]o )?${VALUE}(?:,? (?:(?:todo|cai|entra|no) )*(?<day>dia \d{1,2}))?[.!]*$`,
    ({ category, dayOfMonth }, { whose, value, day = `dia ${dayOfMonth}` }) =>
      category === 'salario' ? `salário ${whose} ${value} todo ${day}` : undefined,
  ],
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
export const OF_DEBT: readonly Half<Debt>[] = [
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
export const OF_GOAL: readonly Half<Goal>[] = [
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
export const OF_BUDGET: readonly Half<Budget>[] = [
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
