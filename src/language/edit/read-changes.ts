// Extracts the changes to an entry: new value, date, category, method, account, instalments, name or type.

import { type Amount, findAmounts } from '../amounts/amounts.ts';
import type { DateMention } from '../dates/dates.ts';
import { categoryNamed } from '../dialog/read-answer.ts';
import { accountsIn, methodIn } from '../money/payment.ts';
import { NUMBER_WORDS } from '../numbers/number-words.ts';
import { complementOf } from '../reading/complement-of.ts';
import type { Reading } from '../reading/reading.ts';
import { present } from '../slots/present.ts';
import { tokenize } from '../tokens/tokenize.ts';
import { mend } from '../typo/mend.ts';

/** "não, era 13 e não 30": the first "não" is an answer. */
const AND_NOT = /\d(?: [a-z]+)? e nao \d/;

/** "Era 45 e eu botei 54": the value that was recorded. */
const WROTE = /^(?:bot|coloqu|anot|lanc|marqu|registr|digit)ei$/;
const isWritten = (r: Reading, { from }: Amount): boolean => WROTE.test(r.norm(r.unitOf(from) - 1));

/** "Aquela compra de 120 foi no crédito": the value tells which entry is meant. */
export function namedByAmount(r: Reading): { amount_cents: number } | undefined {
  const amount = r.amounts.find(({ from, to }) => {
    const was = r.unitOf(to);
    return (
      r.is(r.unitOf(from) - 1, 'prep_of') &&
      /^(?:nao|(?:nao )?(?:foi|era|e))$/.test(r.norm(was)) &&
      r.units[was + 1]?.kind === 'word'
    );
  });
  return amount === undefined ? undefined : { amount_cents: amount.cents };
}

/** "não era 30 e sim 13", "era 2 mil e não 200": the negated value is the old one. */
function newAmount(r: Reading): Amount | undefined {
  const negated = (amount: Amount): boolean => {
    for (let i = r.unitOf(amount.from) - 1; i >= 0 && i >= r.unitOf(amount.from) - 4; i--) {
      if (/(?:^| )sim$/.test(r.norm(i)) || r.norm(i) === 'mas' || r.norm(i) === ',') return false;
      // "não foi 60 foi 16": another number intervenes.
      if (r.units[i]?.kind === 'number') return false;
      // "Não, o mercado foi 85" without its comma: what is denied came before.
      if (i === r.head && (/^(?:[oa]s?|moco|moca)$/.test(r.norm(i + 1)) || r.fits(AND_NOT))) return false;
      if (r.is(i, 'not') || r.norm(i).startsWith('nao ') || (r.norm(i) === 'num' && r.is(i + 1, 'v_be'))) return true;
    }
    return false;
  };
  const named = namedByAmount(r)?.amount_cents;
  const right = r.amounts.filter((amount) => !negated(amount) && amount.cents !== named);
  const kept = right.some((amount) => !isWritten(r, amount)) ? right.filter((amount) => !isWritten(r, amount)) : right;
  if (kept.length === 0) return undefined;
  const afterTo = kept.find(
    (amount) => r.is(r.unitOf(amount.from) - 1, 'prep_to') || r.norm(r.unitOf(amount.from) - 1) === 'por',
  );
  return afterTo ?? kept.at(-1);
}

/** A corrected unit price, multiplied by the entry's count: "na verdade cada uma foi 30" after three of 40. */
function wholeOf(r: Reading, amount: Amount): number {
  const { lastTx, lastSaid } = r.context;
  if (lastTx === undefined || lastSaid === undefined || amount.unitPrice !== undefined || !r.fits(EACH))
    return amount.cents;
  const before = findAmounts(mend(tokenize(lastSaid), lastSaid)).find(({ cents }) => cents === lastTx.amount_cents);
  return before?.unitPrice === undefined ? amount.cents : Math.round(amount.cents * before.unitPrice.count);
}
const EACH = /\b(?:cada|(?:a|por) unidade|[oa] (?:unidade|peca|par|kg|quilo|litro|diaria|hora))\b/;

function parcelsIn(r: Reading): number | undefined {
  if (r.installments?.count !== undefined) return r.installments.count;
  if (!r.has('installment_noun') && !r.has('v_finance')) return undefined;
  for (let i = 0; i < r.units.length; i++) {
    const norm = r.norm(i);
    const value = /^\d{1,2}$/.test(norm) ? Number(norm) : NUMBER_WORDS.get(norm)?.value;
    if (value !== undefined && value >= 2 && value <= 72) return value;
  }
  return undefined;
}

/** "Muda pra feira": the order followed by one word. */
const ORDERED_ALONE =
  /^(?:nao ,? ?|entao )?(?:muda|mude|troca|troque|corrige|passa|bota|coloca|poe) (?:isso |ess[ea] |el[ea] )?(?:pra|pro|para|p|em|como) [a-z]+$/;

/** "Isso é gasto do carro". */
const IS_OF =
  /^(?:isso|ess[ea])(?: ai)? (?:e|foi|era) (?:um |uma )?(?:gasto|despesa|compra|coisa)s? (?:d[eoa]|com) (?:[oa] )?[a-z]+$/;

