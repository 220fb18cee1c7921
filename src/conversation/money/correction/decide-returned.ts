// "Devolvi a meia", "cancelei a forma": a purchase given back may have been refunded or exchanged, so the refund of it is offered, and which
// purchase is asked when several have that name. "Desisti da compra do celular": it never came to it, and its entry may go.

import { pattern } from '../../../domain/pattern.ts';
import { reais } from '../../../finance/money.ts';
import { dayWords } from '../../../finance/replies/day-words.ts';
import { subjectWords } from '../../../finance/replies/entry-words.ts';
import { sameName } from '../../../finance/same-name.ts';
import type { ToolCall } from '../../../tools/registry.ts';
import { askToChoose, askToConfirm } from '../../ask.ts';
import { say } from '../../decided.ts';
import type { Decision } from '../../decision.ts';
import { localDate } from '../../local-time.ts';
import type { Situation } from '../../situation.ts';
import { recordCall } from '../entry/record-call.ts';
import { askIfBack } from './refunded.ts';

const RETURNED = pattern('i')`
  ^(?:(?:j[áa]|hoje|ontem|agora|eu|acabei de|tive que|fui e)[, ]+)*
  (?:devolv(?:i|er|emos)|(?<undone>cancel(?:ei|ar|amos))) (?:(?:a compra|o pedido) d)?(?:
    o|a|os|as|meu|minha|aquel[ea]
  ) (?<what>[a-zà-ÿ][a-zà-ÿ ]{1,30}?)
  (?: (?:que (?:eu )?comprei|n[ao] (?:loja|shopping|farm[áa]cia|site)|pr[ao] (?:loja|vendedora?)))*
  (?: (?:hoje|ontem))?[.!]*$
`;
/** "Ficou pequeno, devolvi", right behind the purchase. */
const IT_WENT_BACK =
  /^(?:(?:mas|e|a[íi]|n[ãa]o|ficou|ficaram|veio|vieram|serviu|tava|estava|gostei)(?: [a-zà-ÿ]{3,20}){0,2},? (?:e |ent[ãa]o |a[íi] )?)?(?:eu )?(?:j[áa] )?devolvi(?: el[ea]s?)?[.!]*$/i;
const GAVE_UP = pattern('i')`
  ^(?:(?:j[áa]|hoje|ontem|agora|eu|mas|acabei)[, ]+)*(?:desisti|desistindo) (?:da compra )?d(?:o|a|os|as|e|esse|essa|aquele|aquela) (?:(?:meu|minha) )?(?<what>[a-zà-ÿ][a-zà-ÿ ]{1,30}?)[.!]*$
`;
/** What is lent or handed over rather than bought. */
const NO_PURCHASE = /\b(?:dinheiro|valor|grana|troco|pr[oa]|para|pel[oa]|ao)\b/i;

/** Undefined when the thing is no purchase (books of a library, a lent tool). */
export function decideReturned(situation: Situation): Decision | undefined {
  const { text, loaded, asking, zone } = situation;
  const gaveUp = GAVE_UP.exec(text.trim())?.groups?.['what'];
  if (gaveUp !== undefined) return neverBought(gaveUp, situation);
  const last = loaded.lastEntry?.kind === 'despesa' && loaded.wroteLast() ? loaded.lastEntry.description : undefined;
  const { what = IT_WENT_BACK.test(text.trim()) ? last : undefined, undone } = RETURNED.exec(text.trim())?.groups ?? {};
  if (what === undefined || NO_PURCHASE.test(what)) return undefined;
  const today = localDate(asking.said, zone);
  const bought = loaded.entries({ words: what }).filter(({ kind, status }) => kind === 'despesa' && status === 'paga');
  const [only, ...others] = bought.slice(0, 5);
  // A subscription or a reminder is cancelled too, and no money comes back of that.
  if (
    undone !== undefined &&
    (only === undefined || loaded.recurring().some(({ value }) => sameName(value.description, what)))
  )
    return undefined;
  if (only === undefined)
    return say({ text: [`Não achei compra de ${what} nas suas anotações, então não mudei nada.`] });
  const refund = (cents: number): ToolCall => recordCall({ kind: 'estorno', date: today, description: what, cents });
  if (others.length > 0)
    return askToChoose(
      'choose_reference',
      ['De qual compra o dinheiro voltou?'],
      [only, ...others].map(({ cents, description, date }) => ({
        label: `${description}, ${reais(cents)}, ${dayWords(date, today)}`,
        act: refund(cents),
      })),
      asking,
    );
  return askIfBack(only.cents, only.description, refund(only.cents), asking);
}
decideReturned.says = [RETURNED, IT_WENT_BACK, GAVE_UP];

function neverBought(what: string, { loaded, asking }: Situation): Decision | undefined {
  const [only, ...others] = loaded.entries({ words: what }).filter(({ kind }) => kind === 'despesa');
  if (only === undefined || others.length > 0) return undefined;
  return askToConfirm(
    ['Então tiro ', { bold: subjectWords(only) }, '?'],
    { tool: 'remove_transaction', args: { pointer: { ids: [only.id] } } },
    { yes: 'Tirar', no: 'Deixa' },
    asking,
  );
}
