// Reactions to the answer of a hard question: "continua" resumes an unfinished one, praise and complaint are stored as
// feedback, "cancela" stops a running one.

import { folded } from '../../domain/fold.ts';
import type { HardQuestion } from '../../domain/hard-question.ts';
import { pattern } from '../../domain/pattern.ts';
import { withoutUndefined } from '../../domain/without-undefined.ts';
import type { Intent } from '../../language/intent.ts';
import { choosePlaybook, playbookNamed } from '../../missions/choose-playbook.ts';
import { pictureOffered } from '../../missions/pictures/picture-of.ts';
import { IN_A_WORD, ONLY_TOLD } from '../../missions/replies/part-words.ts';
import { run, say } from '../decided.ts';
import type { Decision } from '../decision.ts';
import { phrases } from '../replies/phrases.ts';
import { reworded, type Situation } from '../situation.ts';
import { asksForLess, asksWhy, doubts } from './asks-for-less.ts';
import { asksToExplain } from './asks-to-explain.ts';
import { factBeside } from './decide-study.ts';
import { decides } from './decides.ts';
import { figuresOf } from './figures-of.ts';
import { inTerm } from './in-term.ts';
import { instalmentOf } from './instalment-of.ts';
import { incomeThen, losesPay, moneySupposed } from './money-supposed.ts';
import { ofDebts } from './of-debts.ts';
import { partAsked } from './part-asked.ts';
import { figuresIn, premises } from './premises.ts';
import { ASKS_RATE } from './rate-inside.ts';
import { standsAlone } from './stands-alone.ts';
import { drawStudy } from './study-picture.ts';
import { tellsFigures, tellsMonth } from './tells-figures.ts';
import { whatIf } from './what-if.ts';

const GO_ON = /^(?:continua|continue|continuar|pode continuar|segue|prossegue|retoma)[\s!.]*$/u;

/** A request for the picture only; "gráfico dos gastos" is a different question. */
const PICTURE = pattern('u')`
  ^(?:(?:me )?(?:mostra|mostre|manda|ve|ver|quero ver|faz|desenha)(?: pra mim)? )?(?:isso )?(?:a |o |em |uma |um )?
  (?:tabela|grafico)(?: disso| dessas? contas?| das (?:contas|parcelas))?[\s!?.]*$
`;

/** "E se for sac?": varies the answer in a way that no figure of it can. */
const VARIES = /^(?:e|mas|entao) se (?:for|fosse|eu|a gente|nao|der|puder|tiver|quiser|em vez)\b/;
const becomesElse = (varied: HardQuestion, question: HardQuestion): boolean =>
  varied.text === question.text && choosePlaybook(varied) !== choosePlaybook(question);

/** In words. */
const SHORT = 5;
const UNREAD_WHY: ReadonlySet<Intent> = new Set([
  'simplista',
  'smalltalk',
  'unknown',
  'complexa',
  'search',
  'feedback',
]);
const UNREAD: ReadonlySet<Intent> = new Set(['simplista', 'smalltalk', 'unknown', 'help']);

/** "Tenho 21 mil lá", right behind what was asked about the FGTS. */
const THERE =
  /^(?:e |mas |ja )*(?:tenho|tem|tinha) (?:(?:uns|r\$|mais ou menos) ?)*(\d[\d.,]*(?: mil)?)(?: reais)? (?:l[áa]|nele|guardado l[áa])[.!]*$/i;
function ofFgts({ text, loaded }: Situation): string | undefined {
  const sum = THERE.exec(text.trim())?.[1];
  return sum !== undefined && /\bfgts\b/i.test(loaded.lastSaid ?? '') ? `fgts tenho ${sum}` : undefined;
}

/** "Ganho 2.200", told since it was answered: not asked for again. */
function withOwn(question: HardQuestion, situation: Situation): HardQuestion {
  const { income, expense } = figuresIn(premises(situation), situation);
  const earlier = { ...withoutUndefined({ income, expense }), ...question.earlier };
  return Object.keys(earlier).length === 0 ? question : { ...question, earlier };
}

