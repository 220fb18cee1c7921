// "Minha filha de 6 anos fica comigo", "faturo uns 6.500 por mês", "minha conta é 480", right behind a hard question: what is so of every month
// is heard of it. It is no note to offer, and no entry.

import { folded } from '../../domain/fold.ts';
import { pattern } from '../../domain/pattern.ts';
import { choosePlaybook } from '../../missions/choose-playbook.ts';
import type { PlaybookName } from '../../missions/playbooks/table.ts';
import { keepWords } from '../../planner/save-calls.ts';
import { say } from '../decided.ts';
import type { Decision } from '../decision.ts';
import { askUnanswered, plainly } from '../open-question/ask-unanswered.ts';
import { openQuestion, slotOpen } from '../open-question/open-question.ts';
import { phrases } from '../replies/phrases.ts';
import type { Situation } from '../situation.ts';
import { decideSubject } from './decide-subject.ts';
import { isAsked } from './is-asked.ts';
import { openSubject } from './open-subject.ts';

/** Of what somebody earns or spends. */
const PAY = /\b(?:ganh|receb|gast|pag|tir|fatur|licenca|salario|renda)\w*/;
const NOTE = keepWords('').tool;
/** Named and said to repeat, it is kept as such unless it is what is being worked out. */
const REPEATED = 'set_recurring';
const ENTRY = 'record_transaction';

/** Of every day, month or year, or what something is or costs. Folded. */
const HABIT = pattern()`
  ^(?:(?:e|mas|eu|hoje|a gente|ah|la|so|ja|nos|ai) )*(?:gast[oa]|gastamos|pag[oa]|pagamos|fatur[oa]|faturamos|vend[eo]|tir[oa]|ganh[oa]|ganhamos|receb[eo]|recebemos|cobr[oa]|us[oa]) \D*\d|
  \d.*\b(?:por|ao|no|cada|a) (?:mes|ano|dia|semana)\b|\d \b(?:mensa(?:l|is)|anua(?:l|is))\b|\bpor (?:mes|ano)\b.*\d|
  ^(?:(?:e|mas|a|o|as|os|minha|meu|nossa|nosso) )+[a-z]+(?: [a-z]+){0,3} (?:e|eh|sai|custa|da|dao|vale|fica|vem) (?:(?:uns|umas|em|por|de|r|mais ou menos) )*\d
`;
const MOVED = pattern()`
  \b(?:paguei|pagamos hoje|gastei|recebi|comprei|caiu|entrou|ontem|anteontem|hoje cedo|agora(?: ha)? pouco|anot\w+|lanc\w+|registr\w+|lembr\w+|dia \d+|todo dia|vence|
  no (?:credito|debito|pix|cartao|dinheiro)|assin\w+|netflix|spotify)\b|\bhoje$
`;
/** Each cost by its name alone adds up there. */
const COSTS: ReadonlySet<PlaybookName> = new Set<PlaybookName>([
  'carro_ou_app',
  'vender_carro',
  'morar_so',
  'filhos',
  'dividir_contas',
]);
/** Worked out of what is so each month. */
const OF_MONTHS: ReadonlySet<PlaybookName> = new Set<PlaybookName>([
  'preco_do_trabalho',
  'por_conta',
  'retorno_compra',
  'parar_de_gastar',
  'anual_ou_mensal',
  'seguro_de_bem',
  'licenca',
  'clt_ou_pj',
  'trocar_de_emprego',
]);
const NAMED =
  /^(?:(?:e|mais|com|de|a|o) )*(?:[a-z]+ (?:e )?){1,3}(?:(?:uns|umas|de|por|r|mais) )*\d[\d ]*(?:mil|reais)?$/;

/** @param decision what the words lead to by themselves */
export function heardBehindStudy(decision: Decision, situation: Situation): Decision {
  const { text, loaded } = situation;
  if (isAsked(text)) return decision;
  const tools = offeredBy(decision);
  const talks =
    openSubject(situation)?.just === true || (loaded.justStudied && /\d/.test(text) && PAY.test(folded(text)));
  if (tools.has(NOTE) && decision.do === 'reply' && talks) return heard(situation);
  const { lastMission } = loaded;
  if (lastMission === undefined || !loaded.justStudied) return decision;
  const playbook = choosePlaybook(lastMission.question);
  const ofIt = COSTS.has(playbook) || OF_MONTHS.has(playbook);
  if (!tools.has(ENTRY) && !(ofIt && tools.has(REPEATED))) return decision;
  const words = folded(text);
  const told = HABIT.test(words) || (COSTS.has(playbook) && NAMED.test(words));
  return told && !MOVED.test(words) ? (decideSubject(situation, true) ?? heard(situation)) : decision;
}

/** What would be written, now or once it is confirmed or filled in. */
function offeredBy(decision: Decision): ReadonlySet<string> {
  if (decision.do === 'run_tool') return new Set(decision.calls.map(({ tool }) => tool));
  if (decision.do !== 'reply' || decision.next.at !== 'pending') return new Set();
  const { action } = decision.next;
  if (action.kind === 'confirm') return new Set([action.yes.act.tool]);
  return 'act' in action ? new Set([action.act.tool]) : new Set();
}

/** A figure that is waited for is asked for again. */
const heard = (situation: Situation): Decision =>
  (slotOpen(situation)?.act.tool === 'study_question'
    ? askUnanswered(situation, ['Certo, levo isso em conta. ', plainly(openQuestion(situation)?.question ?? '')])
    : undefined) ?? say(phrases.premise);
