// Refunds of the person's own purchase: "Estornaram o tênis", "devolvi o sapato, me devolveram 120", "estorno de 50 da amazon". Repaid loans,
// cashback and tax refunds are excluded.

import { classSet } from '../lexicon/class-bits.ts';
import { oncePerReading } from '../reading/once-per-reading.ts';
import type { Reading } from '../reading/reading.ts';
import { PAST } from '../verbs/tense.ts';
import { isPerson } from './counterpart.ts';

const CAME = classSet('v_arrive', 'v_receive', 'v_repay');

const BACK = /\b(?:estorn\w+|chargeback|devolvi (?:[oa]s?|meu|minha))\b/u;
const REFUND_NOUN = /\b(?:estorno|chargeback|devolucao)\b/u;
const NOT_ONES_OWN = /\b(?:emprest\w+|devia|devendo|imposto|restituicao|cashback|salario|aluguel)\b/u;

const NAMES: readonly RegExp[] = [
  /\bdevolvi (?:[oa]s?|meu|minha) ([a-z]+(?: d[aeo] [a-z]+)?)/u,
  /\b(?:estornaram|estornou|estornado|estornada) (?:me )?(?:[\d.,]+ (?:reais )?)?(?:[oa]s?|do|da|d[ea]quel[ea]|meu|minha) ([a-z]+(?: d[aeo] [a-z]+)?)/u,
  /\b(?:estorno|chargeback|devolucao) (?:de (?:r\$ ?)?[\d.,]+ (?:reais )?)?(?:d[aeo]s?|n[oa]) ([a-z]+(?: d[aeo] [a-z]+)?)/u,
  /^(?:a |o )?([a-z]+) (?:me )?(?:estornou|estornaram)\b/u,
];

export type Refund = {
  /** Words that name the purchase; absent when not named. */
  readonly of?: string;
};

/** Undefined when no refund is stated. @param line folded */
export function refundIn(line: string): Refund | undefined {
  if (NOT_ONES_OWN.test(line) || !(BACK.test(line) || REFUND_NOUN.test(line))) return undefined;
  for (const name of NAMES) {
    const of = name.exec(line)?.[1];
    if (of !== undefined && !/^(?:nao|ja|hoje|ontem|dinheiro|valor|fatura|cartao)$/u.test(of)) return { of };
  }
  return {};
}

/** A refund still to come: "Depois peço reembolso do plano". */
const ASKED_BACK =
  /\b(?:peco|pedir|pedi|aguard[a-z]+|esperando|entrada n?o) (?:o |um |no )?(?:reembolso|estorno|ressarcimento)\b/;
/** Asked for, not received: nothing came back yet. */
export const asksForRefund = (r: Reading): boolean => r.fits(ASKED_BACK);

/** "Mercado 200, ganhei 8 de cashback", "lanche de 45 com cashback": what came back is beside the price of the purchase. */
export function cameBackBeside(r: Reading, from: number, to: number): boolean {
  const back = r.find('refund_noun', from, to);
  const price = r.unitOf(r.money?.from ?? 0);
  if (back < price || r.findSomeVerb(CAME, PAST, from, price) >= 0) return false;
  const bought =
    r.find('cat', from, back) >= 0 ||
    r.find('merchant', from, back) >= 0 ||
    r.findVerb('v_spend', PAST, from, back) >= 0;
  return (
    bought && (r.is(back - 1, 'prep_with') || r.units.slice(price + 1, back).some(({ kind }) => kind === 'number'))
  );
}

/** The return is the reason, the refund the movement: "estornaram os 79 da blusa que eu devolvi". */
const TAKEN_BACK =
  /^(?:(?:ja|hoje|ontem|enfim|finalmente|me) )*(?:estorn|reembols|ressarc)(?:aram|ou|iram|iu)\b(?!.*\b(?:venda|paguei)\b)/;
const GOT_BACK =
  /\bdevolvi .*\b(?:peguei|recebi|ganhei) .*\bde volta\b|\bme (?:estornaram|reembolsaram) (?:[oa]s )?(?:r\$ )?\d/;
/** The seller took the thing back, so its price returns. */
export const isTakenBack = (r: Reading): boolean => r.fits(TAKEN_BACK) || r.fits(GOT_BACK);

const RETURNS = /\bdevolv(?:eu|eram)\b/;
const LENT = /\b(?:emprest\w+|dev(?:ia|iam|endo|e|em)|divida|vale|adiantei)\b/;
/** Defects of the thing or errors of the bill. */
const AT_FAULT =
  /\b(?:defeito|quebrad[oa]s?|vencid[oa]s?|estragad[oa]s?|errad[oa]s?|cancel\w+|indevid[oa]s?|cobr\w+ a mais|em dobro|duas vezes|duplicad[oa]|bolso)\b/;
const SOMEBODY =
  /^(?:el[ea]s?|caras?|moc[oa]s?|vizinh[oa]s?|amig[oa]s?|coleg[oa]s?|client\w*|menin[oa]s?|rapaz|mulher|homem|chefe|patra?o|dona|alguem|quem|galera|povo)$/;

/** A shop that refunds a purchase, not a person who repays a loan: "Havan devolveu o dinheiro da panela", "me devolveram 79,90 da blusa". */
export const sellerReturns = oncePerReading((r) => {
  if (!r.fits(RETURNS) || r.fits(LENT)) return false;
  const verb = r.units.findIndex(({ norm }) => /^(?:me )?devolv(?:eu|eram)$/.test(norm));
  let who = verb - 1;
  while (who >= r.head && /^(?:me|ja|so|hoje|ontem|enfim|finalmente)$/.test(r.norm(who))) who--;
  const thing = r.find('cat', verb + 1) >= 0 || r.fits(AT_FAULT);
  if (who < r.head || r.units[who]?.kind !== 'word') return thing;
  if (r.isAny(who, 'kin', 'first_name') || SOMEBODY.test(r.norm(who).split(' ').at(-1) ?? '')) return false;
  if (r.isAny(who, 'merchant', 'cat') || r.units[who]?.entry?.account !== undefined) return true;
  return isPerson(r, who) ? r.fits(AT_FAULT) : thing;
});
