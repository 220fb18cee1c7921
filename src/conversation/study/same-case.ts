// "Quantas parcelas de seguro-desemprego?" behind the rescisão, "e o consórcio do mesmo valor?" behind the financing: another question of the
// same case, with the figures that were told for it, whatever was asked in between.

import type { LocalDate } from '../../domain/dates.ts';
import { folded } from '../../domain/fold.ts';
import type { CaseName, Figures, HardQuestion } from '../../domain/hard-question.ts';
import { withoutUndefined } from '../../domain/without-undefined.ts';
import { choosePlaybook } from '../../missions/choose-playbook.ts';
import { monthlyRate } from '../../missions/formulas/equivalent-rate.ts';
import { fromPercent } from '../../missions/formulas/exact.ts';
import { monthsCounted, startIn } from '../../missions/labour-dues.ts';
import type { PlaybookName } from '../../missions/playbooks/table.ts';
import { over } from './premises.ts';

/** What is asked of one case. */
const ASKED_OF: Readonly<Record<CaseName, readonly PlaybookName[]>> = {
  job: [
    'rescisao',
    'seguro_desemprego',
    'decimo_terceiro',
    'ferias',
    'fgts',
    'salario_liquido',
    'imposto_salario',
    'hora_extra',
    'clt_ou_pj',
    'por_conta',
    'trocar_de_emprego',
  ],
  purchase: [
    'financiar_ou_juntar',
    'posso_gastar',
    'custo_emprestimo',
    'consorcio',
    'juntar',
    'casa',
    'alugar_ou_comprar',
    'vista_ou_parcelado',
    'sac_ou_price',
  ],
  debts: ['quitar_dividas', 'trocar_divida'],
  business: ['teto_mei'],
  estate: ['heranca'],
  investment: [
    'comparar_investimentos',
    'imposto_resgate',
    'projecao',
    'ganho_real',
    'decisao_investimento',
    'alocacao',
  ],
};
export const OF_WORK: ReadonlySet<PlaybookName> = new Set<PlaybookName>([
  ...ASKED_OF.job,
  'preco_do_trabalho',
  'margem_de_venda',
  'mais_renda',
  'imposto_mei',
]);
/** Asked again in other words, of the same. */
const TOLD_ON: ReadonlySet<PlaybookName> = new Set([
  'rescisao',
  'teto_mei',
  ...ASKED_OF.estate,
  ...ASKED_OF.investment,
]);
const CASES = Object.keys(ASKED_OF) as readonly CaseName[];

/** Something else that is to be bought: its price is not known. */
const ANOTHER =
  /\b(?:uma?|outr[oa]) (?!consorcio|financiamento|emprestimo|cdb|lc[ia]|ano|mes|parcel|entrada|desconto|investimento|acordo|poup|tesouro|fundo|dia|vez)[a-z]{3,}/;
/** It continues what was said, or points at it. */
const GOES_ON =
  /^(?:(?:e|mas|entao|ou|ai)\b|[a-z0-9]+(?: [a-z0-9]+){0,3}$)|\b(?:mesm[oa]s?|ess[ea]s?|iss[oe]|nisso|disso|del[ea]|desse|dessa|nesse|nessa)\b/;
const OF_PAY = ['price', 'income', 'offeredIncome'] as const;
const OF_PRICE = ['price', 'loan', 'goal', 'debts'] as const;
const AMOUNTS = ['price', 'loan', 'goal', 'saved', 'income', 'offeredIncome', 'debts'] as const;

const caseOf = (question: HardQuestion): CaseName | undefined => {
  const playbook = choosePlaybook(question);
  return CASES.find((name) => ASKED_OF[name].includes(playbook));
};

