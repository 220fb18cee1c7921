// Decisions whose words resemble other intents: "fui demitido" a goodbye, "empresto 5 mil pro meu cunhado?" a loan, "o aluguel vai subir pelo IGP-M"
// an expense.

import { oncePerReading } from '../reading/once-per-reading.ts';
import type { Reading } from '../reading/reading.ts';
import { asks } from './asks.ts';

const OUT_OF_WORK =
  /\b(?:fui (?:demitid[oa]|mandad[oa] embora)|pedir? (?:a |minha )?demissao|perdi (?:o|meu) emprego)\b/;
const LENDS =
  /\b(?:empresto|devo emprestar)\b.*\b(?:pr[oa]|para|a|ao)\b (?:o |a )?(?:meu|minha|um|uma|amig|cunhad|irma|prim|ti[oa]|mae|pai|filh)/;
const RENT_INDEX = /\baluguel\b.*\b(?:igpm|igp m|igp|ipca|reajust[a-z]*)\b/;
const MINIMUM = /\bo minimo d[oa] (?:fatura|cartao)\b.*\b(?:quanto|juros)\b/;
const EACH_MONTH = /\bquanto (?:eu )?(?:guardo|junto|poupo|separo|preciso (?:guardar|juntar|separar)) por mes\b/;
const ALLOWANCE = /\bquanto (?:eu )?(?:dou|dar|devo dar|daria) de (?:mesada|semanada)\b/;
const PLANS = /\b(?:quero|vou|pretendo|preciso|sonho em) [a-z]+r\b/;

/** An amount of another year: "Mil reais de 2015 valem quanto hoje?", "corrige 500 reais de 2018 pelo IPCA". */
const YEAR = String.raw`\b(?:199[4-9]|20[0-4]\d)\b`;
const SUM_OF_THEN = new RegExp(
  `${YEAR}.*\\b(?:hoje|inflacao|ipca)\\b|\\b(?:hoje|inflacao|ipca|corrig[a-z]*)\\b.*${YEAR}`,
);
const WORTH = /\b(?:val(?:em?|ia|iam|eria|eriam|er)|inflacao|ipca|valores de hoje)\b/;
/** Net salary: "Quanto cai líquido se eu ganho 5 mil?", "4.500 bruto dá quanto na conta?". */
const NET_PAY =
  /\b(?:salario|ganh[a-z]+|receb[a-z]+|bruto|clt)\b.*\bliquid[oa]\b|\bliquid[oa]\b.*\b(?:salario|ganh[a-z]+|receb[a-z]+|bruto)\b|\bbruto\b.*\b(?:cai|fica|sobra|na conta)\b|\b(?:cai|fica|sobra)\b.*\bbruto\b|\bdescont[a-z]* .*\b(?:inss|ir|irrf|imposto)\b.*\b(?:salario|ganh[a-z]+|receb[a-z]+)\b|\bsalario\b.*\bcom (?:os|todos os) descontos\b/;
/** Cost of a habit, not a recurring entry: "Tomo um café de 8 reais todo dia, quanto dá por ano?". */
const EVERY_DAY_SUM = /\btodo (?:santo )?dia\b.*\bquanto\b.*\b(?:ano|mes)\b/;

/** Whether a calculation from published tables is asked; nothing is then recorded or corrected. */
export const asksForTables = oncePerReading((r: Reading): boolean => {
  const ofThen = r.fits(SUM_OF_THEN);
  if ((!ofThen && !r.fits(NET_PAY)) || r.money === undefined || r.has('remind_me')) return false;
  if (ofThen) return r.fits(WORTH) && (asks(r) || r.fits(/^(?:me )?(?:corrig|atualiz|calcul)/));
  return asks(r);
});

export const namesDecision = oncePerReading((r: Reading): boolean => {
  if (r.fits(OUT_OF_WORK)) return r.money !== undefined || asks(r);
  return (
    (r.fits(ALLOWANCE) ||
      r.fits(LENDS) ||
      r.fits(RENT_INDEX) ||
      r.fits(MINIMUM) ||
      (r.fits(EVERY_DAY_SUM) && r.money !== undefined) ||
      (r.fits(EACH_MONTH) && r.fits(PLANS))) &&
    asks(r)
  );
});
