// "Quanto eu gastava com mercado antes?": the months before this one. "Quanto sobra depois das contas fixas?": what repeats and comes in, less what
// repeats and goes out. "Quando é o aluguel?": the day of what repeats. "Passei em quanto?": of the ceiling of the last entry.

import { folded } from '../../domain/fold.ts';
import { pattern } from '../../domain/pattern.ts';
import { addMonths, wholeMonth } from '../../finance/civil-date.ts';
import { reais } from '../../finance/money.ts';
import { recurringNamed } from '../../tools/set-recurring.ts';
import { say } from '../decided.ts';
import type { Decision } from '../decision.ts';
import { localDate } from '../local-time.ts';
import type { Situation } from '../situation.ts';
import { askLedger } from './ask-ledger.ts';
import { topicIn } from './topics-in.ts';

const USED_TO = pattern('iu')`
  ^(?:e |mas )?(?:quanto|qto) (?:(?:é )?que )?(?:eu |a gente |nos )?(?:gastava|gast[áa]vamos|pagava)(?: por m[êe]s)?
  (?: (?:antes|antigamente))? (?<what>(?:com|de|em|n[oa]|d[oa]) \p{L}[^?]{1,30}?)
  (?: (?:antes|antigamente|por m[êe]s|todo m[êe]s|nos (?:outros|[úu]ltimos) meses))*\s*[?.]*$
`;
const MONTHS_BACK = 3;
const LEFT_OVER = pattern()`
  \bquanto\b.*\b(?:sobra|resta|fica)\b.*\b(?:depois d[aeo]s?|tirando|descontando|menos|pag(?:as|ando|ar)) (?:
    (?:as|os|minhas|meus|todas|todos) )*(?:contas?|gastos?|despesas?) fix[ao]s?\b
`;
const WHEN_DUE = pattern('iu')`
  ^(?:e )?(?:quando|que dia)(?: (?:é|eh|e|cai|vem|pago|tenho (?:que|de) pagar|vai ser|eu pago))+ (?:
    [oa] |meu |minha )?(?:(?:pr[óo]xim[oa]|pagamento d[oa]) )?(?<name>\p{L}[\p{L} ]{2,30}?)\s*[?.]*$
`;
const PASSED = pattern('iu')`
  ^(?:e )?(?:
    (?:passei|estourei|passou|estourou|ultrapassei)(?: (?:em|de|do teto|do limite|em cima))* quanto|
    (?:em )?quanto (?:eu )?(?:passei|estourei|passou|estourou)(?: do (?:teto|limite))?
  )\s*[?.]*$
`;

/** Of the months before this one, as an average; undefined for any other message. */
export function decideUsedTo({ text, asking, zone, read }: Situation): Decision | undefined {
  const what = USED_TO.exec(text.trim())?.groups?.['what'];
  const topic = what === undefined ? undefined : topicIn(what, 'expense', read);
  if (topic === undefined) return undefined;
  const today = localDate(asking.said, zone);
  const period = { from: wholeMonth(addMonths(today, -MONTHS_BACK)).from, to: wholeMonth(addMonths(today, -1)).to };
  return askLedger({ op: 'avg', type: 'expense', granularity: 'month', period, ...topic });
}
decideUsedTo.says = [USED_TO];

/** What repeats each month, in and out; undefined when either side is not known. */
export function decideLeftOfFixed({ text, loaded }: Situation): Decision | undefined {
  if (!LEFT_OVER.test(folded(text))) return undefined;
  const monthly = loaded.recurring().filter(({ value }) => value.every === 'monthly' && value.paused !== true);
  const sum = (kind: 'receita' | 'despesa'): number =>
    monthly.filter(({ value }) => value.kind === kind).reduce((total, { value }) => total + (value.cents ?? 0), 0);
  const [income, fixed] = [sum('receita'), sum('despesa')];
  if (income === 0 || fixed === 0) return undefined;
  const left = income - fixed;
  return say({
    text: [
      left >= 0 ? 'Depois das contas fixas sobram ' : 'As contas fixas passam do que entra em ',
      { bold: reais(Math.abs(left)) },
      ` por mês: ${reais(income)} que entram − ${reais(fixed)} de contas que se repetem.`,
    ],
  });
}
decideLeftOfFixed.says = [LEFT_OVER];

/** When what repeats falls next; undefined when nothing of that name repeats. */
export function decideWhenDue({ text, loaded }: Situation): Decision | undefined {
  const name = WHEN_DUE.exec(text.trim())?.groups?.['name'];
  const told = name === undefined ? undefined : recurringNamed(loaded.recurring(), name);
  return told === undefined || told.value.kind !== 'despesa' || name === undefined
    ? undefined
    : askLedger({ op: 'due', merchant: name });
}
decideWhenDue.says = [WHEN_DUE];

/** The ceiling of the last entry's category; undefined when nothing was recorded. */
export function decidePassed({ text, loaded }: Situation): Decision | undefined {
  const category = PASSED.test(text.trim()) ? loaded.lastEntry?.category : undefined;
  return category === undefined ? undefined : askLedger({ op: 'budget_status', category });
}
decidePassed.says = [PASSED];
