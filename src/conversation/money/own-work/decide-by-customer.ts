// "Qual cliente me pagou mais?", "de quem eu recebi?": what came in, by who paid. "Pra quem eu mandei dinheiro?": what went
// out, by who got it.

import { folded } from '../../../domain/fold.ts';
import { pattern } from '../../../domain/pattern.ts';
import { readWhen } from '../../../language/figures/read-when.ts';
import type { Decision } from '../../decision.ts';
import type { Situation } from '../../situation.ts';
import { askLedger } from '../questions/ask-ledger.ts';

const CUSTOMER =
  '(?:client[ea]s?|fregues(?:a|es)?|pacientes?|alun[oa]s?|patro(?:a|as|es)|patrao|contratantes?|aplicativos?|apps?|plataformas?)';
const PAYS = '(?:pag(?:ou|a|aram)|deu|da|rendeu|rende|gastou|comprou)';
const BY_CUSTOMER = pattern('u')`
  \b(?:quanto|quais?|qual|quem)\b.*\b(?:
    (?:de|por|com) (?:cada )?${CUSTOMER}|
    cada ${CUSTOMER} (?:ja )?(?:me )?${PAYS}|
    (?:qual|que|quais) (?:foi )?(?:o |a )?(?:meu |minha )?(?:melhor )?${CUSTOMER}
    (?: (?:que )?(?:mais )?(?:me )?${PAYS}(?: mais)?)?
  )\s*(?:hoje|ontem|(?:n?[eo]ss[ea]|n?est[ea]|n[ao]|d[ao]) (?:mes|semana|ano)(?: passad[oa])?)?[?!. ]*$|
  ^(?:e )?(?:qual|que) (?:foi )?(?:o |a )?(?:(?:meu |minha )?melhor )?${CUSTOMER} (?:que )?
  (?:(?:mais )?(?:me )?${PAYS}(?: mais)?)|
  ^(?:e )?quem (?:(?:que )?mais me ${PAYS}|(?:que )?me ${PAYS} mais)|
  ^(?:as |minhas )?(?:entradas|vendas|recebimentos|ganhos) por ${CUSTOMER}
`;
const WHEN =
  '(?: dinheiro| pix)?(?:,? (?:hoje|ontem|em [a-zà-ÿ]+|(?:n?[eo]ss[ea]|n?est[ea]|n?[ao]) (?:mes|semana|ano)(?: passad[oa])?))?[?!. ]*$';
const FROM_WHOM = new RegExp(
  `^(?:e )?(?:de quem (?:(?:e|foi|que|eu) )*(?:recebi|ganhei|entrou|veio)|quem me (?:pagou|mandou|transferiu|depositou))${WHEN}`,
  'u',
);
const TO_WHOM = new RegExp(
  `^(?:e )?(?:(?:pra|para|com|a) )?quem (?:(?:e|foi|que|eu|mais) )*(?<!^quem )(?<!^e quem )(?:mandei|paguei|transferi|dei|gastei|enviei|passei)${WHEN}`,
  'u',
);

const APP = /\b(?:aplicativo|app|plataforma)s?\b/u;

/** Spending on a customer, and debts, are other questions. */
const ELSE = /\b(?:gastei|paguei|comprei|dev(?:e|em|endo)|atrasad[oa]s?|falta|faltam)\b/u;

/** Undefined when an amount or anything else is said besides. */
export function decideByCustomer({ text, reading }: Situation): Decision | undefined {
  const words = folded(text).trim();
  const out = TO_WHOM.test(words);
  const customer = BY_CUSTOMER.test(words) && !ELSE.test(words);
  if (!(out || customer || FROM_WHOM.test(words)) || /\d/u.test(words)) return undefined;
  const { period } = readWhen(reading);
  return askLedger({
    op: 'breakdown',
    // An app is what the work is called by, and not who paid.
    group_by: !out && APP.test(words) ? 'merchant' : 'counterpart',
    type: out ? 'expense' : 'income',
    ...(period === undefined ? {} : { period }),
  });
}
decideByCustomer.says = [BY_CUSTOMER, TO_WHOM, FROM_WHOM];
