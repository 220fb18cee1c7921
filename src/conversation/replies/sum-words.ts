// A calculation with its result, as a sentence.

import { reais } from '../../finance/money.ts';
import type { Pace } from '../../language/sums/pace-question.ts';
import type { Sum } from '../../language/sums/sum.ts';
import type { SumQuestion } from '../../language/sums/sum-question.ts';
import { decimal } from './decimal.ts';

const inReais = (value: number): string => reais(Math.round(value * 100));
/** Cents have two digits: "12,50". */
const plain = (value: number): string =>
  Number.isInteger(value)
    ? decimal(value)
    : value.toLocaleString('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

const PACES: Readonly<Record<Pace, string>> = { dia: 'por dia', semana: 'por semana', mes: 'por mês', ano: 'por ano' };
const MANY: Readonly<Record<Pace, string>> = { dia: 'dias', semana: 'semanas', mes: 'meses', ano: 'anos' };

/** Sums bind weakest, then products; what binds weaker than what it stands in is put in brackets. */
const strength = (sum: Sum): number => {
  if (sum.kind === 'infix') return sum.sign === '+' || sum.sign === '−' ? 1 : 2;
  return sum.kind === 'changed' ? 1 : 3;
};

const ACCENTS: readonly (readonly [string, string])[] = [
  ['terco', 'terço'],
  ['decimo', 'décimo'],
  ['quadruplo', 'quádruplo'],
  ['tres', 'três'],
];
const accented = (named: string): string =>
  ACCENTS.reduce((words, [bare, written]) => words.replace(bare, written), named);

/** '(12 + 3) × 2': as it is read back. */
export function writtenSum(sum: Sum): string {
  const within = (inner: Sum, least: number): string =>
    strength(inner) < least ? `(${writtenSum(inner)})` : writtenSum(inner);
  switch (sum.kind) {
    case 'number':
      return plain(sum.value);
    case 'infix': {
      const own = strength(sum);
      // What is taken away or divided by keeps its brackets.
      const right = sum.sign === '+' || sum.sign === '×' ? own : own + 1;
      return `${within(sum.left, own)} ${sum.sign} ${within(sum.right, right)}`;
    }
    case 'percent':
      return `${decimal(sum.percent)} % de ${within(sum.of, 3)}`;
    case 'changed':
      return `${within(sum.of, 1)} ${sum.percent < 0 ? '−' : '+'} ${decimal(Math.abs(sum.percent))} %`;
    case 'part':
      return `${accented(sum.named)} de ${within(sum.of, 3)}`;
    case 'power':
      return `${within(sum.base, 3)} elevado a ${sum.exponent}`;
    case 'root':
      return `raiz de ${within(sum.of, 3)}`;
    case 'mean':
      return `(${sum.of.map((one) => writtenSum(one)).join(' + ')}) ÷ ${sum.of.length}`;
    default:
      return sum satisfies never;
  }
}

/** '15 % de 230 = 34,50.', '80 de 250 = 32 %.' */
export function sumWords(sum: SumQuestion): string {
  switch (sum.kind) {
    case 'sum': {
      const said = writtenSum(sum.sum);
      return `${said.charAt(0).toUpperCase()}${said.slice(1)} = ${sum.money ? inReais(sum.result) : plain(sum.result)}.`;
    }
    case 'impossible':
      return 'Por zero não dá para dividir.';
    case 'share':
      return `${plain(sum.part)} de ${plain(sum.whole)} = ${decimal(sum.result)} %.`;
    case 'growth': {
      const by = `${decimal(Math.abs(sum.result))} %`;
      return `De ${plain(sum.from)} para ${plain(sum.to)} ${sum.result < 0 ? 'caiu' : 'subiu'} ${by}.`;
    }
    case 'change':
      return `Troco de ${inReais(sum.result)}: ${inReais(sum.paid)} − ${inReais(sum.price)}.`;
    case 'pace': {
      const weeks = sum.pace === 'semana' && sum.per === 'mes' ? ' (são 52 semanas em 12 meses)' : '';
      const over = sum.count === 1 ? PACES[sum.per] : `em ${sum.count} ${MANY[sum.per]}`;
      return `${inReais(sum.each)} ${PACES[sum.pace]} dão ${inReais(sum.result)} ${over}${weeks}.`;
    }
    default:
      return sum satisfies never;
  }
}
