// "Tenho 40 mil e 18 mil de FGTS", "12x de 310 ou 2.900 no pix", "ela ganha 3.200": what each amount told for a decision is, from the words
// around it. Amounts in centavos, flows a month.

import { unaccented } from '../../domain/fold.ts';
import type { DebtFigure, Figures, Plan, Subject } from '../../domain/hard-question.ts';
import { withoutUndefined } from '../../domain/without-undefined.ts';
import type { Figure } from '../../language/figures/figure.ts';
import { entradaPart } from '../money/goals/entrada-part.ts';
import { amountsIn, bareRate, masked } from './amounts-told.ts';
import { DEBT_NAMES } from './figures-of.ts';
import { type Role, roleOf, SOMEBODY } from './role-of-amount.ts';
import { asParcels, FREE, sameRate } from './same-rate.ts';
import { wishParts } from './wish-parts.ts';

export type Told = {
  readonly figures: Figures;
  /** What was understood, in the order told. */
  readonly roles: readonly { readonly role: Role; readonly cents: number }[];
  /** Amounts whose words do not say what they are. */
  readonly unplaced: readonly number[];
};

/** @param language what language/ found in the text @param subject what is being decided @param known what was told of it already */
export function toldFigures(text: string, language: readonly Figure[], subject: Subject, known: Figures): Told {
  const words = unaccented(text).replace(A_YEAR, '1 ano');
  const all = amountsIn(words);
  const [whole, ...others] = all;
  // "Dar entrada num ap de 250 mil, 20%": what is gathered is a part of it.
  const part =
    subject === 'meta' && whole !== undefined && others.length === 0 ? entradaPart(text, whole.cents) : undefined;
  if (part !== undefined && part !== whole?.cents)
    return { figures: { price: part }, roles: [{ role: 'price', cents: part }], unplaced: [] };
  const roles: { role: Role; cents: number }[] = [];
  const unplaced: number[] = [];
  for (const [which, { cents: said, from, to }] of all.entries()) {
    if (BARE_TERM.test(words) && known.installments !== undefined) continue;
    const apart = masked(words, all, which);
    const role = roleOf(apart, subject, known, said);
    const whole =
      role === 'price' && TRADED.test(words) && said < 100_000
        ? said * 1000
        : IN_THOUSANDS.has(role) && /^\d{1,3}$/.test(words.slice(from, to))
          ? inThousands(said, known)
          : said;
    const cents = whole + besides(role, apart, known);
    if (role === undefined) unplaced.push(cents);
    else roles.push({ role, cents });
  }
  // "Passagem 1.800 e hotel 2.200", of what is wished: all of it is its price.
  if (subject === 'meta' && known.price === undefined && roles.length === 0 && unplaced.length > 1)
    roles.push({ role: 'price', cents: unplaced.splice(0).reduce((sum, cents) => sum + cents, 0) });
  const parts = subject === 'meta' && roles.some(({ role }) => role === 'price') ? wishParts(words, all) : undefined;
  if (parts !== undefined) {
    const whole = { ...known.parts, ...parts };
    const price = Object.values(whole).reduce((sum, cents) => sum + cents, 0);
    return { figures: { price, parts: whole }, roles: [{ role: 'price', cents: price }], unplaced: [] };
  }
  return { figures: figuresFrom(words, language, subject, roles, known), roles, unplaced };
}

/** "O meu vale 32 mil", "o que eu quero é 58": of a thing worth so much, in thousands too. */
const IN_THOUSANDS: ReadonlySet<Role | undefined> = new Set<Role>([
  'price',
  'cash',
  'downPayment',
  'saved',
  'fgts',
  'lump',
]);
/** "Penso em trocar por um de 55": nobody thinks over what costs R$ 55. */
const TRADED = /\btroc\w+ (?:[a-z]+ ){0,3}por (?:uma?|outr[oa]) (?:[a-z]+ )?(?:de|que custa) \d{2,3}$/;
/** "E com mais 10 mil de entrada?", "5 mil a mais guardados": on top of what there was. */
const MORE = /\bmais (?:uns |umas |r |r\$ )*#|# (?:[a-z]+ ){0,3}a mais\b/;
const besides = (role: Role | undefined, words: string, { downPayment, saved = 0 }: Figures): number =>
  !MORE.test(words) || /^(?:e )?(?:mais|tenho mais) /.test(words)
    ? 0
    : role === 'downPayment'
      ? (downPayment ?? saved)
      : role === 'saved'
        ? saved
        : 0;
