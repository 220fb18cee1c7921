// "Tô juntando 3000 pra viagem, já tenho 80", "quero juntar pra uma moto, já tenho 500": what is to be reached is one thing, and what
// is there already another.

import { pattern } from '../../../domain/pattern.ts';
import { askToFill } from '../../ask.ts';
import { run } from '../../decided.ts';
import type { Decision } from '../../decision.ts';
import type { Situation } from '../../situation.ts';
import { TYPED_AMOUNT } from '../../wording/typed-amount.ts';
import { planned, questionOf, STAND_IN } from '../recurring/ask-amount-of-plan.ts';
import { valueSaid } from '../value-said.ts';
import { jarBalance } from './jar-balance.ts';

const BEGUN = pattern('i')`
  ^(?<aim>[^?]*(?<![a-zà-ÿ])(?:junt(?:ar|ando|o)|guard(?:ar|ando|o)|economiz(?:ar|ando|o)|poup(?:ar|ando|o)|meta)(?![a-zà-ÿ])[^?]*?)[,.;]?
  (?: (?:e|mas|sendo que|eu|s[óo] que))* (?:j[áa] (?:tenho|temos|juntei|guardei|consegui)|tenho)(?: uns| s[óo]| guardad[oa]s?)* (?<had>${TYPED_AMOUNT})
  (?: (?:guardad|juntad|separad|junt)[oa]s?| l[áa]| na poupan[çc]a)*[.!]*$
`;

/** Undefined when no goal is told with what is there already. */
export function decideGoalBegun(situation: Situation): Decision | undefined {
  const { aim = '', had = '' } = BEGUN.exec(situation.text.trim())?.groups ?? {};
  const cents = had === '' ? undefined : valueSaid(had, situation);
  if (cents === undefined) return undefined;
  const valued = /\d/u.test(aim);
  const words = valued
    ? aim
    : aim.replace(/ (?:dinheiro|grana)(?= )/i, '').replace(/ (?=pr[ao]|para)/i, ` ${STAND_IN} `);
  const goal = planned(words, situation);
  if (goal?.args.told.kind !== 'meta') return undefined;
  const jar = jarBalance(goal.args.told.key, cents);
  if (valued) return run(goal, jar);
  const asks = askToFill(questionOf(goal), 'amount', goal, situation.asking);
  return { do: 'beside', calls: [jar], open: asks, next: asks.next };
}
decideGoalBegun.says = [BEGUN];
