// "Tô pensando em comprar uma TV de 3.200", "tenho 4 mil guardado", "em 12x cabe?": what somebody makes up their mind about, told piece by
// piece. What was told of it is kept with the question, and later messages are read in its light until something else is talked about.

import { folded } from '../../domain/fold.ts';
import type { Figures } from '../../domain/hard-question.ts';
import { pattern } from '../../domain/pattern.ts';
import { withoutUndefined } from '../../domain/without-undefined.ts';
import { reais } from '../../finance/money.ts';
import { readWhen } from '../../language/figures/read-when.ts';
import type { Intent } from '../../language/intent.ts';
import { choosePlaybook, playbookNamed } from '../../missions/choose-playbook.ts';
import type { PlaybookName } from '../../missions/playbooks/table.ts';
import { IN_SHORT } from '../../missions/replies/part-words.ts';
import { keepWords } from '../../planner/save-calls.ts';
import { run, say } from '../decided.ts';
import type { Decision } from '../decision.ts';
import { slotOpen } from '../open-question/open-question.ts';
import { isWholeRecord } from '../open-question/whole-record.ts';
import { phrases } from '../replies/phrases.ts';
import type { Situation } from '../situation.ts';
import { SURE } from '../sure.ts';
import { decides } from './decides.ts';
import { isKeptBeside } from './entry-beside.ts';
import { afterWaiting } from './figures-for.ts';
import { inContext } from './figures-in-context.ts';
import { heardWords, whatWouldChange } from './heard-words.ts';
import { isAsked } from './is-asked.ts';
import { merged, type Open, openSubject, ownOf } from './open-subject.ts';
import { firstOf, type Next, questionOf, whichRole } from './subject-question.ts';
import { routeOf, SUBJECTS, type SubjectRow } from './subjects.ts';
import { toldFigures } from './told-figures.ts';
import { whatIf } from './what-if.ts';

/** In letters: longer messages are stories. */
const LONGEST = 240;
/** In centavos: what is bought for less needs no thought. */
const LEAST_PURCHASE = 30_000;

