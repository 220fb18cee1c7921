// A field of a recorded entry and the entry it belongs to: "a data do mercado", "a categoria do uber de ontem".

import { folded } from '../../domain/fold.ts';
import type { Reading } from '../reading/reading.ts';
import type { TxTarget } from '../slots/slots.ts';
import { tellsWhich } from './read-changes.ts';
import { nounIn, targetIn } from './read-target.ts';

/** Names of the editable fields. */
export const FIELDS = new Set(
  'valor data categoria forma conta metodo descricao nome preco dia parcela parcelas parcelado tipo'.split(' '),
);

/** The entry whose field is named: "a data do mercado tá errada". */
export function fieldOwner(r: Reading): TxTarget | undefined {
  const field = r.units.findIndex((unit, i) => FIELDS.has(unit.norm) && r.is(i + 1, 'prep_of'));
  if (field < 0) return undefined;
  let end = field + 2;
  while (end < r.tail && r.units[end]?.kind === 'word' && !r.is(end, 'v_be') && !r.is(end, 'prep_to')) end++;
  const owner = targetIn(r, field + 2, end);
  return owner !== 'last' && owner.description !== undefined ? owner : undefined;
}

/** The entry a correction by contrast refers to, by noun and optional day. */
export function contrastTarget(r: Reading): TxTarget {
  const description = nounIn(r, r.head, r.tail);
  const day = r.past.find((mention) => tellsWhich(r, mention.from));
  if (description !== undefined && day !== undefined) return { description, date: day.date };
  const { lastTx } = r.context;
  if (description === undefined || lastTx === undefined) return description === undefined ? 'last' : { description };
  // "O mercado foi 80, não 90" after a ride of 20: another entry than the last.
  const old = r.amounts.find(({ cents }) => cents !== r.money?.cents)?.cents;
  return old === lastTx.amount_cents ? 'last' : subjectTarget(r);
}

const WAS = /^(?:(?:nao )?(?:foi|foram|era|eram)|deu|deram|custou|custaram|ficou|saiu|veio)$/;
const LABEL = new Set(['retificacao', 'correcao', 'retificando', 'corrigindo', 'errata', 'retifico', 'corrijo']);

/**
 * The entry is the subject of the verb: "na verdade a farmácia foi 54", "o táxi não foi hoje, foi quinta"; or stands
 * after a colon: "retificação: toner, 258".
 */
export function subjectTarget(r: Reading): TxTarget {
  const cue = r.find('correction');
  const leads = cue === r.head || /^,?$/.test(r.norm(r.head));
  const from = leads ? cue + 1 : r.head;
  let end = r.units.findIndex((unit, i) => i > from && WAS.test(unit.norm));
  if (!leads && cue > r.head && (end < 0 || cue < end)) end = cue;
  if (end < 0 && leads && LABEL.has(r.norm(cue)))
    end = r.units.findIndex((unit, i) => i > from && unit.kind === 'number');
  if (end <= from) return 'last';
  const named = targetIn(r, from, end);
  if (named === 'last' || named.description === undefined) return 'last';
  // The noun must be something recordable: "o valor", "isso", "a moça" identify no entry.
  for (let i = from; i < end; i++)
    if (
      r.isAny(i, 'cat', 'merchant', 'money_in') &&
      r.norm(i) !== 'conta' &&
      !folded(r.context.lastTx?.description ?? '').includes(r.norm(i))
    )
      return { description: named.description };
  return 'last';
}
