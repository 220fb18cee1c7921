// Roles of figures that depend on what is asked: what is saved and what is the target, a monthly premium, which of two
// amounts is the offer. Each rule takes the figures read so far; undefined means that it does not apply. Amounts in centavos.

import { pattern } from '../../domain/pattern.ts';
import { WEEKS_A_MONTH } from '../../domain/rhythm.ts';
import { withoutUndefined } from '../../domain/without-undefined.ts';
import { CAN_PAY } from '../../missions/playbooks/behind-the-first.ts';
import type { FigureContext } from './figure-context.ts';
import { DEBT_NAMES } from './figures-of.ts';

const of = (cents: readonly number[], pick: (...all: number[]) => number): number | undefined =>
  cents.length === 2 ? pick(...cents) : undefined;

/** "Juros de 14%" of a card or an overdraft are monthly: that is how Brazilian banks quote them. */
const cardRate: FigureContext = ({ words }, { yearlyRate, ...rest }) =>
  yearlyRate !== undefined &&
  rest.monthlyRate === undefined &&
  /\b(?:cart(?:ao|oes)|fatura|rotativo|cheque especial|agiota)\b/u.test(words) &&
  !/\b(?:ano|anual)\b/u.test(words)
    ? { ...rest, monthlyRate: yearlyRate }
    : undefined;

/** "Quitar minha dívida de 7 mil por 2.800": the smaller amount is the settlement offer. */
const settledFor: FigureContext = ({ words, cents }, { price, ...rest }) => {
  // "Quitar os 5200 por 2300": when no debt is named, the larger amount is the debt.
  const named = rest.debts?.[0]?.cents;
  const owed = named ?? (/\bquit\w+ (?:os |as |a |o |tudo |r )*\d/u.test(words) ? of(cents, Math.max) : undefined);
  const offer = of(cents, Math.min);
  if (owed === undefined || offer === undefined || offer >= owed || rest.discount !== undefined) return undefined;
  if (!/\b(?:quit\w+|acordo|liquidar|encerrar|fech\w+)\b.*\b(?:por|com)\b(?! (?:mes|semana)\b)/u.test(words))
    return undefined;
  // "Consigo 400 por mês" is no offer.
  if (
    /\b(?:consigo|posso|tenho|sobr\w+|separ\w+|pag(?:o|ando)) (?:\w+ ){0,2}[\d.]+(?: mil)?(?: reais)? (?:por|ao|todo) mes\b/u.test(
      words,
    )
  )
    return undefined;
  return {
    ...rest,
    ...(named === undefined ? { debts: [{ name: 'dívida', cents: owed }] } : {}),
    discount: String(Math.round((1 - offer / owed) * 1e8) / 1e6),
    ...(price === offer || named === undefined ? {} : { price }),
  };
};

/** "Tiro da poupança pra pagar o cartão de 9 mil": what is paid off is the debt. */
const paidOff: FigureContext = ({ words }, { price, ...rest }) => {
  const name =
    /\b(?:pag\w+|quit\w+|abat\w+|acabar com) (?:(?:o|a|os|as|meu|minha|essa|esse) ){0,3}(cartao|fatura|cheque especial|emprestimo|consignado|rotativo|carne|crediario|divida)\b(?: \w+){0,5}? (?:r )?\d/u.exec(
      words,
    )?.[1];
  if (name === undefined || price === undefined || rest.debts !== undefined || rest.saved === undefined)
    return undefined;
  return { ...rest, debts: [{ name: DEBT_NAMES[name] ?? name, cents: price }] };
};

/** "9 mil na poupança e um empréstimo de 5.400 a 5%, pago ele?": it is owed. */
const owedBeside: FigureContext = ({ words }, { loan, monthlyRate, percent, ...rest }) =>
  loan !== undefined &&
  rest.saved !== undefined &&
  rest.debts === undefined &&
  /\b(?:pago|quito) (?:el[ea]|logo|tudo|isso)$/u.test(words)
    ? { ...rest, debts: [{ name: 'empréstimo', cents: loan, ...withoutUndefined({ rate: monthlyRate ?? percent }) }] }
    : undefined;

/** Centavos. Above this, "viver de renda com 500 mil" gives a capital, not a monthly cost. */
const MONTHLY_AT_MOST = 5_000_000;
const livesOn: FigureContext = ({ words }, { passive, ...rest }) =>
  passive !== undefined && passive > MONTHLY_AT_MOST && /\bviv\w+ de renda com\b/u.test(words)
    ? { ...rest, saved: passive }
    : undefined;

