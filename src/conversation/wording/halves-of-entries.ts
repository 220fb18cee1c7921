// "E a Maria 80", "veio 120", "me lembra de cobrar dia 10", right behind what somebody owes, a bill, a fatura, what was lent, put by or bought:
// the whole sentence it stands for.

import type { Lancamento } from '../../domain/ledger.ts';
import { pattern } from '../../domain/pattern.ts';
import { contaSlug } from '../../finance/conta.ts';
import { BANKS } from './bank-names.ts';
import { WEEKDAY_NAMES } from './calendar-words.ts';
import { type Half, OPENS, PAID, REMIND, RISES, rises, VALUE } from './half-forms.ts';

const WHO = '(?<who>(?:[oa] |minha |meu )?[a-zà-ÿ]{2,}(?: [a-zà-ÿ]{3,})?)';
/** "Pagou 50", "já devolveu só 30". */
const GAVE_BACK = pattern('i')`
  ^(?:(?:e|ah),? )*(?:j[áa] )?(?:me )?(?:pagou|devolveu|mandou|passou|acertou) (?:s[óo] )?${VALUE}(?: (?:hoje|ontem|no pix|agora|j[áa]|s[óo]|por enquanto))*[.!]*$
`;
const AND_MORE = pattern('i')`^(?:(?:e|ah),? )*mais ${VALUE}(?: (?:de hoje|hoje|de ontem|agora))?[.!]*$`;

const RINGS_TO_ASK: Half<Lancamento> = [
  pattern(
    'i',
  )`^(?:me )?lembr[ae](?: de)? (?:cobrar|cobra)(?: (?:el[ea]|isso))? (?<when>dia \d{1,2}|amanh[ãa]|(?:n[ao] )?(?:${WEEKDAY_NAMES}))(?: [àa]s? \S{1,6})?[.!]*$`,
  ({ counterpart }, { when }) => `me lembra de cobrar ${counterpart} ${when}`,
];

/** "E levou mais 22", behind what a customer took or paid. */
export const TOOK_MORE: Half<Lancamento> = [
  pattern(
    'i',
  )`^(?:(?:e|a[íi]|mas),? )*(?:el[ea] )?(?:j[áa] )?(?:levou|pegou)(?: mais| outros)? ${VALUE}(?: (?:fiado|hoje|de novo))*[.!]*$`,
  ({ counterpart }, { value }) => `${counterpart} levou ${value} fiado`,
];

/** What somebody owes, until it comes. */
export const OF_RECEIVABLE: readonly Half<Lancamento>[] = [
  [GAVE_BACK, ({ counterpart }, { value }) => `${counterpart} pagou ${value}`],
  [
    pattern('i')`^(?:e|mais|ah,? e) ${WHO},? (?:(?:me )?deve )?(?:mais )?${VALUE}[.!]*$`,
    ({ category }, { who, value }) =>
      /^mais$/i.test(who ?? '') || category === 'renda_extra' ? undefined : `${who} me deve ${value}`,
  ],
  [
    pattern('i')`^${WHO},? (?:tamb[ée]m|tb|tbm)(?: (?:me )?deve)?,? ${VALUE}[.!]*$`,
    (_, { who, value }) => `${who} me deve ${value}`,
  ],
  [AND_MORE, ({ counterpart }, { value }) => `${counterpart} me deve mais ${value}`],
  RINGS_TO_ASK,
];

const dayOf = ({ date }: Lancamento): string => `${date.slice(8)}/${date.slice(5, 7)}`;
/** "E o da Renner dia 20, 110", behind the card of a shop. */
const OF_SHOP: Half<Lancamento> = [
  pattern(
    'i',
  )`^(?:e )?[ao] d(?<of>[oa]) (?<card>c&a|[a-zà-ÿ]{2,15}),? (?:(?:vence|é) )?(?:dia (?<day>\d{1,2}),? (?:(?:deu|veio|s[ãa]o|é|de) )?${VALUE}|${VALUE.replace('value', 'sum')},? (?:(?:vence|no|é) )*dia (?<due>\d{1,2}))[.!]*$`,
  ({ description }, { of, card, value, day, sum = value, due = day }) =>
    /^conta d/u.test(description) ? `conta d${of} ${card} ${sum} vence dia ${due}` : undefined,
];

/** What is to be paid on a day. */
export const OF_BILL: readonly Half<Lancamento>[] = [
  [
    pattern('i')`^${OPENS}(?:veio|deu|s[ãa]o|ficou|fica|[ée]) (?:de |em )?(?!dia)${VALUE}[.!]*$`,
    ({ description }, { value }) => `a ${description} veio ${value}`,
  ],
  [
    /^(?:(?:na verdade|não|nao|ah|e),? )*(?:é|eh|vence|cai|ficou|fica)(?: (?:no|pro))? dia (?<day>\d{1,2})[.!]*$/i,
    ({ description }, { day }) => `a ${description} vence dia ${day}`,
  ],
  OF_SHOP,
  [REMIND, (bill, { when }) => `me lembra de pagar ${bill.description} ${when ?? `dia ${dayOf(bill)}`}`],
  [
    pattern(
      'i',
    )`^(?:(?:e|mais) )?(?:[oa] )?(?<name>luz|energia|[áa]gua|g[áa]s|internet|net|telefone|celular|iptu|ipva|escola|faculdade|mensalidade|plano),? (?:(?:é|eh|deu|veio|de) )?${VALUE},? (?:(?:pro|no|é) )*(?<day>dia \d{1,2})[.!]*$`,
    (_, { name, value, day }) => `conta de ${name} ${value} vence ${day}`,
  ],
];

