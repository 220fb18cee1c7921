// Transfers between the person's own accounts, drawers and jars, with any verb.

import type { Reading } from '../reading/reading.ts';
import { accountsAndJarsIn } from './payment.ts';

/** "350 do BB para o cofrinho": from one of the person's places to another, with any verb. */
export function fromOneToAnother(r: Reading, from: number, to: number): boolean {
  const accounts = accountsAndJarsIn(r, from, to);
  if (accounts.length < 2) return false;
  const before = (at: number): number =>
    r.is(at - 1, 'poss') ||
    r.norm(at - 1) === 'o' ||
    // "Pra do nubank".
    (/^d[oa]$/.test(r.norm(at - 1)) && r.is(at - 2, 'prep_to')) ||
    (r.norm(at - 1) === 'a' && r.is(at - 2, 'prep'))
      ? at - 2
      : at - 1;
  return (
    accounts.some(({ at }) => /^(?:do|da|de)$/.test(r.norm(before(at)))) &&
    accounts.some(({ at }) => r.is(before(at), 'prep_to'))
  );
}

/** Places where the person keeps money: "passei 350 da gaveta da loja pra minha conta". */
const PLACE = '(?:contas?|caixa|gaveta|carteira|poupanca|cofre|cofrinho|bolso|loja|empresa|pj|cnpj|reserva|caixinha)';
const BETWEEN_PLACES = new RegExp(
  `\\b(?:passei|transferi|mandei|movi|joguei|puxei|tirei|mudei|levei|botei|coloquei|passamos|transferimos)\\b.*\\bd[aoe] (?:[a-z]+ )?${PLACE}\\b.*\\b(?:pr[oa]|para [oa]|pra|para|n[oa]|e (?:botei|coloquei|joguei|depositei|guardei) n[oa]) (?:(?:minha|meu|outra|outro)\\b|${PLACE}\\b)(?! (?:d[aoe] )?(?:minha |meu )?(?:mae|pai|filh|irma|esposa|marido|vo|sogr|ti[oa]|prim|amig|namorad))`,
);
/** "Passei 350 da gaveta pra minha conta"; not to somebody's account. */
export const betweenMyPlaces = (r: Reading): boolean => r.fits(BETWEEN_PLACES);

/** Unit of a verb of withdrawing, or -1; "300 sacas de soja" counts sacks. */
export function takenOut(r: Reading, from: number, to: number): number {
  const at = r.find('v_withdraw', from, to);
  return at > 0 && /^sacas?$/.test(r.norm(at)) && (r.units[at - 1]?.kind === 'number' || r.is(at + 1, 'prep_of'))
    ? -1
    : at;
}
