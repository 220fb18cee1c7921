// "Vence dia 3", "paguei só 800", under "já pagou os R$ 1.240,00 da fatura?": it is to pay, or a part of it is paid.

import { folded } from '../../../domain/fold.ts';
import { pattern } from '../../../domain/pattern.ts';
import { contaLabel } from '../../../finance/conta.ts';
import { reais } from '../../../finance/money.ts';
import type { ToolCall } from '../../../tools/registry.ts';
import { run, say } from '../../decided.ts';
import { type Decision, IDLE_STATE } from '../../decision.ts';
import { offeredAct, openQuestion } from '../../open-question/open-question.ts';
import type { Situation } from '../../situation.ts';
import { WEEKDAY_NAMES } from '../../wording/calendar-words.ts';
import { TYPED_AMOUNT } from '../../wording/typed-amount.ts';
import { dayTold } from '../correction/day-told.ts';
import { impliedRate } from '../owing/debt-rate.ts';
import { valueSaid } from '../value-said.ts';
import { billToPay } from './bill-to-pay.ts';
import { leastKnown, MINIMUM } from './decide-fatura-part.ts';

const DUE = pattern('i')`
  ^(?:(?:ainda n[ãa]o|n[ãa]o paguei(?: ainda)?|n[ãa]o|mas|e|ela|a fatura|ainda),? )*(?:s[óo] )?
  (?:(?:vence|pago|vou pagar|cai|[ée]|fica) )?(?:s[óo] )?(?:n[ao] |pr[ao] )?(?<day>dia \d{1,2}(?:/\d{1,2})?|amanh[ãa]|(?:${WEEKDAY_NAMES})(?: que vem)?)[.!]*$
`;
const PART = pattern('i')`
  ^(?:(?:n[ãa]o|sim|j[áa]|eu|mas|ainda n[ãa]o),? )*(?:(?:paguei|dei|foi|foram)(?: s[óo]| apenas| uns)?(?: o m[íi]nimo,?(?: (?:que foi|de|foi))?)?|s[óo]) (?<value>${TYPED_AMOUNT})
  (?: (?:dela|da fatura|por enquanto|at[ée] agora|s[óo]))*[.!]*$
`;
/** "Parcelei ela em 4x de 530": a debt from now on, and no bill. */
const IN_PARCELS = pattern('i')`
  ^(?:(?:n[ãa]o|eu|mas|a[íi]|ainda n[ãa]o),? )*(?:parcelei|parcelamos|vou parcelar|dividi)(?: (?:ela|a fatura|tudo|isso))? em (?<times>\d{1,2}) ?(?:x|vezes|parcelas) (?:de )?
  (?<value>${TYPED_AMOUNT})[.!]*$
`;

/** Undefined unless that is asked, and the words tell a day or another value. */
export function answerFatura(situation: Situation): Decision | undefined {
  const act = offeredAct(situation);
  if (act?.tool !== 'pay_fatura' || act.args.cents === undefined) return undefined;
  const words = situation.text.trim();
  const { cents, card } = act.args;
  const day = DUE.exec(words)?.groups?.['day'];
  const date = day === undefined ? undefined : dayTold(day, situation);
  if (date !== undefined) return run(billToPay(card, cents, date));
  const parcels = IN_PARCELS.exec(words)?.groups;
  const each = parcels === undefined ? undefined : valueSaid(parcels['value'] ?? '', situation);
  if (each !== undefined) return run(financed(card, cents, each, Number(parcels?.['times'])));
  const least = MINIMUM.exec(words)?.groups?.['value'];
  const open = openQuestion(situation);
  const kept = open?.kind === 'confirm' ? open.no.act : undefined;
  if (least !== undefined && kept !== undefined) {
    const told = say(leastKnown(least, situation));
    return { do: 'beside', calls: [kept], open: told, next: IDLE_STATE };
  }
  const value = PART.exec(words)?.groups?.['value'];
  const paid = value === undefined ? undefined : valueSaid(value, situation);
  if (paid === undefined) return undefined;
  const payment = { ...act, args: { ...act.args, cents: paid } } as const;
  if (paid >= cents) return run(payment);
  const left = say({
    text: ['Faltam ', { bold: reais(cents - paid) }, '. Se pagar depois, me diga o dia: “o resto pago dia 10”.'],
  });
  return { do: 'beside', calls: [payment], open: left, next: IDLE_STATE };
}

/** All in centavos. */
function financed(card: string | undefined, cents: number, instalment: number, times: number): ToolCall {
  const name = card === undefined ? 'fatura' : `fatura ${contaLabel(`cartao:${card}`).replace(/^cart[ãa]o /i, '')}`;
  const monthlyRate = impliedRate(cents, instalment, times);
  const value = {
    name,
    cents,
    parcelas: times,
    parcelaCents: instalment,
    ...(monthlyRate !== undefined && { monthlyRate }),
  };
  return { tool: 'tell_money', args: { told: { kind: 'divida', key: folded(name), value } } };
}
