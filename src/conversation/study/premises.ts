// What somebody told of their case a moment ago ("ganho 3500 bruto", "o banco ofereceu 12x de 1050"), of which nothing was recorded:
// the hard question that follows is about that.

import { folded } from '../../domain/fold.ts';
import type { Figures, HardQuestion } from '../../domain/hard-question.ts';
import { pattern } from '../../domain/pattern.ts';
import { withoutUndefined } from '../../domain/without-undefined.ts';
import { reais } from '../../finance/money.ts';
import { choosePlaybook } from '../../missions/choose-playbook.ts';
import { LATELY_MS } from '../lately.ts';
import { lastRan } from '../load/said-before.ts';
import type { Situation } from '../situation.ts';
import { inContext } from './figures-in-context.ts';

const MOST = 12;
/** In letters: longer messages are stories. */
const LONGEST = 200;

/** Asked, ordered or moved, which is no premise. */
const ELSE = pattern()`
  ^(?:(?:e|mas|entao|ai|oi) )*(?:antecipar|amortizar|quitar|parcelar|investir|quant[oa]s?|qual|quais|quando|como|por ?que|cade|onde|vale a pena|compensa|cabe|da (?:pra|para)|posso|consigo)\b|
  \b(?:paguei|gastei|comprei|anota\w*|lanca\w*|registra(?!d)\w*|salva\w*|lembr\w*|avis[ae]\w*|apaga\w*|desfaz|lista)\b
`;

/** The texts, oldest first. @param also tools that may have run: what was told for a hard question that was answered then */
export const premises = ({ loaded, asking }: Situation, also: readonly string[] = []): readonly string[] =>
  loaded
    .spoken()
    .slice(-MOST)
    .filter(
      ({ text, at, ran }) =>
        asking.now - at <= LATELY_MS && ran.every((tool) => also.includes(tool)) && isPremise(text),
    )
    .map(({ text }) => text.trim());

export const isPremise = (text: string): boolean =>
  text.length <= LONGEST &&
  /\p{L}/u.test(text) &&
  !text.includes('?') &&
  !text.startsWith('[') &&
  !ELSE.test(folded(text));

/** The figures of several messages, each read by itself; the last one told of a name counts. */
export function figuresIn(texts: readonly string[], { readingOf }: Situation): Figures {
  const all = texts.map((text) => {
    const { figures } = readingOf(text);
    return inContext(text, figures);
  });
  const debts = all.flatMap(({ debts: some = [] }) => some);
  return { ...Object.assign({}, ...all), ...(debts.length === 0 ? {} : { debts }) } as Figures;
}

/** True of the person or of a contract whatever the question is; a bare price or sum may be of anything. */
const OF_ANY: ReadonlySet<string> = new Set<keyof Figures>([
  'income',
  'expense',
  'saved',
  'age',
  'retireAge',
  'rent',
  'fgts',
  'dependants',
  'risk',
  'cdi',
]);

/** What there is for it each month. */
const SET_ASIDE: ReadonlySet<string> = new Set<keyof Figures>(['saving', 'payment', 'otherIncome']);

/** What is owed, told of a bill or a debt, for a question about its cost. */
const OWED: ReadonlySet<string> = new Set<keyof Figures>(['debts', 'price', 'loan', 'monthlyRate']);
const OF_CREDIT = /\b(?:fatura|cart(?:ao|oes)|cheque especial|rotativo|divida)\b/;

const OF_OLD_AGE = 'aposentadoria_inss';

/** What there was in the question before, what came in just now, or the 13th that was worked out. */
function thereFor({ loaded }: Situation): { readonly figures: Figures; readonly supposing?: string } | undefined {
  const { lastMission, lastEntry } = loaded;
  const { saved, lump = saved, income, debts } = lastMission?.question.figures ?? {};
  if (lump !== undefined) return { figures: { saved: lump, ...withoutUndefined({ debts }) } };
  if (lastEntry?.kind === 'receita' && lastRan(loaded.spoken()).includes('record_transaction'))
    return { figures: { saved: lastEntry.cents } };
  return income !== undefined && lastMission !== undefined && choosePlaybook(lastMission.question) === 'decimo_terceiro'
    ? { figures: { saved: income }, supposing: countedThirteenth(income) }
    : undefined;
}
/** Words for a 13th of which only the pay is known, centavos. */
export const countedThirteenth = (pay: number): string =>
  `Contei um 13º de ${reais(pay)}, um salário: com os descontos vem um pouco menos.`;

/** The question with what was told before it, as far as it is the same question with it. */
export function withPremises(question: HardQuestion, situation: Situation): HardQuestion {
  const playbook = choosePlaybook(question);
  // "Tenho 43 anos e contribuo há 18": the age was kept, and is of this too.
  const told = premises(situation, playbook === OF_OLD_AGE ? ['tell_money'] : []);
  // "Uso pra abater?", behind what there is, told for the question before.
  if (playbook === 'guardado_na_divida' && question.figures.saved === undefined) {
    const there = thereFor(situation);
    if (there !== undefined) return { ...question, ...there, figures: { ...question.figures, ...there.figures } };
  }
  if (told.length === 0) return question;
  // A question without an amount of its own is about the month that was just told.
  const bare = !situation.reading.figures.some((figure) => 'cents' in figure);
  const gathers = playbook === 'juntar' && (question.figures.goal ?? question.figures.price) === undefined;
  const known = Object.entries(figuresIn(told, situation)).filter(
    // What there is is no goal to gather.
    ([key]) => (OF_ANY.has(key) && !(key === 'saved' && gathers)) || (bare && SET_ASIDE.has(key)),
  );
  const credit =
    playbook === 'custo_credito' &&
    (question.figures.debts ?? question.figures.price ?? question.figures.loan) === undefined
      ? Object.entries(
          figuresIn(
            told.filter((one) => OF_CREDIT.test(folded(one))),
            situation,
          ),
        ).filter(([key]) => OWED.has(key))
      : [];
  // What comes in for a while, of a job that was lost.
  const benefit =
    playbook === 'quanto_dura' && question.figures.installment === undefined
      ? Object.entries(
          figuresIn(
            told.filter((one) => /\bseguro\b/i.test(one)),
            situation,
          ),
        ).filter(([key]) => key === 'installment' || key === 'installments')
      : [];
  const figures = over(Object.fromEntries([...known, ...credit, ...benefit]) as Figures, question.figures);
  // What is said last counts there.
  const text =
    playbook === OF_OLD_AGE ? [question.text, ...told.toReversed()].join('; ') : `${told.join('; ')}; ${question.text}`;
  const fits = (one: HardQuestion): boolean => choosePlaybook(one) === playbook;
  return (
    [
      { ...question, text, figures },
      { ...question, figures },
    ].find(fits) ?? question
  );
}

/** Figures told now beside those from before: a new term or rate takes the place of the old one, whatever its name. */
export function over(before: Figures, told: Figures): Figures {
  const gone: readonly string[] = ALIKE.filter((keys) => keys.some((key) => told[key] !== undefined)).flat();
  const kept = Object.entries(before).filter(([key]) => !gone.includes(key));
  return { ...(Object.fromEntries(kept) as Figures), ...told };
}
const ALIKE: readonly (readonly (keyof Figures)[])[] = [
  ['months', 'installments', 'due'],
  ['monthlyRate', 'yearlyRate', 'percent'],
  ['shareOfCdi', 'exemptShareOfCdi', 'overInflation'],
];
