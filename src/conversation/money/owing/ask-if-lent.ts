// "Meu neto me pediu 300 emprestado": whether it was lent is not told.

import { pattern } from '../../../domain/pattern.ts';
import { reais } from '../../../finance/money.ts';
import { askToConfirm } from '../../ask.ts';
import type { Decision } from '../../decision.ts';
import { reworded, type Situation } from '../../situation.ts';
import { TYPED_AMOUNT } from '../../wording/typed-amount.ts';
import { draftsOf } from '../entry/drafts-of.ts';
import { recordCall } from '../entry/record-call.ts';

const ASKED = pattern('i')`
  ^(?:(?:e|ai|a[íi]|hoje|ontem|olha),? )*(?:[oa] )?(?<who>(?!(?:eu|el[ea]|quem|que|ningu[ée]m)(?![a-zà-ÿ]))(?:(?:meu|minha|seu|dona) )?[a-zà-ÿ]{2,}(?: (?!me |t[áa] |est[áa] |veio )[a-zà-ÿ]{2,})?)
  (?:(?: t[áa]| est[áa]| veio)?(?: me)? (?:pediu|pedindo|pedir) (?:uns )?(?<value>${TYPED_AMOUNT}) emprestad[oa]s?|(?: me)? pediu (?:uns )?(?<sum>${TYPED_AMOUNT})| (?:t[áa] )?(?:quer|querendo|precisa(?:ndo)? de) (?:(?:uns )?(?<wants>${TYPED_AMOUNT}) emprestad[oa]s?|emprestad[oa]s? (?:uns )?(?<needs>${TYPED_AMOUNT})))(?: (?:pra mim|hoje|de novo|ontem))*[.!]*$
`;

/** Undefined when it is told what came of it. */
export function askIfLent(situation: Situation): Decision | undefined {
  const { who, needs, wants = needs, sum = wants, value = sum } = ASKED.exec(situation.text.trim())?.groups ?? {};
  if (who === undefined) return undefined;
  const lent = reworded(situation, `emprestei ${value} pra ${who}`);
  const { intent, slots } = lent.understanding;
  const [draft] = intent === 'lancamento' ? draftsOf(slots, lent) : [];
  if (draft?.cents === undefined) return undefined;
  return askToConfirm(
    ['Você emprestou os ', { bold: reais(draft.cents) }, ` (${who})?`],
    recordCall(draft),
    { yes: 'Emprestei', no: 'Ainda não' },
    situation.asking,
  );
}
askIfLent.says = [ASKED];
