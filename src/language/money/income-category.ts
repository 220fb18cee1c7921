// Category of income: refunds, sales and work, and investment yield.

import type { Category } from '../categories/category.ts';
import type { Reading } from '../reading/reading.ts';
import type { CategoryReading } from './category-evidence.ts';
import { TO_HELP_ME } from './other-pays.ts';
import { accountsIn } from './payment.ts';
import { sellerReturns } from './refund.ts';
import type { TypeReading } from './type-reading.ts';

/** Repayment of an own expense: "da minha parte que adiantei", "do mercado que eu tinha pago", "o fone com defeito". */
const PAID_BACK =
  /\b(?:troquei|devolvi)\b.*\bme (?:volt|devolv|d(?:eu|eram)\b)|\bque (?:eu )?(?:ja )?(?:tinha )?(?:adiantei|pago|paguei|adiantado|comprado|comprei)\b|\bminha parte\b|\b(?:estorn\w+|reembols\w+|ressarc\w+|indeniz\w+|restitu\w+)\b/;

/** The noun is a returned purchase, not the person's work: "a marca devolveu o frete", "a firma reembolsou o uber". */
const GIVEN_BACK =
  /\bdevolv(?:eu|eram) .{0,14}\b(?:frete|matricula|caucao|calcao|taxa|compra|produto|passagem|ingresso|reserva|inscricao|mensalidade|pedido|diaria|dinheiro)\b|\b(?:reembols|estorn|ressarc)(?:ou|aram|iu|iram)\b|\brestitu(?:iu|iram|ido|ida) .{0,14}\breceita federal\b/;

/** Others' parts of a shared bill: "120 da divisão do churras". */
const SHARED = /\bd[aeo] (?:divisao|racha|rateio|vaquinha)\b|\bque (?:a gente )?(?:divid|rach)/;

/** Gambling: "ganhei 50 no bingo". */
const LUCKY =
  /\bapost(?:ei|a|amos)\b|\bn[oa] (?:bicho|jogo|baralho|truco|sinuca|bingo|rifa|raspadinha|mega|quina|lotofacil|bet|bolao|loteria|cassino|tigrinho|roleta|poker)\b/;

/** Yield of savings: "rendeu 12,40 na poupança". */
const YIELDED = /\brend(?:eu|eram|endo|e)\b|\b(?:fiis?|acoes|fundos?) pag(?:ou|aram)\b/;

/** "recebi 250 pra tocar no bar". */
const PAID_TO_WORK =
  /\bcobrei\b|^(?:(?:eu|hoje|ontem) )*(?:consertei|lavei|limpei|pintei|arrumei|cortei|montei|instalei|entreguei|costurei)\b.* (?:me (?:deu|pagou|passou)|e (?:recebi|ganhei))\b|\bpr?a?ra? (?:toc|cant|trabalh|mont|lav|limp|cuid|olh|entreg|fotograf|film|desenh|pint|cort|costur|cozinh|serv|anim|faxin|capin|arrum|consert|traduz|ensin)[aei]r\b/;
/** A business that pays, as opposed to the firm one works for: "vou receber 1.100 da loja". */
const BUSINESS =
  /\bd?[oa]s? (?:loja|bar|restaurante|buffet|hotel|pousada|salao|clinica|banda|produtora|fabrica|fazenda|noiv[oa]s)\b|^(?:[oa]s? )?(?:noiv[oa]s?|formand[oa]s?|debutante|madame|turistas?|gring[oa]s?)\b/;

/** Unit of the work paid for, or -1: "80 da faxina", "220 do bolo", "90 pelos queijos"; "pra" states a purpose instead. */
function workPaidFor(r: Reading, from: number, to: number): number {
  for (let i = from; i < to; i++) {
    const sense = r.units[i]?.entry?.out;
    if (sense === undefined || sense.role === 'merchant') continue;
    let before = i - 1;
    while (r.is(before, 'det') && !r.is(before, 'prep')) before--;
    const priced = /^(?:pel[oa]s?|por)$/.test(r.norm(before));
    if (NOT_WORK.has(sense.category) && !(priced && sense.category === 'mercado' && CROP.test(r.norm(i)))) continue;
    // "Recebi 85 da Jéssica, alongamento em gel": what was done for her.
    if (r.is(before, 'prep_of') || priced || (r.norm(before) === ',' && DONE_FOR.test(sense.category))) return i;
  }
  return -1;
}
const DONE_FOR = /^(?:beleza|educacao|pets)$/;
/** "me pagou 340 pelas alfaces": groceries that were sold. */
const CROP = /^(?!compras$).*s$/;
const NOT_WORK: ReadonlySet<Category> = new Set<Category>([
  'transferencias',
  'investimentos',
  'contas',
  'assinaturas',
  'impostos_taxas',
  'dividas',
  'presentes_doacoes',
  'mercado',
  'familia',
]);

