// "De quanto cada?", "e lci 92%?", "qual compensa mais?": words that say nothing to the notebook while a hard question is open, or after
// one was told piece by piece, are of it.

import { folded } from '../../domain/fold.ts';
import type { Figures, HardQuestion } from '../../domain/hard-question.ts';
import { pattern } from '../../domain/pattern.ts';
import type { Question } from '../../finance/question.ts';
import { choosePlaybook } from '../../missions/choose-playbook.ts';
import type { PlaybookName } from '../../missions/playbooks/table.ts';
import { ONLY_TOLD } from '../../missions/replies/part-words.ts';
import { run, say } from '../decided.ts';
import type { Decision } from '../decision.ts';
import { phrases } from '../replies/phrases.ts';
import { reworded, type Situation } from '../situation.ts';
import { missionOf } from './back-to-earlier.ts';
import { decideMission } from './decide-mission.ts';
import { decideSubject } from './decide-subject.ts';
import { inContext } from './figures-in-context.ts';
import { halfOfStudy } from './half-of-study.ts';
import { hardQuestion } from './hard-question-of.ts';
import { isAsked } from './is-asked.ts';
import { ofASum } from './of-a-sum.ts';
import { figuresIn, isPremise, over, premises } from './premises.ts';
import { asLoan, ofCase } from './same-case.ts';
import { whatIf } from './what-if.ts';

/** Said of nothing in particular. */
const SHRUGS: ReadonlySet<unknown> = new Set([
  phrases.smalltalk,
  phrases.beyondReach,
  phrases.nothingAsked,
  phrases.valueUnplaced,
  phrases.notClear,
  phrases.nothingHalfDone,
  phrases.changeWhich,
  phrases.premise,
  phrases.searchWhat,
]);
/** Folded. Of what was recorded. */
const OF_LEDGER = pattern()`
  \b(?:gast\w+|despesas?|entradas|paguei|pagamos|recebi|recebemos|entrou|entraram|comprei|saiu|anot\w+|lanc\w+|registr\w+|(?:d?esse|nesse|este|neste|no) mes|
  essa semana|semana passada|mes passado|hoje|hj|ontem|extrato|saldo|devo|me devem?)\b
`;
const CONTINUES = /^(?:(?:mas|entao|ai|ta|ok) )*e\b/;

/** What only a shrug or an empty ledger would answer. */
function saysNothing(decision: Decision, situation: Situation): boolean {
  const { loaded, text } = situation;
  if (decision.do === 'reply') return SHRUGS.has(decision.reply);
  if (decision.do !== 'run_tool' || decision.calls.length > 1 || OF_LEDGER.test(folded(text))) return false;
  const [call] = decision.calls;
  if (call.tool === 'study_question')
    return (
      VAGUE.has(choosePlaybook(call.args.question)) &&
      call.args.question.chosen === undefined &&
      call.args.before === undefined &&
      (tellsNoAmount(toldIn(situation)) ||
        FITS.test(folded(text)) ||
        (isPremise(text) && ofASum(text) && !isAsked(text)))
    );
  // "Qual primeiro?", right behind the answer, looks for no note.
  if (call.tool === 'search_items')
    return loaded.justStudied && isAsked(text) && text.trim().split(/\s+/).length <= SHORT;
  // "O CDI tá 14,9", told and not asked.
  if (call.tool === 'market_quote') return /\d/.test(text) && !text.includes('?');
  return call.tool === 'query_ledger' && (tellsTerms(situation) || !knows(call.args.question, loaded));
}

const OF_ENTRIES: ReadonlySet<Question['op']> = new Set([
  'sum',
  'count',
  'avg',
  'list',
  'last',
  'max',
  'share',
  'installments_list',
  'paid_check',
]);

/** "Ganho 3200 e gasto 2300, cabe?", of what is to be bought. */
const FITS = /\b(?:cabe|da (?:pra|para) (?:mim|pagar|nos|a gente)|consigo pagar|aguento)$/;

const isStudy = (decision: Decision): boolean =>
  decision.do === 'run_tool' && decision.calls[0].tool === 'study_question';