/** What was lent, until it comes back. */
export const OF_LENT: readonly Half<Lancamento>[] = [
  [
    pattern('i')`^(?:(?:e|ah|mais),? )*${VALUE} (?<whom>(?:pr[ao]|para [oa]) [a-zà-ÿ]{2,}(?: [a-zà-ÿ]{3,})?)[.!]*$`,
    (_, { value, whom }) => `emprestei ${value} ${whom}`,
  ],
  [AND_MORE, ({ counterpart }, { value }) => `emprestei mais ${value} pra ${counterpart}`],
  [GAVE_BACK, ({ counterpart }, { value }) => `${counterpart} devolveu ${value}`],
  [
    /^(?:(?:e|ah|mas),? )*(?:n[ãa]o precisa (?:me )?(?:devolver|pagar)|perdoei|deixei pra l[áa]|falei que n[ãa]o precisa)(?: mais)?[.!]*$/i,
    ({ counterpart }) => `perdoei a dívida de ${counterpart}`,
  ],
  RINGS_TO_ASK,
];

/** "Minha irmã também, 50", behind what somebody gave. */
export const GAVE_TOO: Half<Lancamento> = [
  pattern(
    'i',
  )`^(?:e )?${WHO},? (?:tamb[ée]m|tb|tbm)(?: (?:me )?(?:deu|ajudou|mandou|pagou))?(?: com)?,? ${VALUE}[.!]*$`,
  (_, { who, value }) => `recebi ${value} de ${who}`,
];

/** "120 disso é da minha irmã": of the fatura told, or asked about. */
export const THEIRS_OF_FATURA: Half<Lancamento> = [
  pattern(
    'i',
  )`^(?:(?:e|mas|s[óo] que),? )*${VALUE} (?:d(?:isso|el[ea]|ess[ea]s?|a fatura|a[íi]) )?(?:(?:é|s[ãa]o|foi|foram|era) )?(?:(?:compra|coisas?|gastos?) )?(?:d[oa] )(?<who>(?:minha |meu )?[a-zà-ÿ]{2,20})[.!]*$`,
  (_, { value, who }) => `${who} me deve ${value}`,
];
/** The bill of a card. */
export const OF_FATURA: readonly Half<Lancamento>[] = [
  THEIRS_OF_FATURA,
  [PAID, ({ to }) => `paguei a fatura do ${contaSlug(to)}`],
  [REMIND, (bill, { when }) => `me lembra de pagar a fatura do ${contaSlug(bill.to)} ${when ?? `dia ${dayOf(bill)}`}`],
  [
    /^(?:e )?(?:o que|oq|quais compras?) (?:tem|t[áa]|entrou) (?:nela|nessa|a[íi])\s*\?*$/i,
    ({ to }) => `o que tem na fatura do ${contaSlug(to)}?`,
  ],
  [
    pattern('i')`^(?:e )?a d[oa] (?<card>${BANKS}),? (?:é |deu |veio |de )?${VALUE}[.!]*$`,
    (bill, { card, value }) => `fatura do ${card} ${value} vence dia ${dayOf(bill).slice(0, 2)}`,
  ],
];

/** What was put by. */
export const OF_SAVED: readonly Half<Lancamento>[] = [
  [
    pattern(
      'i',
    )`^(?:(?:e|mas|ah|hoje|j[áa]),? )*(?:tirei|peguei|saquei|resgatei|usei)(?: (?:de volta|de l[áa]|disso))* ${VALUE}(?: (?:de volta|de l[áa]|disso|dela))*[.!]*$`,
    ({ description }, { value }) => `tirei ${value} da ${description.replace(/^meta /u, '')}`,
  ],
];

const RETURNED = /^(?:e |eu |mas )?devolvi(?: (?:ontem|hoje|já|ele|ela))?[.!]*$/i;
export const OF_PURCHASE: readonly Half<Lancamento>[] = [
  // "Dos quais 30 era da vizinha".
  [
    pattern(
      'i',
    )`^${OPENS}(?:d[oa]s quais|dess[ea]s?|disso|sendo que),? ${VALUE} (?:era|eram|foi|foram|é|s[ãa]o) (?<whose>d[oa] (?:minha |meu )?[a-zà-ÿ]{2,20})[.!]*$`,
    (_, { value, whose }) => `${value} disso era ${whose}`,
  ],
  // What a shop's card pays is on credit.
  [
    /^(?:(?:foi|paguei|passei|e),? )*(?:no|com o|pelo) cart[ãa]o (?:d[ao] )?(?:renner|riachuelo|havan|marisa|c&a|americanas|magalu|pernambucanas|leader|torra|loja)[.!]*$/i,
    () => 'foi no crédito',
  ],
  [RETURNED, ({ description }) => `devolvi o ${description}`],
  [RISES, ({ description }, said) => rises(description, said)],
];