const LEAST_THOUSANDS = 1_000_000;
export function inThousands(cents: number, { price = 0, downPayment = 0, traded = 0, saved = 0 }: Figures): number {
  const whole = Math.max(price, downPayment, traded, saved);
  return whole >= LEAST_THOUSANDS && cents * 1000 * 50 >= whole && cents * 1000 <= whole * 20 ? cents * 1000 : cents;
}

const A_YEAR = /\bum ano\b/g;
const ALONE =
  /\b(?:vir(?:ar|o|asse)|abrir|trabalhar (?:de|como)) (?:um |uma )?(?:mei|autonom[oa]|por conta)\b|\b(?:trabalhar|viver) por conta\b/;
/** Whatever is paid for it. */
const AS_PJ = /\b(?:virar|vire|como|ser|seria|proposta|vaga|contrat\w+|oferta|convite)\b.{0,24}\bpj\b/;
const COUNTED: ReadonlySet<Subject> = new Set<Subject>(['sozinho', 'filho', 'negocio']);
/** What is owed to somebody close has no interest. */
const TO_SOMEBODY = new RegExp(
  `\\b(?:pr[ao]|para|ao?) (?:(?:minha|meu|[oa]) )*(${SOMEBODY}|vo|tio|tia|prim[oa]|amig[oa]|cunhad[oa]|sogr[oa])\\b`,
);
function debtIn(words: string, cents: number): DebtFigure {
  const somebody = TO_SOMEBODY.exec(words)?.[1];
  if (somebody !== undefined) return { name: DEBT_NAMES[somebody] ?? somebody, cents, rate: '0' };
  const name = /\b(cartao|fatura|cheque especial|emprestimo|consignado|carne|agiota)\b/.exec(words)?.[1] ?? 'dívida';
  return { name: name === 'fatura' ? 'cartão' : (DEBT_NAMES[name] ?? name), cents };
}

/** Of nobody in particular. */
export const PARCELS = 'parcelado';
const PLAN = /\b(consorcio|financ\w+|loja|banco|emprestimo|consignado|cartao|crediario|carne)\b/;
/** By their first six letters. */
const NAME: Readonly<Record<string, string>> = {
  financ: 'financiamento',
  banco: 'financiamento',
  empres: 'empréstimo',
  consor: 'consórcio',
  consig: 'consignado',
  cartao: 'cartão',
  credia: 'crediário',
  carne: 'carnê',
  loja: 'na loja',
};

function figuresFrom(
  words: string,
  language: readonly Figure[],
  subject: Subject,
  roles: Told['roles'],
  known: Figures,
): Figures {
  const sums: { [Name in Exclude<Role, 'cost' | 'debt'>]?: number } = {};
  const debts: DebtFigure[] = [];
  for (const { role, cents } of roles)
    if (role === 'debt') debts.push(debtIn(words, cents));
    // "A reforma sai 15 mil", "mais 8 de equipamento": all of it is spent to open.
    else if (role === 'price' && subject === 'negocio')
      sums.price = (sums.price ?? known.price ?? 0) + cents * (/\bcada um\b/.test(words) ? 2 : 1);
    else if (role === 'owning' && subject === 'compra') sums.owning = (sums.owning ?? known.owning ?? 0) + cents;
    else if (role === 'benefit') sums.benefit = (sums.benefit ?? known.benefit ?? 0) + cents;
    else if (role !== 'cost') sums[role] = cents;
    else if (
      (COUNTED.has(subject) && subject !== 'negocio') ||
      known.saving === undefined ||
      known.expense !== undefined
    )
      sums.expense = (sums.expense ?? known.expense ?? 0) + cents;
    // What is promised to somebody is not put by.
    else sums.saving = Math.max(0, known.saving - cents);
  const terms = termsIn(words, language, subject, known);
  const whole = sums.price ?? known.price;
  const each = sums.installment === undefined ? eachOf(words, terms, known, whole) : undefined;
  if (each !== undefined) sums.installment = each;
  const fee = feeIn(words, terms, whole);
  const plan = fee ?? planIn(words, sums, terms, subject);
  const percent = terms.percent;
  // "Devo 6.200 lá, juro de 13% ao mês", with nothing offered.
  const [only, ...more] = debts;
  const ofIt =
    only !== undefined && more.length === 0 && plan === undefined && percent !== undefined && !OFFERS.test(words);
  const owed = ofIt ? [{ ...only, rate: percent }] : debts.length > 0 ? debts : ratedDebts(words, percent, known);
  const { offeredRate: _, ...own } = terms;
  return {
    ...sums,
    ...(subject === 'compra' ? asParcels(sums, terms) : {}),
    ...(fee === undefined ? (subject === 'trabalho' && !ofIt ? terms : withoutPercent(ofIt ? own : terms)) : {}),
    ...(/\bsou mei\b/.test(words) ? { trade: 'mei' } : ALONE.test(words) ? { trade: 'alone' } : {}),
    ...(subject === 'trabalho' && (AS_PJ.test(words) || (/\bpj\b/.test(words) && sums.offeredIncome !== undefined))
      ? { trade: 'pj' }
      : {}),
    // A condomínio is paid in both homes, unless one of them has none.
    ...(subject === 'casa' && OF_ONE.test(words) ? withoutUndefined({ onlyOwning: sums.owning }) : {}),
    ...withoutPay(words),
    ...(plan === undefined ? {} : { plans: withPlan(known.plans ?? [], plan) }),
    ...(owed === undefined ? {} : { debts: debts.length > 0 ? joined(known.debts ?? [], owed) : owed }),
  } as Figures;
}

