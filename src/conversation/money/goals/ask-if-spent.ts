// "Tirei 80 da viagem pra pagar o dentista": taken out of the goal, and whether it is to be an expense as well is asked.

import { pattern } from '../../../domain/pattern.ts';
import { type Draft, missingPiece } from '../../../finance/draft.ts';
import { reais } from '../../../finance/money.ts';
import { askToConfirm } from '../../ask.ts';
import type { Decision } from '../../decision.ts';
import { reworded, type Situation } from '../../situation.ts';
import { asTyped } from '../../wording/typed-amount.ts';
import { draftsOf } from '../entry/drafts-of.ts';
import { recordCall } from '../entry/record-call.ts';

const TO_PAY = pattern('i')`
  (?<![a-zà-ÿ])(?:(?:pra|para|e) (?:eu )?(?:pagar|comprar|paguei|comprei|inteirar) |pr[oa]s? |para [oa] )(?:(?:[oa]s?|uma?|minha|meu) )*(?<what>[a-zà-ÿ][a-zà-ÿ ]{2,30}?)[.!]*$
`;

/** Undefined unless money leaves a goal for something that is named. */
export function askIfSpent([draft, ...others]: readonly Draft[], situation: Situation): Decision | undefined {
  const { cents, kind, from = '' } = draft ?? {};
  const what = TO_PAY.exec(situation.text.trim())?.groups?.['what'];
  if (draft === undefined || others.length > 0 || kind !== 'investimento' || from === '' || cents === undefined)
    return undefined;
  const told = what === undefined ? undefined : reworded(situation, `gastei ${asTyped(cents)} com ${what}`);
  const [spent] = told?.understanding.intent === 'lancamento' ? draftsOf(told.understanding.slots, told) : [];
  if (spent?.kind !== 'despesa' || missingPiece(spent) !== undefined) return undefined;
  const open = askToConfirm(
    ['Os ', { bold: `${reais(cents)} de ${what}` }, ' já foram pagos: anoto como gasto também?'],
    recordCall(spent),
    { yes: 'Anotar', no: 'Ainda não' },
    situation.asking,
  );
  return { do: 'beside', calls: [recordCall(draft)], open, next: open.next };
}
