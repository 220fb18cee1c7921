// "Tô pensando em comprar uma TV de 3.200", "tenho 4 mil guardado", "em 12x cabe?": what somebody makes up their mind about, told piece by
// piece. What was told of it is kept with the question, and later messages are read in its light until something else is talked about.

import { folded, unaccented } from '../../domain/fold.ts';
import type { Figures } from '../../domain/hard-question.ts';
import { pattern } from '../../domain/pattern.ts';
import type { Intent } from '../../language/intent.ts';
import { choosePlaybook } from '../../missions/choose-playbook.ts';
import { IN_SHORT } from '../../missions/replies/part-words.ts';
import { run, runAfter, say } from '../decided.ts';
import type { Decision } from '../decision.ts';
import { slotOpen } from '../open-question/open-question.ts';
import { isWholeRecord } from '../open-question/whole-record.ts';
import { phrases } from '../replies/phrases.ts';
import type { Situation } from '../situation.ts';
import { SURE } from '../sure.ts';
import { amountsIn } from './amounts-told.ts';
import { askedOfSubject } from './asked-of-subject.ts';
import { TAKES_LOAN } from './case-rows.ts';
import { debtsOfProposal } from './debts-of-proposal.ts';
import type { StudyCall } from './decide-study.ts';
import { decides } from './decides.ts';
import { differenceAsked } from './difference-asked.ts';
import { dueTold } from './due-told.ts';
import { isKeptBeside } from './entry-beside.ts';
import { inContext } from './figures-in-context.ts';
import { halfOfStudy } from './half-of-study.ts';
import { GO_ON, heardWords } from './heard-words.ts';
import { isAsked } from './is-asked.ts';
import { ofKeptDebts } from './of-debts.ts';
import { offerOfCreditor } from './offer-of-creditor.ts';
import { merged, openSubject, ownOf } from './open-subject.ts';
import { premises } from './premises.ts';
import { standsAlone } from './stands-alone.ts';
import { firstOf, type Next, questionOf, whichRole } from './subject-question.ts';
import { LEAST_PURCHASE, routeOf, SUBJECTS, type SubjectRow } from './subjects.ts';
import { toldFigures } from './told-figures.ts';

/** In letters: longer messages are stories. */
const LONGEST = 240;

/** Something that moved, is ordered, or is asked of what was recorded. Folded. */
const ELSE = pattern()`
  \b(?:paguei|pagamos(?! [\d ]+(?:mil )?(?:de aluguel|hoje|hj|$))|gastei|gastamos|comprei|compramos|recebi(?! (?:uma? )?(?:proposta|oferta|acordo|renegocia))|recebemos|caiu na|entrou|entraram|vendi|transferi|mandei|emprestei|
  devolvi|saquei|depositei|anot\w+|lanc(?:a|e|ar)|registr[ae]r?|lembr\w+|avis[ae]\w*|apag\w+|desfaz\w*|cancel\w+|lista\w*|nota|salv[ae]\w*|guarda (?:isso|ai)|guardei|
  extrato|saldo|lancamentos?|todo dia \d+|(?:todo|no) \w+ dia util|vence dia \d+ .{0,20}faltam? \d+|me dev(?:e|em)|metas?|cofrinho|teto|esquec[ea]\w*|voltando|levei|(?:semana|mes) que vem (?:eu )?receb\w+)\b
`;
/** Left to what else they do, whatever is open. */
const OTHER_INTENTS: ReadonlySet<Intent> = new Set<Intent>([
  'reminder_set',
  'save_previous',
  'export',
  'split_settle',
  'delete_all',
  'confirm',
  'deny',
  'cancel',
  'thanks',
  'farewell',
  'link_channel',
  'household',
  'undo_transaction',
  'category_teach',
  'my_data',
  'erase_me',
]);
const STOPS: ReadonlySet<Intent> = new Set<Intent>(['cancel', 'deny', 'confirm']);
/** Kept as such when the words are sure. */
const KEPT: ReadonlySet<Intent> = new Set<Intent>(['goal_set', 'budget_set', 'save', 'mark_item']);

/** "Tô querendo viajar em julho", which no hour or day makes an appointment. */
const isWish = (intent: Intent, words: string): boolean =>
  intent === 'reminder_set' && WISHES.test(words) && !/\d/.test(withoutAge(words));