/** What is answered when nothing else fits. */
const VAGUE: ReadonlySet<PlaybookName> = new Set(['retrato', 'quanto_gastar', 'diagnostico']);
const tellsNoAmount = (figures: Figures): boolean =>
  Object.values(figures).every((one) => typeof one !== 'number' || one < LEAST_CENTS);
/** In words. */
const SHORT = 4;
/** Terms and ages are smaller. */
const LEAST_CENTS = 1000;

/** Whether something of that name or kind is recorded; a question that names neither may be of anything. */
function knows(
  { op, category, merchant, counterpart, name, check, period, min_cents, max_cents, group_by }: Question,
  { entries, lastQuestion }: Situation['loaded'],
): boolean {
  // "Quanto sobra?", where nothing is recorded.
  if (op === 'savings' && entries({ last: 1 }).length === 0) return false;
  if (!OF_ENTRIES.has(op) || lastQuestion !== undefined || (min_cents ?? max_cents ?? group_by) !== undefined)
    return true;
  const words = merchant ?? counterpart ?? name ?? check;
  if (words !== undefined) return entries({ words }).length > 0;
  // "Quanto foi hoje?" is of that day when anything was recorded then.
  if (category === undefined) return period !== undefined && entries({ period }).length > 0;
  return entries(period === undefined ? { last: 50 } : { period }).some((one) => one.category === category);
}

/** @param decision what the message leads to by itself @returns undefined unless it says nothing, and the words go on with what is open */
export function ofOpenStudy(decision: Decision, situation: Situation): Decision | undefined {
  const open = situation.loaded.lastMission;
  if (!saysNothing(decision, situation)) return undefined;
  const subject = decideSubject(situation, true);
  if (subject !== undefined) return subject;
  // A question of the whole leaves no case open.
  return open === undefined || choosePlaybook(open.question) === 'retrato'
    ? ofTold(situation)
    : ofAsked(open, situation, isStudy(decision));
}

/** "Voltando às dívidas, em quantos meses eu termino?", "sobre o aluguel: …" */
const BACK = pattern('i')`
  ^(?:(?:ok|ta|t[áa]|bom|mas|e|ent[ãa]o|a[íi]|agora),? )*(?:voltando|voltemos|volta|sobre|no caso)
  (?:,| (?:(?:ao?s?|às?|pr[ao]s?|n[ao]s?|d[ao]s?|l[áa]|aqui|ent[ãa]o|[ao]s?) ?)*(?<what>[a-zà-ÿ ]{0,30})?[:,])\s*(?=\S)
`;

/** What is said after coming back to a hard question: the one that is named, or the one that is open. */
export function backToStudy(situation: Situation): Decision | undefined {
  const said = BACK.exec(situation.text.trim());
  if (said === null) return undefined;
  const named = missionOf(folded(said.groups?.['what'] ?? ''), situation);
  const open = named ?? (/\bvolt/i.test(said[0]) ? situation.loaded.lastMission : undefined);
  if (open === undefined) return undefined;
  const loaded = { ...situation.loaded, lastMission: open, justStudied: true };
  const back = reworded({ ...situation, loaded }, situation.text.trim().slice(said[0].length));
  return halfOfStudy(back) ?? decideMission(back) ?? ofAsked(open, back);
}

/** A short question behind figures that were told, of which none was recorded. */
function ofTold(situation: Situation): Decision | undefined {
  const { text, understanding } = situation;
  // "Quanto vendemos esses dois dias?" is of what was recorded, or was not.
  if (understanding.intent === 'simplista' && (understanding.slots.period !== undefined || PAST.test(folded(text))))
    return undefined;
  const told = premises(situation);
  const figures = figuresIn(told, situation);
  const asks = isAsked(text) && !ONLY_NUMBER.test(folded(text)) && text.trim().split(/\s+/).length <= LONGEST;
  if (!asks || Object.keys(figures).length === 0) return tellsOfCase(situation) ? say(phrases.premise) : undefined;
  const question = [text.trim(), `${told.join('; ')}; ${text.trim()}`]
    .map((words) => asked(situation, words, figures))
    .find((one) => choosePlaybook(one) !== 'retrato');
  return question === undefined ? undefined : run({ tool: 'study_question', args: { question } });
}

