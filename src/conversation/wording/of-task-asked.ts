// "Presente pra Bia, sexta", behind "De comprar o quê?": what was to be reminded of, with the verb it was begun with.

import { reworded, type Situation } from '../situation.ts';
import { CERTAIN } from '../sure.ts';

/** @param does 'comprar' */
export const askTask = (does: string): string =>
  `De ${does.toLowerCase()} o quê, e quando? Por exemplo: “${does.toLowerCase()} …, amanhã às 9h”.`;
const ASKED = /^De (?<does>\p{L}+r) o quê, e quando\?/u;
const ELSE =
  /\?|^(?:me |n[ãa]o(?! )|nada|deixa|esquece|cancela|apaga|anota|guarda|salva|quanto|qual|quem|oi|ol[áa]|obrigad)/i;
const LONGEST = 80;

/** Undefined unless that was asked last, and this may be its answer. */
export function ofTaskAsked(situation: Situation): Situation | undefined {
  const { text, loaded, understanding } = situation;
  const words = text.trim();
  if (words.length > LONGEST || ELSE.test(words)) return undefined;
  const does = ASKED.exec(loaded.lastReply()?.text ?? '')?.groups?.['does'];
  if (does === undefined || (understanding.intent === 'lancamento' && understanding.confidence >= CERTAIN))
    return undefined;
  const bare = words.toLowerCase().startsWith(`${does} `) ? words.slice(does.length + 1) : words;
  return reworded(situation, `me lembra de ${does} ${bare}`);
}
