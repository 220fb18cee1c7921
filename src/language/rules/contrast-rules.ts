// Corrections by contrast: the old value is negated and the right one given: "não, o mercado foi 54", "o xerox foi 12, não 22".

import { folded } from '../../domain/fold.ts';
import { contrastTarget, fieldOwner, subjectTarget } from '../edit/field-owner.ts';
import { changesIn } from '../edit/read-changes.ts';
import { namedElsewhere, targetIn } from '../edit/read-target.ts';
import { methodIn } from '../money/payment.ts';
import { NUMBER_WORDS } from '../numbers/number-words.ts';
import type { Reading } from '../reading/reading.ts';
import { asks } from '../signals/asks.ts';
import { contrasts } from '../signals/contrasts.ts';
import { RECORDED } from '../signals/retells.ts';
import { edit } from './edit-outcome.ts';
import { PROOFS } from './proofs.ts';
import type { Rule } from './rule.ts';

const LAST = { lastTx: { description: 'posto', amount_cents: 6430 } };

const DENIED =
  /^(?:(?:nao|opa|ops|ih|eita|perai|errado|errei)\b ?,? ?){1,3}[oa]s? [a-z][a-z ]{1,30}? (?:foi|foram|era|eram|deu|deram|custou|saiu) (?:por )?(?:r\$ ?)?\d/;

/** Reduces the existing entry to the person's share: "divide a última por 2", "racha isso por 3". */
const DIVIDED =
  /^(?:divid[ea]|dividir|rach[ae]|rachar|part[ea]) (?:(?:a|o|ess[ae]|iss?[eo]|isto|ultim[oa]|gasto|compra|conta|lancamento|valor) )*(?:por|em|entre|pra|com) (\d{1,2}|dois|duas|tres|quatro|cinco|seis)(?: pessoas)?$/;

/** "Foi metade disso". */
const HALF = /^(?:nao ,? ?|na verdade ,? ?)?(?:foi|era) (?:so )?(?:a )?metade(?: (?:disso|desse valor|do valor|so))?$/;

/** "Soma mais 10 nesse", "mais 5 nele"; "desconta 5 desse". */
const ADDED =
  /^(?:(?:som|acrescent|aument|adicion|bot|coloc|po)[a-z]* (?:mais )?|mais )(?:r\$ )?[\d.,]+ (?:reais )?(?:nel[ea]|n?ess[ea](?: ultim[oa]| gasto| ai)?|n[oa] ultim[oa](?: gasto)?)$/;
const LESS =
  /^(?:descont|abat|diminu)[a-z]* (?:r\$ )?[\d.,]+ (?:reais )?(?:del[ea]|n?ess[ea]|dess[ea])(?: ultim[oa]| gasto| ai)?$/;

/** The new amount of the last entry, in centavos, reckoned from its amount. */
function reckoned(r: Reading): number | undefined {
  const before = r.context.lastTx?.amount_cents;
  if (before === undefined || r.context.pending !== undefined) return undefined;
  const cents = r.money?.cents ?? 0;
  if (r.fits(ADDED)) return before + cents;
  if (r.fits(LESS)) return before > cents ? before - cents : undefined;
  if (r.fits(HALF)) return Math.round(before / 2);
  const told = r.match(DIVIDED)?.[1] ?? '';
  const count = /^\d+$/.test(told) ? Number(told) : (NUMBER_WORDS.get(told)?.value ?? 0);
  return count >= 2 ? Math.round(before / count) : undefined;
}

/** "… pode acertar?" after a statement about the entry just recorded. */
const MEND_IT =
  /\b(?:pode|da pra|consegue|tem como) (?:acertar|corrigir|arrumar|ajeitar|mudar|trocar|alterar)(?: isso| ai)?(?: \?)?$/;

/** "Troca almoço por jantar", said of the entry just recorded by its name. */
const SWAPPED = /^(?:troca|muda|altera) (?:[oa] )?(?:(.{2,30}?) por ((?!\d).{2,40})|(uber|taxi) (?:por|pr[ao]) (99))$/;

/** The new name of the entry just recorded; undefined when none is told. */
export function swappedIn(r: Reading): string | undefined {
  const [, one, other, ride, app] = r.context.lastTx === undefined ? [] : (r.match(SWAPPED) ?? []);
  const [before = '', after] = one === undefined ? [ride, app] : [one, other];
  if (before === '' || folded(r.context.lastTx?.description ?? '') !== before) return undefined;
  const elsewhere = r.past.length > 0 || methodIn(r, 0, r.units.length) !== undefined || r.is(r.tail - 1, 'cat_name');
  return elsewhere ? undefined : after;
}

/** "Isso foi presente, não mercado", of the entry just recorded. */
const IS_OTHER =
  /^(?:(?:nao|pera) ,? ?)*(?:(?:isso|ess[ea])(?: ai)? )?(?:foi|era|e) ([a-z]+) ?,? (?:e )?nao (?:(?:foi|era|e|em|n[oa]) )*([a-z]+)(?: nao)?$/;

