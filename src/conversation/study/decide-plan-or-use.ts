// "Academia de 120 ou diária de 20, vou 2 vezes por semana?", "troco o plano de 780 por um de 420 com coparticipação?", "cada consulta é 40": paid by the
// month, or each time. Nothing of it moved.

import { folded } from '../../domain/fold.ts';
import type { HardQuestion } from '../../domain/hard-question.ts';
import { pattern } from '../../domain/pattern.ts';
import type { RichText } from '../../domain/text.ts';
import { type PlanOrUse, planOrUseTold } from '../../missions/plan-or-use/plan-or-use.ts';
import type { PlaybookName } from '../../missions/playbooks/table.ts';
import { run } from '../decided.ts';
import type { Decision } from '../decision.ts';
import type { Situation } from '../situation.ts';
import { asOther } from './half.ts';
import { sinceStudied } from './since-studied.ts';

const WAYS: PlaybookName = 'plano_ou_avulso';
/** In messages of something else since the last answer. */
const STAYS = 2;
const TWO = /\d.*\b(?:ou|versus|vs|por)\b.*\d/;
const BY_MONTH = /\b(?:plano|mensal\w*|mensalidade|academia|passe|bilhete|pacote|convenio|assinatura|por mes)\b/;
const BY_USE =
  /\b(?:coparticip\w+|copart\w*|avuls[oa]s?|diarias?|por (?:consulta|aula|uso|vez|passagem|viagem|corrida|visita|treino|sessao)|passagem|cada (?:consulta|aula|vez|ida))\b/;
/** Moved, or of a loan. */
const ELSE = pattern()`
  \b(?:paguei|gastei|recebi|comprei|ontem|lembr\w+|anot\w+|financ\w+|emprest\w+|dividas?|parcel\w+|juros|entrada|rend\w+|km|litros?)\b|\d ?x\b
`;
const GOES_ON = pattern()`
  ^(?:e|mas|ai|se|com)\b|\b(?:vou|uso|faco|vezes|vez|cada|consultas?|aulas?|por (?:mes|semana|ano)|a partir de|qual|quant[oa]s?|compensa|vale|economiz\w+)\b
`;
const ASKS = /\b(?:qual|quant[oa]s?|compensa|vale|melhor|economiz\w+|a partir de|troco)\b/;
const TELL_MORE: RichText = ['Certo. E quanto se paga por vez, e quantas vezes você usa por mês?'];

/** @returns undefined unless it is two ways of paying for the same, or goes on with them */
export function decidePlanOrUse({ text, loaded }: Situation): Decision | undefined {
  const words = folded(text);
  if (loaded.state.at !== 'idle' || ELSE.test(words)) return undefined;
  const said = text.trim().replaceAll(';', ',');
  const before = loaded.lastMission?.question;
  const since = sinceStudied(loaded);
  if (before?.chosen?.playbook === WAYS && since <= STAYS && GOES_ON.test(words)) {
    const joined = `${before.text}; ${said}`;
    const now = planOrUseTold(joined);
    const same = JSON.stringify(now) === JSON.stringify(planOrUseTold(before.text));
    return now === undefined || (same && (since > 0 || !ASKS.test(words)))
      ? undefined
      : answer({ ...before, text: joined }, now);
  }
  if (!TWO.test(words) || !BY_MONTH.test(words) || !BY_USE.test(words)) return undefined;
  const told = planOrUseTold(said);
  return told === undefined
    ? undefined
    : answer({ text: said, domain: 'planejamento_financeiro', coordinator: 'planejamento', figures: {} }, told);
}
decidePlanOrUse.says = [BY_MONTH, BY_USE, GOES_ON];

function answer(question: HardQuestion, { ways }: PlanOrUse): Decision {
  const chosen = asOther(question, WAYS, question.text, question.figures);
  const waits = ways.every(({ each }) => each === 0);
  return run({ tool: 'study_question', args: { question: chosen, ...(waits ? { told: TELL_MORE } : {}) } });
}
