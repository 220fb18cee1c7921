// "Muda pra 44,90", "na verdade é 44,90", "muda pro dia 15", right after something that repeats was told, or as a
// reply to it: its value or its day.

import { folded } from '../../../domain/fold.ts';
import { pattern } from '../../../domain/pattern.ts';
import type { Decision } from '../../decision.ts';
import { reworded, type Situation } from '../../situation.ts';
import { TAKES_BACK } from '../../wording/takes-back.ts';
import { tellsOfPart } from '../correction/decide-part-of-last.ts';
import { onTheDay } from './decide-recurring.ts';
import { decideRecurringNews } from './decide-recurring-news.ts';

/** Of what repeats every month: its day. */
const ON_DAY = pattern('i')`
  ^(?:(?:${TAKES_BACK}|e|ah),? )*(?:
    (?:muda|passa|troca|coloca|p[õo]e|bota)(?: el[ea]| isso)? (?:pr[ao]|para(?: o)?) |(?:[ée]|era|cai|vence|fica)(?: (?:todo|no|sempre))? |todo |no
  )? ?(?<day>dia \d{1,2})(?: (?:de cada m[êe]s|todo m[êe]s))?[.!]*$
`;
/** "Vai subir pra 49,90". */
const RISES =
  /^(?:(?:mas|e|s[óo] que|el[ea]),? )*(?:vai (?:subir|aumentar|baixar|passar|ficar)|subiu|aumentou|baixou|passou)(?: em)? (?:pra|para|a|em|por) (?<value>(?:r\$ ?)?\d[\d.,]*)(?: (?:m[êe]s que vem|esse m[êe]s|agora))*[.!]*$/i;
const NAMES = pattern('i')`
  ^(?:(?:${TAKES_BACK}|e|ah),? )*(?:[oa]s? |meu |minha )(?!valor|pre[çc]o|conta|certo|total|parcela)(?<what>[a-zà-ÿ]{3,}(?: [a-zà-ÿ]{2,}){0,2}?) (?:[ée]|eh|vale|custa|sai|fica|era|foi|t[áa]|est[áa])(?= )
`;
const STEM = 4;
const VALUE = /\d[\d.,]*(?=\D*$)/u;

/** Undefined unless that was the last thing done, and nothing but a value or a day is said. */
export function decideRecurringRight(situation: Situation): Decision | undefined {
  const { understanding, loaded, text } = situation;
  const key = loaded.done?.recurring;
  if (key === undefined || loaded.lastEntry !== undefined) return undefined;
  const day = loaded.wroteLast() ? ON_DAY.exec(text.trim())?.groups?.['day'] : undefined;
  const told = day === undefined ? undefined : loaded.recurring().find((one) => one.key === key);
  if (told !== undefined && day !== undefined) return onTheDay(told, day, situation);
  const rises = loaded.wroteLast() ? RISES.exec(text.trim())?.groups?.['value'] : undefined;
  if (rises !== undefined) return decideRecurringNews(reworded(situation, `${key} agora é ${rises}`));
  if (understanding.intent !== 'edit_transaction' || tellsOfPart(text)) return undefined;
  const { target, changes } = understanding.slots;
  const value = VALUE.exec(text)?.[0];
  // "Na verdade o carro vale 35" is of no IPVA.
  const named = folded(NAMES.exec(text.trim())?.groups?.['what'] ?? key);
  if (!named.split(' ').some((word) => key.includes(word.slice(0, STEM)))) return undefined;
  if (target !== 'last' || value === undefined || Object.keys(changes).join() !== 'amount_cents') return undefined;
  return decideRecurringNews(reworded(situation, `${key} agora é ${value}`));
}
