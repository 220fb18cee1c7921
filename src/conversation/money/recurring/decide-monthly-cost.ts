// "Quanto pago de assinatura por mês?": the sum of the recurring entries of that kind, or without any, the monthly
// average. "Quanto gasto de uber por semana?": the weekly one.

import { folded } from '../../../domain/fold.ts';
import { listed } from '../../../domain/listed.ts';
import { pattern } from '../../../domain/pattern.ts';
import { reais } from '../../../finance/money.ts';
import { say } from '../../decided.ts';
import type { Decision } from '../../decision.ts';
import type { Situation } from '../../situation.ts';
import { AND } from '../../wording/openers.ts';
import { askLedger } from '../questions/ask-ledger.ts';
import { questionOf } from '../questions/question-of.ts';

const EVERY_MONTH = pattern('u')`
  \b(?:pago|pagamos|gasto|gastamos|custa|custam|vai|vao|sai|saem)\b.*\b(?:(?:por|ao|no|todo|cada) mes|mensalmente)\b|
  \bpor mes\b.*\b(?:pago|pagamos|gasto|gastamos)\b
`;

const EVERY_WEEK = /\bquanto (?:eu |a gente )?(?:pago|gasto|gastamos)\b.*\bpor semana\b/u;

/** "Quanto pago de assinatura?" in the present tense asks for the usual cost, not for this month's. */
const USUALLY = /\bquanto (?:eu |a gente |nos )?(?:pago|pagamos)\b/u;

/** "Quanto gasto com assinaturas?", "quanto dá o total das assinaturas?": they are what repeats. */
const SUBSCRIPTIONS = /\b(?:quanto|total)\b(?!.*\b(?:gastei|gastamos|paguei|pagamos)\b).*\bassinaturas\b/u;

/** "Quanto entra todo mês?" */
const COMES_IN = pattern('u')`
  ^(?:e )?(?:quanto|qto) (?:(?:e que|que|eu|me|a gente|ja) )*(?:entra|cai|ganho|recebo|tiro|faturo|a gente ganha|a gente recebe|ganhamos|recebemos)
  (?: de (?:dinheiro|renda|grana))? (?:por|todo|cada|ao) mes[?!. ]*$
`;

/** "Tô tirando quanto por dia em média?" */
const EARNED_EACH = pattern('u')`
  ^${AND}(?:
    (?:to |tou |estou )?(?:tirando|ganhando|fazendo|recebendo|faturando|tiro|ganho|recebo|faturo) quanto|
    (?:quanto|qto) (?:(?:eu|que|a gente) )*(?:to |tou |estou )?(?:tirando|ganhando|recebendo|faturando|tiro|ganho|recebo|faturo)
  ) (?:em media )?por (?<grain>dia|semana)(?: em media)?[?!. ]*$
`;

/** Undefined when a period or no category is said. */
export function decideMonthlyCost({ text, loaded, understanding }: Situation): Decision | undefined {
  const comes = COMES_IN.test(folded(text).trim());
  const pays = loaded
    .recurring()
    .flatMap(({ value: { kind, every, cents = 0, description } }) =>
      comes && kind === 'receita' && every === 'monthly' ? [{ cents, description }] : [],
    );
  if (pays.length > 0)
    return say({
      text: [
        'Pelo que você me contou, ',
        { bold: `${reais(pays.reduce((sum, { cents }) => sum + cents, 0))} por mês` },
        `: ${listed(pays.map(({ cents, description }) => `${reais(cents)} de ${description}`))}.`,
      ],
    });
  if (comes) return askLedger({ op: 'avg', type: 'income', granularity: 'month' });
  const grain = EARNED_EACH.exec(folded(text).trim())?.groups?.['grain'];
  if (grain !== undefined)
    return askLedger({ op: 'avg', type: 'income', granularity: grain === 'dia' ? 'day' : 'week' });
  const question = questionOf(understanding);
  const isOfMonths = question?.op === 'avg' && question.granularity === 'month';
  if (!(question?.op === 'sum' || isOfMonths) || question.period !== undefined || question.type === 'income')
    return undefined;
  const { category, merchant } = question;
  if (EVERY_WEEK.test(folded(text))) return askLedger({ ...question, op: 'avg', granularity: 'week' });
  const monthly = EVERY_MONTH.test(folded(text));
  const usually = USUALLY.test(folded(text)) || SUBSCRIPTIONS.test(folded(text));
  if (category === undefined || !(monthly || usually)) return undefined;
  const named = merchant !== undefined && folded(merchant) !== folded(category).replace(/s$/u, '');
  const repeats = loaded.recurring().some(({ value }) => value.category === category && value.usual !== true);
  if (repeats && !named) return askLedger({ op: 'recurring_list', type: 'expense', category });
  return repeats || !monthly ? undefined : askLedger({ ...question, op: 'avg', granularity: 'month' });
}
decideMonthlyCost.says = [EARNED_EACH, EVERY_MONTH, USUALLY, SUBSCRIPTIONS, COMES_IN, EVERY_WEEK];