/** The figures of each case so far. @param last the question before */
function casesOf(last: HardQuestion | undefined, today: LocalDate): HardQuestion['cases'] {
  const name = last === undefined ? undefined : caseOf(last);
  if (name === undefined || last === undefined) return last?.cases;
  // "Entrei em março de 2023" is in the words of the question alone.
  const began = name === 'job' ? startIn(last.text, today) : undefined;
  const told = ofCase(last);
  const figures = began === undefined ? told : { ...told, months: monthsCounted(began, today) };
  return { ...last.cases, [name]: over(last.cases?.[name] ?? {}, figures) };
}

/** What another question may take from it: the fee and the term of a consórcio are of no loan. */
export function ofCase(question: HardQuestion): Figures {
  if (choosePlaybook(question) !== 'consorcio') return question.figures;
  const { yearlyRate: _, percent: __, months: ___, installments: ____, ...figures } = question.figures;
  return figures;
}

/** Of a consórcio the fee and the term are its own, and the interest told is of the loan beside it. */
export function asLoan({ yearlyRate, months: _, installments: __, installment: ___, ...figures }: Figures): Figures {
  if (yearlyRate === undefined) return figures;
  return { ...figures, monthlyRate: monthlyRate(fromPercent(yearlyRate)).times(100).toDecimalPlaces(6).toFixed() };
}

/** The CDI and the inflation that were told stay what they are. */
function withIndices(question: HardQuestion, last: HardQuestion | undefined): HardQuestion {
  const { cdi, inflation } = { ...last?.cases?.investment, ...last?.figures };
  const told = withoutUndefined({ cdi, inflation });
  return Object.keys(told).length === 0 ? question : { ...question, figures: { ...told, ...question.figures } };
}

/** @param varies it is the last question with another figure @returns the question as it stands unless it is of a case that is open, and tells no amount of its own */
export function inSameCase(
  question: HardQuestion,
  {
    last,
    varies,
    today,
  }: { readonly last: HardQuestion | undefined; readonly varies: boolean; readonly today: LocalDate },
): HardQuestion {
  const cases = casesOf(last, today);
  const open = cases === undefined ? question : { ...question, cases };
  const kept = caseOf(question) === 'investment' ? withIndices(open, last) : open;
  const name = caseOf(question);
  const told = name === undefined ? undefined : cases?.[name];
  if (told === undefined || varies) return kept;
  const now = choosePlaybook(question);
  const words = folded(question.text.split('; ').at(-1) ?? '');
  if (last !== undefined && choosePlaybook(last) === now && !TOLD_ON.has(now)) return kept;
  if (name === 'job' ? /^(?:e )?quando\b/.test(words) : !GOES_ON.test(words)) return kept;
  // The other offer is told, and what is earned today was.
  const offer = (now === 'clt_ou_pj' || now === 'por_conta') && question.figures.income === undefined;
  const own = name === 'job' ? OF_PAY : name === 'purchase' ? OF_PRICE : AMOUNTS;
  if (!offer && own.some((key) => question.figures[key] !== undefined)) return kept;
  if (ANOTHER.test(words)) return kept;
  if (name !== 'investment' && last !== undefined && choosePlaybook(last) === now)
    return { ...last, text: `${last.text}; ${question.text}` };
  const { price, ...others } = told;
  const before: Figures = name === 'job' ? { ...others, ...withoutUndefined({ income: told.income ?? price }) } : told;
  // What is gathered for is the price, however it was to be paid.
  const { goal, saved, downPayment } = told;
  const gathered = withoutUndefined({ price, goal, saved: saved ?? downPayment });
  const of = now === 'juntar' ? gathered : now === 'consorcio' ? asLoan(before) : before;
  const { price: wage, ...asked } = question.figures;
  const figures = offer && wage !== undefined ? { ...asked, offeredIncome: wage } : question.figures;
  const same = { ...kept, figures: over(of, figures) };
  // "E se eu juntar 700, em quanto tempo compro à vista?": the words are of a purchase too.
  return (
    [same, { ...same, text: `quanto tempo pra juntar; ${same.text}` }].find((one) => choosePlaybook(one) === now) ??
    kept
  );
}