/** Pay of a day is no salary: "trampo de hoje rendeu 187". */
const DAY_WORK = /\b(?:trabalho|trampo|servico|corre) d(?:e (?:hoje|ontem)|o dia)\b/;

/** Category of income in units [from, to). */
export function incomeCategoryIn(
  r: Reading,
  from: number,
  to: number,
  reading: TypeReading,
  owed: boolean,
): CategoryReading | undefined {
  if (owed) return { category: 'dividas', at: reading.verb };
  // For a debt the noun is its cause, not the person's work.
  if (r.fits(/\bme dev(?:e|em|endo)\b/)) return { category: 'outras_receitas', at: workPaidFor(r, from, to) };
  const refund = r.find('refund_noun', from, to);
  if (refund >= 0) return { category: 'reembolso', at: refund };
  if (r.fits(GIVEN_BACK) || sellerReturns(r)) return { category: 'reembolso', at: reading.verb };
  if (reading.why === 'achei' || (reading.why === 'me_pagou' && r.fits(TO_HELP_ME)))
    return { category: 'outras_receitas', at: reading.verb };
  if (r.fits(SHARED)) return { category: 'reembolso', at: reading.verb };
  // "Aluguei minha vaga por 150".
  if (r.fits(/^alugu[ae]/) || (r.has('jar_noun') && r.fits(YIELDED)))
    return { category: 'rendimentos', at: reading.verb };
  for (let i = from; i < to; i++) {
    const sense = r.units[i]?.entry?.in;
    if (sense !== undefined)
      return { category: r.fits(DAY_WORK) || reading.why === 'vendi' ? 'renda_extra' : sense.category, at: i };
  }
  if (r.fits(LUCKY) && reading.why === 'recebi') return { category: 'outras_receitas', at: reading.verb };
  if (/^(?:vendi|fiado|trabalhei)$/.test(reading.why)) return { category: 'renda_extra', at: reading.verb };
  if (r.fits(PAID_BACK) || /^(?:seguro|seguradora|convenio)$/.test(r.norm(reading.verb - 1)))
    return { category: 'reembolso', at: reading.verb };
  const served = workPaidFor(r, from, to);
  if (r.fits(PAID_TO_WORK) || r.fits(BUSINESS) || r.fits(/\bhonorarios\b/))
    return { category: 'renda_extra', at: served < 0 ? reading.verb : served };
  if (
    r.fits(YIELDED) &&
    (r.hasAny('asset_class', 'invest_topic', 'account_noun') ||
      accountsIn(r, from, to).some(({ at }) => r.norm(at + 1).startsWith('rend')))
  )
    return { category: 'rendimentos', at: reading.verb };
  // "vr caiu": a meal voucher as income; elsewhere it is a payment method.
  const voucher = r.find('method_vale', from, to);
  if (voucher >= 0 && /^v[ra]$|^vale |^vale-/.test(r.norm(voucher))) return { category: 'beneficios', at: voucher };
  // An advance of the salary.
  if (voucher >= 0 && r.norm(voucher) === 'vale' && !r.norm(reading.verb).startsWith('ganh'))
    return { category: 'salario', at: voucher };
  // A grant, and no handbag.
  if (r.fits(/\b(?:caiu|entrou|pingou|saiu) (?:a |minha )bolsa\b/)) return { category: 'beneficios', at: reading.verb };
  // "O ifood me pagou 412 da semana": what it sells is the person's work.
  if (served < 0 && reading.why === 'me_pagou' && r.is(reading.verb - 1, 'merchant'))
    return { category: 'renda_extra', at: reading.verb };
  // "Peguei 200 adiantado com o patrão".
  if (
    served < 0 &&
    r.fits(/\badiantad[oa]s? (?:com|d[oa]|pr[oa]|n[oa]) |\b(?:chefe|patrao|patroa|firma|empresa) (?:me )?adiant/)
  )
    return { category: 'salario', at: reading.verb };
  return served < 0 ? undefined : { category: 'renda_extra', at: served };
}