function categoryIn(r: Reading): string | undefined {
  const at = r.units.findIndex((unit) => unit.norm === 'categoria');
  // "Muda a categoria do mercado pra lazer": the new one comes last.
  if (at >= 0 || r.fits(ORDERED_ALONE))
    return (
      categoryNamed(r, r.units.findLastIndex((unit, i) => unit.norm !== 'a' && r.is(i, 'prep_to')) + 1) ??
      categoryNamed(r)
    );
  for (let i = r.units.length - 1; i >= 0; i--) {
    if (r.is(i, 'cat_name') && (r.is(i - 1, 'prep') || /^(?:e|como)$/.test(r.norm(i - 1)) || r.is(i - 1, 'v_be')))
      return r.units[i]?.entry?.out?.category ?? r.units[i]?.entry?.in?.category;
  }
  // "Coloca o gasto da padaria em igreja": any word of a category will do once an entry is spoken of.
  const last = r.tail - 1;
  const named = r.has('tx_only') && /^(?:em|como|e|era)$/.test(r.norm(last - 1));
  return named || r.fits(IS_OF) ? r.units[last]?.entry?.out?.category : undefined;
}

/** Whether the date identifies the entry rather than its new date: "o mercado de ontem", "o uber do dia 5". */
export function tellsWhich(r: Reading, token: number): boolean {
  // "O Uber que lancei ontem".
  if (WROTE.test(r.norm(r.unitOf(token) - 1))) return true;
  const noun = complementOf(r, token);
  return noun >= 0 && !r.is(noun, 'v_be') && !/^(?:data|dia|ser|era|foi)$/.test(r.norm(noun));
}

/** The payment method that is not negated: "não foi débito, passei no crédito". */
function keptMethod(r: Reading): string | undefined {
  const first = methodIn(r, 0, r.units.length);
  if (first === undefined) return undefined;
  // "Muda de pix pra dinheiro".
  if (/(?:^| )de$/.test(r.norm(first.at - 1)) && r.is(first.at + 1, 'prep_to'))
    return (methodIn(r, first.at + 1, r.units.length) ?? first).value;
  for (let i = first.at - 1; i >= first.at - 3 && i >= 0 && r.units[i]?.kind !== 'punct'; i--)
    if (r.is(i, 'not') || r.norm(i).startsWith('nao ')) {
      // Dictated without comma: "foi no cartão não foi em dinheiro". The second clause is the correction.
      if (methodIn(r, 0, first.at) !== undefined && !/^(?:e|,|mas)$/.test(r.norm(i - 1))) return first.value;
      return (methodIn(r, first.at + 1, r.units.length) ?? methodIn(r, 0, first.at) ?? first).value;
    }
  return first.value;
}

/** The day that is not negated: "foi ontem, não hoje", "não foi sexta, foi sábado". A day alone is kept: "não foi ontem" lacks its comma. */
function keptDay(r: Reading): DateMention | undefined {
  const told = r.past.filter((mention) => !tellsWhich(r, mention.from));
  const denied = ({ from }: DateMention): boolean => {
    const at = r.unitOf(from);
    for (let i = at - 1; i >= at - 3 && i >= 0 && r.units[i]?.kind !== 'punct'; i--) {
      if (r.is(i, 'not') || r.norm(i).startsWith('nao ')) return true;
      if (told.some((mention) => r.unitOf(mention.from) === i)) return false;
    }
    return false;
  };
  return told.filter((mention) => !denied(mention)).at(-1) ?? told.at(-1);
}

/** Slots of `changes` by name; an empty object when nothing is changed. */
export function changesIn(r: Reading): Record<string, unknown> {
  const installments = parcelsIn(r);
  const named =
    r.fits(/\b(?:descricao|nome) (?:correta?|certa?|e|pra|para|deve ser|(?:ta|esta) errad[oa])\b/) ||
    (r.fits(RENAMES) && r.hasAny('tx_only', 'cat', 'merchant'))
      ? descriptionAfter(r)
      : undefined;
  const amount = installments === undefined && named === undefined ? newAmount(r) : undefined;
  const date = keptDay(r);
  const method = keptMethod(r);
  const account = accountsIn(r, 0, r.units.length).at(-1)?.value;
  // "A receita do bolo" is a recipe, not income.
  // "Esse pix foi recebido, não enviado".
  const turned = r.match(
    /\b(?:foi|era) (receb|envi|mand|pag)[a-z]+ ,? ?(?:e )?nao (?:foi )?(?:receb|envi|mand|pag)[a-z]+$/,
  )?.[1];
  const type =
    turned !== undefined
      ? turned === 'receb'
        ? 'income'
        : 'expense'
      : r.units.some((unit, i) => /^(?:receita|entrada)$/.test(unit.norm) && !r.is(i + 1, 'prep_of'))
        ? 'income'
        : r.units.some((unit) => /^(?:despesa|saida)$/.test(unit.norm)) && r.says('era')
          ? 'expense'
          : undefined;
  return present({
    description: named,
    installments,
    amount_cents: amount === undefined ? undefined : wholeOf(r, amount),
    date: date?.date,
    payment_method: turned === undefined ? method : undefined,
    account,
    category: amount === undefined && date === undefined && method === undefined ? categoryIn(r) : undefined,
    type: amount === undefined ? type : undefined,
  });
}

/** "Muda o nome do gasto de 30 pra lanche", "renomeia a padaria pra café". */
const RENAMES = /\b(?:(?:descricao|nome|titulo) d[aeo]s? |renome).* (?:pra|para)\b/;

/** The new description: "a descrição correta é X, não Y". */
function descriptionAfter(r: Reading): string | undefined {
  for (let i = r.head + 1; i < r.tail; i++) {
    if (!/^(?:e|era|pra|para|:)$/.test(r.norm(i))) continue;
    let end = i + 1;
    while (end < r.tail && r.norm(end) !== ',' && !r.is(end, 'not')) end++;
    return r
      .raw(i + 1, end)
      .replace(/^["“']+|["”']+$/g, '')
      .toLowerCase();
  }
  return undefined;
}
