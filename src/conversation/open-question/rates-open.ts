// "Vi O Agente Secreto", asked whether that is a film or a series, and then "dou nota 9 pra ele": the mark is for that work, not for the
// last one that was kept.

import { run } from '../decided.ts';
import type { Decision } from '../decision.ts';
import { marked } from '../notebook/offer-unkept.ts';
import type { Situation } from '../situation.ts';
import { openQuestion } from './open-question.ts';

const POINTS = /^(?:d?el[ea]|d?ess[ea](?: filme| s[ée]rie)?|d?isso|[oa]|dez|nove|oito|sete|seis|cinco|)$/i;

/** Undefined unless what is asked about was watched, and the mark names nothing else. */
export function ratesOpen({ loaded, asking, read, text }: Situation): Decision | undefined {
  const action = openQuestion({ loaded, asking });
  const work =
    action?.kind === 'confirm' ? action.yes.act : action?.kind === 'clarify_type' ? action.options[0]?.act : undefined;
  if (work?.tool !== 'save_movie' && work?.tool !== 'save_tv_show') return undefined;
  if (work.args.seen === undefined) return undefined;
  const meant = read(text);
  if (meant.intent !== 'mark_item' || meant.slots.rating === undefined || !POINTS.test(meant.slots.title))
    return undefined;
  return run(marked(work, { seen: true, rating: meant.slots.rating }));
}
