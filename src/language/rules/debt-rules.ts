// Debts: stated directly, or as instalments partly paid.

import { nounIn } from '../edit/read-target.ts';
import { partiesIn } from '../money/counterpart.ts';
import { anyAccount } from '../money/payment.ts';
import { isLentInOtherWords } from '../money/promised.ts';
import { NUMBER_WORDS } from '../numbers/number-words.ts';
import type { Reading } from '../reading/reading.ts';
import { asks } from '../signals/asks.ts';
import { othersOwe } from '../signals/others-owe.ts';
import { present } from '../slots/present.ts';
import { INFINITIVE } from '../verbs/tense.ts';
import { PROOFS } from './proofs.ts';
import type { Rule } from './rule.ts';

function rateIn(r: Reading): number | undefined {
  const percent = /([\d.,]+) ?%/.exec(r.text.slice(0, 400));
  return percent === null ? undefined : Number((percent[1] ?? '').replace(',', '.'));
}

/** "Bota aí que eu devo 20 pro Luan" */
const NOTES_THAT =
  /^(?:bot|anot|coloc|poe|registr|marc|lanc|escrev)[a-z]* (?:ai |pra mim |no caderno |la )*que (?:eu )?(?:ainda )?(?:devo|to devendo|estou devendo)\b/;
const HAS_DEBT =
  /\b(?:tenho|fiz|peguei|contrai) (?:um |uma )?(?:divida|emprestimo|financiamento|consignado|consorcio|custeio|credito)\b|\bminha divida\b|\bsaldo devedor\b|\b(?:to|tou|estou) com (?:uns )?(?:r\$ ?)?[\d.,]+(?: mil| reais)? no (?:rotativo|cheque especial)\b/;
/** "Parcelei a fatura em 6x de 98": nothing was bought. */
const SPREAD = /^(?:parcelei|renegociei|fi(?:z|zemos)|fechei) (?:a |o |um |minha )?(?:fatura|divida|acordo)\b/;
const OWING = /\b(?:devo|devemos|devendo)\b/;
const FINANCED = /^(?:financi(?:ei|amos)|refinanciei)$/;
const LENT = /^(?:financiamento|emprestimo|consorcio|consignado)\b/;
/** A stated debt: "devo 8 mil no rotativo", "financiei o carro em 48x", "tenho uma dívida de". */
function tellsDebt(r: Reading): boolean {
  const owe = r.mayFit(OWING)
    ? r.units.findIndex(({ norm }) => /^(?:to devendo|devo|devemos|devendo)$/.test(norm))
    : -1;
  // "tava devendo 80 e quitei" is paid; "to devendo o IPVA, vence dia 30" is a bill.
  if (owe >= 0 && (r.fits(/\b(?:quitei|acertei|zerei)\b/) || (r.has('cat') && r.fits(/\bvence\b/)))) return false;
  // "O Thiago ficou devendo o corte": the person is the creditor.
  if (owe >= 0 && othersOwe(r)) return false;
  if (owe >= 0 && (owe <= r.head + 2 || r.fits(NOTES_THAT))) {
    for (let i = owe + 1; i <= owe + 2; i++) if (((r.units[i]?.entry?.tenses ?? 0) & INFINITIVE) !== 0) return false;
    return true;
  }
  if (r.headFits(FINANCED) || hasLoanTerms(r)) return true;
  if (
    (r.fits(HAS_DEBT) && !r.fits(/\b(?:quitei|paguei|acertei|zerei) (?:a |o |minha |tod[ao] )/)) ||
    (r.fits(SPREAD) && r.installments?.count !== undefined)
  )
    return true;
  return (
    r.headFits(LENT) && r.installments?.count !== undefined && r.fits(/\b(?:ja pagas?|ja paguei|pagas|paguei \d)\b/)
  );
}

const LOAN =
  /\b(?:emprestimo|financiamento|financiad[oa]|consignado|custeio|pronaf|fies|consorcio|penhor|rotativo|emprestad[oa]|cheque especial|microcredito|divida|crediario|parcelad[oa]s?|carne)\b/;
const BORROWED =
  /^(?:eu |a gente |nois |hoje |ontem )*(?:peguei|pegamos|pegou|tomei|tomamos|arrumei|tirei|fiz|fez|fizemos) .*\b(?:emprestad[oa]s?|emprestimo|n[oa] (?:banco|caixa|bndes|crefisa|sicoob|sicredi|agroamigo|pronaf))\b/;
const RATE_TOLD = /%|por cento|ao m[eê]s/i;
const RATE = /%|\bpor cento\b|(?<!sem )\bjuros?\b|\bao mes\b/;
const PAID =
  /\b(?:ja (?:paguei|dei|quitei|foi|foram)|paguei|quitei|foi|foram|dei) (?:ja )?(?:\d{1,3}|[a-z]+)(?: (?:parcelas?|prestaca?o|prestacoes))?(?: ja)?(?: [.!])?$|\b(?:\d{1,3}|[a-z]+)(?: ja)?(?: foram| foi)? (?:pagas|quitadas)\b|\b\d{1,3} ja (?:foi|foram)\b|\bfaltam \d/;

