// "Meu marido recebeu 2.340", "minha filha ganhou 50 da avó": no income of who writes, unless the house counts it.

import { KIN, PARTNER } from '../../../domain/kin.ts';
import { pattern } from '../../../domain/pattern.ts';
import { reais } from '../../../finance/money.ts';
import { askToConfirm } from '../../ask.ts';
import type { Decision } from '../../decision.ts';
import { localDate } from '../../local-time.ts';
import type { Situation } from '../../situation.ts';
import { VALUE } from '../../wording/turn.ts';
import { dayTold } from '../correction/day-told.ts';
import { valueSaid } from '../value-said.ts';
import { recordCall } from './record-call.ts';

const DAY = '(?:hoje|ontem|amanh[ãa]|(?:no )?dia \\d{1,2})';
const FORM = pattern('i')`
  ^(?:(?:e|hoje|ontem|a[íi]),? )*(?<my>meu|minha) (?<who>${PARTNER}|${KIN}) (?:j[áa] )?(?:(?:recebe|vai receber) (?<due>${DAY}),? |(?:recebeu|ganhou)(?: (?:hoje|ontem))? (?:(?:s[óo]|uns) )*)
  ${VALUE}(?: d[aeo] (?<what>[a-zà-ÿ ]{2,25}?))?(?: (?:hoje|ontem|no pix|em dinheiro))*[.!]*$
`;

/** Undefined when the words tell more than that. */
export function askWhoseIncome(situation: Situation): Decision | undefined {
  const { text, asking, zone, reading } = situation;
  const { my = '', who = '', due, value, what = 'renda' } = FORM.exec(text.trim())?.groups ?? {};
  const cents = value === undefined ? undefined : valueSaid(value, situation);
  if (cents === undefined) return undefined;
  const today = reading.past[0]?.date ?? localDate(asking.said, zone);
  const date = due === undefined ? today : (dayTold(due, situation) ?? today);
  const of = /^meu$/i.test(my) ? 'do seu' : 'da sua';
  const category = /sal[áa]rio|est[áa]gio|aposentadoria|inss/i.test(what) ? 'salario' : 'outras_receitas';
  return askToConfirm(
    [{ bold: reais(cents) }, ` ${of} ${who.toLowerCase()}: conto como entrada da casa?`],
    recordCall({
      ...{ kind: 'receita', category, description: `${what} ${of.slice(0, 2)} ${who.toLowerCase()}`, cents, date },
      ...(date > localDate(asking.said, zone) ? { pending: true as const } : {}),
    }),
    { yes: 'Conta', no: 'Não conta' },
    asking,
  );
}
askWhoseIncome.says = [FORM];
