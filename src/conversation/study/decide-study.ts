// Hard questions, computed in `prepare`. When a figure is missing the person is asked for it once, and the answer
// continues the question.

import { folded } from '../../domain/fold.ts';
import type { AskedFigure, Figures, HardQuestion } from '../../domain/hard-question.ts';
import { pattern } from '../../domain/pattern.ts';
import { type Draft, missingPiece } from '../../finance/draft.ts';
import type { Understanding } from '../../language/understanding.ts';
import { choosePlaybook, playbookNamed } from '../../missions/choose-playbook.ts';
import { RATE_UNKNOWN } from '../../missions/playbooks/rate-unknown.ts';
import type { ToolCall } from '../../tools/registry.ts';
import { run, runAfter, say } from '../decided.ts';
import type { Decision } from '../decision.ts';
import { draftsOf } from '../money/entry/drafts-of.ts';
import { askUnanswered, plainly } from '../open-question/ask-unanswered.ts';
import { openQuestion, slotOpen } from '../open-question/open-question.ts';
import { phrases } from '../replies/phrases.ts';
import { reworded, type Situation } from '../situation.ts';
import { SURE } from '../sure.ts';
import { asksWhy } from './asks-for-less.ts';
import { asksToExplain } from './asks-to-explain.ts';
import { debtsTold, keptDebts, ratesTold } from './debts-of-proposal.ts';
import { ADDS_UP, decideCase } from './decide-case.ts';
import { decides } from './decides.ts';
import { isEntryBeside } from './entry-beside.ts';
import { figureAnswered } from './figure-answered.ts';
import { inContext } from './figures-in-context.ts';
import { figuresOf } from './figures-of.ts';
import { hardQuestion } from './hard-question-of.ts';
import { namedFigure } from './named-figure.ts';
import { swapOffered } from './of-debts.ts';
import { offerOfCreditor } from './offer-of-creditor.ts';
import { partAsked } from './part-asked.ts';
import { withPremises } from './premises.ts';
import { rateTold } from './rate-told.ts';
import { ratesByName } from './rates-by-name.ts';
import { wholePrice } from './replaced-figures.ts';
import { countedExpense, monthInParts } from './spent-on-several.ts';
import { standsAlone } from './stands-alone.ts';
import { tellsFigures } from './tells-figures.ts';
import { tellsFact } from './told-next.ts';
import { toldWhileWaiting } from './told-while-waiting.ts';
import { whatIf } from './what-if.ts';

export type StudyCall = Extract<ToolCall, { tool: 'study_question' }>;

/** One call; a fact told in the same message is kept besides. */
export function decideStudy(
  { slots, also }: Extract<Understanding, { intent: 'complexa' }>,
  situation: Situation,
): Decision {
  if (situation.loaded.lastMission !== undefined && decides(situation)) return say(phrases.decided);
  const question = withPremises(hardQuestion(situation.reading, slots), situation);
  // "E a da Renner?", which is owed and no share to buy.
  const words = ` ${folded(situation.text)} `;
  if (
    choosePlaybook(question) === 'empresa' &&
    situation.loaded.debts().some(({ key }) => words.includes(` ${folded(key)} `))
  )
    return say(phrases.beyondReach);
  const fact = factBeside(also, situation);
  return run({ tool: 'study_question', args: { question, ...(fact === undefined ? {} : { fact }) } });
}

/** An entry told with the question ("recebi 1 mil, o que faço com isso?"); only a single, complete one is offered. */
export function factBeside(also: Understanding['also'], situation: Situation): Draft | undefined {
  const fact = also?.find((one) => one.intent === 'lancamento');
  if (fact?.intent !== 'lancamento') return undefined;
  const [draft, ...others] = draftsOf(fact.slots, situation);
  return draft === undefined || others.length > 0 || missingPiece(draft) !== undefined ? undefined : draft;
}

