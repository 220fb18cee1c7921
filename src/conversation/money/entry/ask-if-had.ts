// "Tinha uns 4500 de FGTS": what somebody had once is no income, and may still be there, which is asked.

import { pattern } from '../../../domain/pattern.ts';
import { reais } from '../../../finance/money.ts';
import { askToConfirm } from '../../ask.ts';
import { say } from '../../decided.ts';
import type { Decision } from '../../decision.ts';
import { phrases } from '../../replies/phrases.ts';
import type { Situation } from '../../situation.ts';
import { TYPED_AMOUNT } from '../../wording/typed-amount.ts';
import { decideAccount } from '../decide-told.ts';
import { valueSaid } from '../value-said.ts';

const HAD = pattern('i')`
  ^(?:(?:eu|a gente|e|mas|antes|ano passado),? )*(?:tinha|tive|tínhamos|havia) (?:uns |umas |mais ou menos |quase |ainda )*
  (?<value>${TYPED_AMOUNT})(?: (?:guardad|aplicad|investid|sobrando)[oa]?s?)? (?:de|d[ao]|no|na|em) (?<where>(?!d[íi]vida)[a-zà-ÿ][a-zà-ÿ ]{1,30}?)[.!]*$
`;

/** Undefined when the words are read as no entry. */
export function askIfHad(situation: Situation): Decision | undefined {
  const { text, understanding, read, asking } = situation;
  const { value = '', where = '' } = HAD.exec(text.trim())?.groups ?? {};
  const once = understanding.rule === 'remark.once';
  if (value === '' || !(once || understanding.intent === 'lancamento')) return undefined;
  const cents = valueSaid(value, situation);
  const has = read(`tenho ${value} na ${where}`);
  if (cents === undefined || has.intent !== 'account_set' || has.slots.balance_cents !== cents)
    return say(phrases.hadOnce);
  const kept = decideAccount(has.slots);
  const call = kept.do === 'run_tool' ? kept.calls[0] : undefined;
  if (call === undefined) return undefined;
  return askToConfirm(
    ['Esses ', { bold: reais(cents) }, ` (${where}) ainda estão lá? Guardo como saldo?`],
    call,
    { yes: 'Guardar', no: 'Já não tenho' },
    asking,
  );
}
askIfHad.says = [HAD];
