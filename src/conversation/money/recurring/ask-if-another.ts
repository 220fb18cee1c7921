// "Salário 1.500 todo dia 20", where a salary of another day is kept: whether it is one more, or the same put right, is asked.

import { folded } from '../../../domain/fold.ts';
import type { Told } from '../../../domain/told.ts';
import { recurrenceWords } from '../../../finance/replies/told-words.ts';
import { askToChoose } from '../../ask.ts';
import type { Decision } from '../../decision.ts';
import type { Situation } from '../../situation.ts';

/** Folded. The words say that it is the same. */
const CHANGED =
  /\b(?:agora|mud(?:ou|a|aram)|pass(?:ou|a)|aument\w+|subiu|baixou|caiu|na verdade|na vdd|corrig\w+|atualiz\w+|virou|novo)\b/;

type Keeps = (told: Told<'recorrencia'>, situation: Situation) => Decision;

/** Undefined unless one of that name is kept, with another day and another value. */
export function askIfAnother(told: Told<'recorrencia'>, situation: Situation, keeps: Keeps): Decision | undefined {
  const { loaded, text, asking } = situation;
  const kept = loaded.recurring().find(({ key }) => key === told.key)?.value;
  const { dayOfMonth, cents, description } = told.value;
  if (kept?.dayOfMonth === undefined || dayOfMonth === undefined || kept.dayOfMonth === dayOfMonth) return undefined;
  if (cents === undefined || kept.cents === cents || CHANGED.test(folded(text))) return undefined;
  const name = `${description} do dia ${dayOfMonth}`;
  const [another, same] = [
    keeps({ ...told, key: folded(name), value: { ...told.value, description: name } }, situation),
    keeps(told, situation),
  ];
  if (another?.do !== 'run_tool' || same?.do !== 'run_tool') return undefined;
  return askToChoose(
    'clarify_type',
    ['Já tenho ', { bold: recurrenceWords(kept) }, '. É mais um, ou esse mudou?'],
    [
      { label: 'É mais um', act: another.calls[0] },
      { label: 'Mudou', act: same.calls[0] },
    ],
    asking,
  );
}
