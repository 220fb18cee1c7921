// "Lucro do queijo", "quanto lucrei com os bolos esse mês?": income less expenses of the entries with that name.

import { folded } from '../../../domain/fold.ts';
import { pattern } from '../../../domain/pattern.ts';
import { readWhen } from '../../../language/figures/read-when.ts';
import type { Decision } from '../../decision.ts';
import type { Situation } from '../../situation.ts';
import { FOLDED_MONTH_NAMES } from '../../wording/calendar-words.ts';
import { askLedger } from '../questions/ask-ledger.ts';

const PROFIT = pattern('u')`
  ^(?:(?:e|mas|entao|qual|quanto|foi|e|eu|o|meu|ja|deu|tive|de) )*(?:lucrei|lucro|ganhei limpo|sobrou limpo) (?:
    d[aeo]s?|n[ao]s?|com|em
  ) (?:(?:o|a|os|as|minhas?|meus?|venda|vendas|de|d[ao]s?) )*(?<thing>[a-z]{3,}(?: [a-z]+){0,2}?)
  (?<when> (?:hoje|ontem|(?:n?[eo]ss[ea]|n?est[ea]|n[ao]|d[ao]) (?:mes|semana|ano|dia)(?: passad[oa])?|em [a-z]+))?
  \s*[?!.]*$
`;
/** "Quanto sobrou da feira?", "quanto a feira rendeu?": only of what brought money in under that name. */
const WHEN =
  '(?: (?:hoje|ontem|(?:n?[eo]ss[ea]|n?est[ea]|n[ao]|d[ao]) (?:mes|semana|ano|dia)(?: passad[oa])?|em [a-z]+))?\\s*[?!.]*$';
const LEFT_OF = pattern('u')`
  ^(?:e |mas |entao )*(?:quanto|qto) (?:que )?(?:me )?(?:sobrou|ficou|restou) (?:limpo |livre )?d[aeo]s? (?:
    minhas? |meus? )?(?<thing>[a-z]{3,}(?: [a-z]+)?)${WHEN}
`;
const BROUGHT = pattern('u')`
  ^(?:e |mas |entao )*(?:quanto|qto) (?:que )?(?:[oa]s? |minhas? |meus? )(?<thing>[a-z]{3,}(?: [a-z]+)?) (?:ja )?
  (?:me )?(?:rendeu|renderam|deu|deram|faturou|vendeu)${WHEN}
`;
const NO_THING = pattern('u')`
  ^(?:dia|mes|semana|ano|hoje|ontem|periodo|${FOLDED_MONTH_NAMES}|empresa|trabalho|servico|negocio|salao)\b
`;

/** @returns undefined when no entry has that name: the profit may be a company's */
export function decideProfit({ text, reading, loaded }: Situation): Decision | undefined {
  const asked = folded(text).trim();
  const brought = BROUGHT.exec(asked)?.groups?.['thing'];
  const earner = brought ?? LEFT_OF.exec(asked)?.groups?.['thing'];
  const thing = earner ?? PROFIT.exec(asked)?.groups?.['thing'];
  if (thing === undefined || NO_THING.test(thing)) return undefined;
  const words = thing.endsWith('s') ? thing.slice(0, -1) : thing;
  if (loaded.entries({ words, ...(earner === undefined ? {} : { kind: 'receita' as const }) }).length === 0)
    return undefined;
  const { period } = readWhen(reading);
  if (brought !== undefined)
    return askLedger({ op: 'sum', type: 'income', merchant: words, ...(period === undefined ? {} : { period }) });
  return askLedger({ op: 'savings', check: 'profit', merchant: words, ...(period === undefined ? {} : { period }) });
}
decideProfit.says = [PROFIT, LEFT_OF, BROUGHT];