const OF_ONE = /\b(?:la|inclus\w+)\b/;

/** "E em 8x sem juros?", and the parcelas of another term, which nobody else offers. */
function eachOf(words: string, terms: Figures, known: Figures, whole: number | undefined): number | undefined {
  if (terms.installments === undefined) return undefined;
  if (whole !== undefined && FREE.test(words))
    return Math.round((whole - (known.downPayment ?? 0) - (known.traded ?? 0)) / terms.installments);
  return PLAN.test(words) ? undefined : sameRate(words, terms, known)?.installment?.installment;
}

/** "Ela vai parar de trabalhar": there is no such income any more. */
const STOPS =
  /\b(?:par\w+|deix\w+) de trabalhar\b|\bsai(?:r|ndo)? do (?:emprego|trabalho)\b|\bficar? sem (?:renda|salario|trabalh\w+)\b/;
const withoutPay = (words: string): Figures =>
  STOPS.test(words) ? (new RegExp(`\\b(?:${SOMEBODY})\\b`).test(words) ? { otherIncome: 0 } : { income: 0 }) : {};

const withoutPercent = ({ percent: _, ...terms }: Figures): Figures => terms;
/** How often, how long and at what rate; `percent` is the rate whatever it is of. */
function termsIn(words: string, language: readonly Figure[], subject: Subject, known: Figures): Figures {
  const bare = known.installments === undefined ? undefined : BARE_TERM.exec(words)?.[1];
  const times = Number(bare ?? /\b(\d{1,3}) ?(?:x|vezes|parcelas|prestacoes)\b/.exec(words)?.[1]);
  const term = /\bfilh/.test(words)
    ? null
    : /(?<!\b(?:faz|ha|tem|desde) )\b(\d{1,3}) (anos?|meses)\b(?! (?:fica|de idade))/.exec(words);
  const rate = language.find((one) => one.role === 'interest');
  const percent =
    /(\d{1,3}(?:[.,]\d{1,2})?) ?(?:%|por cento)/.exec(words)?.[1]?.replace(',', '.') ??
    bareRate(words) ??
    (rate !== undefined && 'percent' in rate ? String(rate.percent) : undefined);
  // "E se for em 20 anos?", where how long the loan runs was told.
  const again =
    known.installments !== undefined && /^(?:(?:e|mas|se|for|fosse|em|por|ou|com) )*\d{1,2} anos[?!. ]*$/.test(words);
  const ofLoan = subject === 'casa' && (again || OF_LOAN.test(words)) && !/\b(?:junt|guard|esper)\w+/.test(words);
  // No bank asks 9 % a month for a home.
  const yearly =
    (rate !== undefined && 'per' in rate && rate.per === 'year') ||
    /\bano\b/.test(words) ||
    (subject === 'casa' && Number(percent) > 3);
  return {
    ...(times > 1 ? { installments: times } : {}),
    ...(term === null
      ? {}
      : { [ofLoan ? 'installments' : 'months']: Number(term[1]) * (term[2] === 'meses' ? 1 : 12) }),
    ...(percent === undefined ? {} : { percent, ...rateOf(words, percent, subject, yearly, known) }),
  };
}

