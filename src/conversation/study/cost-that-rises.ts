// "O plano vai subir de 400 pra 480", "a luz vai aumentar 60", behind a sum of the month: so much more is spent. Amounts in centavos.

import { unaccented } from '../../domain/fold.ts';
import type { HardQuestion } from '../../domain/hard-question.ts';
import { reais } from '../../finance/money.ts';
import { run, say } from '../decided.ts';
import type { Decision } from '../decision.ts';
import { phrases } from '../replies/phrases.ts';
import type { Situation } from '../situation.ts';
import { amountsIn, masked } from './amounts-told.ts';

const RISES =
  /\b(?:(?:vai|vao|deve|ia|vem) (?:subir|aumentar|passar|ficar|cair|baixar)|s[uo]b(?:iu|e|em)|aument(?:ou|a)|passou|baixou|caiu)\b/;
const TO = /\b(?:pr[ao]|para|por|em) (?:uns |r\$ ?)?#/;
const BY = /\b(?:subi\w*|sobe|aument\w+) (?:em |mais |uns |umas )*#/;
const FALLS = /\b(?:cair|baixar|baixou|caiu)\b/;
/** What comes in, or is of the loan itself. */
const ELSE =
  /\b(?:salario|renda|ganh\w+|receb\w+|pagamento|juros?|taxa|preco|parcela|aluguel|selic|cdi|imovel|carro)\b/;

/** @returns undefined when nothing rises, or no month was just worked out */
export function costThatRises({ text, loaded }: Situation): Decision | undefined {
  const { lastMission, justStudied } = loaded;
  const expense = lastMission?.question.figures.expense;
  const words = unaccented(text);
  if (
    expense === undefined ||
    lastMission?.found === undefined ||
    !justStudied ||
    !RISES.test(words) ||
    ELSE.test(words)
  )
    return undefined;
  const all = amountsIn(words);
  const [one, other, ...more] = all;
  if (one === undefined || more.length > 0) return undefined;
  const to = all.findIndex((_, which) => TO.test(masked(words, all, which)));
  const { question: before } = lastMission;
  const by = (cents: number): Decision => {
    const question: HardQuestion = {
      ...before,
      figures: { ...before.figures, expense: expense + cents },
      turned: 'expense',
      supposing: `Contei ${reais(Math.abs(cents))} a ${cents < 0 ? 'menos' : 'mais'} por mês: ${reais(expense)} viram ${reais(expense + cents)}.`,
    };
    return run({ tool: 'study_question', args: { question, before } });
  };
  if (other !== undefined) return to < 0 ? undefined : by(to === 0 ? one.cents - other.cents : other.cents - one.cents);
  if (to === 0) return say(phrases.risesFrom);
  return BY.test(masked(words, all, 0)) ? by(FALLS.test(words) ? -one.cents : one.cents) : undefined;
}
costThatRises.says = [RISES];