const PAST = /\b(?:gast|pag|compr|ganh|tir|receb|vend)(?:i|ei|ou|amos|emos|aram|eram)\b/;
/** "E em 10?": of nothing that was asked. */
const ONLY_NUMBER = /^(?:e|em|com|por|de|se|for|[\d .,]+| )+$/;
/** In words. */
const LONGEST = 10;

/** "Tenho 30 mil de entrada", "tô pensando em comprar um carro de 98 mil": of a question that is still to come. */
const OF_CASE: ReadonlySet<string> = new Set([
  'down_payment',
  'discount',
  'interest',
  'index_share',
  'installments',
  'target',
  'loan',
  'rent',
  'saving',
  'payment',
]);
const PLANS = pattern()`
  \b(?:pensando em|penso em|queria|quero|vou|vamos|pretendo|quer(?:endo|emos)|planej\w+|sonh\w+) (?:\w+ ){0,2}
  (?:compr|troc|financi|invest|alug|reform|viaj|mont|abr|guard|junt|aposent|vend)\w+\b
`;
/** "Financiar o resto em 48x a 1,7%", told and not asked. */
const tellsTerms = ({ text, reading: { figures } }: Situation): boolean =>
  isPremise(text) &&
  !isAsked(text) &&
  figures.some(({ role }) => role === 'interest') &&
  figures.some(({ role }) => role === 'installments');
const INDEX = /\b(?:cdi|selic|ipca)\b.{0,16}\d/;
const tellsOfCase = ({ text, reading: { figures } }: Situation): boolean =>
  isPremise(text) &&
  (figures.some(({ role }) => OF_CASE.has(role)) ||
    INDEX.test(folded(text)) ||
    (figures.length > 0 && PLANS.test(folded(text))));

const toldIn = ({ text, reading: { figures } }: Situation): Figures => inContext(text, figures);
const tellsFigure = (situation: Situation): boolean =>
  isPremise(situation.text) && Object.keys(toldIn(situation)).length > 0;

const asked = (situation: Situation, text: string, before: Figures): HardQuestion => {
  const question = hardQuestion(situation.reading, {
    domain: 'planejamento_financeiro',
    coordinator: 'planejamento',
    figures: situation.reading.figures,
  });
  return { ...question, text, figures: over(before, question.figures) };
};

type Open = NonNullable<Situation['loaded']['lastMission']>;

function ofAsked({ question, found }: Open, situation: Situation, vague = false): Decision | undefined {
  const { text, reading } = situation;
  const words = folded(text);
  const asks = isAsked(text) || CONTINUES.test(words);
  const tells = tellsFigure(situation);
  if (!asks && !tells) return undefined;
  const before = found === undefined ? {} : { before: question };
  const changed =
    Object.keys(toldIn(situation)).length === 0
      ? undefined
      : whatIf(reading, question, { justAnswered: true, tells: true });
  if (changed !== undefined && choosePlaybook(changed) === choosePlaybook(question))
    return run({
      tool: 'study_question',
      args: { question: changed, ...before, ...(asks || found === undefined ? {} : { part: ONLY_TOLD }) },
    });
  const other = [ofCase(question), ...Object.values(question.cases ?? {})]
    .map((figures) => {
      const one = asked(situation, text, figures);
      return choosePlaybook(one) === 'consorcio' ? asked(situation, text, asLoan(figures)) : one;
    })
    .find((one) => !VAGUE.has(choosePlaybook(one)) && choosePlaybook(one) !== choosePlaybook(question));
  if (asks && other !== undefined) return run({ tool: 'study_question', args: { question: other } });
  // What the ledger can say of the whole is no part of it.
  if (asks && found !== undefined && !(vague && situation.loaded.entries({ last: 1 }).length > 0))
    return run({ tool: 'study_question', args: { question, part: words } });
  return tells ? say(phrases.premise) : undefined;
}
