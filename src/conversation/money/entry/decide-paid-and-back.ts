// "Vacina 180, mas o plano reembolsa 100": paid whole, and a part comes back.

import { pattern } from '../../../domain/pattern.ts';
import type { Decision } from '../../decision.ts';
import { reworded, type Situation } from '../../situation.ts';
import { TYPED_AMOUNT } from '../../wording/typed-amount.ts';
import { AMOUNT_OR_SHARE, shareOf } from '../goals/share-of.ts';
import { draftsOf } from './drafts-of.ts';
import { keepOrAsk } from './keep-or-ask.ts';

const IN_ONE = pattern('i')`
  ^(?<first>[^\d]{3,40}${TYPED_AMOUNT}),? (?:e |mas |s[óo] que )?(?:[oa] )(?<who>empresa|firma|chefe|patr[ãa]o|loja|escola|plano|conv[êe]nio|seguro) (?:(?:vai|me|depois|ficou de) )*
  (?:reembolsar?|devolver?|devolve|ressarce|cobre|cobrir|paga de volta) (?<value>${AMOUNT_OR_SHARE}|(?:a )?metade|tudo)(?: d(?:isso|el[ea]|a consulta|o valor))?[.!]*$
`;

/** Undefined when more than one purchase is told, or more comes back than was paid. */
export function decidePaidAndBack(situation: Situation): Decision | undefined {
  const { first, who = '', value = '' } = IN_ONE.exec(situation.text.trim())?.groups ?? {};
  if (first === undefined) return undefined;
  const told = reworded(situation, first);
  const { intent, slots } = told.understanding;
  const [draft, ...more] = intent === 'lancamento' ? draftsOf(slots, told) : [];
  if (draft?.kind !== 'despesa' || draft.cents === undefined || more.length > 0) return undefined;
  const cents = /tudo$/i.test(value)
    ? draft.cents
    : /metade$/i.test(value)
      ? Math.round(draft.cents / 2)
      : shareOf(value, draft.cents, situation);
  if (cents === undefined || cents > draft.cents) return undefined;
  const { description = who, date } = draft;
  return keepOrAsk(
    [draft, { kind: 'receita', cents, category: 'reembolso', description, counterpart: who, date, pending: true }],
    situation,
  );
}
decidePaidAndBack.says = [IN_ONE];
