// "Ontem deu 143 e anteontem 155", behind "hoje fiz 14 entregas, deu 168": what the same work brought on other days.

import { folded } from '../../../domain/fold.ts';
import { pattern } from '../../../domain/pattern.ts';
import type { Draft } from '../../../finance/draft.ts';
import { run } from '../../decided.ts';
import type { Decision } from '../../decision.ts';
import { reworded, type Situation } from '../../situation.ts';
import { WEEKDAY_NAMES } from '../../wording/calendar-words.ts';
import { TYPED_AMOUNT } from '../../wording/typed-amount.ts';
import { draftsOf } from '../entry/drafts-of.ts';
import { recordCall } from '../entry/record-call.ts';
import { TRADES } from './trades.ts';

const DAY = `(?:hoje|ontem|anteontem|(?:${WEEKDAY_NAMES})(?:-feira)?|dia \\d{1,2})`;
const BROUGHT = '(?:deu|foi|rendeu|fechou)';
const ONE = `(?:n[ao] )?${DAY} (?:(?:eu )?${BROUGHT} )?(?:s[óo] )?${TYPED_AMOUNT}`;
const DAYS = pattern(
  'i',
)`^(?:e |a[íi] )?(?=.*(?<![a-zà-ÿ])${BROUGHT}(?![a-zà-ÿ]))${ONE}(?:(?:,| e|, e) ${ONE}){0,6}[.!]*$`;
const EACH = new RegExp(`(${DAY}) (?:(?:eu )?${BROUGHT} )?(?:s[óo] )?(${TYPED_AMOUNT})`, 'gi');
const isWork = (name: string): boolean =>
  /^(?:trabalho|vendas?)$/.test(name) || TRADES.some(({ sells }) => sells.test(name));
/** In entries. */
const LATELY = 4;

/** Undefined unless such work is among the last entries, and all of the message is days with what they brought. */
export function decideOtherDays(situation: Situation): Decision | undefined {
  const said = situation.text.trim();
  if (!DAYS.test(said)) return undefined;
  const work = situation.loaded
    .entries({ last: LATELY })
    .find(({ kind, description, status }) => kind === 'receita' && status === 'paga' && isWork(folded(description)));
  if (work === undefined) return undefined;
  const { category, description } = work;
  const earned = [...said.matchAll(EACH)].flatMap(([, day, value]): Draft[] => {
    const one = reworded(situation, `${day} recebi ${value} de trabalho`);
    const { intent, slots } = one.understanding;
    const [draft] = intent === 'lancamento' ? draftsOf(slots, one) : [];
    return draft?.cents === undefined
      ? []
      : [{ kind: 'receita', category, description, date: draft.date, cents: draft.cents }];
  });
  return earned.length === 0 ? undefined : run(recordCall(...earned));
}
decideOtherDays.says = [DAYS];
