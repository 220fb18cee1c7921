// Facts worth saving without an order to save: positions and dimensions, as in "assento 14C, voo 3321", "sofá: 2,30 x 0,90".

import type { Reading } from '../reading/reading.ts';
import { movedMoney } from '../signals/about.ts';
import { asks } from '../signals/asks.ts';

/** Two dimensions, which cannot be a price: "Sofá: 2,30 x 0,90"; "café 5,50 x 3" is one. */
const SIDES = /^[a-z ]{2,30}:? (?!(?:\d+,\d\d|\d+) x ?\d$)\d[\d.,]* ?(?:cm|m)? ?x ?\d[\d.,]* ?(?:cm|m|metros)?$/;

/** Seat, parking place or page: "assento 14C, voo 3321", "parei na página 214". */
const PLACED = /^(?:(?:assento|voo) (?:n |numero )?[a-z]{0,2}\d+[a-z]?)(?: ,? ?(?:[a-z]+ )?[a-z]{0,2}\d+[a-z]?)*$/;

const idle = (r: Reading): boolean =>
  r.money?.marked !== true &&
  !movedMoney(r) &&
  !asks(r) &&
  r.context.pending === undefined &&
  !r.hasAny('v_keep', 'v_delete', 'v_correct', 'remind_me', 'v_pay', 'recurring_noun', 'invoice_noun', 'card_noun');

const STATES = /\b(?:e|sao|esta|ta|fica|era)\b/;

/** A seat or page only while no entry was just recorded: its number could correct it. */
export const tellsAttribute = (r: Reading): boolean =>
  ((r.fits(PLACED) && r.context.lastTx === undefined) ||
    (r.mayFit(SIDES) &&
      r.line.includes('x') &&
      SIDES.test(r.line) &&
      r.installments === undefined &&
      r.money?.unitPrice === undefined)) &&
  !r.fits(STATES) &&
  idle(r);
