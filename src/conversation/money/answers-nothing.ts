// "Sei lá", "não lembro", under a question about an entry: it is kept without what nobody remembers, and the question is over.

import type { Draft, MissingPiece } from '../../finance/draft.ts';
import { underOthers } from '../../finance/draft.ts';

const DOES_NOT_KNOW =
  /^(?:(?:ah|hum|xi|ih|putz|eu),? )*(?:sei l[áa]|(?:n[ãa]o|n|nem) (?:sei|lembro|me lembro|fa[çc]o ideia)|esqueci|qualquer (?:um|uma|coisa)|tanto faz|outr[oa]s?(?: coisas?)?|sem categoria|v[áa]rias coisas|nada espec[íi]fico|deixa (?:sem|em branco))(?: (?:agora|n[ãa]o|direito|mais|mesmo|dizer|te dizer|quanto|o valor))*[.!]*$/iu;

export const answersNothing = (text: string): boolean => DOES_NOT_KNOW.test(text.trim());

/** Undefined where what is missing is the amount: without it there is no entry. */
export function withoutPiece(draft: Draft, piece: MissingPiece): Draft | undefined {
  if (piece === 'amount') return undefined;
  if (piece !== 'payment_method') return underOthers(draft);
  const { method: _, ...rest } = draft;
  return rest;
}