/** How long a home is paid, and not how long somebody waits or stays in it. */
const OF_LOAN = /\b(?:financ\w+|juros?|taxa|prazo|pagar|pagando|parcel\w+|banco|caixa|entrada)\b/;

/** "E em 60?" */
const BARE_TERM = /^(?:e|ou) (?:em |por |se for(?:em)? (?:em )?)(\d{1,3}) ?\??$/;

function rateOf(words: string, percent: string, subject: Subject, yearly: boolean, known: Figures): Figures {
  if (/\baluguel\b/.test(words)) return { rentRise: percent };
  if (yearly) return { yearlyRate: percent };
  if (/\bdesconto\b|\b(?:a ?vista|pix)\b(?!.*\bmes\b)/.test(words)) return { discount: percent };
  // Of a raise.
  if (subject === 'trabalho' || /\b(?:a mais|aument\w+|ganh\w+|sub(?:ir|iu|a|o))\b/.test(words)) return {};
  if (subject !== 'proposta') return { monthlyRate: percent };
  // Of what is owed, and of no offer.
  return isOfDebt(words, known) ? {} : { offeredRate: percent };
}

/** "Tá 12% ao mês", behind what is owed at an interest that is not known. */
const isOfDebt = (words: string, { debts }: Figures): boolean =>
  /\b(?:cartao|rotativo|cheque|divida)\b/.test(words) ||
  (debts?.[0] !== undefined && debts[0].rate === undefined && !OFFERS.test(words));
const OFFERS = /\b(?:proposta|banco|ofer\w+|emprestimo|consignado|portabilidade)\b/;

/** "O cartão cobra 14% ao mês", of what is owed there. */
const ratedDebts = (words: string, percent: string | undefined, known: Figures): readonly DebtFigure[] | undefined =>
  percent === undefined || !isOfDebt(words, known)
    ? undefined
    : known.debts?.map((debt, at) => (at === 0 || debt.name === 'dívida' ? { ...debt, rate: percent } : debt));

const unnamed = (debts: readonly DebtFigure[]): boolean => debts.length === 1 && debts[0]?.name === 'dívida';
const joined = (had: readonly DebtFigure[], told: readonly DebtFigure[]): readonly DebtFigure[] => [
  ...(unnamed(had) && told[0]?.rate === undefined ? [] : had).filter(({ name }) =>
    told.every((one) => one.name !== name),
  ),
  ...told.map((debt) => ({ ...had.find(({ name }) => name === debt.name), ...debt })),
];

/** "O consórcio é 80 meses com taxa de 18%": what each of them comes to. */
function feeIn(words: string, { percent, installments, months }: Figures, price: number | undefined): Plan | undefined {
  const times = installments ?? months;
  if (!/\bconsorcio\b/.test(words) || percent === undefined || times === undefined || price === undefined)
    return undefined;
  return {
    name: NAME['consor'] ?? '',
    installments: times,
    installment: Math.round((price * (1 + Number(percent) / 100)) / times),
  };
}

function planIn(
  words: string,
  sums: Figures,
  { installments, monthlyRate }: Figures,
  subject: Subject,
): Plan | undefined {
  const { installment, downPayment } = sums;
  if (installments === undefined && monthlyRate === undefined) return undefined;
  const named = PLAN.exec(words)?.[1];
  const name =
    named === undefined || (named === 'banco' && subject === 'proposta') ? PARCELS : (NAME[named.slice(0, 6)] ?? named);
  return { name, ...withoutUndefined({ installments, installment, monthlyRate, downPayment }) };
}

/** Terms that name nobody are of the plan told last; other parcelas are another plan. */
function withPlan(had: readonly Plan[], plan: Plan): readonly Plan[] {
  const last = plan.name === PARCELS && plan.installment === undefined ? had.at(-1) : undefined;
  const same =
    last ??
    had.find(
      ({ name, installment, installments }) =>
        name === plan.name &&
        (installment === undefined || plan.installment === undefined || installments === plan.installments),
    );
  const { installment: _, ...kept } = same ?? plan;
  const before = plan.installments === undefined || plan.installments === same?.installments ? same : kept;
  return [...had.filter((one) => one !== same), { ...before, ...plan, name: same?.name ?? plan.name }];
}
