// "Com quantos anos posso me aposentar?": age and years of contribution that INSS asks for, and what is left for the person.

import { folded } from '../../domain/fold.ts';
import { CLOSE_MEN, CLOSE_WOMEN } from '../../domain/kin.ts';
import { pattern } from '../../domain/pattern.ts';
import { withoutUndefined } from '../../domain/without-undefined.ts';
import { yearOf } from '../../finance/civil-date.ts';
import { reais } from '../../finance/money.ts';
import { exact, toCents } from '../formulas/exact.ts';
import { calculation, found } from '../found.ts';
import { support, youSaid } from '../known.ts';
import { INSS_CEILING, MINIMUM_WAGE, RETIREMENT } from '../legal-figures.ts';
import { needs, type Playbook, type PlaybookOutcome } from '../playbook.ts';
import { monthsText } from '../rate-words.ts';

type Sex = keyof typeof RETIREMENT;
type Rule = (typeof RETIREMENT)[Sex];

const WOMAN = `mulher|dona|ela|dela|senhora|${CLOSE_WOMEN}`;
const MAN = `homem|ele|dele|${CLOSE_MEN}`;
const SEXES = new RegExp(`\\b(?:(${WOMAN})|(?:${MAN}))\\b`);
const sexIn = (words: string): Sex | undefined => {
  const said = SEXES.exec(words);
  return said === null ? undefined : said[1] === undefined ? 'man' : 'woman';
};
const RURAL = /\b(?:rural|roca|lavrador\w*|agricult\w+|trabalhador\w* do campo|pescador\w*|sitio)\b/;
const CONTRIBUTED = pattern()`
  \b(\d{1,2})(?: anos?)?(?: (?:e|ja|so))?(?: (?:de|do|no|pagando|pago|com))*? (?:
    contribuicao|contribuicoes|contribuindo|inss|carteira|registro
  )\b|
  \b(?:contribu(?:i\w*|o)|pag(?:o|uei|ou)(?: o)? inss)(?: \w+){0,3}? (\d{1,2})(?: anos)?\b
`;
const AGE = new RegExp(
  `\\b(?:tenho|tem|com|fiz|faz|eu|(?:homem|mulher|ele|ela|${CLOSE_WOMEN}|${CLOSE_MEN})(?: de| com)?)(?: ja)? (\\d{2})(?= anos(?! de (?:contribuicao|inss|carteira|registro))| (?:e|com)\\b)|(?<!\\b(?:inss|contrib\\w+|pag(?:o|ou|uei))(?: \\w+){0,2} )\\b(\\d{2}) anos(?! (?:de|no|com|pagando)\\b)`,
);

/** Whose retirement is asked about, and what was told of it. Years. */
type Case = {
  readonly who: Sex | undefined;
  readonly age?: number;
  readonly paid?: number;
  /** "Mais 3 anos": supposed to pass, and to be paid. */
  readonly later: number;
};

/** @param text what was said, the newest first, apart by `; `: each piece is of somebody, and what names nobody is of whoever was spoken of */
function caseIn(text: string): Case {
  const pieces = text.split('; ').map((one) => {
    const words = folded(one);
    const [, paid, other] = CONTRIBUTED.exec(words) ?? [];
    const [, named, age = named] = AGE.exec(words) ?? [];
    return { who: sexIn(words), own: /\b(?:eu|sou|meu salario)\b/.test(words), age, paid: paid ?? other };
  });
  const [now, ...before] = pieces;
  const who = now?.who ?? before.find((one) => one.who !== undefined && (now?.own !== true || one.own))?.who;
  const tells =
    now?.age !== undefined || (now?.paid !== undefined && (now.who ?? (now.own || undefined)) !== undefined);
  const theirs = pieces.filter((one) => one === now || one.who === who);
  const figure = (key: 'age' | 'paid'): number | undefined => {
    const told = (tells ? theirs : [...theirs, ...pieces]).find((one) => one[key] !== undefined)?.[key];
    return told === undefined ? undefined : Number(told);
  };
  const [, more = '0'] = /\bmais (\d{1,2}|um) anos?\b/.exec(folded(text.split('; ')[0] ?? '')) ?? [];
  const later = more === 'um' ? 1 : Number(more);
  return { who, later, ...withoutUndefined({ age: figure('age'), paid: figure('paid') }) };
}

