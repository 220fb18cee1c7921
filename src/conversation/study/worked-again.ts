// "Devo 1.200 no cartão", "gasto 2 mil por mês", "na verdade são 1.500", behind what to do with money that came: kept as such, and the answer
// is worked out again with it.

import type { DebtFigure, Figures } from '../../domain/hard-question.ts';
import { withoutUndefined } from '../../domain/without-undefined.ts';
import { choosePlaybook } from '../../missions/choose-playbook.ts';
import type { PlaybookName } from '../../missions/playbooks/table.ts';
import { IN_SHORT } from '../../missions/replies/part-words.ts';
import type { ToolCall } from '../../tools/registry.ts';
import type { Decision } from '../decision.ts';
import type { Situation } from '../situation.ts';
import { keptDebts } from './debts-of-proposal.ts';
import { sinceStudied } from './since-studied.ts';

const OF_MONEY_THAT_CAME: ReadonlySet<PlaybookName> = new Set<PlaybookName>(['dinheiro_extra', 'guardado_na_divida']);
/** In messages since it was answered. */
const STAYS = 5;

/** What the call keeps, as a figure; undefined for one that changes nothing of the answer. */
function figureOf(call: ToolCall, debts: readonly DebtFigure[]): Figures | undefined {
  if (call.tool === 'set_recurring') {
    const { kind, usual, cents } = call.args.told.value;
    return kind === 'despesa' && usual === true && cents !== undefined ? { expense: cents } : undefined;
  }
  if (call.tool !== 'tell_money' || call.args.told.kind !== 'divida') return undefined;
  const { name, cents, monthlyRate } = call.args.told.value;
  const debt = {
    name,
    cents,
    ...withoutUndefined({ rate: monthlyRate === undefined ? undefined : String(monthlyRate) }),
  };
  return { debts: [...debts.filter((one) => one.name !== name), debt] };
}

/** @returns the decision unchanged unless all it keeps is of the answer that was just given */
export function workedAgain(decision: Decision, situation: Situation): Decision {
  const { lastMission } = situation.loaded;
  if (decision.do !== 'run_tool' || lastMission?.found === undefined) return decision;
  const { question: before } = lastMission;
  if (!OF_MONEY_THAT_CAME.has(choosePlaybook(before))) return decision;
  if (sinceStudied(situation.loaded) > STAYS) return decision;
  const kept = keptDebts(situation);
  // What is kept counts as it is, whatever part of it was only supposed to be paid.
  const told = (before.figures.debts ?? []).filter(({ name }) => kept.every((one) => one.name !== name));
  let figures: Figures = { ...before.figures, debts: [...kept, ...told] };
  for (const call of decision.calls) {
    const news = figureOf(call, figures.debts ?? []);
    if (news === undefined) return decision;
    figures = { ...figures, ...news };
  }
  const { debts = [], ...others } = figures;
  const playbook = choosePlaybook(before);
  const { supposing: _, ...asked } = before;
  const question = {
    ...asked,
    figures: debts.length === 0 ? others : figures,
    chosen: { playbook, text: before.text },
  };
  const study: ToolCall = { tool: 'study_question', args: { question, before, part: IN_SHORT } };
  return { ...decision, calls: [...decision.calls, study] };
}
