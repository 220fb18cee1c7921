// The recorded entries an undo refers to: positions of the list on screen, the last ones, a period, or words.

import { removedPositions } from '../dialog/removed-positions.ts';
import type { Reading } from '../reading/reading.ts';
import { lastCount } from '../signals/entry-reason.ts';
import { removalVerb } from '../signals/removes.ts';
import { present } from '../slots/present.ts';
import type { UndoSlots } from '../slots/slots.ts';
import { nounIn, targetIn } from './read-target.ts';

const THIS_ONE =
  /^[a-z]+ (?:ess[ea]|isso)(?: (?:ai|ultim[oa]|gasto|lancamento|compra|registro))*(?: ,|$)|^(?:ess[ea]|est[ea]) (?:gasto|lancamento|compra|registro|despesa) /;

/** "Remove os lançamentos de ontem". */
const ALL_THE = /^[a-z]+ (?:[oa]s|meus|minhas) (?:lancamentos|gastos|compras|despesas|registros|pagamentos) d/;

/** Positions only while a list of entries is on the screen; `target` undefined when the words name nothing. */
export function undoSlots(r: Reading): UndoSlots {
  const { list } = r.context;
  if (list?.kind === 'transactions') {
    const selection = removedPositions(r).filter((position) => position <= list.labels.length);
    if (selection.length > 0) return { selection };
  }
  const verb = removalVerb(r);
  const every = r.hasAny('all') || (r.periods.length > 0 && r.fits(ALL_THE));
  if (every && (r.says('lancei') || r.has('tx_only') || r.periods.length > 0 || r.past.length > 0))
    return present({ scope: 'all' as const, period: r.periods[0]?.period ?? dayPeriod(r) });
  // "Tira esse, lancei duas vezes": what follows is the reason.
  if (r.context.lastTx !== undefined && r.fits(THIS_ONE)) return { target: 'last' };
  const count = lastFew(r);
  if (count !== undefined) return { target: 'last', count };
  const target = targetIn(r, verb + 1, r.tail);
  const before = target === 'last' && verb > r.head + 1 ? targetIn(r, r.head, verb) : target;
  const recent = r.hasAny('last') || r.says('agora') || r.says('acabei de');
  return present({
    target: recent && nounIn(r, verb + 1, r.tail) === undefined ? ('last' as const) : before,
    type: lastSide(r),
  });
}

/** "Os dois últimos", "as últimas 3": count of the newest. */
export function lastFew(r: Reading): number | undefined {
  const told = lastCount(r);
  if (told !== undefined || !r.has('last')) return told;
  const many = r.units.find((unit) => /^[2-9]$/.test(unit.norm));
  return many === undefined ? undefined : Number(many.norm);
}

/** Type of the last entry meant: "o último gasto", "a última entrada". */
function lastSide(r: Reading): UndoSlots['type'] {
  if (r.fits(/\bultim[oa] (?:gasto|despesa|compra|saida|pagamento)\b/)) return 'expense';
  return r.fits(/\bultim[oa] (?:entrada|recebimento|ganho)\b/) ? 'income' : undefined;
}

function dayPeriod(r: Reading): UndoSlots['period'] {
  const day = r.past[0]?.date;
  return day === undefined ? undefined : { from: day, to: day };
}
