// "Dou 8 pro Oppenheimer e 6 pra Barbie": rates each work named; where one of them is not kept the message means something else.

import { pattern, piece } from '../../domain/pattern.ts';
import type { ToolCall } from '../../tools/registry.ts';
import { run } from '../decided.ts';
import type { Decision } from '../decision.ts';
import type { Situation } from '../situation.ts';

const MARK = piece`(?:nota )?(10|\d(?:[.,]\d)?)`;
const OF_WORK = piece`(?:pr[ao]s?|para(?: [oa])?|ao|à|em|n[ao])(?: (?:filme|s[ée]rie))?`;
const RATES = new RegExp(`^(?:eu )?(?:d(?:ou|ei|aria) )?${MARK} ${OF_WORK} (\\S.{0,60}?)[.!]*$`, 'i');
const NEXT = new RegExp(`(?:,| e|, e) (?=(?:dou |dei )?${MARK} ${OF_WORK} )`, 'gi');
const SAYS = pattern('i')`^(?:eu )?d(?:ou|ei|aria) (?:nota )?\d.* (?:pr[ao]s?|para|ao|à|em|n[ao]) .`;

/** "O Auto 10 e o Tropa 8": by a word of each. */
const EACH = new RegExp(`(?:^|,? )(?:e )?(?:[oa]s? )?([a-zà-ÿ][a-zà-ÿ ]*?):? ${MARK}(?=$|[ ,.!])`, 'gi');
const EACH_RATED = new RegExp(`^(?:(?:^|,? )[a-zà-ÿ][a-zà-ÿ ]*?:? ${MARK}(?=$|[ ,.!])){2,}[.!]*$`, 'i');

export function rateSeveral({ text, loaded }: Situation): Decision | undefined {
  const bare = text.trim();
  const said = EACH_RATED.test(bare) ? bare.replace(EACH, ', dou $2 pra $1').slice(2) : bare;
  if (!SAYS.test(said)) return undefined;
  const calls: ToolCall[] = [];
  for (const one of said.replace(NEXT, '\n').split('\n')) {
    const [, rating = '', title = ''] = RATES.exec(one) ?? [];
    const [work, ...others] = title === '' ? [] : loaded.called(title).items.filter(({ kind }) => kind !== 'note');
    if (work === undefined || others.length > 0) return undefined;
    calls.push({ tool: 'mark_memory', args: { item_id: work.id, rating: Number(rating.replace(',', '.')) } });
  }
  const [first, ...others] = calls;
  return first && run(first, ...others);
}
rateSeveral.says = [SAYS, EACH_RATED];