const withoutAge = (words: string): string => words.replace(/\bde \d\d anos\b/, '');
/** "Vou pedir aumento" takes no leave. */
const opensNamed = (intent: Intent, words: string): boolean =>
  intent === 'farewell' && SUBJECTS.some(({ opens }) => opens.test(words));
const WISHES = /\b(?:quer(?:o|emos|ia|iamos|endo|er)|pensando em|planejando|fim de)\b/;

const isElse = ({ text, understanding: { intent, confidence } }: Situation, words: string): boolean =>
  text.length > LONGEST ||
  text.includes('\n') ||
  ELSE.test(words) ||
  TAKES_LOAN.test(words) ||
  // "À vista sai 3.450" stops nothing.
  (OTHER_INTENTS.has(intent) &&
    !(STOPS.has(intent) && /\d/.test(words)) &&
    !isWish(intent, words) &&
    !opensNamed(intent, words)) ||
  (confidence >= SURE && KEPT.has(intent) && !IN_ALL.test(words));
/** "Orçamento de 14 mil", of what is to be paid for once. */
const IN_ALL = /^(?:(?:o|meu|nosso|com|um) )*orcamento (?:(?:e|de|uns|total|fica) )*\d/;

/** @returns undefined when the message opens no subject and is of none that is open */
export function decideSubject(situation: Situation, derived = false): Decision | undefined {
  const { text, reading, loaded } = situation;
  const words = folded(text);
  if (isElse(situation, words)) return undefined;
  const open = openSubject(situation, derived);
  // What was asked meanwhile is gone on with first.
  if (!derived && open !== undefined && open.question.chosen === undefined) return undefined;
  const opens = SUBJECTS.find((row) => row.opens.test(words));
  const offer = opens?.subject === 'proposta' ? offerOfCreditor(situation) : undefined;
  if (offer !== undefined) return offer;
  const asks = (isAsked(text) && !(OFFERS.test(words) && !text.includes('?'))) || SHOWS.test(words);
  const row = opens ?? open?.row;
  if (row === undefined || (open === undefined && ((asks && !saysLittle(situation)) || goesOnElsewhere(row, loaded))))
    return undefined;
  const own = ownOf(open?.told ?? loaded.lastMission?.question.figures ?? {});
  const alone = opens === undefined ? undefined : toldFigures(text, reading.figures, row.subject, own);
  // "Vi um iPhone de 7.500", behind what was told of a fridge: another thing.
  const another = alone?.figures.price !== undefined && ![alone.figures.price, undefined].includes(open?.told.price);
  const same = open?.row.subject === row.subject && !another;
  const before = same
    ? open.told
    : { ...own, ...tradedIn(words, situation), ...(row.subject === 'casa' ? rentIn(situation) : {}) };
  const asked = slotOpen(situation);
  if (
    open === undefined &&
    asked?.act.tool === 'study_question' &&
    (alone?.figures.price === undefined || OF_ITS_PRICE.has(asked.slot))
  )
    return undefined;
  const heard = alone === undefined || same ? toldFigures(text, reading.figures, row.subject, before) : alone;
  const due =
    row.subject === 'meta' || row.subject === 'compra' || UNTIL.test(words)
      ? dueTold(text, situation.readingOf)
      : undefined;
  const told = due === undefined ? heard : { ...heard, figures: { ...heard.figures, due } };
  if (
    (opens?.subject === 'compra' || opens?.subject === 'meta') &&
    /\d/.test(withoutAge(words)) &&
    told.figures.installment === undefined &&
    (told.figures.price ?? told.figures.saving ?? 0) < LEAST_PURCHASE
  )
    return undefined;
  // What is owed is kept as such where it is not what is decided.
  if (row.subject !== 'proposta' && told.roles.some(({ role }) => role === 'debt')) return undefined;
  const merging = merged(before, told.figures);
  // "E com 150 mil de entrada?" is all that goes in.
  const { fgts: _, ...without } = merging;
  const all =
    asks && told.figures.downPayment !== undefined && told.figures.fgts === undefined && !/\bmais\b/.test(words)
      ? without
      : merging;
  // Both offers in one message lack nothing.
  if (open === undefined && all.income !== undefined && all.offeredIncome !== undefined && !saysNothing(situation))
    return undefined;
  if (opens === undefined && isKeptBeside(situation, row, told.roles)) return undefined;
  const next: Next = { row, situation, words, told, all, open: same ? open : undefined };
  if (open !== undefined && !asks && decides(situation)) return say(phrases.decided);
  return asks ? askedOfSubject(next) : toldOf(next, opens !== undefined && !same, opens !== undefined);
}
/** "Tenho um carro de 38 mil", behind which another is thought of: goes in for it. */
function tradedIn(words: string, situation: Situation): Figures {
  const mine = /\btroc/.test(words)
    ? premises(situation).findLast(
        (one) => /^(?:eu )?(?:tenho|meu|o meu) .*(?:carro|moto)?.*\d/i.test(one) && /\b(?:carro|moto)\b/i.test(one),
      )
    : undefined;
  const [sum, ...more] = mine === undefined ? [] : amountsIn(unaccented(mine));
  return sum === undefined || more.length > 0 || sum.cents < LEAST_PURCHASE ? {} : { traded: sum.cents };
}
/** "Meu aluguel é 2.200", told before the home was. */
function rentIn(situation: Situation): Figures {
  const said = premises(situation).findLast((one) => /\baluguel\b/i.test(one));
  const [sum, ...more] = said === undefined ? [] : amountsIn(unaccented(said));
  return sum === undefined || more.length > 0 ? {} : { rent: sum.cents };
}
/** What a bank offers for debts that were just worked out is weighed with them. */
const goesOnElsewhere = ({ subject }: SubjectRow, { lastMission }: Situation['loaded']): boolean =>
  lastMission !== undefined && subject === 'proposta';
