// "Tô juntando 3000 pra viagem, já tenho 80", "quero juntar pra uma moto, já tenho 500": what is to be reached is one thing, and what
// is there already another.

import { pattern } from '../../../domain/pattern.ts';
import { contaSlug, goalJar } from '../../../finance/conta.ts';
import type { ToolCall } from '../../../tools/registry.ts';
import { askToFill } from '../../ask.ts';
import { run } from '../../decided.ts';
import type { Decision } from '../../decision.ts';
import { reworded, type Situation } from '../../situation.ts';
import { TYPED_AMOUNT } from '../../wording/typed-amount.ts';
import { decideGoal } from '../decide-told.ts';
import { valueSaid } from '../value-said.ts';

const BEGUN = pattern('i')`
  ^(?<aim>[^?]*(?<![a-zà-ÿ])(?:junt(?:ar|ando|o)|guard(?:ar|ando|o)|economiz(?:ar|ando|o)|poup(?:ar|ando|o)|meta)(?![a-zà-ÿ])[^?]*?)[,.;]?
  (?: (?:e|mas|sendo que|eu|s[óo] que))* (?:j[áa] (?:tenho|temos|juntei|guardei|consegui)|tenho)(?: uns| s[óo]| guardad[oa]s?)* (?<had>${TYPED_AMOUNT})
  (?: (?:guardad|juntad|separad|junt)[oa]s?| l[áa]| na poupan[çc]a)*[.!]*$
`;
/** Stands for the value while the rest is read. */
const STAND_IN = 1000;

/** Undefined when no goal is told with what is there already. */
export function decideGoalBegun(situation: Situation): Decision | undefined {
  const { aim = '', had = '' } = BEGUN.exec(situation.text.trim())?.groups ?? {};
  const cents = had === '' ? undefined : valueSaid(had, situation);
  if (cents === undefined) return undefined;
  const valued = /\d/u.test(aim);
  const words = valued
    ? aim
    : aim.replace(/ (?:dinheiro|grana)(?= )/i, '').replace(/ (?=pr[ao]|para)/i, ` ${STAND_IN} `);
  const meant = situation.read(words);
  if (meant.intent !== 'goal_set') return undefined;
  const told = decideGoal(meant.slots, reworded(situation, words, meant));
  const [goal] = told.do === 'run_tool' ? told.calls : [];
  if (goal?.tool !== 'tell_money' || goal.args.told.kind !== 'meta') return undefined;
  const { key, value } = goal.args.told;
  const jar: ToolCall = {
    tool: 'set_account',
    args: { slug: contaSlug(goalJar(key)), kind: 'poupanca', balanceCents: cents },
  };
  if (valued) return run(goal, jar);
  const asks = askToFill([`Quanto você quer juntar pra ${value.name}?`], 'amount', goal, situation.asking);
  return { do: 'beside', calls: [jar], open: asks, next: asks.next };
}
decideGoalBegun.says = [BEGUN];
