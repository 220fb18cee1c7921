// "Devo mais 20 pro Zé": on top of what is owed already. Telling a debt again without "mais" says what it is now.

import { pattern } from '../../../domain/pattern.ts';
import { sameName } from '../../../finance/same-name.ts';
import { run } from '../../decided.ts';
import type { Decision } from '../../decision.ts';
import type { Situation } from '../../situation.ts';
import { TYPED_AMOUNT } from '../../wording/typed-amount.ts';
import { decideDebt } from '../decide-told.ts';

const MORE = pattern('i')`
  ^(?:(?:agora|hoje|e|eu|ent[ãa]o|a[íi]),? )*(?:devo|(?:t[ôo]|estou|fiquei) devendo) mais (?<debt>
    ${TYPED_AMOUNT} (?:pr[ao]|para|n[ao]|ao?|à|com|d[aeo]) [a-zà-ÿ].{1,40}?
  )[.!]*$
`;

/** Undefined when the debt is paid in instalments, whose number decides what is owed. */
export function decideOwesMore({ text, read, readingOf, loaded }: Situation): Decision | undefined {
  const { debt } = MORE.exec(text.trim())?.groups ?? {};
  if (debt === undefined) return undefined;
  const words = `devo ${debt}`;
  const meant = read(words);
  const told = meant.intent === 'debt_set' ? decideDebt(meant.slots, readingOf(words)) : undefined;
  const call = told?.do === 'run_tool' ? told.calls[0] : undefined;
  if (call?.tool !== 'tell_money' || call.args.told.kind !== 'divida') return undefined;
  const { key, value } = call.args.told;
  const known = loaded.owed();
  const before = known.find((one) => one.key === key) ?? known.find(({ name }) => sameName(name, value.name));
  if (before === undefined) return told;
  if (before.parcelaCents !== undefined || value.parcelas !== undefined) return undefined;
  const whole = { ...value, name: before.name, cents: before.cents + value.cents };
  return run({ tool: 'tell_money', args: { told: { kind: 'divida', key: before.key, value: whole } } });
}
decideOwesMore.says = [MORE];
