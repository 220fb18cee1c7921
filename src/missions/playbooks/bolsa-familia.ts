// "Quem tem direito ao Bolsa Família?", "tenho 2 filhos de 4 e 9 anos, quanto recebo?": the income limit and the sum of the benefits.

import { folded } from '../../domain/fold.ts';
import { reais } from '../../finance/money.ts';
import { calculation, found, type Sum } from '../found.ts';
import { support, YOU_SAID } from '../known.ts';
import { BOLSA_FAMILIA } from '../legal-figures.ts';
import type { Playbook, PlaybookOutcome } from '../playbook.ts';

const NUMBERS = ['', 'um', 'dois', 'tres', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove', 'dez'];
const A_NUMBER = `\\d{1,2}|uma?|duas|${NUMBERS.slice(2).join('|')}`;
const PEOPLE = new RegExp(`\\b(?:somos(?: em)?|familia de|em casa (?:somos|sao)|moramos em) (${A_NUMBER})\\b`);
const CHILDREN = new RegExp(`(?<!\\b(?:somos|somos em|familia de|sao) )\\b(${A_NUMBER}) (?:filh\\w+|criancas?)`);
const YOUNG = /\b(?:filh\w+|criancas?|bebes?|menin[oa]s?)\b(.*)/;
/** What stands between the ages: "de 4 e 9 anos", "um de 4 e outro de 9"; months make it 0. */
const AGES = /^(?: (?:de|com|tem|que|uma?|o|a|outr[oa]|e|anos?|mes(?:es)?|\d{1,2}(?! (?:mil|reais)))\b)*/;
const AN_AGE = /\b(\d{1,2})( mes(?:es)?)?\b/g;

const count = (word: string): number => {
  const at = NUMBERS.indexOf(word === 'uma' ? 'um' : word === 'duas' ? 'dois' : word);
  return at > 0 ? at : Number(word);
};

const SEVEN = 7;
const GROWN = 18;

/** Who lives in the home; `people` undefined when that was not said. */
type Home = {
  readonly people: number | undefined;
  /** Whether the number was said, and not counted from the children. */
  readonly counted: boolean;
  readonly children: number;
  /** Of the children, as far as they were told. */
  readonly ages: readonly number[];
};

const LIMITS = ['Quem decide é o governo: inscrição no CadÚnico, no CRAS, atualizada a cada 2 anos.'];
const LAW = support('Renda por pessoa', `até ${reais(BOLSA_FAMILIA.incomeEach)}`, 'Lei 14.601/2023, arts. 5º e 7º');
const RULE = `São ${reais(BOLSA_FAMILIA.each)} por pessoa, com pelo menos ${reais(BOLSA_FAMILIA.least)} por família; mais ${reais(BOLSA_FAMILIA.underSeven)} por criança de até 6 anos e ${reais(BOLSA_FAMILIA.sevenToSeventeen)} por gestante, por quem amamenta e por filho de 7 a 17.`;

export const bolsaFamilia: Playbook = {
  run({ text }) {
    const { people, counted, children, ages } = homeIn(folded(text));
    return people !== undefined && ages.length === children ? benefitOf(people, counted, ages) : whoMay();
  },
};

/** @param words folded */
function homeIn(words: string): Home {
  const after = YOUNG.exec(words)?.[1];
  const listed = after === undefined ? '' : (AGES.exec(after)?.[0] ?? '');
  const ages = [...listed.matchAll(AN_AGE)].map(([, age, months]) => (months === undefined ? Number(age) : 0));
  const told = CHILDREN.exec(words)?.[1];
  const children = told === undefined ? ages.length : count(told);
  const said = PEOPLE.exec(words)?.[1];
  if (said !== undefined) return { people: count(said), counted: true, children, ages };
  // The person and the children, where nobody else is named.
  return { people: children === 0 ? undefined : children + 1, counted: false, children, ages };
}

const whoMay = (): PlaybookOutcome =>
  found({
    verdict: `Tem direito a família inscrita no CadÚnico com renda de até ${reais(BOLSA_FAMILIA.incomeEach)} por pessoa.`,
    data: [LAW],
    because: ['Some o que todos da casa ganham e divida por quantos moram nela.', RULE],
    next: [
      'Me diga quantos são e a idade dos filhos que eu somo: “somos 3, filhos de 4 e 9 anos, quanto dá de Bolsa Família?”.',
    ],
    limits: LIMITS,
  });

function benefitOf(people: number, counted: boolean, ages: readonly number[]): PlaybookOutcome {
  const { each, least, underSeven, sevenToSeventeen, incomeEach } = BOLSA_FAMILIA;
  const small = ages.filter((age) => age < SEVEN).length;
  const big = ages.filter((age) => age >= SEVEN && age < GROWN).length;
  const base = Math.max(least, people * each);
  const total = base + small * underSeven + big * sevenToSeventeen;
  return found({
    verdict: `Para ${people === 1 ? '1 pessoa' : `${people} pessoas`}, daria ${reais(total)} por mês, se a renda da casa for de até ${reais(people * incomeEach)}.`,
    because: [RULE],
    sums: [
      calculation(
        'Base',
        `${people} × ${reais(each)}${base === least ? `, completados até ${reais(least)}` : ''}`,
        reais(base),
      ),
      perChild('Até 6 anos', small, underSeven),
      perChild('De 7 a 17', big, sevenToSeventeen),
      calculation('Renda da casa', `${people} × ${reais(incomeEach)}`, `até ${reais(people * incomeEach)}`),
    ],
    data: [LAW, support('Pessoas', String(people), counted ? YOU_SAID : 'você e os filhos')],
    next: counted ? [] : ['Mora mais alguém? Diga quantos são: “somos 4”.'],
    limits: LIMITS,
  });
}

const perChild = (rotulo: string, children: number, cents: number): Sum | undefined =>
  children === 0 ? undefined : calculation(rotulo, `${children} × ${reais(cents)}`, reais(children * cents));