/** Of those no other reader takes two offers told at once. */
const saysNothing = ({ understanding: { intent } }: Situation): boolean =>
  intent === 'smalltalk' || intent === 'unknown';
/** "Vi um celular de 1.899 em 10x, dá?": no calculation is named, so that it is the subject's own that is asked for. */
const saysLittle = ({ text, reading }: Situation): boolean =>
  /\d/.test(text) &&
  choosePlaybook({ domain: '', coordinator: '', text, figures: inContext(text, reading.figures) }) === 'retrato';
/** What a thing that is named may answer. */
const OF_ITS_PRICE: ReadonlySet<string> = new Set(['price', 'goal', 'loan', 'installment']);
/** "Até março". */
const UNTIL = /\bate (?!\d)/;
/** "Dá pra fazer em 12x de 389 no Magalu", told and not asked. */
const OFFERS = /^(?:da (?:pra|para)|posso|consigo|tem|o que)\b.*\d/;
const SHOWS = /\bme (?:mostra|ajuda|diz|fala|explica)\b|\bpossibilidades\b|\bopcoes\b/;

function toldOf(next: Next, opening: boolean, opens: boolean): Decision | undefined {
  const { row, situation, told, all, open } = next;
  const { roles, unplaced } = told;
  const tells = Object.keys(told.figures).length > 0;
  if (!opening && !tells && unplaced.length === 0) return opens ? say(phrases.premise) : undefined;
  // "Mercado 42", with nothing else said, was spent.
  const alone = situation.read(situation.text);
  const names =
    roles.length > 0 &&
    roles.every(({ role }) => role === 'cost' || (row.subject === 'compra' && (role === 'owning' || role === 'lump')));
  if (!opening && names && isWholeRecord(alone) && !(row.costs === true && open?.just === true)) return undefined;
  if (roles.length === 0 && unplaced.length > 0 && !tells)
    return opening ||
      open?.just !== true ||
      open.question.subject === undefined ||
      situation.text.length > SHORT ||
      isWholeRecord(alone)
      ? undefined
      : whichRole(next, unplaced);
  // "Preciso trocar de carro": its price is asked for.
  const priceless = opening && all.price === undefined && unplaced.length === 0 && roles.length === 0;
  if (
    priceless &&
    (row.subject === 'compra' || row.subject === 'meta') &&
    !/\d|consorcio|financ|faculdade|curso|\bpos\b|graduacao/.test(next.words)
  )
    return run({ tool: 'study_question', args: { question: questionOf(next, 'juntar') } });
  const offers = open?.answered === true && told.figures.plans !== undefined && (all.plans?.length ?? 0) > 1;
  // "Um acordo: 4.800 por 18x de 210", told at once.
  const offered = row.subject === 'proposta' && opening && all.debts !== undefined && all.installment !== undefined;
  const onOwn = row.subject === 'trabalho' && all.trade === 'alone';
  const first = offered ? (routeOf(row, 'aceito', all) ?? firstOf(row)) : onOwn ? 'por_conta' : firstOf(row);
  const before = open === undefined ? first : choosePlaybook(open.question);
  // Parcelas told of what was to be gathered for: whether they fit.
  const parcelled =
    before === 'juntar' &&
    open?.answered === false &&
    told.figures.installments !== undefined &&
    row.subject === 'compra';
  // "Vi um HB20 por 72 mil", where only its price was asked for: how it would be paid is told next.
  const priced =
    before === 'juntar' &&
    open?.answered === false &&
    open.told.price === undefined &&
    told.figures.price !== undefined &&
    told.figures.due === undefined &&
    row.subject === 'compra';
  const last = offers ? 'qual_plano' : parcelled || priced ? firstOf(row) : before;
  const text = open?.question.text;
  const question = questionOf(next, last, text === undefined ? {} : { text });
  const waits = slotOpen(situation)?.act.tool === 'study_question';
  // "Uma casa de 200 mil com 50 mil de entrada em 25 anos", or a home with what comes in and what there is, lacks nothing.
  const { price, downPayment, saved, income, installments, yearlyRate } = all;
  const whole =
    row.subject === 'casa' &&
    open?.answered !== true &&
    price !== undefined &&
    (((installments ?? yearlyRate) !== undefined && downPayment !== undefined) ||
      (income !== undefined && (saved ?? downPayment) !== undefined));
  if (whole || offers || offered || (waits && open !== undefined && !priced))
    return run({ tool: 'study_question', args: { question } });
  const keeps = debtsOfProposal(next);
  const only = keeps.length > 0 && roles.length <= 1 && told.figures.plans === undefined;
  const study: StudyCall = {
    tool: 'study_question',
    args: {
      question,
      told: only ? GO_ON : heardWords(row, told, opening || priced),
      ...(open?.answered === true ? { before: open.question, part: IN_SHORT } : {}),
    },
  };
  return runAfter(keeps, study);
}
/** In letters: a bare amount with a word or two. */
const SHORT = 24;