/** "Quanto cobrar por hora se quero tirar 5 mil por mês?": the amount is the income wanted. */
const wantedPay: FigureContext = ({ words }, { price, ...rest }) =>
  price !== undefined &&
  (rest.income ?? rest.passive) === undefined &&
  /\bcobr\w+\b/u.test(words) &&
  /\b(?:tirar|ganhar|faturar|lucrar) (?:uns |umas )?(?:r )?\d[\d.]*(?: mil)?(?: reais)? (?:por|ao|no|todo) mes\b/u.test(
    words,
  )
    ? { ...rest, passive: price }
    : undefined;

/** "Seguro do carro de 2.400 por ano, o carro vale 45 mil": the premium converted to a month, and the insured value. */
const yearlyPremium: FigureContext = ({ words, cents }, { price, ...rest }) => {
  const premium = of(cents, Math.min);
  const worth = of(cents, Math.max);
  if (premium === undefined || worth === undefined || !/\bseguro d[oae]\b/u.test(words)) return undefined;
  const yearly = /\b(?:por|ao|no) ano\b|\banua(?:l|is)\b/u.test(words);
  return { ...rest, expense: yearly ? Math.round(premium / 12) : (rest.expense ?? premium), price: worth };
};

/** "Quanto tempo 30 mil duram gastando 2500?": the other amount is the savings. */
const lasts: FigureContext = ({ words }, { price, ...rest }) =>
  price !== undefined &&
  rest.saved === undefined &&
  rest.expense !== undefined &&
  /\bquanto tempo\b.*\bdura/u.test(words)
    ? { ...rest, saved: price }
    : undefined;

/** "Um café de 8 reais todo dia": a daily cost converted to a month. */
const DAYS_A_MONTH = 365 / 12;
const everyDay: FigureContext = ({ words }, read) =>
  read.price !== undefined &&
  /\b(?:par|cort|larg)(?:ar|asse|o|e)\b.*\d (?:reais |conto )?por dia\b.*\bquanto\b|\btodo (?:santo )?dia\b.*\bquanto\b|\bquanto\b.*\btodo (?:santo )?dia\b/u.test(
    words,
  )
    ? { ...read, expense: Math.round(read.price * DAYS_A_MONTH) }
    : undefined;

/** "Em quanto tempo quito pagando 500 por mês?", "sair das dívidas pagando 700": the amount pays the debt off; it is not a monthly cost. */
const paysOff: FigureContext = ({ words }, { expense, ...rest }) =>
  expense !== undefined &&
  rest.payment === undefined &&
  ((PAYS.test(words) &&
    (rest.debts !== undefined || /^e |\b(?:quit\w+|divida|cartao|emprestimo|consignado)\b/u.test(words))) ||
    (/\bdividas\b/u.test(words) && CAN_PAY.test(words)))
    ? { ...rest, payment: expense }
    : undefined;

/** "Minha reserva é de 6 mil". */
const reserveTold: FigureContext = ({ words, cents }, { price, goal, ...rest }) => {
  const told = /\breserva (?:de emergencia )?(?:e|eh|ta|esta|tem) (?:de |em |com )?(?:r )?\d/u.test(words);
  const sum = price ?? goal ?? cents[0];
  return told && rest.saved === undefined && sum !== undefined && sum !== rest.expense
    ? { ...rest, saved: sum }
    : undefined;
};

/** "Devo 1.000 pro meu tio sem juros": the rate is told. */
const freeOfInterest: FigureContext = ({ words }, { debts, ...rest }) => {
  const [debt, ...others] = debts ?? [];
  return debt !== undefined && others.length === 0 && debt.rate === undefined && /\bsem juros?\b/u.test(words)
    ? { ...rest, debts: [{ ...debt, rate: '0' }] }
    : undefined;
};

/** "Devolvo 200 por semana": read as an amount, since the verb is no expense. */
const givesBack: FigureContext = ({ words }, { price, ...rest }) => {
  const per = /\bdevolv(?:o|endo) (?:r )?[\d.]+(?: reais)? (?:por|a cada|toda|todo) (semana|mes)\b/u.exec(words)?.[1];
  return price !== undefined && per !== undefined && rest.debts !== undefined && rest.payment === undefined
    ? { ...rest, payment: per === 'mes' ? price : Math.round(price * WEEKS_A_MONTH) }
    : undefined;
};

