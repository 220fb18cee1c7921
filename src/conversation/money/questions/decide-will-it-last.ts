// "Vou fechar o mês no azul", "meu dinheiro dá até dia 30", said without a question mark; "e se entrar mais 300", after a
// balance or another supposition.

import { pattern } from '../../../domain/pattern.ts';
import type { Question } from '../../../finance/question.ts';
import type { Decision } from '../../decision.ts';
import type { Situation } from '../../situation.ts';
import { askLedger } from './ask-ledger.ts';
import { questionOf } from './question-of.ts';

const LASTS = pattern('i')`
  ^(?:(?:e|ent[ãa]o|ser[áa] que|ser[áa]) )*(?:
    (?:(?:eu|a gente) )?(?:vou|vamos|vai) (?:fechar|terminar|acabar) (?:o |esse |este )?m[êe]s no (?:
      azul|vermelho|positivo|negativo
    )|
    (?:(?:[oa]|meu|minha|ess[ea]) )*(?:dinheiro|saldo|grana|sal[áa]rio) (?:ainda )?
    (?:d[áa]|dura|chega|aguenta|vai dar|vai durar|vai chegar)(?: (?:pra|para) (?:passar|chegar))? (?<until>
      at[ée] \S.{1,25}?|
      (?:pro|o|esse) m[êe]s(?: todo| inteiro)?
    )
  )\s*[?!.]*$
`;
const SUPPOSES =
  /^(?:e |mas )*se (?:eu |ainda )*(?:(?<in>entrar(?:em)?|cair(?:em)?|receber|ganhar|vender)|gastar|pagar|sair(?:em)?|tirar|comprar)(?= |$).*\d/i;
const FROM_BALANCE: ReadonlySet<Question['op']> = new Set(['what_if', 'balance', 'forecast', 'savings']);

/** @returns undefined when nothing is foreseen or supposed */
export function decideWillItLast({ text, loaded, read, reading }: Situation): Decision | undefined {
  const words = text.trim();
  const lasts = LASTS.exec(words);
  if (lasts !== null) {
    const until = lasts.groups?.['until'];
    const day = until?.startsWith('at') ? questionOf(read(`quanto vou ter ${until}?`)) : undefined;
    return askLedger({ op: 'forecast', ...(day?.as_of === undefined ? {} : { as_of: day.as_of }) });
  }
  const supposed = SUPPOSES.exec(words);
  const last = supposed === null ? undefined : loaded.lastQuestion?.question;
  const { cents } = reading.money ?? {};
  if (last === undefined || cents === undefined || !FROM_BALANCE.has(last.op)) return undefined;
  if (reading.recurrence !== undefined || reading.installments !== undefined) return undefined;
  const signed = supposed?.groups?.['in'] === undefined ? -cents : cents;
  const more = last.op === 'what_if' && / mais /i.test(words);
  const before = more ? (last.amount_cents ?? 0) * (last.delta === 'income' ? 1 : -1) : 0;
  const sum = before + signed;
  return askLedger({ op: 'what_if', amount_cents: Math.abs(sum), delta: sum < 0 ? 'expense' : 'income' });
}
decideWillItLast.says = [LASTS, SUPPOSES];