/** @returns undefined when the message is not about a hard question that was asked */
export function decideMission(said: Situation): Decision | undefined {
  // "Quanto fica a parcela em 30 anos?", of a home that was weighed against its rent, is no other span of years.
  const weighs = said.loaded.lastMission && choosePlaybook(said.loaded.lastMission.question) === 'alugar_ou_comprar';
  const term =
    said.loaded.justStudied && !(weighs === true && /\b(?:parcela|presta)/i.test(said.text))
      ? inTerm(said.text)
      : undefined;
  const there = term ?? ofFgts(said);
  const situation = there === undefined ? said : reworded(said, there);
  const { loaded, text, reading, understanding } = situation;
  const studying = understanding.intent === 'cancel' ? loaded.studying() : [];
  if (studying.length > 0) return run({ tool: 'stop_study', args: { missions: studying } });
  const { lastMission } = loaded;
  if (lastMission === undefined) return undefined;
  const { id, status, found } = lastMission;
  const question = withOwn(lastMission.question, situation);
  if (GO_ON.test(folded(text)) && status !== 'sucesso_completo')
    return run({ tool: 'study_question', args: { question, ...(found === undefined ? {} : { found }) } });
  if (loaded.justStudied && found !== undefined) {
    if (GO_ON.test(folded(text))) return say(phrases.wholeAnswer);
    if (asksToExplain(text)) return run({ tool: 'study_question', args: { question, explained: true } });
  }
  // "Muito texto", whatever was said since.
  if (found !== undefined && asksForLess(text))
    return run({ tool: 'study_question', args: { question, part: IN_A_WORD } });
  if (
    found !== undefined &&
    loaded.justStudied &&
    (doubts(text) || (asksWhy(text) && UNREAD_WHY.has(understanding.intent)))
  )
    return run({ tool: 'study_question', args: { question, explained: true } });
  if (
    found !== undefined &&
    loaded.lastQuestion === undefined &&
    PICTURE.test(folded(text)) &&
    pictureOffered(question) !== undefined
  )
    return drawStudy(id);
  if (loaded.justStudied && found !== undefined && PICTURE.test(folded(text))) return say(phrases.noPicture);
  const goesOn = found !== undefined && loaded.lastQuestion === undefined && !standsAlone(situation, question);
  // What a month costs, told for the question before even when something else was said since.
  const words = folded(text);
  // "Tenho 2 mil guardado" tells of no FGTS.
  const ofAnother = choosePlaybook(question) === 'fgts' && !/\bfgts\b/.test(words);
  const tells =
    !ofAnother &&
    choosePlaybook(question) !== 'retrato' &&
    (loaded.justStudied || (question.figures.expense === undefined && tellsMonth(situation))) &&
    tellsFigures(situation);
  // "Quanto eu devo no total?", of debts that were told and not kept.
  const ofThem =
    goesOn && (loaded.justStudied || loaded.owed().length === 0)
      ? (ofDebts(words, figuresOf(reading.figures), question) ?? instalmentOf(words, question))
      : undefined;
  // "Quanto de juros tem no de 10x?" asks for what is there, where nothing changes.
  const about = partAsked(text) ?? (ASKS_RATE.test(words) ? words : undefined);
  const playbook = choosePlaybook(question);
  const asksPart = about === undefined ? {} : { before: question, part: about };
  // "Caiu 1500 do décimo, boto em qual?" is an income too, which is offered besides.
  const fact = ofThem?.turned === 'lump' ? factBeside([understanding], situation) : undefined;
  if (ofThem !== undefined)
    return run({
      tool: 'study_question',
      args: { question: ofThem, ...asksPart, ...(fact === undefined ? {} : { fact }) },
    });
  const stops = goesOn && loaded.justStudied && losesPay(text) && moneySupposed(reading, question) === undefined;
  if (stops && found !== undefined) return incomeThen(question);
  const varied = goesOn ? whatIf(reading, question, { justAnswered: loaded.justStudied, tells }) : undefined;
  // "Ganho 5 mil por mês", that makes another question of the same words, was not told for this one.
  const changed = varied !== undefined && becomesElse(varied, question) ? undefined : varied;
  // "E se eu esperar um ano?" is no term of 12 parcelas.
  if (changed !== undefined && playbook === 'posso_gastar' && /\besper/.test(words)) return say(phrases.cannotVary);
  // "Quanto recebo de acerto?", of the same: that part of it.
  if (changed === question) return run({ tool: 'study_question', args: { question, part: words } });
  if (changed !== undefined)
    return run({
      tool: 'study_question',
      args: { question: changed, before: question, ...(tells ? { part: ONLY_TOLD } : {}), ...asksPart },
    });
  const answered = goesOn && loaded.justStudied && playbook !== 'retrato';
  const named = playbookNamed({ ...question, text, figures: {} });
  // "Quanto pago de juros por mês?" is whole in itself.
  const ofIt = named === undefined || (named === playbook && words.split(' ').length <= SHORT);
  const part = answered && ofIt ? partAsked(text) : undefined;
  if (part !== undefined) return run({ tool: 'study_question', args: { question, part } });
  if (goesOn && loaded.justStudied && decides(situation)) return say(phrases.decided);
  if (goesOn && playbook === 'dividir_contas' && /\bmeio a meio\b|\bmetade\b/.test(words))
    return run({ tool: 'study_question', args: { question, part: words } });
  const unread =
    UNREAD.has(understanding.intent) ||
    (understanding.intent === 'complexa' && choosePlaybook({ ...question, text, figures: {} }) === 'retrato');
  if (goesOn && loaded.justStudied && VARIES.test(words) && unread) return say(phrases.cannotVary);
  if (understanding.intent !== 'feedback' || found === undefined) return undefined;
  const feedback = understanding.slots.value === 'up' ? 'up' : 'down';
  return run({ tool: 'rate_answer', args: { mission: id, feedback } });
}