/** "A gente consegue?", while a subject is open, asks nothing about the product. */
export const ofOpenSubject = (situation: Situation): Decision | undefined =>
  differenceAsked(situation) ??
  ofJustOpen(situation) ??
  (CEILING.test(situation.text) ? halfOfStudy(situation) : undefined);
function ofJustOpen(situation: Situation): Decision | undefined {
  const open = openSubject(situation);
  if (open?.just !== true) return undefined;
  return HALF_FIRST.has(choosePlaybook(open.question)) ? saidOfStudy(situation) : decideSubject(situation);
}
/** "E se fosse 12?", of a raise, is no other pay, and the hotel that is cut no other price. */
const HALF_FIRST: ReadonlySet<string> = new Set(['aumento_real', 'juntar', 'posso_gastar']);
/** "Qual é o limite mesmo?", of the MEI that was asked about and not of the product. */
const CEILING = /\b(?:limite|teto)\b/i;
/** Half of the question that was just answered, or another figure of its subject. */
export const saidOfStudy = (situation: Situation): Decision | undefined =>
  halfOfStudy(situation) ?? ofKeptDebts(situation) ?? decideSubject(situation);

/** "Tô pensando em comprar um apartamento", under a question about an entry: that is left. */
export const opensSubject = (situation: Situation): Decision | undefined =>
  slotOpen(situation)?.act.tool === 'study_question' ||
  !SUBJECTS.some(({ opens }) => opens.test(folded(situation.text)))
    ? undefined
    : decideSubject(situation);

/** While a figure of it is asked for: another one told by its name, or what is asked meanwhile. A bare number answers. */
export function subjectUnderQuestion(situation: Situation, derived = false): Decision | undefined {
  const { act } = slotOpen(situation) ?? {};
  return act?.tool === 'study_question' &&
    /[a-zà-ÿ]{3}/i.test(situation.text.replace(/\b(?:mil|reais|uns|umas)\b/gi, '')) &&
    !(derived && standsAlone(situation, act.args.question))
    ? decideSubject(situation, derived)
    : undefined;
}
