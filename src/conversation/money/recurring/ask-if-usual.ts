// "Gasto uns 900 de aluguel e 700 de mercado": what a month costs, or what was spent now, which the present tense does not tell.

import { listed } from '../../../domain/listed.ts';
import { pattern } from '../../../domain/pattern.ts';
import { reais } from '../../../finance/money.ts';
import type { ToolCall } from '../../../tools/registry.ts';
import { askToChoose } from '../../ask.ts';
import type { Decision } from '../../decision.ts';
import { localDate } from '../../local-time.ts';
import type { Situation } from '../../situation.ts';
import { draftsOf } from '../entry/drafts-of.ts';
import { recordCall } from '../entry/record-call.ts';
import { decideRecurring } from './decide-recurring.ts';
import { usual } from './usual.ts';

const ABOUT =
  '(?:uns|umas|mais ou menos|cerca de|em torno de|por volta de|em m[ée]dia|normalmente|geralmente|quase|costumo gastar)';
/** "Gasto 50 mercado" is written of a purchase: only a rough amount, or several things, sound like a habit. */
const HABIT = pattern('i')`
  ^(?:(?:eu|aqui|em casa|hoje em dia|e|mas|oi|bom),? )*(?:
    (?:gasto|pago|gastamos|pagamos|costumo (?:gastar|pagar)) ${ABOUT} \D{0,12}\d[^?]*|
    (?:(?:a conta )?d?[ao]s? )?(?!(?:eu|ele|ela|me)(?![a-zà-ÿ]))[a-zà-ÿ]{3,}(?: d[aeo] [a-zà-ÿ]+)? (?:vem|costuma (?:vir|dar|ser|sair)|sai|fica) ${ABOUT} \D{0,12}\d[^?]*|
    (?:o )?(?:meu|nosso) aluguel (?:hoje )?(?:[ée]|eh|t[áa]|custa|sai|fica) (?:(?:de|uns|em|r\$) ?)*\d[\d.,]*(?: mil| reais)*|
    (?:eu (?:gasto|pago)|gastamos|pagamos|gasto|pago) [^?\d]{0,12}\d[\d.,]*[^?\d]{0,20} (?:de|com|no|na|em) [^?\d]{3,30}\d[^?]*
  )$
`;
/** What says that it is of now: "pago agora no pix". */
const OF_NOW = /(?<![a-zà-ÿ])(?:hoje|ontem|agora|j[áa]|no pix|no d[ée]bito|no cr[ée]dito|no cart[ãa]o)(?![a-zà-ÿ])/i;

/** Undefined unless every part is an expense whose value and purpose are told. */
export function askIfUsual(situation: Situation): Decision | undefined {
  const { text, understanding, asking, zone, loaded } = situation;
  const words = text.trim();
  if (understanding.intent !== 'lancamento' || !HABIT.test(words) || OF_NOW.test(words)) return undefined;
  // Behind a hard question they are figures of it.
  if (loaded.lastMission !== undefined) return undefined;
  const drafts = draftsOf(understanding.slots, situation);
  const [first, ...others] = drafts;
  const told = drafts.every(({ kind, cents, description, pending }) =>
    kind === 'despesa' && pending !== true ? cents !== undefined && description !== undefined : false,
  );
  if (first === undefined || !told) return undefined;
  const total = drafts.reduce((sum, { cents = 0 }) => sum + cents, 0);
  const name = listed(drafts.map(({ description = '' }) => description));
  const category = others.length === 0 ? (first.category ?? 'outros') : 'outros';
  const due = others.length === 0 ? dueEachMonth(situation) : undefined;
  const act = due?.act ?? usual(name, 'despesa', total, category, localDate(asking.said, zone));
  return askToChoose(
    'clarify_type',
    [
      { bold: listed(drafts.map(({ cents = 0, description = '' }) => `${reais(cents)} de ${description}`)) },
      due === undefined
        ? ': é o que você costuma gastar por mês, ou já saiu?'
        : `: todo mês, dia ${due.day}, ou já saiu?`,
    ],
    [
      { label: due === undefined ? 'Costumo por mês' : 'Todo mês', act },
      { label: 'Já saiu', act: recordCall(...drafts) },
    ],
    asking,
  );
}

const ON_DAY = / (?:no )?dia (?<day>\d{1,2})[.!]*$/i;

/** "Pago 850 de aluguel dia 10", as a bill that repeats on that day. */
function dueEachMonth(situation: Situation): { readonly day: string; readonly act: ToolCall } | undefined {
  const day = ON_DAY.exec(situation.text)?.groups?.['day'];
  if (day === undefined) return undefined;
  const text = situation.text.replace(ON_DAY, ` todo dia ${day}`);
  const understanding = situation.read(text);
  if (understanding.intent !== 'recurring_set') return undefined;
  const decision = decideRecurring(understanding.slots, { ...situation, text, understanding });
  return decision.do === 'run_tool' ? { day, act: decision.calls[0] } : undefined;
}
askIfUsual.says = [HABIT];
