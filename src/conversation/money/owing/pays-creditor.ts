// "Paguei 200 pro borracheiro" when 200 are owed to him: a payment of that debt, whatever he was owed for.

import { folded } from '../../../domain/fold.ts';
import type { Draft } from '../../../finance/draft.ts';
import type { Loaded } from '../../loaded.ts';

/** A purchase there is told by its thing or its place alone: "padaria 30" says nothing of what was owed. */
const PAID =
  /^(?:(?:e|hoje|ontem|j[áa]|eu|agora)[, ]+)*(?:paguei|dei|mandei|passei|pixei|transferi|acertei|quitei|depositei)(?![a-zà-ÿ])/i;

/** The draft unchanged unless all it names is a told debt with something left. */
export function paysCreditor(draft: Draft, text: string, loaded: Pick<Loaded, 'owed'>): Draft {
  const { kind, pending, category, description, receivable } = draft;
  if (kind !== 'despesa' || pending === true || category === 'dividas' || receivable !== undefined) return draft;
  // "Gás 115, comprei no fiado do seu Nelson": not paid yet.
  if (/(?:comprei|peguei|levei|trouxe) .*fiado/i.test(text)) return { ...draft, pending: true };
  if (description === undefined || !PAID.test(text.trim())) return draft;
  const name = folded(description).replace(/^(?:parcela d[aeo]s?|pix pr[ao]) /u, '');
  const owed = loaded.owed().some(({ key }) => key === name);
  return owed ? { ...draft, category: 'dividas' } : draft;
}
