// "Quanto gastei sem contar o aluguel e o cartão?", "maior gasto tirando o mercado": what follows is left out, not selected.

import type { Decision } from '../../decision.ts';
import type { Situation } from '../../situation.ts';
import { askLedger } from './ask-ledger.ts';
import { ENTRY_OPS } from './entry-ops.ts';
import { LEAVES_OUT } from './leaves-out.ts';
import { questionOf } from './question-of.ts';
import { ofAnything, topicOf, topicsIn } from './topics-in.ts';

const OWN_VERB =
  /(?<![a-zà-ÿ])(?:quanto|qto|qnto|qnt|maior(?:es)?|menor(?:es)?|gast(?:os?|ei|amos)|m[ée]dia|total|lista|mostra)(?![a-zà-ÿ])/i;

/** @returns undefined when nothing is left out, or the message says no question of its own */
export function decideLess({ text, understanding, loaded, read }: Situation): Decision | undefined {
  const whole = questionOf(understanding);
  const found = LEAVES_OUT.exec(text);
  if (whole === undefined || !ENTRY_OPS.includes(whole.op) || found === null || !OWN_VERB.test(text)) return undefined;
  const less = topicsIn(text.slice(found.index + found[0].length).replace(/[?!.\s]+$/u, ''), whole.type, read);
  if (less === undefined) return undefined;
  const head = text.slice(0, found.index).trim();
  const own = questionOf(read(`${head}?`));
  const topic = own === undefined ? {} : topicOf(own);
  const last = /^(?:e|mas|ent[ãa]o|a[íi])$/i.test(head) ? loaded.lastQuestion?.question.period : undefined;
  return askLedger({
    ...(last === undefined ? {} : { period: last }),
    ...ofAnything(whole),
    ...(own !== undefined && ENTRY_OPS.includes(own.op) ? { op: own.op } : {}),
    ...topic,
    less,
  });
}
decideLess.says = [LEAVES_OUT];
