// "Ou 3.700 no pix", "à vista sai 3.700", right behind a purchase in instalments: both ways are weighed, and it stays recorded.

import { folded, unaccented } from '../../domain/fold.ts';
import { reais } from '../../finance/money.ts';
import { run } from '../decided.ts';
import type { Decision } from '../decision.ts';
import type { Situation } from '../situation.ts';
import { amountsIn } from './amounts-told.ts';

const ONCE = '(?:n[oa] )?(?:pix|a vista|avista|dinheiro|boleto|debito)';
const OTHER_WAY = new RegExp(
  `^ou (?:(?:por|sai|fica|da|uns|r) )*\\d[\\d ]*(?:mil |reais )?${ONCE}$|^(?:(?:e|mas|ou|ai|so que) )*${ONCE} (?:(?:por|sai|fica|da|seria|era|e|eles|loja|a|faz|fazem|r) )*\\d[\\d ]*(?:mil|reais)?$`,
);

/** @returns undefined unless what is paid at once is less than the purchase just recorded in parcelas */
export function orAtOnce({ text, loaded }: Situation): Decision | undefined {
  const { lastEntry } = loaded;
  const words = folded(text);
  const installments = lastEntry?.parcelas ?? 1;
  const [sum, ...more] = amountsIn(unaccented(text));
  if (lastEntry === undefined || installments < 2 || sum === undefined || more.length > 0 || !OTHER_WAY.test(words))
    return undefined;
  if (sum.cents >= lastEntry.cents || sum.cents * 2 < lastEntry.cents) return undefined;
  const installment = Math.round(lastEntry.cents / installments);
  const asks = 'a vista ou parcelado?';
  return run({
    tool: 'study_question',
    args: {
      question: {
        text: asks,
        domain: 'planejamento_financeiro',
        coordinator: 'planejamento',
        figures: { price: sum.cents, installments, installment },
        chosen: { playbook: 'vista_ou_parcelado', text: asks },
        supposing: `A compra ficou anotada em ${installments}x de ${reais(installment)}. Se ainda não comprou, diga “desfaz”.`,
      },
    },
  });
}
orAtOnce.says = [OTHER_WAY];
