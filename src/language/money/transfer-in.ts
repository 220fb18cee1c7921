// Money that stays the person's own: into a jar or out of it, drawn as cash, from one account to another, or for a fatura whose purchases are entries already.

import type { Reading } from '../reading/reading.ts';
import { DONE, MOVING, PAST } from '../verbs/tense.ts';
import { isDebited } from './coming-in.ts';
import { partiesIn, skipDeterminers } from './counterpart.ts';
import { betweenMyPlaces, fromOneToAnother, takenOut } from './own-places.ts';
import { accountsAndJarsIn } from './payment.ts';
import type { TypeReading } from './type-reading.ts';

const DEPOSITED = /\bdeposit(?:ei|amos)\b/;
/** "Mandei 200 pra conta do inter". */
const TO_ACCOUNT_AT =
  /\b(?:mandei|passei|transferi|enviei|pix|ted|doc) .*\b(?:pra|para) (?:a )?(?:minha )?conta d[oa] [a-z0-9]+(?! d[aeo] )/;
const AT_MACHINE = /\bn[oa] (?:caixa eletronico|caixa 24|banco 24|banco|loterica|agencia)\b/;
const CARD_PAID =
  /\b(?:pago|paguei|pagamos|quitei|quitamos|a gente (?:pagou|quitou)|(?:acabei|acabamos|tive que|tivemos que) (?:de )?(?:paga|quita)(?:r|ndo)) (?:tod[oa] |(?:r\$ )?[\d.,]+ (?:mil |reais )?d)?(?:o |meu )(?:cartao|nubank|inter|c6|will)\b(?! n)|^(?:o |meu )?cartao (?!d[eo] (?:aniversario|natal|visita|onibus|busao|metro|transporte) )(?:[a-z\d.,]+ ){0,4}(?:pago|quitado)\b|\b(?:vence|pagar) (?:o |meu |[\d.,]+ (?:reais )?do )cartao\b(?! (?:n))/;
/** "tirei 200 no caixa eletrônico" */
const DRAWN =
  /\b(?:tirei|tiramos|peguei|puxei|retirei)\b.*\b(?:caixa eletronic[oa]|caixa 24|banco 24|24 ?h(?:oras)?|no banco|do banco|na loterica|na agencia|no caixa|em (?:dinheiro|especie)$|da (?:minha )?conta(?! d[aeo] |.*\b(?:pag|compr|gast)))(?![a-z])/;

const at = (verb: number, why: string): TypeReading => ({ type: 'transfer', why, verb });

/** "15 de caixinha pro entregador". */
export const isTip = (r: Reading, jar: number): boolean =>
  r.norm(jar) === 'caixinha' && (r.norm(jar - 1) === 'de' || r.is(jar - 2, 'prep_with'));

/** Of units [from, to). */
export function transferIn(r: Reading, from: number, to: number): TypeReading | undefined {
  const refunded = r.find('refund_noun', from, to) >= 0;
  const invoice = r.find('invoice_noun', from, to);
  // "A fatura da luz", "fatura Vivo".
  const ofHome = [invoice + 1, invoice + 2].some(
    (at) => r.units[skipDeterminers(r, at)]?.entry?.out?.category === 'contas',
  );
  const whole = from <= r.head && to >= r.tail;
  const paid =
    r.fits(CARD_PAID) && (whole || CARD_PAID.test(r.words(r.units[from]?.from ?? 0, r.units[to - 1]?.to ?? 0)));
  if ((invoice >= 0 && !ofHome && !refunded && !isDebited(r)) || paid) return at(-1, 'fatura');
  return ofJar(r, from, to) ?? invested(r, from, to) ?? asCash(r, from, to) ?? betweenAccounts(r, from, to);
}

function ofJar(r: Reading, from: number, to: number): TypeReading | undefined {
  const jar = r.find('jar_noun', from, to);
  const moved = r.findVerb('v_move', MOVING, from, to);
  // "guardei 600 na poupança do apurado da feira": what follows the jar names the source of the money.
  const told = moved >= 0 && moved < jar ? jar : to;
  // "Os fiis pagaram 38 de rendimento": a yield, which came in.
  const yielded = r.units.slice(from, to).some(({ entry }) => entry?.in?.category === 'rendimentos');
  if (
    jar < 0 ||
    isTip(r, jar) ||
    (yielded && moved < 0) ||
    r.find('v_receive', from, told) >= 0 ||
    r.find('v_arrive', from, told) >= 0
  )
    return undefined;
  const withdrawn = takenOut(r, from, to);
  // "Tirei 100 pro cofrinho", "peguei 50 e botei na poupança".
  const inward =
    r.is(jar - 1, 'prep_to') || r.is(jar - 2, 'prep_to') || r.findVerb('v_deposit', PAST, withdrawn + 1, jar) >= 0;
  if (withdrawn >= 0 && !inward) return at(withdrawn, 'resgate');
  if (moved >= 0) return at(moved, 'aporte');
  if (r.find('asset_class', from, to) >= 0) {
    const bought = r.findVerb('v_buy', PAST, from, to);
    if (bought >= 0) return at(bought, 'aporte');
    const sold = r.findVerb('v_sell', PAST, from, to);
    if (sold >= 0) return at(sold, 'resgate');
  }
  const verb = r.find('v_invest', from, to);
  return verb >= 0 || /^pr[ao]$/.test(r.norm(jar - 1)) || jar === r.head ? at(verb, 'aporte') : undefined;
}

function invested(r: Reading, from: number, to: number): TypeReading | undefined {
  const verb = r.findVerb('v_invest', DONE, from, to);
  if (verb < 0 || !(r.findVerb('v_spend', DONE, from, to) === verb || /^(?:aport|aplic|alo[qc])/.test(r.norm(verb))))
    return undefined;
  return at(verb, r.findVerb('v_sell', PAST, from, to) >= 0 ? 'resgate' : 'aporte');
}

function asCash(r: Reading, from: number, to: number): TypeReading | undefined {
  // "Saquei o FGTS": the benefit came in.
  if (r.units.slice(from, to).some(({ entry }) => entry?.in?.category === 'beneficios')) return undefined;
  const withdrawn = takenOut(r, from, to);
  if ((r.fits(DRAWN) && !r.fits(/\bemprest/)) || /^sa[cq]/.test(r.norm(withdrawn))) return at(withdrawn, 'saque');
  for (let i = from; i < to; i++) if (r.norm(i) === 'saque') return at(i, 'saque');
  return undefined;
}

function betweenAccounts(r: Reading, from: number, to: number): TypeReading | undefined {
  const moved = r.findVerb('v_move', MOVING, from, to);
  const named = accountsAndJarsIn(r, from, to).length;
  // "Depositei 300 no bradesco": cash taken to one's own account.
  if (
    r.fits(DEPOSITED) &&
    (named === 1 || r.has('jar_noun') || r.fits(AT_MACHINE)) &&
    partiesIn(r, from, to).length === 0
  )
    return at(moved, r.has('jar_noun') ? 'aporte' : 'deposito');
  const toMine = named === 1 && r.fits(TO_ACCOUNT_AT) && partiesIn(r, from, to).length === 0;
  if (fromOneToAnother(r, from, to) || betweenMyPlaces(r) || toMine)
    return at(moved, r.find('jar_noun', from, to) >= 0 ? 'aporte' : 'entre_contas');
  return named >= 2 && (moved >= 0 || r.find('v_send', from, to) >= 0 || r.is(r.head, 'method_transferencia'))
    ? at(moved, 'entre_contas')
    : undefined;
}
