// "Era empréstimo, devolvo em dezembro", of the movement just told or still asked about: money lent or borrowed, and owed.

import { pattern } from '../../../domain/pattern.ts';
import { withoutUndefined } from '../../../domain/without-undefined.ts';
import type { Draft } from '../../../finance/draft.ts';
import type { ToolCall } from '../../../tools/registry.ts';
import { run } from '../../decided.ts';
import type { Decision } from '../../decision.ts';
import type { Situation } from '../../situation.ts';
import { TAKES_BACK } from '../../wording/takes-back.ts';
import { entryAsked } from '../entry/entry-asked.ts';
import { recordCall } from '../entry/record-call.ts';
import { debtsOf } from './borrowed.ts';

const WAS_LOAN = pattern('i')`
  ^(?:(?:${TAKES_BACK}|ah|e|mas|s[óo] que|sim|isso),? )*(?:
    (?:(?:esse|isso|o) (?:dinheiro |pix |valor )?)?(?:foi|[ée]|era|eram|foram) (?:s[óo] )?
    (?:(?:um |de )?empr[ée]stimo|emprestad[oa]s?)
    (?: (?:d[aeo]|del[ea]|(?:pr[ao]|para) el[ea]|que el[ea] me fez)(?: (?:minha|meu))?(?: (?!n[ãa]o)[a-zà-ÿ]+)?)?|
    el[ea] me emprestou(?: (?:isso|esse dinheiro))?|
    (?:eu )?(?:peguei|pedi) emprestad[oa]|
    (?:eu )?emprestei(?: isso)? (?:pr[ao]|para) el[ea]|
    (?:[ée] |era )?(?:pra|para|tenho que|vou ter que|preciso) devolver(?: pr[ao] el[ea])?
  )(?<then>[,;. ]+(?:e |que |vou |el[ea] |eu |s[óo] )*(?:devolv|pag|acert|repo)[^?]{0,40})?[.!]*$
`;

/** Undefined when nobody is named to whom the money is owed, or the movement is something else already. */
export function decideWasLoan(situation: Situation): Decision | undefined {
  if (!WAS_LOAN.test(situation.text.trim())) return undefined;
  const asked = entryAsked(situation);
  const { lastEntry: last, wroteLast } = situation.loaded;
  const told = asked ?? (wroteLast() ? last : undefined);
  if (told === undefined || (told.kind !== 'receita' && told.kind !== 'despesa')) return undefined;
  const { counterpart, cents, kind, date } = told;
  if (!counterpart || cents === undefined) return undefined;
  const loan: Draft = {
    ...{ kind, category: 'dividas', description: 'empréstimo', counterpart, cents, date },
    ...withoutUndefined({ method: asked?.method, receivable: kind === 'despesa' ? cents : undefined }),
  };
  const replaced: readonly ToolCall[] =
    asked !== undefined || last === undefined
      ? []
      : [{ tool: 'remove_transaction', args: { pointer: { ids: [last.id] } } }];
  const record: ToolCall = recordCall(loan);
  const [first, ...others] = [...replaced, record, ...debtsOf([loan], situation.loaded)] as const;
  return first === undefined ? undefined : run(first, ...others);
}
decideWasLoan.says = [WAS_LOAN];
