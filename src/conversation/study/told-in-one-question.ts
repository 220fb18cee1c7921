// "Preciso de uns 40 mil, tenho 18", "consórcio em 60 meses com 18% ou financio em 48x de 780", "PJ de 9 mil ou CLT de 6.200 com VR de 800": what
// the parts of one question say of each other. Amounts in centavos.

import { unaccented } from '../../domain/fold.ts';
import { CLOSE } from '../../domain/kin.ts';
import { withoutUndefined } from '../../domain/without-undefined.ts';
import { inMonth, monthCounted } from '../../missions/counted-month.ts';
import { amountsIn, masked } from './amounts-told.ts';
import type { FigureContext } from './figure-context.ts';
import { toldFigures } from './told-figures.ts';

const THOUSAND = 100_000;
/** Less of a price is not worth telling beside it. */
const LEAST_PART = 50;
const BARE_HAVE =
  /\b(?:tenho|temos|juntei|dou|dar|com|guardei) (?:(?:uns|s[óo]|j[áa]) )?(\d{2,3})(?! ?(?:mil|reais|anos?|m[eê]s|meses|dias?|x|%|vezes|parcelas))(?![\d.,]\d)/;
/** In thousands, as what is wanted was said. */
const inThousandsToo: FigureContext = ({ raw }, read) => {
  const told = Number(BARE_HAVE.exec(raw)?.[1]) * 100;
  const whole = read.price ?? read.goal ?? 0;
  const key = (['saved', 'downPayment'] as const).find((one) => read[one] === told);
  return key !== undefined &&
    /\d ?mil\b/.test(raw) &&
    told < THOUSAND &&
    told * 1000 < whole &&
    told * 1000 * LEAST_PART > whole
    ? { ...read, [key]: told * 1000 }
    : undefined;
};

/** "De 4.200 no pix por 3.700 ou 10x de 420": what it costs at once is told by itself. */
const AT_ONCE =
  /\b(?:pix|[àa] ?vista|boleto|dinheiro)(?: (?:sai|fica|por|a|de|em|[ée]|custa|faz|fazem|d[áa]))+ (?:r\$ ?)?(\d[\d.]*)(?:,(\d{2}))?( mil)?(?! ?(?:x|%|vezes|de desconto))/;
const paidAtOnce: FigureContext = ({ raw }, read) => {
  const [, whole, cents = '00', thousand] = AT_ONCE.exec(raw) ?? [];
  if (whole === undefined || read.installment === undefined || read.installments === undefined) return undefined;
  const price = (Number(whole.replaceAll('.', '')) * 100 + Number(cents)) * (thousand === undefined ? 1 : 1000);
  return price < (read.price ?? 0) && price * 2 > (read.price ?? 0) ? { ...read, price } : undefined;
};

const BOTH = /\bcons[óo]rcio\b.*\b(?:financ|empr[ée]st)|\b(?:financ|empr[ée]st).*\bcons[óo]rcio\b/;
const bothPlans: FigureContext = ({ raw }, read) => {
  const price = read.price ?? read.loan;
  if (price === undefined || !BOTH.test(raw)) return undefined;
  const plans = raw
    .split(/\bou\b|\bx\b|\bvs\b/)
    .flatMap((part) => toldFigures(part, [], 'compra', { price }).figures.plans ?? []);
  return plans.length === 2 &&
    plans.every(({ installments, installment }) => (installments ?? 0) > 1 && installment !== undefined)
    ? { ...read, price, plans }
    : undefined;
};

/** What the present job gives besides, a month. */
const withBenefit: FigureContext = ({ raw, words }, read) => {
  if (read.benefit !== undefined || read.offeredIncome === undefined || !/\b(?:pj|mei)\b/.test(words)) return undefined;
  const line = unaccented(raw);
  const all = amountsIn(line);
  const benefit = all.reduce((sum, { cents }, which) => sum + (BENEFIT.test(masked(line, all, which)) ? cents : 0), 0);
  return benefit === 0 || [read.income, read.offeredIncome].includes(benefit) ? undefined : { ...read, benefit };
};
const BENEFIT =
  /\b(?:vr|va|vale|ticket|alimentacao|refeicao|beneficios?|plano(?: de saude)?|convenio) (?:(?:de|e|uns|r|saude|alimentacao|refeicao) )*#|# (?:de|no) (?:vr|va|vale|ticket|beneficios?|plano|convenio)\b/;

/** "Faço uber e tiro 4.500 mas gasto 1.600 de gasolina, vale mais que CLT de 2.700?": the amount beside the job is its pay. */
const ALONE = /\b(?:uber|99|ifood|app|aplicativo|entreg\w+|autonom\w+|por conta)\b/;
const AT_JOB =
  /\b(?:clt|carteira(?: assinada)?|registrad[oa]) (?:(?:de|por|com|ganhando|pagando|a|uns|pra|para|ganhar) )*#|# (?:(?:de|na|no|em|como) )?(?:clt|carteira|registrad[oa])\b/;
