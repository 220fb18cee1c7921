// Decisions told in words that read as something else one by one: "fui demitido" as a goodbye, "empresto 5 mil pro meu cunhado?" as a
// loan made, "o aluguel vai subir pelo IGP-M" as an expense.

import { oncePerReading } from '../once-per-reading.ts';
import type { Reading } from '../reading.ts';
import { asks } from './asks.ts';

const OUT_OF_WORK =
  /\b(?:fui (?:demitid[oa]|desligad[oa]|mandad[oa] embora)|pedi (?:a |minha )?demissao|perdi (?:o|meu) emprego)\b/;
const LENDS =
  /\b(?:empresto|devo emprestar|posso emprestar)\b.*\b(?:pr[oa]|para|a|ao)\b (?:o |a )?(?:meu|minha|um|uma|amig|cunhad|irma|prim|ti[oa]|mae|pai|filh)/;
const RENT_INDEX = /\baluguel\b.*\b(?:igpm|igp m|igp|ipca|reajust[a-z]*|corrigid[oa])\b/;
const MINIMUM = /\b(?:so )?o minimo d[ao] (?:fatura|cartao)\b.*\b(?:quanto|juros)\b|\bquanto\b.*\bso o minimo\b/;
const EACH_MONTH = /\bquanto (?:eu )?(?:guardo|junto|poupo|separo|preciso (?:guardar|juntar|separar)) por mes\b/;
const ALLOWANCE = /\bquanto (?:eu )?(?:dou|dar|devo dar|daria) de (?:mesada|semanada)\b/;
const PLANS = /\b(?:quero|vou|pretendo|preciso|gostaria de|sonho em) [a-z]+r\b/;

export const namesDecision = oncePerReading((r: Reading): boolean => {
  const { line } = r;
  if (OUT_OF_WORK.test(line)) return r.money !== undefined;
  if (!asks(r)) return false;
  return (
    ALLOWANCE.test(line) ||
    LENDS.test(line) ||
    RENT_INDEX.test(line) ||
    MINIMUM.test(line) ||
    (EACH_MONTH.test(line) && PLANS.test(line))
  );
});
