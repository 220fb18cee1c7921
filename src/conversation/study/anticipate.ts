// "Vale a pena antecipar?", right behind a purchase in instalments: without interest in them there is nothing to win, unless the shop
// gives a discount.

import { folded } from '../../domain/fold.ts';
import { pattern } from '../../domain/pattern.ts';
import { reais } from '../../finance/money.ts';
import { say } from '../decided.ts';
import type { Decision } from '../decision.ts';
import type { Situation } from '../situation.ts';

const ASKS = pattern()`
  ^(?:(?:e|mas|ai|sera que) )*(?:vale a pena|compensa|vale|e melhor|devo|posso|da pra|adianta|e bom) (?:eu )?
  (?:antecipar|adiantar|quitar|pagar (?:tudo|adiantado|antes))(?: (?:as |todas as |tudo|essas |o resto|logo|parcelas?|agora|de uma vez|d[aeo]l?[ae]?s?))*$
`;

export function anticipate({ text, loaded }: Situation): Decision | undefined {
  const { lastEntry } = loaded;
  const parcelas = lastEntry?.parcelas ?? 1;
  if (lastEntry === undefined || parcelas < 2 || !ASKS.test(folded(text))) return undefined;
  const each = reais(Math.round(lastEntry.cents / parcelas));
  return say({
    text: [
      `Só se derem desconto. Em ${parcelas}x de ${each} sem juros, pagar antes custa os mesmos ${reais(lastEntry.cents)}, e o dinheiro deixa de render. Se houver juros embutidos, por lei eles saem da conta de quem antecipa: peça o valor com desconto e me diga, que eu comparo.`,
    ],
  });
}
anticipate.says = [ASKS];
