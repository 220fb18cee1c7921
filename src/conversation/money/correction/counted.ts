// "Foram 2", right behind an entry of one value.

import type { Lancamento } from '../../../domain/ledger.ts';
import { reais } from '../../../finance/money.ts';
import { askToChoose } from '../../ask.ts';
import type { Decision } from '../../decision.ts';
import type { Situation } from '../../situation.ts';
import { editCall } from './edit-call.ts';

/** Whether it is of each is not told. */
export function counted(count: number, last: Lancamento, situation: Situation): Decision | undefined {
  const all = last.cents * count;
  if (last.cents <= count * 100 || last.parcelas > 1) return undefined;
  return askToChoose(
    'clarify_type',
    [`Foram ${count}: `, { bold: reais(last.cents) }, ' cada, ou tudo junto?'],
    [
      { label: 'Cada', act: editCall(last.id, { cents: all }) },
      { label: 'Tudo junto', act: editCall(last.id, { cents: last.cents }) },
    ],
    situation.asking,
  );
}
