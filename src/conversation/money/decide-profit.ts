// "Lucro do queijo", "quanto lucrei com os bolos esse mês?": of a thing that was sold or bought by that name.

import { folded } from '../../domain/fold.ts';
import { readWhen } from '../../language/figures/read-when.ts';
import type { Decision } from '../decision.ts';
import type { Situation } from '../situation.ts';
import { askLedger } from './decide-question.ts';

const PROFIT =
  /^(?:(?:e|mas|entao|qual|quanto|foi|e|eu|o|meu|ja|deu|tive|de) )*(?:lucrei|lucro|ganhei limpo|sobrou limpo) (?:d[aeo]s?|n[ao]s?|com|em) (?:(?:o|a|os|as|minhas?|meus?|venda|vendas|de|d[ao]s?) )*(?<thing>[a-z]{3,}(?: [a-z]+){0,2}?)(?<when> (?:hoje|ontem|(?:n?[eo]ss[ea]|n?est[ea]|n[ao]|d[ao]) (?:mes|semana|ano|dia)(?: passad[oa])?|em [a-z]+))?\s*[?!.]*$/u;
const NO_THING =
  /^(?:dia|mes|semana|ano|hoje|ontem|periodo|janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|empresa)\b/u;

/** Undefined where nothing of that name was recorded: it may be a company's profit. */
export function decideProfit({ text, reading, loaded }: Situation): Decision | undefined {
  const thing = PROFIT.exec(folded(text).trim())?.groups?.['thing'];
  if (thing === undefined || NO_THING.test(thing)) return undefined;
  const words = thing.endsWith('s') ? thing.slice(0, -1) : thing;
  if (loaded.entries({ words }).length === 0) return undefined;
  const { period } = readWhen(reading);
  return askLedger({ op: 'savings', check: 'profit', merchant: words, ...(period === undefined ? {} : { period }) });
}
