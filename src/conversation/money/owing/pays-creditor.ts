// "Paguei 200 pro borracheiro" when 200 are owed to him: a payment of that debt, whatever he was owed for.

import { folded } from '../../../domain/fold.ts';
import type { Draft } from '../../../finance/draft.ts';
import type { Loaded } from '../../loaded.ts';

/** A purchase there is told by its thing or its place alone: "padaria 30" says nothing of what was owed. */
const PAID =
  /^(?:(?:e|hoje|ontem|j[áa]|eu|agora)[, ]+)*(?:paguei|dei|mandei|passei|pixei|transferi|acertei|quitei|depositei)(?![a-zà-ÿ])/i;

const TO_THEM = / (?:pr[ao]|para [oa]?|a[o]?) ?(?:minha |meu )?[a-zà-ÿ]+ d[ao]s? /i;

/** The draft unchanged unless all it names is a told debt with something left. */
export function paysCreditor(draft: Draft, text: string, loaded: Pick<Loaded, 'owed'>): Draft {
  const { kind, pending, category, description, receivable } = draft;
  if (kind !== 'despesa' || pending === true || category === 'dividas' || receivable !== undefined) return draft;
  // "Gás 115, comprei no fiado do seu Nelson": not paid yet.
  if (/(?:comprei|peguei|levei|trouxe) .*fiado/i.test(text)) return { ...draft, pending: true };
  if (description === undefined || !PAID.test(text.trim())) return draft;
  const name = folded(description).replace(/^(?:parcela d[aeo]s?|pix pr[ao]) /u, '');
  const owed = loaded.owed().some(({ key }) => key === name);
  if (owed) return { ...draft, category: 'dividas' };
  // "Paguei 50 pra minha irmã do gás": to whom it was owed, and what for.
  const to = folded(draft.counterpart ?? '').replace(/^(?:minha|meu) /u, '');
  const theirs = to !== '' && TO_THEM.test(text) && loaded.owed().some(({ key }) => key === to);
  return theirs ? { ...draft, category: 'dividas', description: draft.counterpart ?? description } : draft;
}
