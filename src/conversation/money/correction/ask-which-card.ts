// "Era no cartão", of an entry: credit or debit is asked, and "do nubank, em 2x" under it tells which card.

import { contaKey, contaLabel } from '../../../finance/conta.ts';
import type { EntryChanges } from '../../../finance/entry-changes.ts';
import type { ToolCall } from '../../../tools/registry.ts';
import { askToChoose } from '../../ask.ts';
import { run } from '../../decided.ts';
import type { Decision } from '../../decision.ts';
import { openQuestion } from '../../open-question/open-question.ts';
import type { Situation } from '../../situation.ts';
import { cardTold } from '../entry/card-told.ts';
import type { EditCall } from './edit-call.ts';

/** @param edit the call that makes these changes to the entry @param of it, or the bank told */
export const askWhichCard = (edit: (changes: EntryChanges) => ToolCall, { asking }: Situation, of?: string): Decision =>
  askToChoose(
    'clarify_type',
    [of === undefined ? 'Foi' : `${of} foi`, ' no crédito ou no débito?'],
    [
      { label: 'Crédito', act: edit({ method: 'credito' }) },
      { label: 'Débito', act: edit({ method: 'debito' }) },
    ],
    asking,
  );

/** Undefined unless that is asked, and a card or instalments are told. */
export function answerWhichCard(situation: Situation): Decision | undefined {
  const action = openQuestion(situation);
  if (action?.kind !== 'clarify_type') return undefined;
  const edits = action.options.flatMap(({ act }) =>
    act.tool === 'edit_transaction' && act.args.changes.method !== undefined ? [act] : [],
  );
  const [credit] = edits;
  const card = credit === undefined || edits.length < action.options.length ? undefined : cardTold(situation);
  if (credit === undefined || card === undefined) return undefined;
  const edit = (more: EntryChanges): EditCall => ({
    ...credit,
    args: { ...credit.args, changes: { ...credit.args.changes, ...card, ...more } },
  });
  return card.method === undefined
    ? askWhichCard(edit, situation, card.bank && `No ${contaLabel(contaKey('corrente', card.bank))}`)
    : run(edit({ method: card.method }));
}
