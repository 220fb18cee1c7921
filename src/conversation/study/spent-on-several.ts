// "Gasto 900 de aluguel, 700 de mercado e 300 de transporte", "pago 700 de aluguel e uns 500 de mercado": what a month costs is all of them together.

import { pattern } from '../../domain/pattern.ts';
import { reais } from '../../finance/money.ts';
import type { FigureContext } from './figure-context.ts';

const SPENT_ON = pattern()`
  ^(?:(?:e|eu|a gente|mas|ja|so|olha|bom) )*(?:gasto|gastamos|pago|pagamos) (?:(?:mais|uns|umas|r|so) )*\d[\d ]*(?:mil |reais )?
  (?:de|com|no|na|em|d[oa]) (?!(?:entrada|juros?|parcela)\b)
`;
/** Another figure stands among them. */
const ELSE = pattern()`
  \b(?:ganh\w+|receb\w+|salario|renda|tenho|guard\w+|junt\w+|custa\w*|compr\w+|financi\w+|parcel\w+|dividas?|devo|anos?|carro|moto|
  por (?:dia|semana|ano))\b|\d ?(?:x|vezes)\b
`;

/** Undefined unless several amounts are spent, and nothing else is told. */
export const spentOnSeveral: FigureContext = ({ words, cents }, { price: _, expense: __, ...rest }) =>
  cents.length > 1 && SPENT_ON.test(words) && !ELSE.test(words)
    ? { ...rest, expense: cents.reduce((sum, one) => sum + one, 0) }
    : undefined;

/** Costs of every month. */
const OF_A_MONTH =
  /\b(?:aluguel|condominio|luz|agua|internet|mercado|contas?|escola|creche|plano|transporte|gasolina|comida|prestacao)\b/;
const MOVED = /\b(?:paguei|gastei|comprei|hoje|ontem|anteontem)\b/;

/** "Aluguel 700, mercado 500 e luz 150", where what a month costs was asked for. Centavos. */
export const monthInParts = (words: string, cents: readonly number[]): number | undefined =>
  cents.length > 1 &&
  OF_A_MONTH.test(words) &&
  !ELSE.test(words) &&
  !MOVED.test(words) &&
  cents.every((one) => one % 100 === 0)
    ? cents.reduce((sum, one) => sum + one, 0)
    : undefined;

/** Said below an answer that counts them. @param sum centavos */
export const countedExpense = (sum: number): string =>
  `Contei ${reais(sum)} de gastos por mês; se falta algum, me diga “e mais 400 de contas”.`;
