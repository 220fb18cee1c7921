// Promised money: "a cliente ficou de me pagar 60", "fiquei de receber 60", "tenho 200 pra receber da Joana". Always pending.

import { oncePerReading } from '../reading/once-per-reading.ts';
import type { Reading } from '../reading/reading.ts';
import { partiesIn } from './counterpart.ts';

const GIVE = '(?:pagar|passar|dar|mandar|depositar|devolver|repassar|acertar|transferir|pixar|trazer)';
const TO_ME = new RegExp(
  `\\b(?:v(?:ai|ao)|fic(?:ou|aram) de|deve|devem|promet(?:eu|eram)(?: de)?|combin(?:ou|aram)(?: de)?|falt(?:a|am) (?:(?:[oa]s?|seu|dona) )?[a-z]+(?: [a-z]+)?) me ${GIVE}\\b|\\bv(?:ai|ao) (?:pagar|passar|mandar|depositar) (?:(?:pra|para) mim|(?:[oa]s )?[^ ]+ del[ea]s?|a parte del[ea]s?)\\b`,
);
/** "a cliente ficou de pagar 60": needs no "me", since somebody else owes. */
const LEFT_TO_PAY = new RegExp(`\\b(?:fic(?:ou|aram)|combin(?:ou|aram)) de ${GIVE}\\b`);
const TO_RECEIVE =
  /\b(?:fiquei|ficamos|to|tou|estou|tamos|estamos) (?:de|pra|para|por) receber\b|\btenho (?:ainda )?(?:r\$ )?[\d.,]+(?: reais| conto| pila| mil)? (?:pra|para|a) receber\b|\bfalta(?:m)? (?:eu )?(?:receber|cair|entrar)\b|\b(?:tenho|falta) (?:pra|a|para) receber\b/;
/** Promises of something other than money: "vai me dar 50 de desconto", "ficou de passar dia 20". */
const NO_MONEY =
  /\bde desconto\b|\b(?:ficou|ficaram) de (?:passar|trazer|mandar) (?:aqui|la|dia|as|amanha|o|a|um|uma)\b/;

/** Whether somebody still has to pay the person. */
export const isPromised = oncePerReading(
  (r) =>
    r.money !== undefined &&
    (r.fits(TO_ME) || r.fits(LEFT_TO_PAY) || r.fits(TO_RECEIVE) || r.fits(PAYS_LATER)) &&
    !r.fits(NO_MONEY),
);

/** Unit of the promising verb, or -1; its subject is the debtor. */
export const promisingVerb = (r: Reading): number =>
  r.units.findIndex((unit) =>
    /^(?:v(?:ai|ao)(?: me .*)?|fic(?:ou|aram)|combin(?:ou|aram)|promet\w+|deve|devem)$/.test(unit.norm),
  );

/** "Vendi 3 bolos pra Nete, ela paga sexta". */
const PAYS_LATER =
  /\b(?:vendi|revendi|entreguei|fiz)\b.*(?: el[ea]s?| ,| e| mas) (?:(?:so|me|e|quem) )*(?:paga|pagam|acerta|acertam) (?:so )?(?:(?:n[oa]|em|d[eo]) )?(?:dia|depois|amanha|semana|mes|fim|segunda|terca|quarta|quinta|sexta|sabado|domingo|quando)\b/;
/** The person owes: "fiquei de pagar 60 pro Zé", "tenho que devolver 200 pra minha irmã". */
const I_PROMISED = new RegExp(
  `\\b(?:fiquei|ficamos|prometi|combinei) de ${GIVE}\\b|\\b(?:tenho|vou ter|preciso|vou) (?:que |de )?(?:devolver|repassar|acertar) (?:os |r\\$ )?\\d`,
);
/** The person promised to pay: a pending expense. */
export const iPromised = (r: Reading): boolean => r.money !== undefined && r.fits(I_PROMISED) && !r.fits(NO_MONEY);

/** A loan: "dei 50 pro Zé e ele ficou de me devolver". */
const TO_BE_RETURNED = new RegExp(
  `\\b(?:dei|mandei|passei|enviei|transferi|pixei|arrumei)\\b.*\\b(?:(?:me |que )?devolvem?|me pagam?|v(?:ai|ao) me ${GIVE}|fic(?:ou|aram) de me ${GIVE}|(?:diz|disse) que (?:me )?(?:devolve|paga))\\b`,
);
/** "Dei 200 emprestado pra Ana", "a Ana pegou 200 emprestado comigo". */
const GIVEN_AS_LOAN = /\b(?:dei|demos|mandei|passei)\b.*\bemprestad|\bpeg(?:ou|aram)\b.*\b(?:comigo|de mim)\b/;
/** "Fiz um empréstimo de 200 pra Ana"; without a person it is a debt. */
const MADE_LOAN = /\bfi(?:z|zemos) (?:um )?emprestimo\b/;
export const isLentInOtherWords = oncePerReading(
  (r) =>
    ((r.fits(TO_BE_RETURNED) || r.fits(GIVEN_AS_LOAN)) && !r.hasAny('cat', 'merchant')) ||
    (r.fits(MADE_LOAN) && partiesIn(r, r.head, r.tail).some(({ from }) => r.is(from, 'prep_to'))),
);
