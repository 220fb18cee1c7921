// "Trabalhei 4 horas de faxina a 40", also in pieces: what it comes to. Whether it was paid is not told, so it is asked.

import { pattern } from '../../../domain/pattern.ts';
import { reais } from '../../../finance/money.ts';
import { askToChoose } from '../../ask.ts';
import type { Decision } from '../../decision.ts';
import { localDate } from '../../local-time.ts';
import type { Situation } from '../../situation.ts';
import { VALUE } from '../../wording/turn.ts';
import { recordCall } from '../entry/record-call.ts';
import { valueSaid } from '../value-said.ts';
import { COUNT, countSaid } from './price-of-work.ts';

const UNIT = '(?:h|hs|horas?|dias?|turnos?|noites?|plant(?:ão|ao|ões|oes))';
const WORKED = `(?:(?:hoje|ontem|e|eu),? )*trabalhei (?<count>${COUNT}) ?${UNIT}(?: de (?<what>[a-zà-ÿ ]{3,25}?))?(?: (?:n[oa]s?|pr[ao]|hoje|ontem)(?: [a-zà-ÿ ]{2,25}?)?)?`;
const RATE = `(?:(?:a|por|de|foi|é|deu|pagam?|pagou|cobrei|el[ea]s?|me) )+${VALUE}(?:,? (?:(?:cada(?: uma?)?|[ao]|por) ?)*${UNIT}?)?`;
const WHOLE = pattern('i')`^${WORKED},? ${RATE}[.!]*$`;
const ONLY_WORKED = pattern('i')`^${WORKED}[.!]*$`;
const ONLY_RATE = pattern('i')`^(?:e )?(?:${RATE}|${VALUE.replace('value', 'each')} (?:cada|[ao]|por) ?${UNIT}?)[.!]*$`;

/** Undefined when the hours or what each brings are not told, now or right before. */
export function decideHoursWorked(situation: Situation): Decision | undefined {
  const { text, loaded, asking, zone } = situation;
  const words = text.trim();
  const before = ONLY_RATE.test(words) ? ONLY_WORKED.exec(loaded.lastSaid?.trim() ?? '')?.groups : undefined;
  const { count = '', what = 'trabalho' } = before ?? WHOLE.exec(words)?.groups ?? {};
  const { value, each = value } = (before === undefined ? WHOLE : ONLY_RATE).exec(words)?.groups ?? {};
  const many = countSaid(count);
  const cents = each === undefined ? undefined : valueSaid(each, situation);
  if (many === undefined || cents === undefined) return undefined;
  const date = situation.reading.past[0]?.date ?? localDate(asking.said, zone);
  const work = { kind: 'receita', category: 'renda_extra', description: what, cents: many * cents, date } as const;
  return askToChoose(
    'clarify_type',
    [{ bold: reais(work.cents) }, ` de ${what} (${many} × ${reais(cents)}): já recebeu?`],
    [
      { label: 'Recebi', act: recordCall(work) },
      { label: 'A receber', act: recordCall({ ...work, pending: true }) },
    ],
    asking,
  );
}
decideHoursWorked.says = [WHOLE, ONLY_RATE];
