// "Me deram 15 de desconto", "com juros ficou 2.100": less or more was paid for what was just recorded, or for the entry named.

import { folded } from '../../../domain/fold.ts';
import type { Lancamento } from '../../../domain/ledger.ts';
import { pattern } from '../../../domain/pattern.ts';
import type { Draft } from '../../../finance/draft.ts';
import { run, say } from '../../decided.ts';
import type { Decision } from '../../decision.ts';
import type { Situation } from '../../situation.ts';
import { AMOUNT_OR_SHARE, shareOf } from '../goals/share-of.ts';
import { valueSaid } from '../value-said.ts';
import { dayTold } from './day-told.ts';
import { editCall } from './edit-call.ts';
import { lessOf } from './less-of.ts';

const GOT =
  '(?:me (?:deram|deu|fizeram|fez)|deram|fizeram|ganhei|ganhamos|consegui|conseguimos|arranquei|peguei|tive|teve|tinha|tem|veio com|saiu com|foi com|era com|com)';
const DISCOUNT = pattern('i')`
  ^(?:(?:e|a[íi]|ah|opa|mas|ainda|s[óo] que|esqueci|faltou)[:,]? )*(?:(?:[oa]|el[ea]s?|(?:[oa]|ess[ea]) [a-zà-ÿ]+) )?${GOT} (?:
    (?:uns|um|uma|mais|ainda) )*
  (?:desconto de (?<value_>${AMOUNT_OR_SHARE})|(?<value>${AMOUNT_OR_SHARE}) (?:de )?(?:desconto|abatimento))
  (?: (?:n[ao]s?|d[ao]s?) (?<what>[a-zà-ÿ][a-zà-ÿ ]{1,30}?))?(?: (?:hoje|ontem|no caixa|na hora|[àa] vista|no pix))*
  (?:,? (?:se (?:eu )?)?(?:pagar|pagando) (?<by>(?:at[ée]|antes d[oe]) .{2,20}))?[.!]*$
`;
const OF_WHAT = 'Desconto em quê? Me diga a compra e quanto você pagou já com ele, como “tênis 185”.';

/** "Nele", "na compra": the entry just recorded. */
const IT = /^(?:el[ea]|compra|valor|pre[çc]o|total|conta)$/i;

function discounted(what: string | undefined, { loaded }: Situation): Lancamento | undefined {
  const last = loaded.pointedAt?.entries.at(-1) ?? loaded.lastEntry;
  const named = what === undefined || IT.test(what) ? undefined : what;
  const isLast = named === undefined || ` ${folded(last?.description ?? '')} `.includes(` ${folded(named)} `);
  const one = isLast ? last : loaded.entries({ words: named })[0];
  return one?.kind === 'despesa' ? one : undefined;
}

/** What the last purchase came to in the end. */
const CAME_TO = pattern('i')`
  ^(?:(?:e|a[íi]|ah|mas)[, ]+)*(?:com|mais|contando) (?:[oa]s? )?
  (?:juros|frete|entrega|gorjeta|taxa(?: de entrega)?|10 ?%|servi[çc]o|couvert|imposto|multa)
  (?: (?:do cart[ãa]o|do gar[çc]om))? (?:ficou|deu|foi|saiu|foi pra|foi para|virou)(?: (?:por|em|a|tudo|no total))? (?<value>
    (?:r\$ ?)?\d[\d.,]*(?: ?(?:mil|reais))?
  )(?: (?:no total|tudo))?[.!]*$
`;

function cameTo(value: string, situation: Situation): Decision | undefined {
  const bought = discounted(undefined, situation);
  const cents = valueSaid(value, situation);
  if (bought === undefined || cents === undefined || cents <= bought.cents || cents > bought.cents * 2)
    return undefined;
  return run(editCall(bought.id, { cents }));
}

/** "Essa multa tem 20% de desconto se pagar até dia 30", while it is asked whether it is an entry: as it will be paid. */
export function withDiscount(draft: Draft, situation: Situation): Draft | undefined {
  const { value_, value = value_, by } = DISCOUNT.exec(situation.text.trim())?.groups ?? {};
  const { cents = 0 } = draft;
  const less = value === undefined ? undefined : shareOf(value, cents, situation);
  if (less === undefined || less >= cents) return undefined;
  const date = by === undefined ? undefined : dayTold(by.replace(/^(?:at[ée]|antes d[oe]) (?:o )?/i, ''), situation);
  return { ...draft, cents: cents - less, ...(date === undefined ? {} : { date, pending: true as const }) };
}

/** In centavos. Undefined when the message says more than a discount, or it would leave nothing to pay. */
export function decideDiscount(situation: Situation): Decision | undefined {
  const total = CAME_TO.exec(situation.text.trim())?.groups?.['value'];
  if (total !== undefined) return cameTo(total, situation);
  const said = DISCOUNT.exec(situation.text.trim())?.groups;
  const value = said?.['value'] ?? said?.['value_'];
  // What may be had by paying early is not had yet.
  if (value === undefined || said?.['by'] !== undefined) return undefined;
  const bought = discounted(said?.['what'], situation);
  // Otherwise the discount would be taken for a price.
  if (bought === undefined)
    return situation.understanding.intent === 'smalltalk' ? undefined : say({ text: [OF_WHAT] });
  const less = shareOf(value, bought.cents, situation);
  if (less === undefined || less >= bought.cents) return undefined;
  return run(lessOf(bought, less));
}
decideDiscount.says = [CAME_TO, DISCOUNT];