const COSTS =
  /\b(?:gasto|gasta|custa|sai|sao|de|em) (?:(?:uns|mais|so|r) )*#(?: (?:de|em|com|pra|na))* (?:gasolina|alcool|combustivel|material|manutencao|moto|carro|ferramenta)|\b(?:gasto|gasta) (?:(?:uns|mais|so|r) )*#/;
const appOrJob: FigureContext = ({ raw, words }, { price: _, saving: __, goal: ___, ...read }) => {
  const line = unaccented(raw);
  const all = amountsIn(line);
  if (!ALONE.test(words) || all.length < 2) return undefined;
  const seen = all.map(({ cents }, which) => ({ cents, said: masked(line, all, which) }));
  const job = seen.find(({ said }) => AT_JOB.test(said));
  const spent = seen.find((one) => one !== job && COSTS.test(one.said));
  const [alone, ...more] = seen.filter((one) => one !== job && one !== spent);
  if (job === undefined || alone === undefined || more.length > 0) return undefined;
  return {
    ...read,
    income: job.cents,
    offeredIncome: alone.cents,
    ...(spent === undefined ? {} : { expense: spent.cents }),
  };
};

/** "Peguei 5 mil com meu cunhado": owed to somebody close, without interest unless it was told. */
const LENT_BY = new RegExp(
  `\\bpeguei (?:uns )?(?:r )?\\d[\\d ]*(?:mil |reais )?(?:emprestad[oa]s? )?(?:com|do|da|de) (?:o |a )?(?:meu |minha )(${CLOSE})\\b`,
);
const lentByKin: FigureContext = ({ words, cents }, { price: _, loan: __, ...read }) => {
  const name = LENT_BY.exec(words)?.[1];
  const [sum, each, ...more] = cents;
  if (name === undefined || sum === undefined || more.length > 0 || read.debts !== undefined) return undefined;
  const rate = read.monthlyRate === undefined ? { rate: '0' } : { rate: read.monthlyRate };
  const { installment: ___, expense: ____, saving: _____, ...rest } = read;
  return { ...rest, debts: [{ name, cents: sum, ...rate }], ...(each === undefined ? {} : { payment: each }) };
};

/** "Alugar um apê de 1.500 ou financiar um de 280 mil": the one that is rented costs that a month. */
const RENTED = /\balug\w+ (?:uma? |outr[oa] )*(?:casa|ape?|apto|apartamento|kitnet|imovel) (?:de|por) #/;
const rentedOne: FigureContext = ({ raw }, read) => {
  const line = unaccented(raw);
  const all = amountsIn(line);
  const at = all.findIndex((_, which) => RENTED.test(masked(line, all, which)));
  const rent = all[at]?.cents;
  if (rent === undefined || read.rent !== undefined || all.length < 2) return undefined;
  const others = Object.entries(read).filter(([, value]) => value !== rent);
  const price =
    read.price === rent ? all.find(({ cents }) => cents !== rent && cents !== read.downPayment)?.cents : read.price;
  return { ...Object.fromEntries(others), ...(price === undefined ? {} : { price }), rent };
};

/** All that comes in and goes out, where nothing else is told: the question behind it knows the month. */
const wholeMonth: FigureContext = ({ raw }, _) => {
  const month = monthCounted(raw);
  if (month === undefined) return undefined;
  const { income, expense } = inMonth(month);
  return { ...(income === 0 ? {} : { income }), ...(expense === 0 ? {} : { expense }) };
};

/** "E se eu deixar mil de reserva?": that stays where it is. */
const STAYS =
  /\b(?:deix|mant|segur|preserv|sobr|guard)\w* (?:pelo menos |uns |r )*(?:\d[\d ]*(?:mil)?|mil)(?: reais)? (?:de|como|pra|para|na|parad[oa]s?)(?: a| uma)? ?(?:reserva|emergencia|imprevistos?|na poupanca|colchao)\b/;
const keptApart: FigureContext = ({ words, cents }, { saved, saving, goal: _, price, ...read }) => {
  if (!STAYS.test(words)) return undefined;
  const kept = cents.length === 1 ? cents[0] : saving;
  return kept === undefined
    ? undefined
    : {
        ...read,
        ...withoutUndefined({ price: price === kept ? undefined : price, saved: saved === kept ? undefined : saved }),
        kept,
      };
};

export const TOLD_IN_ONE: readonly FigureContext[] = [
  keptApart,
  wholeMonth,
  inThousandsToo,
  bothPlans,
  withBenefit,
  appOrJob,
  lentByKin,
  paidAtOnce,
  rentedOne,
];