/** "Devo 3 mil e 5 mil, tenho 800 por mês pra pagar": what is paid towards the debts, not what is saved. */
const eachMonth: FigureContext = ({ words }, { saved, price, ...rest }) =>
  (saved ?? price) !== undefined &&
  rest.debts !== undefined &&
  rest.payment === undefined &&
  /\b(?:tenho|consigo|posso|sobram?|separ\w+) (?:so |uns |r )*[\d.]+(?: mil)?(?: reais)? (?:por|ao|no|todo) mes\b/u.test(
    words,
  )
    ? { ...rest, ...withoutUndefined({ payment: saved ?? price, price: saved === undefined ? undefined : price }) }
    : undefined;

const PAYS = pattern('u')`
  \b(?:pagando|devolv(?:o|endo)|abat(?:o|endo))\b|
  \bdev(?:o|endo)\b.* pago (?:so |r )*[\d.]+(?: reais)? por (?:mes|semana)\b(?! de (?!uma|juros))|
  \bpago (?:r )?[\d.]+(?: reais)? por (?:mes|semana) (?:de|d[ao]|n[ao]|pr[ao]) (?:\w+ )?divida\b
`;

/** "Trocar a dívida do cartão por um consignado de 2,1%": the rate belongs to the new loan. */
const newRate: FigureContext = ({ words }, { percent, ...rest }) =>
  percent !== undefined && rest.offeredRate === undefined && SWAPS.test(words)
    ? { ...rest, offeredRate: percent }
    : undefined;
const SWAPS =
  /\btroc\w+\b.*\b(?:divida|cartao|emprestimo|cheque especial)\b.*\b(?:por|pelo|pra|para) (?:um |uma )?(?:consignado|emprestimo|credito)\b/u;

/** "Onde eu corto pra sobrar 500?": the amount to save each month, not a price. */
const toFree: FigureContext = ({ words }, { price, ...rest }) =>
  price !== undefined && rest.saving === undefined && /\b(?:cort\w+|econom\w+|reduz\w+)\b.*\bsobr\w+\b/u.test(words)
    ? { ...rest, saving: price }
    : undefined;

/** "3200 em 10x ou 2880 à vista": the discount is what lies between them. */
const cheaperAtOnce: FigureContext = ({ words, cents: all }, read) => {
  // A rate beside them may be read as a sum.
  const cents = all.filter((sum) => sum * 10 > Math.max(...all));
  const [one, other, ...more] = cents;
  const both = /\ba ?vista\b|\bno pix\b/.test(words) && /\d ?(?:x|vezes)\b|\bparcel/.test(words);
  if (!both || one === undefined || other === undefined || more.length > 0 || one === other) return undefined;
  if (read.discount !== undefined || read.installment !== undefined) return undefined;
  const [whole, paid] = [Math.max(one, other), Math.min(one, other)];
  // Half the price is no discount.
  if (paid * 2 < whole) return undefined;
  return { ...read, price: whole, discount: String(Number(((1 - paid / whole) * 100).toFixed(6))) };
};

/** "Tenho 12 mil pra dar de entrada"; "carro de 55 mil, tenho 15 mil, 48x a 1,79%": what there is goes in first. */
const hadAsEntrada: FigureContext = ({ words }, { saved, ...read }) => {
  const { price, downPayment, installments, monthlyRate } = read;
  if (downPayment !== undefined) return undefined;
  if (AS_ENTRADA.test(words)) return saved === undefined ? undefined : { ...read, downPayment: saved };
  const financed = price !== undefined && installments !== undefined && monthlyRate !== undefined;
  if (!financed || saved === undefined || saved >= price) return undefined;
  return /\b(?:poupanca|reserva|invest\w+|guardad\w+)\b/.test(words) ? undefined : { ...read, downPayment: saved };
};
const AS_ENTRADA =
  /\d(?: mil| reais)* (?:guardad[oa]s? )?(?:pra|para|como|que) (?:(?:eu )?(?:dar|dou|usar|uso|botar|colocar|por|pagar) )?(?:de |a |na |como )?entrada\b/;

/** In the order they are tried; each receives what the one before returned. */
export const ASKED_ABOUT: readonly FigureContext[] = [
  hadAsEntrada,
  cheaperAtOnce,
  cardRate,
  paidOff,
  owedBeside,
  settledFor,
  livesOn,
  wantedPay,
  yearlyPremium,
  lasts,
  everyDay,
  paysOff,
  reserveTold,
  freeOfInterest,
  givesBack,
  eachMonth,
  newRate,
  toFree,
];