/** Something that moved, is ordered, or is asked of what was recorded. Folded. */
const ELSE = pattern()`
  \b(?:paguei|pagamos(?! [\d ]+(?:mil )?(?:de aluguel|hoje|hj|$))|gastei|gastamos|comprei|compramos|recebi(?! (?:uma? )?(?:proposta|oferta))|recebemos|caiu na|entrou|entraram|vendi|transferi|mandei|emprestei|
  devolvi|saquei|depositei|anot\w+|lanc(?:a|e|ar)|registr[ae]r?|lembr\w+|avis[ae]\w*|apag\w+|desfaz\w*|cancel\w+|lista\w*|nota|salv[ae]\w*|guarda (?:isso|ai)|guardei|
  extrato|saldo|lancamentos?|todo dia \d+|(?:todo|no) \w+ dia util|me dev(?:e|em)|metas?|cofrinho|teto|esque[cs]\w+|voltando)\b
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

const isElse = ({ text, understanding: { intent, confidence } }: Situation, words: string): boolean =>
  text.length > LONGEST ||
  text.includes('\n') ||
  ELSE.test(words) ||
  // "À vista sai 3.450" stops nothing.
  (OTHER_INTENTS.has(intent) && !(STOPS.has(intent) && /\d/.test(words))) ||
  (confidence >= SURE && KEPT.has(intent));

/** @returns undefined when the message opens no subject and is of none that is open */
export function decideSubject(situation: Situation, derived = false): Decision | undefined {
  const { text, reading, loaded } = situation;
  const words = folded(text).trim();
  if (isElse(situation, words)) return undefined;
  const open = openSubject(situation, derived);
  // What was asked meanwhile is gone on with first.
  if (!derived && open !== undefined && open.question.chosen === undefined) return undefined;
  const opens = SUBJECTS.find((row) => row.opens.test(words));
  const asks = (isAsked(text) && !(OFFERS.test(words) && !text.includes('?'))) || SHOWS.test(words);
  const row = opens ?? open?.row;
  if (row === undefined || (open === undefined && (asks || goesOnElsewhere(row, loaded)))) return undefined;
  const same = open?.row.subject === row.subject;
  const before =
    open === undefined ? ownOf(loaded.lastMission?.question.figures ?? {}) : same ? open.told : ownOf(open.told);
  if (open === undefined && slotOpen(situation)?.act.tool === 'study_question') return undefined;
  const heard = toldFigures(text, reading.figures, row.subject, before);
  const { due } = UNTIL.test(words) ? readWhen(reading) : {};
  const told = due === undefined ? heard : { ...heard, figures: { ...heard.figures, due } };
  if (opens?.subject === 'compra' && (told.figures.price ?? 0) < LEAST_PURCHASE) return undefined;
  // What is owed is kept as such where it is not what is decided.
  if (row.subject !== 'proposta' && told.roles.some(({ role }) => role === 'debt')) return undefined;
  const all = merged(before, told.figures);
  // Both offers in one message lack nothing.
  if (open === undefined && all.income !== undefined && all.offeredIncome !== undefined) return undefined;
  if (opens === undefined && isKeptBeside(situation)) return undefined;
  const next: Next = { row, situation, words, told, all, open: same ? open : undefined };
  if (open !== undefined && !asks && decides(situation)) return say(phrases.decided);
  return asks ? asked(next) : toldOf(next, opens !== undefined && !same, opens !== undefined);
}
/** What a bank offers for debts that were just worked out is weighed with them. */
const goesOnElsewhere = ({ subject }: SubjectRow, { lastMission }: Situation['loaded']): boolean =>
  lastMission !== undefined && (subject === 'proposta' || CASES.has(choosePlaybook(lastMission.question)));
/** "Até março". */
const UNTIL = /\bate (?!\d)/;
/** Told piece by piece as well (case-rows). */
const CASES: ReadonlySet<PlaybookName> = new Set([
  'casa',
  'dividir_contas',
  'vender_carro',
  'quitar_dividas',
  'custo_credito',
]);
/** "Dá pra fazer em 12x de 389 no Magalu", told and not asked. */
const OFFERS = /^(?:da (?:pra|para)|posso|consigo|tem|o que)\b.*\d/;
const SHOWS = /\bme (?:mostra|ajuda|diz|fala|explica)\b|\bpossibilidades\b|\bopcoes\b/;

const WAITS = /\besper\w+\b/;
const SUPPOSES =
  /^(?:(?:e|mas|entao|ai|ta) )*se\b|^(?:e|mas|ou) (?:em|com|por|sem|de|como|no|na|um|uma|[oa] de|outr[oa])\b/;
const CHANGES =
  /\b(?:que|qual) (?:numero|valor|dado)\b.{0,20}\bmud\w+|\bo que (?:mais )?mud(?:a|aria)(?: a resposta)?$/;

function asked(next: Next): Decision | undefined {
  const { row, words, told, all, open, situation } = next;
  const { months, saving } = told.figures;
  const last = open === undefined ? undefined : choosePlaybook(open.question);
  const supposes = SUPPOSES.test(words);
  if (open?.answered === true && last !== undefined && CHANGES.test(words)) return say(whatWouldChange(last));
  if (WAITS.test(words) && row.subject === 'casa' && months !== undefined) {
    const { months: _, ...others } = all;
    const kept = afterWaiting({ ...others, ...withoutUndefined({ months: open?.told.months }) }, months);
    const supposing = `Contei ${months} meses guardando ${reais(kept.saving ?? 0)}: entrada de ${reais(kept.downPayment ?? 0)}, sem rendimento. O preço pode subir até lá.`;
    const question = questionOf({ ...next, all: open?.told ?? all }, 'casa', { kept, supposing });
    return run({ tool: 'study_question', args: { question } });
  }
  if (standsApart(next)) return undefined;
  const tells = Object.keys(told.figures).length > 0;
  // "E com 900?", "e o de 38 mil?": the figure that was changed last or is nearest, and else it is asked which.
  if (!tells && told.unplaced.length > 0 && last !== 'trocar_de_emprego' && open !== undefined) {
    const changed = whatIf(situation.reading, open.question, { justAnswered: open.just });
    if (changed !== undefined)
      return run({ tool: 'study_question', args: { question: changed, before: open.question } });
    if (supposes) return whichRole(next, told.unplaced);
  }
  const offer = supposes && last === 'trocar_de_emprego' ? (told.figures.income ?? told.unplaced[0]) : undefined;
  const into =
    offer === undefined
      ? next
      : { ...next, all: { ...merged(open?.told ?? {}, told.figures), ...incomeOf(open), offeredIncome: offer } };
  const playbook = playbookFor(into, {
    last,
    supposes,
    tells,
    gathers: (saving !== undefined && months === undefined) || told.figures.due !== undefined,
  });
  if (playbook === undefined) return undefined;
  const parcel = playbook === 'casa' && OF_PARCEL.test(words);
  const leaves = playbook === 'rescisao' && /\bse eu (?:sair|pedir|for embora)\b/.test(words);
  const more = parcel ? '; qual a parcela?' : leaves ? '; pedido de demissão' : '';
  const { turned, ...whole } = questionOf(into, playbook, { text: situation.text + more });
  const question = parcel || turned === undefined ? whole : { ...whole, turned };
  const again =
    !parcel && open?.answered === true && last === playbook && sameFigures(open.question.figures, question.figures);
  if (again) return run({ tool: 'study_question', args: { question, part: IN_SHORT } });
  const varies = last === playbook && open?.answered === true && tells && situation.text.length > 0;
  return run({ tool: 'study_question', args: { question, ...(varies ? { before: open.question } : {}) } });
}

const incomeOf = (open: Open | undefined): Figures =>
  open?.told.income === undefined ? {} : { income: open.told.income };
const sameFigures = (one: Figures, other: Figures): boolean => JSON.stringify(one) === JSON.stringify(other);

/** "Quanto preciso ter de reserva?", "posso comprar um celular de 2 mil ganhando 3 mil?": whole in itself, and of something else. */
function standsApart({ row, situation, words, told }: Next): boolean {
  const { text, reading } = situation;
  const named = playbookNamed({ ...BARE, text, figures: inContext(text, reading.figures) });
  const others = named !== undefined && named !== 'juntar' && row.routes.every(([, to]) => to !== named);
  return others && !SUPPOSES.test(words) && (told.roles.length > 0 || words.split(' ').length > SHORTEST);
}
const BARE = { domain: '', coordinator: '' } as const;
/** In words. */
const SHORTEST = 3;

const OF_PARCEL = /\b(?:parcelas?|prestac\w+)\b/;

type Asks = {
  readonly last: PlaybookName | undefined;
  readonly supposes: boolean;
  readonly tells: boolean;
  readonly gathers: boolean;
};

const OF_LEAVE = /\b(?:clt|mei|carteira|registrad[oa]|autonom[oa])\b/;
function playbookFor(
  { row, words, told, all, open }: Next,
  { last, supposes, tells, gathers }: Asks,
): PlaybookName | undefined {
  const answered = open?.answered === true;
  if (last === 'licenca' && OF_LEAVE.test(words) && supposes) return last;
  if (answered && last !== 'custo_emprestimo' && VAGUE.test(words)) return last;
  if (row.subject === 'proposta' && told.figures.offeredRate !== undefined) return 'trocar_divida';
  if (gathers && !STAYS.has(row.subject)) return 'juntar';
  const { payment, lump, debts } = told.figures;
  if (row.subject === 'proposta' && (payment ?? lump ?? (supposes ? debts : undefined)) !== undefined)
    return 'quitar_dividas';
  // "Dá pra viajar gastando 2 mil?", of a month that is being worked out.
  if ((row.costs === true || (supposes && last === 'vista_ou_parcelado')) && told.figures.price !== undefined)
    return 'posso_gastar';
  if (row.subject === 'sozinho' && told.figures.rent !== undefined) return 'morar_so';
  if (WAITS.test(words) && told.figures.price !== undefined) return 'posso_gastar';
  const rest = supposes ? words.replace(/^(?:(?:e|mas|ou|entao|ai|ta) )*(?:se )?/, '') : words;
  const routed = routeOf(row, rest, all);
  // "E a gasolina? uns 700", of the month it was weighed with.
  const costs = answered && told.roles.length > 0 && told.roles.every(({ role }) => role === 'cost');
  if (!supposes || last === undefined) return routed ?? (costs ? last : undefined);
  return routed ?? (tells ? last : undefined);
}
/** Asked of what was just answered, unless that was only a part of it. */
const VAGUE =
  /^(?:(?:e|mas|entao|ai|assim) )*(?:vale(?: a pena)?|compensa|muda (?:o que|muito|alguma coisa)|o que muda)$/;
/** A pace is a figure of what they weigh. */
const STAYS: ReadonlySet<string> = new Set(['casa', 'trabalho', 'proposta']);

function toldOf(next: Next, opening: boolean, opens: boolean): Decision | undefined {
  const { row, situation, told, all, open } = next;
  const { roles, unplaced } = told;
  const tells = Object.keys(told.figures).length > 0;
  if (!opening && !tells && unplaced.length === 0) return opens ? say(phrases.premise) : undefined;
  // "Mercado 42", with nothing else said, was spent.
  const alone = situation.read(situation.text);
  const names = roles.every(
    ({ role }) => role === 'cost' || (row.subject === 'compra' && (role === 'owning' || role === 'lump')),
  );
  if (!opening && names && isWholeRecord(alone) && !(row.costs === true && open?.just === true)) return undefined;
  if (roles.length === 0 && unplaced.length > 0 && !tells)
    return opening ||
      open?.just !== true ||
      open.question.subject === undefined ||
      situation.text.length > SHORT ||
      isWholeRecord(alone)
      ? undefined
      : whichRole(next, unplaced);
  const offers = open?.answered === true && told.figures.plans !== undefined && (all.plans?.length ?? 0) > 1;
  const last = offers ? 'qual_plano' : open === undefined ? firstOf(row) : choosePlaybook(open.question);
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
  if (whole || offers || (waits && open !== undefined)) return run({ tool: 'study_question', args: { question } });
  return run({
    tool: 'study_question',
    args: {
      question,
      told: heardWords(row, told, opening),
      ...(open?.answered === true ? { before: open.question, part: IN_SHORT } : {}),
    },
  });
}
/** In letters: a bare amount with a word or two. */
const SHORT = 24;

/** "A gente consegue?", while a subject is open, asks nothing about the product. */
export const ofOpenSubject = (situation: Situation): Decision | undefined =>
  openSubject(situation)?.just === true ? decideSubject(situation) : undefined;

/** "Minha filha de 6 anos fica comigo", of what is being decided, is no note to offer. */
export function heardOfSubject(decision: Decision, situation: Situation): Decision {
  const offered = decision.do === 'reply' && decision.next.at === 'pending' ? decision.next.action : undefined;
  const isNote = offered?.kind === 'confirm' && offered.yes.act.tool === NOTE;
  return isNote && !isAsked(situation.text) && openSubject(situation)?.just === true ? say(phrases.premise) : decision;
}
const NOTE = keepWords('').tool;

/** "Tô pensando em comprar um apartamento", under a question about an entry: that is left. */
export const opensSubject = (situation: Situation): Decision | undefined =>
  slotOpen(situation)?.act.tool === 'study_question' ||
  !SUBJECTS.some(({ opens }) => opens.test(folded(situation.text)))
    ? undefined
    : decideSubject(situation);

/** While a figure of it is asked for: another one told by its name, or what is asked meanwhile. A bare number answers. */
export const subjectUnderQuestion = (situation: Situation): Decision | undefined =>
  slotOpen(situation)?.act.tool === 'study_question' &&
  /[a-zà-ÿ]{3}/i.test(situation.text.replace(/\b(?:mil|reais|uns|umas)\b/gi, ''))
    ? decideSubject(situation)
    : undefined;
