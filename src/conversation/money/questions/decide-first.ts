// "Primeiro gasto do mês", "último gasto de outubro", "qual foi meu penúltimo uber", "e antes desse?": an entry by its place
// in time.

import { pattern } from '../../../domain/pattern.ts';
import type { Question } from '../../../finance/question.ts';
import type { Decision } from '../../decision.ts';
import type { Situation } from '../../situation.ts';
import { askLedger } from './ask-ledger.ts';
import { questionOf } from './question-of.ts';

const PLACED = pattern('i')`
  (?<![a-zà-ÿ])(?:(?<first>primeir)|(?<before>pen[úu]ltim)|[úu]ltim)(?<end>[oa]) (?=
    (?:gasto|compra|lan[çc]amento|despesa|entrada|recebimento|vez|uber|pix|abastecimento)(?![a-zà-ÿ])
  )
`;
const BEFORE_LAST = /(?<![a-zà-ÿ])(?<before>pen[úu]ltim)(?<end>[oa]) (?=[a-zà-ÿ])/i;
const BEFORE_IT = /^(?:e )?(?:[oa] )?(?:antes (?:dess[ea]|del[ea]|disso)|anterior|de antes|pen[úu]ltim[oa])\s*[?.!]*$/i;

const OF_ENTRIES: ReadonlySet<Question['op']> = new Set(['last', 'sum', 'list', 'count']);

/** @returns undefined when the words ask for no entry by its place */
export function decideFirst({ text, loaded, read, understanding }: Situation): Decision | undefined {
  const last = loaded.lastQuestion?.question;
  if (BEFORE_IT.test(text.trim()))
    return last?.op === 'last' && last.check === undefined
      ? askLedger({ ...last, top_n: (last.top_n ?? 1) + 1 })
      : undefined;
  if (understanding.intent === 'lancamento' || understanding.intent === 'edit_transaction') return undefined;
  const found = PLACED.exec(text) ?? BEFORE_LAST.exec(text);
  const { first, before, end } = found?.groups ?? {};
  if (found === null || end === undefined) return undefined;
  const asked = questionOf(read(text.replace(found[0], `últim${end} `)));
  if (asked === undefined || !OF_ENTRIES.has(asked.op)) return undefined;
  const { limit: _, ...question } = asked;
  return askLedger({
    ...question,
    op: 'last',
    ...(first === undefined ? {} : { check: 'first' }),
    ...(before === undefined ? {} : { top_n: 2 }),
  });
}
decideFirst.says = [BEFORE_IT, PLACED, BEFORE_LAST];
