// "Qual a diferença entre as duas?", right behind an answer: between the two ways it weighed, or between it and the same question with
// another figure. Read off what was found, so that nothing is computed again.

import { folded } from '../../domain/fold.ts';
import type { FoundFigure, LastMission } from '../../domain/mission-record.ts';
import { reais } from '../../finance/money.ts';
import { choosePlaybook } from '../../missions/choose-playbook.ts';
import { say } from '../decided.ts';
import type { Decision } from '../decision.ts';
import type { Situation } from '../situation.ts';
import { typedCents } from '../wording/typed-amount.ts';
import { OF_SUM, OF_WAY } from './mission-end.ts';

const ASKS =
  /^(?:(?:e|mas|entao|ta|ok) )*(?:qual|quanto|que)(?: (?:e|eh|foi|da|seria|fica))?(?: de| a)? diferenca(?: (?:entre|de|d|da|das|dos|pra|para|em|no)(?: (?:[oa]s?|um|uma|est[ea]s|ess[ea]s))?)?(?: (?:duas|dois|elas?|eles?|uma?|outr[oa]|pr[ao]|e|total|fim|contas|opcoes|primeir[oa]|segund[oa]|reais))*$/;
const MONEY = /R\$ [\d.]+,\d\d/;
const centsOf = (shown: string): number | undefined => {
  const [told] = MONEY.exec(shown) ?? [];
  return told === undefined ? undefined : typedCents(told);
};
const MOST_LINES = 5;

/** @returns undefined when there are no two to compare */
export function differenceAsked({ text, loaded }: Situation): Decision | undefined {
  const { lastMission, justStudied } = loaded;
  if (!justStudied || lastMission?.found === undefined || !ASKS.test(folded(text))) return undefined;
  const [one, other] = lastMission.found.filter(({ fonte }) => fonte === OF_WAY);
  return one !== undefined && other !== undefined
    ? ofWays(one, other)
    : ofAnswers(lastMission, loaded.earlierMissions());
}

function ofWays(one: FoundFigure, other: FoundFigure): Decision | undefined {
  const [a, b] = [centsOf(one.valor), centsOf(other.valor)];
  if (a === undefined || b === undefined) return undefined;
  return say({
    text: [
      { bold: `A diferença é de ${reais(Math.abs(a - b))}.` },
      `\n\n• ${one.rotulo}: ${one.valor}\n• ${other.rotulo}: ${other.valor}`,
    ],
  });
}

function ofAnswers({ id, question, found = [] }: LastMission, earlier: readonly LastMission[]): Decision | undefined {
  const before = earlier.find((one) => one.id !== id && one.found !== undefined);
  if (before?.found === undefined || choosePlaybook(before.question) !== choosePlaybook(question)) return undefined;
  const lines = found.flatMap(({ rotulo, valor, fonte }) => {
    const was = before.found?.find((one) => one.rotulo === rotulo && one.fonte === fonte);
    const [now, then] = [centsOf(valor), centsOf(was?.valor ?? '')];
    if (fonte !== OF_SUM || now === undefined || then === undefined || now === then) return [];
    const apart = `${reais(Math.abs(now - then))} a ${now > then ? 'mais' : 'menos'}`;
    return [`• ${rotulo.replace(/ \(.*\)$/, '')}: ${reais(then)} antes, ${reais(now)} agora, ${apart}`];
  });
  return lines.length === 0
    ? undefined
    : say({ text: [{ bold: 'Da conta de antes para esta:' }, `\n\n${lines.slice(0, MOST_LINES).join('\n')}`] });
}
