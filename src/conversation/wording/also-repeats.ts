// "Aluguel 950 todo dia 10", then "condomínio é 280", "internet 99,90 dia 15": a standing price told behind what repeats, so it does too.
// "Tenho netflix 44,90": a subscription that somebody has, whatever was said before.

import { pattern } from '../../domain/pattern.ts';
import { billOf } from '../money/recurring/bill-of.ts';
import { reworded, type Situation } from '../situation.ts';
import { TYPED_AMOUNT } from './typed-amount.ts';
import { METHODS } from './ways-of-paying.ts';

const ALSO_IS = pattern('i')`
  ^(?:(?:e|a[íi]|j[áa]),? )*(?:[oa] )?(?<name>[a-zà-ÿ]{3,}(?: [a-zà-ÿ]{2,}){0,2}?) (?:[ée]|sai|custa|fica)(?: (?:por|em|uns|umas))? (?<value>${TYPED_AMOUNT})[.!]*$
`;
const ON_DAY = pattern('i')`
  ^(?:(?:e|a[íi]|j[áa]|mais),? )*(?:[oa] )?(?<name>[a-zà-ÿ]{3,}(?: [a-zà-ÿ]{2,}){0,2}?)(?: (?:tamb[ée]m|tb|tbm))?,? (?:(?:[ée]|sai|custa|fica|por|de) )*(?<value>${TYPED_AMOUNT}),? (?:(?:todo|no|vence|cai) )*(?:dia (?<day>\d{1,2})|junt[oa](?: com)? [oa] [a-zà-ÿ]+|mesmo dia)[.!]*$
`;
/** "E 89 do plano funerário", "e 500 de pensão". */
const AND_OF = pattern('i')`
  ^(?:e|mais|e mais|e tem|e tamb[ée]m) (?:(?:pago|recebo|tenho|ganho|vem|uns|mais) )*(?<value>${TYPED_AMOUNT})(?: reais)? (?:d[eoa]|com [oa]|pr[ao]) (?<name>[a-zà-ÿ]{3,}(?: [a-zà-ÿ]{2,}){0,2}?)[.!]*$
`;
const SUBSCRIBED = pattern('i')`
  ^(?:(?:e|eu|a gente|j[áa]|tamb[ée]m|tb),? )*(?:tenho|temos|assino|assinamos) (?:(?:[oa]|tb|tamb[ée]m|assinatura d[aeo]) )*(?<name>[a-zà-ÿ]{3,}(?:[ +][a-zà-ÿ]{2,}){0,2}?),? (?:(?:[ée]|sai|custa|por|de|a|que) )*(?<value>${TYPED_AMOUNT})
  (?<means>,? (?:no|pelo|n[ao]s?) (?:${METHODS})(?: d[oe] [a-zà-ÿ\d]{2,})?)?(?: tb| tamb[ée]m| tbm)?[.!]*$
`;
/** What comes by itself every month. */
const BILLS: ReadonlySet<string> = new Set(['contas', 'moradia', 'assinaturas', 'educacao', 'saude']);
const BILL_NAMED =
  /^(?:plano|seguro|mensalidade|cons[óo]rcio|presta[çc][ãa]o|parcela|conv[êe]nio|academia|creche|van|pens[ãa]o|d[íi]zimo)(?![a-zà-ÿ])/i;
/** What comes beside pay. */
const PAY_NAMED =
  /^(?:pens[ãa]o|bolsa|aluguel|aux[íi]lio|benef[íi]cio|vale|comiss[ãa]o|aposentadoria|bpc|inss|bico|extra|freela|aulas?|monitoria|mesada|ajuda|gratifica[çc][ãa]o|adicional)(?![a-zà-ÿ])/i;

/** Undefined unless the last thing done set what is paid on a day of every month, and this is another such bill. */
export function alsoRepeats(situation: Situation): Situation | undefined {
  const { text, loaded, read } = situation;
  const had = SUBSCRIBED.exec(text.trim())?.groups;
  if (had !== undefined && billOf(had['name'] ?? '', had['value'] ?? '', read)?.category === 'assinaturas')
    return reworded(situation, `${had['name']} ${had['value']} todo mês${had['means'] ?? ''}`);
  const beside = AND_OF.exec(text.trim())?.groups;
  const { name, value, day } = (ALSO_IS.exec(text.trim()) ?? ON_DAY.exec(text.trim()))?.groups ?? beside ?? {};
  const last = loaded.recurring().find(({ key }) => key === loaded.done?.recurring)?.value;
  if (name === undefined || value === undefined || last === undefined) return undefined;
  if (last.kind === 'receita')
    return beside !== undefined && PAY_NAMED.test(name)
      ? reworded(situation, `recebo ${value} de ${name} todo mês`)
      : undefined;
  if (last.kind !== 'despesa' || (last.dayOfMonth === undefined && beside === undefined)) return undefined;
  if (loaded.recurring().some(({ value: one }) => one.description === name.toLowerCase())) return undefined;
  if (!BILLS.has(billOf(name, value, read)?.category ?? '') && !(beside !== undefined && BILL_NAMED.test(name)))
    return undefined;
  return reworded(
    situation,
    beside === undefined ? `${name} ${value} todo dia ${day ?? last.dayOfMonth}` : `pago ${value} de ${name} todo mês`,
  );
}
