// "Gasto 900 de aluguel, 700 de mercado e 300 de transporte": what a month costs is all of them together.

import type { FigureContext } from './figure-context.ts';

const SPENT_ON =
  /^(?:(?:e|eu|a gente|mas|ja|so|olha|bom) )*(?:gasto|gastamos) (?:(?:mais|uns|umas|r|so) )*\d[\d ]*(?:mil |reais )?(?:de|com|no|na|em|d[oa]) /;
/** Another figure stands among them. */
const ELSE =
  /\b(?:ganh\w+|receb\w+|salario|renda|tenho|guard\w+|junt\w+|custa\w*|compr\w+|financi\w+|parcel\w+|dividas?|devo|anos?|carro|moto|por (?:dia|semana|ano))\b|\d ?(?:x|vezes)\b/;

/** Undefined unless several amounts are spent, and nothing else is told. */
export const spentOnSeveral: FigureContext = ({ words, cents }, { price: _, expense: __, ...rest }) =>
  cents.length > 1 && SPENT_ON.test(words) && !ELSE.test(words)
    ? { ...rest, expense: cents.reduce((sum, one) => sum + one, 0) }
    : undefined;
