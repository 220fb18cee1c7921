// "Na verdade sobra só 450", "são 12x", "o juro é 1,9": words that name a figure of a hard question, and never the price of what was bought.

import { folded } from '../../domain/fold.ts';
import { pattern } from '../../domain/pattern.ts';
import { TAKES_BACK } from '../wording/takes-back.ts';

const NAMES = pattern()`
  ^(?:(?:${TAKES_BACK}|mas|e|so que|ah),? )*(?:(?:o|a|os|as|meu|minha|eu|a gente|me|ele|ela|so|agora|hoje|sao|seriam?) )*(?:
    sobr(?:am?|ariam?|ou)|ganh(?:o|amos|a)|renda|salario|guard(?:o|amos)|junto|poupo|consigo|posso|da (?:pra|para)|daria|
    juros?|taxa|rende|rendimento|entrada|prazo|parcelas?|prestac(?:ao|oes)|aluguel|financiament\w+|emprestimo|consorcio|carta|lance|selic|cdi|ipca|inflacao|
    preciso|quero (?:tirar|ganhar|juntar|guardar)|vou (?:guardar|juntar)|cobr(?:o|a|am)|atend(?:o|emos)|trabalh(?:o|amos)|
    (?:em |uns |umas )*\d{1,3} ?(?:x|vezes|meses|anos|parcelas|por cento|horas|dias)|\d+(?:[.,]\d+)? ?(?:%|(?:por|ao) mes)
  )(?![a-z])
`;

export const ofASum = (text: string): boolean => NAMES.test(folded(text));
