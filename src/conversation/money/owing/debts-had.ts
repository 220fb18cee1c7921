// "Tenho fatura de 2300 no Itaú e um empréstimo de 5000 no Santander": what is owed, told by what it is. Written as "devo 2300 no itaú e 5000 no
// santander", which the rules know.

import { pattern } from '../../../domain/pattern.ts';
import { GREETINGS } from '../../../language/signals/greeting.ts';

const KIND =
  '(?:fatura|d[íi]vida|empr[ée]stimo|cheque especial|carn[êe]|financiamento|credi[áa]rio|consignado|cart[ãa]o)';
const AMOUNT = '(?:r\\$ ?)?\\d[\\d.,]*(?: mil)?(?: reais)?';
const ONE = `(?:um |uma |o |a |outr[oa] |mais )*${KIND}(?: (?:aberta?|atrasad[oa]|parcelad[oa]|pessoal|do cart[ãa]o))* de ${AMOUNT}(?: (?:n[oa]|d[oa]|com [oa]?) ?[a-zà-ÿ]{3,20}(?: [a-zà-ÿ]{3,20})?)?`;
const ALL = pattern('i')`
  ^(?:(?:${GREETINGS}|olha|ent[ãa]o|bom|eu|e|hoje|[ée] que)[,!]? )*tenho (?<all>${ONE}(?:(?:, e |, | e (?:tenho )?)${ONE}){0,3})[.!]*$
`;
const EACH = new RegExp(
  `(?<kind>${KIND})(?: (?:aberta?|atrasad[oa]|parcelad[oa]|pessoal|do cart[ãa]o))* de (?<value>${AMOUNT})(?: (?:n[oa]|d[oa]|com [oa]?) ?(?<where>[a-zà-ÿ]{3,20}(?: (?!e\\b)[a-zà-ÿ]{3,20})?))?`,
  'gi',
);

const BY_THE_MONTH = '(?:(?:por|ao|todo) m[êe]s|mensa(?:l|is)|de parcela|a parcela|cada(?: parcela)?)';
const LEFT =
  '(?:(?:e|que|ainda) )*(?:faltam?|faltando|restam?|s[ãa]o mais)(?: pagar)? (?<left>\\d{1,3})(?: (?:parcelas|vezes|meses|presta[çc][õo]es))?';
const BORROWED = `(?<what>(?:${KIND}|acordo|parcelamento|presta[çc][ãa]o)(?: [a-zà-ÿ]{2,20}){0,3}?)`;
/** "Um consignado de 210 por mês, faltam 18 parcelas", "pago 210 por mês de consignado, faltam 18". */
const PARCELS_LEFT = pattern('i')`
  ^(?:(?:e|mas|mais|tamb[ée]m|tb|eu|tenho|temos|um|uma|o|a|outr[oa])[, ]+)*${BORROWED},? (?:(?:de|d[áa]|é|s[ãa]o|que|custa|pago|uns) )*(?<value>${AMOUNT}) ${BY_THE_MONTH},? ${LEFT}[.!]*$
`;
const PAYS_PARCELS = pattern('i')`
  ^(?:(?:e|mas|tamb[ée]m|tb|eu) )*(?:pago|pagamos) (?<value>${AMOUNT}) ${BY_THE_MONTH} (?:de|d[oa]|n[oa]|num) (?:(?:um|uma|meu|minha) )?${BORROWED},? ${LEFT}[.!]*$
`;

/** "Tenho um consignado de 240 por mês": how many are left is not told. */
const MONTHLY = pattern('i')`
  ^(?:(?:e|eu|tamb[ée]m|tb) )*tenho (?:um|uma) (?<what>(?:empr[ée]stimo|carn[êe]|financiamento|consignado)(?: (?:d[oa]|n[oa]) [a-zà-ÿ]{2,20})?) de (?<value>${AMOUNT}) ${BY_THE_MONTH}[.!]*$
`;

/** "Tenho 3 dívidas: cartão 2.300, loja 900 e cheque especial 1.500". */
const LISTED = pattern('i')`
  ^(?:(?:${GREETINGS}|olha|ent[ãa]o|bom|eu|e|hoje)[,!]? )*(?:tenho|temos|t[ôo] com|estou com) (?:(?:\d|[a-zà-ÿ]{3,8}) )?d[íi]vidas?[:,]? (?<all>[^?;:]*\d[^?;:.!]*)[.!]*$
`;
const ITEM = new RegExp(
  `^(?:(?<value>${AMOUNT}) (?:n[oa]|d[oa]|pr[oa]|com [oa]?) ?(?<where>[a-zà-ÿ ]{2,24})|(?:(?:o|a|uma?|n[oa]) )?(?<name>[a-zà-ÿ][a-zà-ÿ ]{1,24}?),? (?:de |uns )?(?<sum>${AMOUNT}))$`,
  'i',
);
function listed(all: string): string | undefined {
  const each = all.split(/, (?:e )?| e (?=[^,]*\d)/).map((one) => ITEM.exec(one.trim())?.groups);
  if (each.length < 2 || each.some((one) => one === undefined)) return undefined;
  return `devo ${each.map((one) => `${one?.['value'] ?? one?.['sum']} no ${one?.['where'] ?? one?.['name']}`).join(', ')}`;
}

/** @returns the same told as debts; undefined when it is anything else */
export function debtsHad(text: string): string | undefined {
  const { what, value, left } = (PARCELS_LEFT.exec(text.trim()) ?? PAYS_PARCELS.exec(text.trim()))?.groups ?? {};
  if (what !== undefined)
    return `tenho ${/a$/i.test(what.split(' ')[0] ?? '') ? 'uma' : 'um'} ${what}, faltam ${left} parcelas de ${value}`;
  const monthly = MONTHLY.exec(text.trim())?.groups;
  if (monthly !== undefined) return `pago ${monthly['value']} de ${monthly['what']} todo mês`;
  const list = LISTED.exec(text.trim())?.groups?.['all'];
  if (list !== undefined) return listed(list);
  const all = ALL.exec(text.trim())?.groups?.['all'];
  if (all === undefined) return undefined;
  const each = [...all.matchAll(EACH)].map(
    ({ groups }) => `${groups?.['value'] ?? ''} no ${(groups?.['where'] ?? groups?.['kind'] ?? '').toLowerCase()}`,
  );
  return each.length === 0 ? undefined : `devo ${each.join(', ')}`;
}
