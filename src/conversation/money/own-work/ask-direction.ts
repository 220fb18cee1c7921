// "3 diárias do Zezinho 150 cada", "hoje deu 180 no ifood": nothing said tells whether it was paid or earned, so it is asked.

import { folded } from '../../../domain/fold.ts';
import { listed } from '../../../domain/listed.ts';
import { type Draft, missingPiece } from '../../../finance/draft.ts';
import { reais } from '../../../finance/money.ts';
import { askToChoose } from '../../ask.ts';
import { run } from '../../decided.ts';
import type { Decision } from '../../decision.ts';
import type { Situation } from '../../situation.ts';
import { recordCall } from '../entry/record-call.ts';
import { isAppsDay, isByHour, isDaysWork, isPiecework, turned, wayOfDays } from './by-trade.ts';
import { isSold } from './trades.ts';

/** "3 diárias do Zezinho 150 cada": paid or earned as in earlier entries; without any, the direction is asked. */
export function askWhoWorked(
  drafts: readonly Draft[],
  { text, loaded, asking, read }: Situation,
): Decision | undefined {
  const [draft, ...others] = drafts;
  if (draft?.cents === undefined || others.length > 0) return undefined;
  const piecework = isPiecework(draft, text);
  if (!piecework && !isDaysWork(draft, text) && !isByHour(draft, text)) return undefined;
  const way = piecework && loaded.trade() !== undefined ? 'in' : wayOfDays(draft, loaded);
  if (way !== undefined) return run(recordCall(turned(draft, way)));
  return askToChoose(
    'clarify_type',
    [{ bold: reais(draft.cents) }, ` de ${draft.description ?? ''}: você pagou ou recebeu?`],
    [
      {
        label: 'Paguei',
        act: recordCall({ ...turned(draft, 'out'), ...(isByHour(draft, text) ? spentOn(draft, read) : {}) }),
      },
      { label: 'Recebi', act: recordCall(turned(draft, 'in')) },
    ],
    asking,
  );
}

/** Its category as a cost. */
function spentOn({ description }: Draft, read: Situation['read']): Pick<Draft, 'category'> {
  const { intent, slots } = read(`gastei 10 com ${description}`);
  return { category: (intent === 'lancamento' ? slots.category : undefined) ?? 'outros' };
}

/** "Hoje deu 180 no ifood e 65 na lalamove", of somebody whose work is not known. */
export function askIfEarned(drafts: readonly Draft[], { text, asking }: Situation): Decision | undefined {
  if (!isAppsDay(drafts, text) || drafts.some((draft) => missingPiece(draft) !== undefined)) return undefined;
  const lines = drafts.map(({ cents = 0, description = '' }) => `${reais(cents)} de ${description}`);
  return askToChoose(
    'clarify_type',
    [{ bold: listed(lines) }, ': você ganhou ou gastou?'],
    [
      { label: 'Ganhei', act: recordCall(...drafts.map((draft) => turned(draft, 'in'))) },
      { label: 'Gastei', act: recordCall(...drafts) },
    ],
    asking,
  );
}

const AGREED = /\b(?:combinei|combinamos|combinado|acertei|fechei|fechamos)\b/u;

/** "Mudança da Carla sábado, combinei 350": still to come, and paid by her where it is the person's work. */
export function askIfAgreed(drafts: readonly Draft[], situation: Situation): Decision | undefined {
  const { text, loaded, asking, reading } = situation;
  const [draft, ...others] = drafts;
  const [day] = reading.future;
  const { cents, counterpart, description } = draft ?? {};
  const open = day === undefined || counterpart === undefined || others.length > 0 || !AGREED.test(folded(text));
  if (draft === undefined || cents === undefined || open || draft.category === undefined) return undefined;
  const later = { ...draft, date: day.date, pending: true } as const;
  const income = { ...turned(later, 'in'), pending: true } as const;
  if (isSold(description, loaded)) return run(recordCall(income));
  return askToChoose(
    'clarify_type',
    [{ bold: reais(cents) }, ` de ${description ?? counterpart}: você vai pagar ou receber?`],
    [
      { label: 'Vou pagar', act: recordCall(later) },
      { label: 'Vou receber', act: recordCall(income) },
    ],
    asking,
  );
}