/** EC 103/2019: the points and the rising age grow each year from 2020 on. */
const FIRST_YEAR = 2019;
const HALF_YEARS = 6;

const transition = ({ points, rising, age, full }: Rule, year: number): string => {
  const since = year - FIRST_YEAR;
  const needed = Math.min(points.most, points.from + since);
  const months = Math.min(age * 12, rising * 12 + since * HALF_YEARS);
  return `${full} anos de contribuição e ${monthsText(months)} de idade, ou ${needed} pontos (idade mais contribuição)`;
};

/** Years until both the age and the contribution are reached, paying all along. */
const yearsLeft = (rule: Rule, age: number, paid: number = rule.years): number =>
  Math.max(0, rule.age - age, rule.years - paid);

function left(rule: Rule, age: number, paid: number | undefined): string {
  const years = yearsLeft(rule, age, paid);
  if (years > 0) return years === 1 ? 'falta 1 ano' : `faltam ${years} anos`;
  return paid === undefined ? 'a idade já está completa' : 'já dá para pedir';
}

const gap = (rule: Rule, named: string, age: number, paid: number | undefined) =>
  calculation(
    `Falta (${named})`,
    paid === undefined
      ? `${rule.age} − ${age} de idade`
      : `o maior entre ${rule.age} − ${age} de idade e ${rule.years} − ${paid} de contribuição`,
    `${yearsLeft(rule, age, paid)} anos`,
  );

/** % of the average pay, and from how many years on each adds. EC 103/2019, art. 26, §§ 2 and 5. */
const BENEFIT = { least: 60, perYear: 2, beyond: { woman: 15, man: 20 } } as const;

const WHERE = 'O seu tempo certo está no extrato (CNIS) do Meu INSS, que também simula; ou ligue 135.';

const onTheLand = found({
  verdict: `No campo a idade é ${RETIREMENT.woman.rural} anos para mulher e ${RETIREMENT.man.rural} para homem, com ${RETIREMENT.woman.years} anos de trabalho rural comprovado.`,
  because: [
    'O que prova é papel da época: nota de produtor, contrato de arrendamento, cadastro no sindicato ou no Incra.',
  ],
  data: [
    support(
      'Regra',
      `mulher ${RETIREMENT.woman.rural} anos, homem ${RETIREMENT.man.rural}; ${RETIREMENT.woman.years} anos de trabalho rural`,
      'Constituição, art. 201, § 7º',
    ),
  ],
  limits: [WHERE],
});

const named = (key: Sex): string => (key === 'woman' ? 'mulher' : 'homem');

const ASKS_BENEFIT = /\bquanto\b.*\b(?:receb\w+|ganh\w+|fica\w*|da|vem)\b|\b(?:salario|media|valor d[ao]|beneficio)\b/;

/** 60 % of the average pay, and 2 % for each year beyond those of the rule. Centavos. @returns undefined where whose it would be is not known */
function benefitOf(
  {
    who,
    age,
    paid,
  }: { readonly who: Sex | undefined; readonly age: number | undefined; readonly paid: number | undefined },
  pay: number | undefined,
): PlaybookOutcome | undefined {
  if (who === undefined || age === undefined || paid === undefined) return undefined;
  if (pay === undefined) return needs('income', 'Qual a média dos salários de contribuição? (ex.: 2.500)');
  const rule = RETIREMENT[who];
  const whole = paid + yearsLeft(rule, age, paid);
  const percent = BENEFIT.least + BENEFIT.perYear * Math.max(0, whole - BENEFIT.beyond[who]);
  const average = Math.min(pay, INSS_CEILING);
  const sum = toCents(exact(average).times(percent).div(100));
  const due = Math.min(INSS_CEILING, Math.max(MINIMUM_WAGE, sum));
  return found({
    verdict: `Perto de ${reais(due)} por mês, se a média dos salários for ${reais(pay)}.`,
    because: [
      `Com ${whole} anos de contribuição na hora de pedir, o INSS paga ${percent} % da média de todos os salários desde julho de 1994.`,
      sum < MINIMUM_WAGE
        ? `A conta dá ${reais(sum)}, e ninguém se aposenta com menos que o salário mínimo.`
        : undefined,
      pay > INSS_CEILING ? `A média para no teto do INSS, ${reais(INSS_CEILING)}.` : undefined,
    ],
    sums: [
      calculation(
        'Parte da média',
        `${BENEFIT.least} % + ${BENEFIT.perYear} % × (${whole} − ${BENEFIT.beyond[who]})`,
        `${percent} %`,
      ),
      calculation('Benefício', `${reais(average)} × ${percent} %`, reais(sum)),
    ],
    data: [
      youSaid('Contribuição', `${paid} anos`),
      youSaid('Média dos salários', reais(pay)),
      support('Regra', '60 % da média mais 2 % por ano além do mínimo', 'Emenda Constitucional 103/2019, art. 26'),
    ],
    limits: [WHERE],
  });
}