/** Instalments still to pay: "faltam 4", "restam 2". */
const LEFT = /\b(?:falta|faltam|resta|restam|ainda devo) (?:so |ainda |mais |umas )*(\d{1,3}|[a-z]+)\b/;
const numberOf = (told: string): number | undefined =>
  NUMBER_WORDS.get(told)?.value ?? (/^\d+$/.test(told) ? Number(told) : undefined);

/** Number of instalments paid: stated, or total minus remaining. */
function paidIn(r: Reading): number | undefined {
  const paid = r.match(
    /\b(?:(?:paguei|dei|quitei|ja foram|ja foi) (\d{1,3}|[a-z]+)(?= ja| parc| prest|$| [.!])|(\d{1,3})\/\d{1,3} (?:ja )?pagas|(\d{1,3}|[a-z]+) (?:ja )?(?:foram )?(?:pagas|quitadas)|(?:foi|foram) (\d{1,3}) ja|(\d{1,3}) ja fo(?:i|ram))\b/,
  );
  const told = paid?.slice(1).find((part) => part !== undefined);
  if (told !== undefined) return numberOf(told);
  const left = numberOf(r.match(LEFT)?.[1] ?? '');
  const count = r.installments?.count;
  return left !== undefined && count !== undefined && left < count ? count - left : undefined;
}

const CHARGED = /^(?:juros|iof|multa|tarifa|taxa|encargos|mora|anuidade)\b|(?<!devo) [\d.,]+ (?:reais )?de juros\b/;

/** Instalments with their number and value. */
const tellsEach = (r: Reading): boolean =>
  r.installments?.count !== undefined && r.installments.eachCents !== undefined;

/** A loan with its rate, or instalments with the number already paid. */
function hasLoanTerms(r: Reading): boolean {
  // "juros do cheque especial: 66,41": interest charged, not a loan.
  if (r.fits(CHARGED) && !RATE_TOLD.test(r.text.slice(0, 400))) return false;
  if (r.fits(BORROWED) && r.installments?.count !== undefined) return true;
  if (r.fits(LOAN) && (r.fits(RATE) || RATE.test(r.text.slice(0, 400))))
    return !/\b(?:parcela|prestacao) d/.test(r.line);
  if (holdsParcels(r)) return true;
  return (
    r.fits(PAID) && tellsEach(r) && (r.fits(LOAN) || /^(?:parcelei|financiei|comprei|dividi|[a-z]+ :)/.test(r.line))
  );
}

/** An earlier purchase: "tenho 12 parcelas de 89,90 da geladeira", "ainda faltam 5 prestações de 300", "tô pagando o sofá, 8x de 120". */
const HOLDS =
  /^(?:(?:ainda|eu|ja|mas|so|la em casa|e|oi|olha|sao) ,? ?)*(?:tenho|temos|falta|faltam|restam|resta|to pagando|estou pagando|to devendo|estou devendo)\b/;
const SOME_PAID = /^(?:ainda )?(?:sao|e) \d/;
/** Whether instalments are owed; excludes "tenho que pagar 3 parcelas", "tenho um limite de". */
const holdsParcels = (r: Reading): boolean =>
  (r.fits(HOLDS) || (r.fits(SOME_PAID) && (r.fits(PAID) || r.fits(LEFT)))) &&
  tellsEach(r) &&
  !r.fits(/\btenho (?:que|de)\b/);

/** Principal beside the instalments: "12 mil no consignado, 36 parcelas de 497". */
const principalIn = (r: Reading, each: number): number | undefined =>
  r.amounts.find(({ cents }) => cents >= each * 2)?.cents;

const A_MONTH = /\d (?:reais |conto )?(?:por mes|ao mes|mensa\w+|todo mes)\b/;

export const DEBT_RULES: readonly Rule[] = [
  {
    id: 'account.debt',
    trust: 'sure',
    when: (r) =>
      tellsDebt(r) && r.money !== undefined && !isLentInOtherWords(r) && !asks(r) && !r.hasAny('how', 'remind_me'),
    read: (r) => {
      const parcels = r.installments;
      // "Financiamento de 420 por mês, faltam 18 parcelas".
      const monthly = parcels !== undefined && r.fits(A_MONTH) ? r.money?.cents : undefined;
      const each = parcels?.eachCents ?? monthly;
      return {
        intent: 'debt_set',
        slots: present({
          creditor: partiesIn(r, 0, r.units.length)[0]?.name ?? anyAccount(r),
          description: nounIn(r, r.fits(NOTES_THAT) ? r.units.findIndex(({ norm }) => norm === 'que') : r.head, r.tail),
          amount_cents: each === undefined ? r.money?.cents : principalIn(r, each),
          monthly_rate: rateIn(r),
          installments: parcels?.count,
          installment_cents: each,
          paid: paidIn(r),
        }),
      };
    },
    examples: PROOFS && [
      'devo 8 mil no rotativo a 12% ao mês',
      'financiei o carro: 48x de 1.100, já paguei 10',
      'devo 2.300 pro meu irmão, sem juros',
      'peguei um custeio de 30 mil no bb a 1% ao mês',
      'parcelei a moto velha: 36x de 380, foi 11 já',
      'comprei a máquina no crediário, doze prestação de noventa e cinco, já dei três',
      'notebook financiado em 18x de 389, 6 já foram',
      'tenho 12 parcelas de 89,90 da geladeira, já paguei 3',
      'ainda faltam 5 prestações de 300 da moto',
    ],
  },
];
