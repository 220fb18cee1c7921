// "Quanto eu gastava com mercado antes?": the months before this one. "Quanto sobra depois das contas fixas?": what repeats and comes in, less what
// repeats and goes out. "Quando é o aluguel?": the day of what repeats. "Passei em quanto?": of the ceiling of the last entry.

import { folded } from '../../../domain/fold.ts';
import { pattern } from '../../../domain/pattern.ts';
import { addMonths, wholeMonth } from '../../../finance/civil-date.ts';
import { readWhen } from '../../../language/figures/read-when.ts';
import { recurringNamed } from '../../../tools/set-recurring.ts';
import type { Decision } from '../../decision.ts';
import { localDate } from '../../local-time.ts';
import type { Situation } from '../../situation.ts';
import { askLedger } from './ask-ledger.ts';
import { topicIn } from './topics-in.ts';

const PAY =
  '(bolsa|comiss[ãa]o|sal[áa]rio|aposentadoria|pens[ãa]o|aux[íi]lio|vale|frete|pagamento|mesada|d[ée]cimo|f[ée]rias|adiantamento|benef[íi]cio|plant[ãa]o(?: extra)?|hora extra|horas extras|di[áa]ria|freela|bico|b[ôo]nus|gorjeta)';
const USED_TO = pattern('i')`
  ^(?:e |mas )?(?:quanto|qto) (?:(?:é )?que )?(?:eu |a gente |nos )?(?:gastava|gast[áa]vamos|pagava)(?: por m[êe]s)?
  (?: (?:antes|antigamente))? (?<what>(?:com|de|em|n[oa]|d[oa]) [a-zà-ÿ][^?]{1,30}?)
  (?: (?:antes|antigamente|por m[êe]s|todo m[êe]s|nos (?:outros|[úu]ltimos) meses))*\s*[?.]*$
`;
const MONTHS_BACK = 3;
const LEFT_OVER = pattern()`
  \bquanto\b.*\b(?:sobra|resta|fica)\b.*\b(?:depois d[aeo]s?|tirando|descontando|menos|pag(?:as|ando|ar)) (?:
    (?:as|os|minhas|meus|todas|todos) )*(?:contas?|gastos?|despesas?) fix[ao]s?\b
`;
const LEFT_OF_PAY = pattern('i')`
  ^(?:e )?(?:quanto|qto|qnt) (?:(?:que|me|ainda|vai|é que) )*(?:sobra|sobrou|sobrar|resta|restou|restar|fica|ficar)(?: ainda)? d[oa] (?:meu |minha )?
  ${PAY}(?: (?:esse|nesse|no|por|todo) m[êe]s)?[?!. ]*$
`;
const WHEN_DUE = pattern('i')`
  ^(?:e )?(?:quando|que dia)(?: (?:é|eh|e|cai|vem|pago|tenho (?:que|de) pagar|vai ser|eu pago))+ (?:
    [oa] |meu |minha )?(?:(?:pr[óo]xim[oa]|pagamento d[oa]) )?(?<name>[a-zà-ÿ][a-zà-ÿ ]{2,30}?)\s*[?.]*$
`;
const PASSED = pattern('i')`
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

const SHARE = pattern()`
  \b(?:quant[oa]s? por ?cento|(?:qual|que|quanto)(?: e| a| o)* (?:porcentagem|percentual|parte|fatia))\b.* d[oa] (?:
    meu |minha )?(?:salario|renda|pagamento|que (?:eu )?(?:recebi|ganhei|recebo|ganho))\b.*? (?:
    vai|vao|foi|foram|e|fica|pesa|gasto|gastei
  ) (?:so )?(?:pr[ao]s?|para(?: [oa]s?)?|com(?: [oa])?|d[eo]|em|n[ao]) (?<what>[a-z][a-z ]{2,25}?)$
`;

/** "Qual porcentagem do salário vai pro aluguel?": a part of what came in; undefined for any other message. */
export function decideShareOfPay({ text, read, reading, understanding }: Situation): Decision | undefined {
  const what = understanding.intent === 'simplista' ? SHARE.exec(folded(text).trim())?.groups?.['what'] : undefined;
  const topic = what === undefined ? undefined : topicIn(what, 'expense', read);
  if (topic === undefined) return undefined;
  const { period } = readWhen(reading);
  return askLedger({
    op: 'share',
    of: 'income',
    type: 'expense',
    ...topic,
    ...(period === undefined ? {} : { period }),
  });
}
decideShareOfPay.says = [SHARE];

const EACH_MONTH = pattern('i')`
  ^(?:e )?(?:quanto|qto) (?:eu |a gente )?(?:paguei|gastei|foi|deu|pago|gasto|veio)(?: por m[êe]s)? (?<what>
    (?:de|com|em|n[oa]|d[oa]) .{2,25}?
  ) (?:em cada m[êe]s|m[êe]s a m[êe]s|cada m[êe]s|de cada m[êe]s)\s*[?.]*$
`;
const MONTHS_SHOWN = 6;

/** "Quanto paguei de luz em cada mês?": month by month; undefined for any other message. */
export function decideEachMonth({ text, read, asking, zone }: Situation): Decision | undefined {
  const what = EACH_MONTH.exec(text.trim())?.groups?.['what'];
  const topic = what === undefined ? undefined : topicIn(what, 'expense', read);
  if (topic === undefined) return undefined;
  const today = localDate(asking.said, zone);
  const period = { from: wholeMonth(addMonths(today, 1 - MONTHS_SHOWN)).from, to: wholeMonth(today).to };
  return askLedger({ op: 'breakdown', group_by: 'month', type: 'expense', period, ...topic });
}
decideEachMonth.says = [EACH_MONTH];

/** What is left of the pay; of what repeats, undefined when either side is not known. */
export function decideLeftOfFixed({ text, loaded }: Situation): Decision | undefined {
  const words = folded(text).trim();
  if (LEFT_OF_PAY.test(text.trim())) return askLedger({ op: 'savings', check: 'pay' });
  if (!LEFT_OVER.test(words)) return undefined;
  const repeats = (kind: 'receita' | 'despesa'): boolean =>
    loaded.recurring().some(({ value }) => value.kind === kind && value.every === 'monthly' && value.paused !== true);
  if (!repeats('receita') || !repeats('despesa')) return undefined;
  return askLedger({ op: 'savings', check: 'fixed' });
}
decideLeftOfFixed.says = [LEFT_OVER, LEFT_OF_PAY];

/** When what repeats falls next; undefined when nothing of that name repeats. */
export function decideWhenDue({ text, loaded }: Situation): Decision | undefined {
  const name = WHEN_DUE.exec(text.trim())?.groups?.['name'];
  const told = name === undefined ? undefined : recurringNamed(loaded.recurring(), name);
  return told === undefined || told.value.kind !== 'despesa' || name === undefined
    ? undefined
    : askLedger({ op: 'due', merchant: name });
}
decideWhenDue.says = [WHEN_DUE];

/** The only ceiling, or that of the last entry's category; undefined when neither is there. */
export function decidePassed({ text, loaded }: Situation): Decision | undefined {
  if (!PASSED.test(text.trim())) return undefined;
  const [only, ...others] = loaded.budgets();
  if (only !== undefined && others.length === 0) return askLedger({ op: 'budget_status' });
  const category = loaded.lastEntry?.category;
  return category === undefined ? undefined : askLedger({ op: 'budget_status', category });
}
decidePassed.says = [PASSED];