/** The same question with the missing figure added; figures already in it win over `beside`. */
export function answeredStudy(
  { args: { question, answered = [], fact } }: StudyCall,
  figure: AskedFigure,
  value: Figures[AskedFigure],
  /** Other figures told in the same answer: "ganho 3.200 e gasto 2.700". */
  beside: Figures = {},
): StudyCall {
  const figures = { ...flowsOf(beside), ...question.figures, [figure]: value };
  return {
    tool: 'study_question',
    args: {
      question: { ...question, figures, turned: figure },
      answered: [...answered, figure],
      ...(fact === undefined ? {} : { fact }),
    },
  };
}

/** Told instead of what was asked for, which is asked for again. */
const besideAnswer = ({ args }: StudyCall, key: AskedFigure, cents: Figures[AskedFigure]): StudyCall => ({
  tool: 'study_question',
  args: {
    ...args,
    question: { ...args.question, figures: { ...args.question.figures, [key]: cents }, turned: key },
  },
});

/** Only income and expenses are taken from the rest of an answer; a bare amount is the answer itself. */
const flowsOf = ({ income, expense }: Figures): Figures =>
  income === undefined || expense === undefined ? {} : { income, expense };

const OF_GOAL: ReadonlySet<AskedFigure> = new Set(['goal', 'price', 'saving', 'saved', 'months', 'due']);
/** "Limite do cartão é 2000" is a fact of the card, whatever figure is asked for. */
const isOfElse = ({ text, read }: Situation, figure: AskedFigure): boolean => {
  const alone = read(text);
  // "Quero juntar 12 mil até dezembro", while what can be paid towards the debts is asked for.
  if (alone.intent === 'goal_set') return alone.confidence >= SURE && !OF_GOAL.has(figure);
  return alone.intent === 'account_set' && (alone.slots.limit_cents ?? alone.slots.closing_day) !== undefined;
};

/** In words: "por que tanto?", and no question of its own. */
const SHORTEST_WHY = 4;
/** "Por quê?", instead of the figure. */
const sayWhyAsked = (situation: Situation): Decision | undefined =>
  askUnanswered(situation, [
    'É para fechar a conta que você pediu: sem esse número eu só chutaria. ',
    plainly(openQuestion(situation)?.question ?? ''),
  ]);

