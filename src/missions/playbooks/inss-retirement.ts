// "Com quantos anos posso me aposentar?": age and years of contribution that INSS asks for, and what is left for the person.

import { folded } from '../../domain/fold.ts';
import { pattern } from '../../domain/pattern.ts';
import { yearOf } from '../../finance/civil-date.ts';
import { calculation, found } from '../found.ts';
import { support, youSaid } from '../known.ts';
import { RETIREMENT } from '../legal-figures.ts';
import type { Playbook } from '../playbook.ts';
import { monthsText } from '../rate-words.ts';

type Sex = keyof typeof RETIREMENT;
type Rule = (typeof RETIREMENT)[Sex];

const WOMAN = /\b(?:mulher|sou dona|minha (?:mae|esposa|mulher|avo|irma|tia|sogra)|ela)\b/;
const MAN = /\b(?:homem|meu (?:pai|marido|avo|irmao|tio|sogro)|ele)\b/;
const RURAL = /\b(?:rural|roca|lavrador\w*|agricult\w+|trabalhador\w* do campo|pescador\w*|sitio)\b/;
const CONTRIBUTED = pattern()`
  \b(\d{1,2})(?: anos?)?(?: (?:e|ja|so))?(?: (?:de|do|no|pagando|pago|com))*? (?:
    contribuicao|contribuicoes|contribuindo|inss|carteira|registro
  )\b|
  \b(?:contribui\w*|pag(?:o|uei|ou)(?: o)? inss)(?: \w+){0,2}? (\d{1,2}) anos\b
`;
const AGE =
  /\b(?:tenho|tem|com|fiz|faz|(?:homem|mulher)(?: de| com)?)(?: ja)? (\d{2})(?= anos(?! de (?:contribuicao|inss|carteira|registro))| e\b)/;

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
  return paid === undefined ? 'a idade você já tem' : 'você já pode pedir';
}

const gap = (rule: Rule, named: string, age: number, paid: number | undefined) =>
  calculation(
    `Falta (${named})`,
    paid === undefined
      ? `${rule.age} − ${age} de idade`
      : `o maior entre ${rule.age} − ${age} de idade e ${rule.years} − ${paid} de contribuição`,
    `${yearsLeft(rule, age, paid)} anos`,
  );

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

export const inssRetirement: Playbook = {
  run({ text, figures, today }) {
    const words = folded(text);
    if (RURAL.test(words)) return onTheLand;
    const [, one, other] = CONTRIBUTED.exec(words) ?? [];
    const paid = one === undefined && other === undefined ? undefined : Number(one ?? other);
    const aged = AGE.exec(words)?.[1];
    const age = aged === undefined ? figures.age : Number(aged);
    const who = WOMAN.test(words) ? 'woman' : MAN.test(words) ? 'man' : undefined;
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
