// What is said about the answer to a hard question: "continua" goes on with one that was not finished, praise and complaint are kept
// beside it, and "cancela" stops one that runs.

import { folded } from '../domain/fold.ts';
import { pictureOffered } from '../missions/pictures/picture-of.ts';
import { type Decision, IDLE_STATE } from './decision.ts';
import type { Situation } from './situation.ts';
import { drawStudy } from './study-picture.ts';

const GO_ON = /^(?:continua|continue|continuar|pode continuar|segue|prossegue|retoma)[\s!.]*$/u;

/** The picture and nothing else: "gráfico dos gastos" is another question. */
const PICTURE =
  /^(?:(?:me )?(?:mostra|mostre|manda|ve|ver|quero ver|faz|desenha)(?: pra mim)? )?(?:isso )?(?:a |o |em |uma |um )?(?:tabela|grafico)[\s!?.]*$/u;

export function decideMission({ loaded, text, understanding }: Situation): Decision | undefined {
  const { lastMission, studying } = loaded;
  if (understanding.intent === 'cancel' && studying.length > 0)
    return { do: 'run_tool', calls: [{ tool: 'stop_study', args: { missions: studying } }], next: IDLE_STATE };
  if (lastMission === undefined) return undefined;
  const { id, status, question, found } = lastMission;
  if (GO_ON.test(folded(text).trim()) && status !== 'sucesso_completo')
    return {
      do: 'run_tool',
      calls: [{ tool: 'study_question', args: { question, ...(found === undefined ? {} : { found }) } }],
      next: IDLE_STATE,
    };
  if (
    found !== undefined &&
    loaded.lastQuestion === undefined &&
    PICTURE.test(folded(text).trim()) &&
    pictureOffered(question) !== undefined
  )
    return drawStudy(id);
  if (understanding.intent !== 'feedback' || found === undefined) return undefined;
  const feedback = understanding.slots.value === 'up' ? 'up' : 'down';
  return { do: 'run_tool', calls: [{ tool: 'rate_answer', args: { mission: id, feedback } }], next: IDLE_STATE };
}