/** The message as the answer to the figure that was asked; undefined when it is not one (a new command, "cancela", another subject). */
export function answerStudy(situation: Situation): Decision | undefined {
  const { act, slot } = slotOpen(situation) ?? {};
  const figure = slot as AskedFigure;
  if (act?.tool !== 'study_question' || isOfElse(situation, figure)) return undefined;
  if (asksToExplain(situation.text) || (asksWhy(situation.text) && situation.text.split(' ').length <= SHORTEST_WHY))
    return sayWhyAsked(situation);
  const ofTold = toldWhileWaiting(situation, act);
  if (ofTold !== undefined) return ofTold;
  const named = namedFigure(situation.text, figure, act.args.question);
  if (named?.answers === true)
    return run(answeredStudy(act, figure, wholePrice(figure, named.cents, act.args.question)));
  const rate = rateTold(situation.text, figure, act.args.question);
  if (rate !== undefined) return run(besideAnswer(act, rate.key, rate.percent));
  if (isEntryBeside(situation)) return undefined;
  if (named !== undefined) return run(besideAnswer(act, named.key, named.cents));
  const offer = figure === 'price' ? undefined : offerOfCreditor(situation);
  if (offer !== undefined) return offer;
  const { question } = act.args;
  const part = partAsked(situation.text);
  // "Quanto fica?", of a loan whose terms are told: what can be said before the income is known.
  const asked = { ...question, text: situation.text };
  const asks =
    part === undefined
      ? undefined
      : OF_TERMS.test(part)
        ? (playbookNamed(asked) ?? choosePlaybook({ ...asked, text: `quanto fica a parcela, ${part}` }))
        : playbookNamed(asked);
  if (asks === 'custo_emprestimo' && choosePlaybook(question) !== asks)
    return run({
      tool: 'study_question',
      args: {
        question: { ...question, text: OF_TERMS.test(part ?? '') ? `quanto fica a parcela, ${part}` : situation.text },
      },
    });
  if (figure === 'monthlyRate' && choosePlaybook(question) === 'quitar_dividas' && UNKNOWN.test(folded(situation.text)))
    return run({ ...act, args: { ...act.args, question: { ...question, text: `${question.text}; ${RATE_UNKNOWN}` } } });
  if (decides(situation)) return say(phrases.decided);
  const debts = question.figures.debts ?? keptDebts(situation);
  const rated = debts.length > 1 && OF_RATES.has(figure) ? ratesByName(situation.text, debts) : undefined;
  if (rated !== undefined)
    return runAfter(ratesTold(rated, situation.loaded), {
      ...act,
      args: { ...act.args, question: { ...question, figures: { ...question.figures, debts: rated } } },
    });
  const { income, expense } = figuresOf(situation.reading.figures);
  // "Ganho 2600 e gasto 2000": what is left of them can be paid.
  if (figure === 'payment' && income !== undefined && expense !== undefined)
    return run({
      ...act,
      args: { ...act.args, question: { ...question, figures: { ...question.figures, income, expense } } },
    });
  // "Eu ganho 3.200 e ele 4.800": both, of the bills to share.
  const whose =
    figure === 'income' || figure === 'otherIncome'
      ? inContext(`${question.text}; ${situation.text}`, situation.reading.figures)
      : undefined;
  if (whose?.income !== undefined && whose.otherIncome !== undefined) {
    const figures = { ...question.figures, income: whose.income, otherIncome: whose.otherIncome };
    return run({ ...act, args: { ...act.args, question: { ...question, figures } } });
  }
  const names = NAMES_IT[figure]?.test(folded(situation.text)) === true;
  if (part === undefined && !(names && figure === 'passive') && standsAlone(situation, question)) return undefined;
  const swap = swapOffered(situation.text, situation.reading.figures, question);
  if (swap !== undefined) return run({ tool: 'study_question', args: { question: swap } });
  const cents = situation.reading.figures.flatMap((one) => ('cents' in one ? [one.cents] : []));
  const parts = figure === 'expense' ? monthInParts(folded(situation.text), cents) : undefined;
  if (parts !== undefined) {
    const counted = { ...question, supposing: countedExpense(parts) };
    return run(answeredStudy({ ...act, args: { ...act.args, question: counted } }, figure, parts));
  }
  const supposes = SUPPOSES.test(situation.text) && !names;
  const changes = supposes ? whatIf(situation.reading, act.args.question, { justAnswered: true }) : undefined;
  const value =
    changes === undefined
      ? wholePrice(figure, figureAnswered(figure, names ? unasked(situation) : situation), question)
      : undefined;
  const traded = value === undefined && figure === 'price' ? tradedFor(question, situation) : undefined;
  if (traded !== undefined)
    return run(answeredStudy({ ...act, args: { ...act.args, question: traded } }, figure, traded.figures.price));
  const told = decideCase(situation);
  const ofIt = told !== undefined && sameCase(told, act) ? told : undefined;
  // Debts and the costs of a car are told one after the other, whatever was asked for.
  if (ofIt !== undefined && addsUp(act.args.question)) return ofIt;
  if (value !== undefined) {
    const { text, reading, loaded } = situation;
    // "Ganho 2.800, entrei em março de 2024": since when is read from the words.
    const said = tellsFact(text, folded(text), question)
      ? { ...act, args: { ...act.args, question: { ...question, text: `${text}; ${question.text}` } } }
      : act;
    const study = answeredStudy(said, figure, value, inContext(text, reading.figures));
    return runAfter(
      figure === 'debts' ? debtsTold([question.text, text], study.args.question.figures.debts ?? [], loaded) : [],
      study,
    );
  }
  if (ofIt !== undefined) return ofIt;
  // "E em 36x?" instead of an answer: the same question, with the term changed.
  const tells = tellsFigures(situation);
  const changed = changes ?? whatIf(situation.reading, act.args.question, { justAnswered: true, tells });
  if (changed !== undefined) return run({ ...act, args: { ...act.args, question: changed } });
  if (told !== undefined) return told;
  // A number that cannot be the figure is still an answer to this question; "vale a pena?" before it is known asks for it again.
  if (BARE_NUMBER.test(situation.text) || part !== undefined) return askUnanswered(situation);
  if (DROPPED.test(situation.text.trim())) return say(phrases.cancelled);
  return SUPPOSES.test(situation.text) ? askUnanswered(situation) : undefined;
}

