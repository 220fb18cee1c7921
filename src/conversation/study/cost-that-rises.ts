// "O plano vai subir de 400 pra 480", "a luz vai aumentar 60", behind a sum of the month: so much more is spent. "Meu aluguel vai subir 12%,
// pago 1.400", of nothing before: to what it rises. Amounts in centavos.

import { unaccented } from '../../domain/fold.ts';
import type { HardQuestion } from '../../domain/hard-question.ts';
import { reais } from '../../finance/money.ts';
import { choosePlaybook } from '../../missions/choose-playbook.ts';
import type { PlaybookName } from '../../missions/playbooks/table.ts';
import { run, say } from '../decided.ts';
import type { Decision } from '../decision.ts';
import { phrases } from '../replies/phrases.ts';
import type { Situation } from '../situation.ts';
import { amountsIn, masked } from './amounts-told.ts';
import { hardQuestion } from './hard-question-of.ts';

const RISES =
  /\b(?:(?:vai|vao|deve|ia|vem) (?:subir|aumentar|passar|ficar|cair|baixar)|s[uo]b(?:iu|e|em)|aument(?:ou|a)|passou|baixou|caiu)\b/;
const TO = /\b(?:pr[ao]|para|por|em) (?:uns |r\$ ?)?#/;
const BY = /\b(?:subi\w*|sobe|aument\w+) (?:em |mais |uns |umas )*#/;
const FALLS = /\b(?:cair|baixar|baixou|caiu)\b/;
/** What comes in, or is of the loan itself. */
const ELSE =
  /\b(?:salario|renda|ganh\w+|receb\w+|pagamento|juros?|taxa|preco|parcela|aluguel|selic|cdi|imovel|carro)\b/;

const PERCENT = /\d ?(?:%|por cento)/;
const BILL =
  /\b(?:aluguel|condominio|plano|convenio|escola|faculdade|mensalidade|creche|luz|agua|internet|seguro|academia|iptu|salario)\b/;
const TO_WHAT: ReadonlySet<PlaybookName> = new Set<PlaybookName>(['reajuste_aluguel', 'quanto_fica']);

/** A bill, by how many per cent it rises and what it is today, told and not asked. */
function risesByPercent({ text, reading }: Situation, words: string): Decision | undefined {
  if (!PERCENT.test(words) || !BILL.test(words) || text.includes('?') || amountsIn(words).length > 1) return undefined;
  const slots = { domain: 'planejamento_financeiro', coordinator: 'planejamento', figures: reading.figures } as const;
  const question = { ...hardQuestion(reading, slots), text: `${text}; com o reajuste, quanto fica?` };
  return TO_WHAT.has(choosePlaybook(question)) ? run({ tool: 'study_question', args: { question } }) : undefined;
}

/** @returns undefined when nothing rises, or no month was just worked out and it is not said by how much */
export function costThatRises(situation: Situation): Decision | undefined {
  const { text, loaded } = situation;
  const { lastMission, justStudied } = loaded;
  const expense = lastMission?.question.figures.expense;
  const words = unaccented(text);
  const known = RISES.test(words) ? risesByPercent(situation, words) : undefined;
  if (known !== undefined) return known;
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
