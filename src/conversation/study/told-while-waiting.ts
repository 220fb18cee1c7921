// "Na verdade a renner é 3.200", "quanto dá tudo?", "levo 3 horas pra fazer", "o IPVA é 1.400 por ano", while another figure of that is asked for:
// counted, or answered, and the question stays.

import { folded } from '../../domain/fold.ts';
import type { HardQuestion } from '../../domain/hard-question.ts';
import { reais } from '../../finance/money.ts';
import { choosePlaybook } from '../../missions/choose-playbook.ts';
import { run, runAfter } from '../decided.ts';
import type { Decision } from '../decision.ts';
import { askUnanswered, plainly } from '../open-question/ask-unanswered.ts';
import { openQuestion, slotOpen } from '../open-question/open-question.ts';
import type { Situation } from '../situation.ts';
import { debtCorrected, keptAgain } from './debt-corrected.ts';
import type { StudyCall } from './decide-study.ts';
import { shared } from './half-of-study.ts';
import { halfToPay } from './halves-of-debts.ts';
import { arrivalTold, carTold, goodsTold } from './halves-of-things.ts';
import { carPartsTold, monthTold, supposedOf } from './halves-of-told.ts';
import { wayTold } from './halves-of-ways.ts';
import { workSaid } from './halves-of-work.ts';

/** What one's work takes, while what it should bring is asked for. */
function ofPrice(text: string, question: HardQuestion): HardQuestion | undefined {
  if (choosePlaybook(question) !== 'preco_do_trabalho' || /\b(?:tirar|ganhar|receber)\b/i.test(text)) return undefined;
  const told = workSaid(text, question);
  return told && { ...told, turned: 'cost' };
}

/** "E se eu dividir com uma amiga?", of the rent that was told. */
function sharedWith(text: string, question: HardQuestion): HardQuestion | undefined {
  const now = shared({ words: folded(text), text, read: {} }, question);
  return now === undefined || 'do' in now ? undefined : { ...now, turned: 'rent' };
}

/** @returns undefined when the message is the answer, or of something else */
export function toldWhileWaiting(situation: Situation, waiting: StudyCall): Decision | undefined {
  const corrected = debtCorrected(situation.text, waiting.args.question);
  if (corrected !== undefined)
    return runAfter(keptAgain(corrected, situation), { ...waiting, args: { ...waiting.args, question: corrected } });
  const { question } = waiting.args;
  const said = { words: folded(situation.text), text: situation.text, read: {} };
  const told =
    carPartsTold(said, question) ??
    carTold(situation.text, question) ??
    ofPrice(situation.text, question) ??
    arrivalTold(situation.text, question) ??
    goodsTold(situation.text, question) ??
    halfToPay(situation.text, question) ??
    sharedWith(situation.text, question) ??
    wayTold(situation.text, question) ??
    (slotOpen(situation)?.slot === 'expense' ? undefined : monthTold(situation.text, question)) ??
    supposedOf(said, question);
  if (told !== undefined) {
    const chosen = { playbook: choosePlaybook(question), text: told.text };
    return run({ ...waiting, args: { ...waiting.args, question: { ...told, chosen } } });
  }
  const { debts = [] } = question.figures;
  if (debts.length < 2 || !IN_ALL.test(folded(situation.text))) return undefined;
  const sum = debts.reduce((total, { cents }) => total + cents, 0);
  return askUnanswered(situation, [
    `Você deve ${reais(sum)} ao todo: ${debts.map(({ name, cents }) => `${name} ${reais(cents)}`).join(', ')}. `,
    plainly(openQuestion(situation)?.question ?? ''),
  ]);
}
const IN_ALL =
  /^(?:(?:e|mas|entao) )*(?:qual o total|quanto (?:eu )?(?:devo|fica|da|e|deu|soma)(?: (?:no total|ao todo|tudo(?: junto)?|somando tudo))+)$/;