/** "O meu vale 35 mil e o novo é 62", of a car that is to be changed: what it fetches goes in first. */
function tradedFor(question: HardQuestion, { text: said, reading }: Situation): HardQuestion | undefined {
  const [old, ...others] = reading.figures.flatMap((one) => ('cents' in one ? [one.cents] : []));
  const more = inContext(`${question.text}; ${said}`, reading.figures).price;
  if (old === undefined || more === undefined || others.length !== 1 || said.includes('?')) return undefined;
  return { ...question, figures: { ...question.figures, price: old + more, downPayment: old } };
}

/** What may be told by name instead of what was asked. */
const OF_RATES: ReadonlySet<AskedFigure> = new Set(['monthlyRate', 'payment']);
/** Asked of what is paid, whatever comes in. */
const OF_TERMS = /\b(?:total|tudo|ao todo|parcelas?|juros?|prestac\w+)\b/;
const UNKNOWN = pattern()`
  ^(?:(?:ih|ah|olha|essa|esse|isso|eu|dess[ae]|ainda) )*(?:nao (?:sei|lembro|faco ideia|tenho ideia|conheco)|sei (?:la|nao)|
  nem (?:sei|ideia)|nao faco a minima)(?: (?:nao|ainda|agora|de cabeca|o juro|a taxa|ess[ae]|dess[ae]|ideia|dela|dele))*$
`;
const BARE_NUMBER = /^\s*\d[\d.,]*\s*$/u;
const addsUp = (question: HardQuestion): boolean => {
  const playbook = choosePlaybook(question);
  return playbook === 'quitar_dividas' || ADDS_UP.has(playbook);
};

/** Whether what was told is of the question that waits. */
const sameCase = (told: Decision, waiting: StudyCall): boolean =>
  told.do === 'run_tool' &&
  told.calls.some(
    (call) =>
      call.tool === 'study_question' && choosePlaybook(call.args.question) === choosePlaybook(waiting.args.question),
  );

/** No answer begins like this, unless it names the figure that was asked for. */
const SUPPOSES = /^\s*e (?:se|em|com)\b/i;

/** Folded. "E se o aluguel for 2500?" tells the rent that was asked for. */
const NAMES_IT: Readonly<Partial<Record<AskedFigure, RegExp>>> = {
  rent: /\baluguel\b/u,
  monthlyRate: /\b(?:juros?|taxa)\b/u,
  yearlyRate: /\b(?:juros?|taxa)\b/u,
  passive: /\d (?:mil )?(?:reais )?(?:de renda|por mes pra viver)\b|\bviver com\b/,
  income: /\b(?:ganh\w+|renda|salario)\b/u,
  expense: /\bgast\w+\b/u,
  saving: /\b(?:guard|junt|poup)\w+\b/u,
  installment: /\bparcela\b/u,
};

/** The same words as told and not asked: only the figure is of interest. */
function unasked(situation: Situation): Situation {
  const clauses = situation.text.split('?').filter((one) => /\d/.test(one));
  const wanted = /\d[\d.,]*(?: mil)?(?= (?:reais )?de renda)/i.exec(situation.text)?.[0];
  if (wanted !== undefined) return reworded(situation, wanted);
  const text = (clauses[0] !== undefined && clauses.length === 1 ? clauses[0] : situation.text)
    .trim()
    .replace(/^e (?:se )?/i, '')
    .replace(/[?!. ]+$/u, '');
  return reworded(situation, text);
}

/** "Esquece o carro": drops the question; nothing stored is deleted. */
const DROPPED =
  /^(?:(?:ah|n[ãa]o|bom|ok)[, ]+)*(?:esquece|deixa|larga)(?: (?:o|a|esse|essa|isso do) [a-zà-ÿ]+)?(?: pra l[áa]| quieto)?[.!]*$/i;