/** The kind, or of the same kind the name, that is right. */
function otherIn(r: Reading): Record<string, string> | undefined {
  const [, is, was] = r.context.lastTx === undefined || r.amounts.length > 0 ? [] : (r.match(IS_OTHER) ?? []);
  const categoryOf = (word?: string) => r.units.find(({ norm }) => norm === word)?.entry?.out?.category;
  const category = categoryOf(is);
  if (is === undefined || category === undefined) return undefined;
  return category === categoryOf(was) ? { description: is } : { category };
}

export const CONTRAST_RULES: readonly Rule[] = [
  {
    id: 'correction.other',
    trust: 'sure',
    when: (r) => r.context.lastTx !== undefined && otherIn(r) !== undefined,
    read: (r) => ({
      intent: 'edit_transaction',
      slots: { target: 'last', changes: otherIn(r) ?? {} },
      confidence: 0.9,
    }),
    examples: PROOFS && [
      ['isso foi presente, não mercado', LAST],
      ['foi gasolina não etanol', LAST],
    ],
  },
  {
    id: 'correction.swapped',
    trust: 'sure',
    when: (r) => r.context.pending === undefined && swappedIn(r) !== undefined,
    read: (r) => ({
      intent: 'edit_transaction',
      slots: { target: 'last', changes: { description: swappedIn(r) ?? '' } },
    }),
    examples: PROOFS && [['troca o posto por oficina', LAST]],
  },
  {
    id: 'correction.asked',
    trust: 'sure',
    when: (r) => r.context.lastTx !== undefined && r.fits(MEND_IT) && Object.keys(changesIn(r)).length > 0,
    read: (r) => edit(namedElsewhere(r) ?? 'last', r),
    examples: PROOFS && [['não saiu do meu bolso, saiu da conta da caixa, pode acertar?', LAST]],
  },
  {
    id: 'correction.divided',
    trust: 'sure',
    when: (r) => reckoned(r) !== undefined,
    read: (r) => ({
      intent: 'edit_transaction',
      slots: { target: 'last', changes: { amount_cents: reckoned(r) ?? 0 } },
    }),
    examples: PROOFS && [
      ['põe mais 10 nesse', LAST],
      ['desconta 5 desse gasto', LAST],
      ['divide a última por 2', LAST],
      ['racha isso em 3', LAST],
      ['foi metade disso', LAST],
    ],
  },
  {
    id: 'correction.recorded',
    trust: 'sure',
    // A recorded entry and a value for it.
    when: (r) =>
      r.fits(RECORDED) &&
      r.amounts.length === 1 &&
      !asks(r) &&
      r.context.pending === undefined &&
      r.fits(/\b(?:foi|era|eram|foram|e|sao|veio|deu|o certo|ta)\b(?: [a-z]+){0,2} (?:r\$ )?[\d]/) &&
      !r.hasAny('memory_any', 'remind_me'),
    read: (r) => ({
      intent: 'edit_transaction',
      slots: { target: fieldOwner(r) ?? subjectTarget(r), changes: changesIn(r) },
      confidence: 0.45,
    }),
    examples: PROOFS && ['o remédio que eu anotei de manhã foi 45,90', 'a gasolina que te passei ontem deu 120'],
  },
  {
    id: 'correction.denied',
    trust: 'sure',
    // "Não, o mercado foi 54": the previous value is negated, and the right one given.
    when: (r) => r.fits(DENIED) && r.amounts.length === 1 && !asks(r) && !r.hasAny('memory_any', 'remind_me'),
    read: (r) => ({
      intent: 'edit_transaction',
      slots: {
        target: namedElsewhere(r) ?? targetIn(r, r.head, r.unitOf(r.amounts[0]?.from ?? 0)),
        changes: changesIn(r),
      },
      confidence: r.context.lastTx === undefined ? 0.45 : 0.9,
    }),
    examples: PROOFS && [
      'não, o mercado foi 54',
      ['opa, a luz deu 128,40', LAST],
      ['ih não, o posto foi 60 reais', LAST],
    ],
  },
  {
    id: 'correction.contrast',
    trust: 'sure',
    // "o xerox foi 12, não 22", "botei 110 mas era 101", "foi no dinheiro e não no pix": old and new value.
    when: (r) => contrasts(r) && !asks(r) && !r.hasAny('memory_any', 'remind_me'),
    read: (r) => edit(namedElsewhere(r) ?? (r.amounts.length === 0 ? subjectTarget(r) : contrastTarget(r)), r),
    examples: PROOFS && [
      'a farmácia foi sexta, não quinta',
      ['foi ontem, não hoje', LAST],
      'o xerox foi 12 não 22',
      ['foi no dinheiro e não no pix', LAST],
      ['eu botei oleo 110 mas era 101', LAST],
    ],
  },
];