/** "E se eu parar de pagar?" Losing the insured status takes no right to retire by age once its years are paid. Lei 10.666/2003, art. 3º, § 1º. */
const STOPS = /\b(?:par\w+|deix\w+|sem) (?:de )?(?:pag|contribu)\w+/;
const stopped = (text: string, paid: number | undefined): string | undefined =>
  !STOPS.test(folded(text.split('; ')[0] ?? '')) || paid === undefined
    ? undefined
    : paid >= RETIREMENT.woman.years
      ? `Parando de pagar agora, os ${paid} anos continuam valendo para se aposentar pela idade (Lei 10.666/2003); o valor cai e, passado o período de graça, auxílio-doença e pensão deixam de cobrir você.`
      : `Parando agora, faltam ${RETIREMENT.woman.years - paid} anos de contribuição: a conta acima só vale se você voltar a pagar.`;

export const inssRetirement: Playbook = {
  run({ text, figures, today }) {
    if (RURAL.test(folded(text))) return onTheLand;
    const { who, later, ...told } = caseIn(text);
    const aged = told.age ?? (text.includes('; ') ? undefined : figures.age);
    const age = aged === undefined ? undefined : aged + later;
    const paid = told.paid === undefined ? undefined : told.paid + later;
    const benefit = ASKS_BENEFIT.test(folded(text.split('; ')[0] ?? ''))
      ? benefitOf({ who, age, paid }, figures.income)
      : undefined;
    if (benefit !== undefined) return benefit;
    const each: readonly Sex[] = who === undefined ? ['woman', 'man'] : [who];
    const rules = each
      .map((key) => `${named(key)} com ${RETIREMENT[key].age} anos de idade e ${RETIREMENT[key].years} de contribuição`)
      .join(', ');
    const year = yearOf(today);
    return found({
      verdict:
        age === undefined
          ? `Pela idade, o INSS aposenta ${rules}.`
          : `Pela regra da idade, ${each.map((key) => `${left(RETIREMENT[key], age, paid)}${who === undefined ? ` se você é ${named(key)}` : ''}`).join('; ')}.`,
      because: [
        stopped(text, paid),
        who === 'woman'
          ? undefined
          : `Homem que começou a contribuir depois da reforma precisa de ${RETIREMENT.man.laterYears} anos.`,
        `Quem já contribuía antes da reforma (13/11/2019) pode sair mais cedo. Em ${year}: ${each.map((key) => `${named(key)}, ${transition(RETIREMENT[key], year)}`).join('; ')}.`,
      ],
      sums: age === undefined ? [] : each.map((key) => gap(RETIREMENT[key], named(key), age, paid)),
      data: [
        support('Regra da idade', rules, 'Emenda Constitucional 103/2019'),
        age === undefined ? undefined : youSaid('Idade', `${age} anos`),
        paid === undefined ? undefined : youSaid('Contribuição', `${paid} anos`),
      ],
      next:
        age === undefined || paid === undefined
          ? ['Me diga a sua idade e o tempo de contribuição que eu conto: “tenho 58 anos e 12 de contribuição”.']
          : [],
      limits: [WHERE],
    });
  },
};
