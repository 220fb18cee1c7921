// "Limite dele é 3500" after a card, "e 600 pra minha cunhada" after a debt: another fact of the same kind.

import { folded } from '../../domain/fold.ts';
import { pattern } from '../../domain/pattern.ts';
import { reais } from '../../finance/money.ts';
import type { Understanding } from '../../language/understanding.ts';
import { recurringNamed } from '../../tools/set-recurring.ts';
import type { Decision } from '../decision.ts';
import { reworded, type Situation } from '../situation.ts';
import { cardTold } from './bills/card-told.ts';
import { decideAccount, decideDebt } from './decide-told.ts';
import { decideRecurring } from './recurring/decide-recurring.ts';

const OF_IT =
  /^(?:(?:e|ah|mas) )?(?:o |meu )?(limite|fechamento|vencimento)(?: (?:dele|dela|desse|dess[ea] cart[ãa]o))?(?: (?:é|eh|de|e))? (.*\d.*)$/i;
/** "Ao ano", after a debt whose rate was told without its period. */
const PER = /^(?:(?:é|eh|e|foi|s[ãa]o|isso|sim)[, ]+)*(?:ao|por|no|a cada) (ano|m[êe]s)(?: mesmo)?[.!]*$/i;
/** As it was told before it was asked about. */
const PERIOD = / (?:ao|por|no|a cada) (?:ano|m[êe]s)(?=[.!]*$)/i;
const AND_TO =
  /^(?:e )(?:(?:mais|outros?) )?((?:r\$ ?)?\d[\d.,]*(?: (?:mil|reais))? (?:pr[ao]s?|para|n[ao]s?|ao?) .+)$/i;

/** "Tenho 1.400 no Santander também, a 14% ao mês": after a debt, or at what no savings pay, it is owed. */
const AT_RATE = pattern('i')`
  ^(?:(?:e|a[íi]|mais),? )*(?:eu )?(?:tenho|tem)(?: (?:mais|outr[oa]s?|tamb[ée]m|tb))* (?<owed>
    (?:r\$ ?)?\d[\d.,]*(?: (?:mil|reais|conto))? n[oa] [a-zà-ÿ][a-zà-ÿ ]{1,25}?
  )(?: tamb[ée]m| tb| tbm)?,? (?<rate>(?:a|com juros? de|juros? de) (?<percent>\d{1,3})(?:[.,]\d+)? ?(?:%|por cento) (?:ao|por) m[êe]s)[.!]*$
`;
/** % a month. */
const MOST_EARNED = 2;

function owesAtRate(situation: Situation): Decision | undefined {
  const { owed, rate, percent } = AT_RATE.exec(situation.text.trim())?.groups ?? {};
  if (owed === undefined || (Number(percent) <= MOST_EARNED && told(situation)?.intent !== 'debt_set'))
    return undefined;
  const words = `devo ${owed} ${rate}`;
  const debt = situation.read(words);
  return debt.intent === 'debt_set' ? decideDebt(debt.slots, situation.readingOf(words)) : undefined;
}

/** "E o aluguel é dia 1, 850": another entry that repeats, after one; "tenho que pagar o sofá dia 30" falls due once. */
const AND_EVERY = pattern('i')`
  ^(?:(?:e|a[íi]|tamb[ée]m|mais)[, ]+)*(?:tem )?(?:[oa] )?(?<what>(?!(?:tenho|preciso|vou|devo|falta|vence|ipva|iptu)\b)[a-zà-ÿ][a-zà-ÿ ]{1,30}?),? (?:
    (?:é|eh|e|vence|cai|fica) )?(?:todo |no )?dia (?<day>\d{1,2}),? (?:(?:é|de|por|e|custa|s[ãa]o) )?
  (?<price>(?:r\$ ?)?\d[\d.,]*(?: reais)?)[.!]*$
`;

/** "Tem a faculdade também, 430": on a day that is still to be told. */
const THERE_IS_TOO = pattern('i')`
  ^(?:(?:e|a[íi]|tamb[ée]m|mais)[, ]+)*tem (?:tamb[ée]m |tb )?(?:[oa] |minha |meu )?(?<what>[a-zà-ÿ][a-zà-ÿ ]{1,30}?)(?:,? (?:tamb[ée]m|tb|tbm))?,?
  (?: (?:que )?(?:é|de|por|custa|s[ãa]o|uns))? (?<price>(?:r\$ ?)?\d[\d.,]*(?: reais)?)[.!]*$
`;

/** Whether the message before told of an entry that repeats, in full or like this one. */
function repeatedLast(situation: Situation): boolean {
  const { lastSaid = '', recurring } = situation.loaded;
  const before = AND_EVERY.exec(lastSaid.trim())?.groups?.['what'];
  if (told(situation)?.intent === 'recurring_set') return true;
  return before !== undefined && recurringNamed(recurring(), before) !== undefined;
}

function alsoRepeats(situation: Situation): Decision | undefined {
  const said = situation.text.trim();
  const { what, day, price } = (AND_EVERY.exec(said) ?? THERE_IS_TOO.exec(said))?.groups ?? {};
  if (what === undefined || !repeatedLast(situation)) return undefined;
  const words = `${what} ${price} ${day === undefined ? 'todo mês' : `todo dia ${day}`}`;
  const again = situation.read(words);
  return again.intent === 'recurring_set' ? decideRecurring(again.slots, reworded(situation, words, again)) : undefined;
}

/** "E faltam 18 parcelas", behind what is paid every month. */
const PARTS_LEFT = pattern('i')`
  ^(?:(?:e|mas),? )*(?:ainda )?(?:faltam|restam|s[ãa]o mais|tem mais) (?<count>\d{1,3})(?: (?:parcelas|presta[çc][õo]es|vezes|meses))?
  (?: (?:ainda|pra acabar|pra quitar))*[.!]*$
`;

function partsLeft(situation: Situation): Decision | undefined {
  const { text, loaded, read, readingOf } = situation;
  const count = PARTS_LEFT.exec(text.trim())?.groups?.['count'];
  const key = loaded.done?.recurring;
  const value = count === undefined ? undefined : loaded.recurring().find((one) => one.key === key)?.value;
  if (value?.cents === undefined || value.kind !== 'despesa') return undefined;
  const words = `devo ${count} parcelas de ${reais(value.cents)} do ${value.description}`;
  const debt = read(words);
  return debt.intent === 'debt_set' ? decideDebt(debt.slots, readingOf(words)) : undefined;
}

const told = ({ loaded, read }: Situation): Understanding | undefined =>
  loaded.lastSaid === undefined ? undefined : read(loaded.lastSaid);

/** "O banco cobra 6% e a Renner 12", of debts that are kept. */
const INTEREST = /(?<![a-zà-ÿ])(?:cobram?|juros?|taxa|ao m[êe]s)(?![a-zà-ÿ])|\d ?%/i;
const toldInterest = ({ loaded: { lastSaid = '', owed } }: Situation): boolean =>
  INTEREST.test(lastSaid) && !lastSaid.includes('?') && owed().length > 0;

/** "Limite do nubank é 3 mil", after the Inter: a card of its own. */
function namesAnother({ understanding }: Situation, card: string): boolean {
  if (understanding.intent !== 'account_set') return false;
  const { account } = understanding.slots;
  return account !== undefined && account !== 'cartao' && account !== card;
}

/** Undefined when the message before told nothing of the kind. */
export function decideGoesOn(situation: Situation): Decision | undefined {
  const { text, read } = situation;
  const repeats = partsLeft(situation) ?? alsoRepeats(situation) ?? owesAtRate(situation);
  if (repeats !== undefined) return repeats;
  const words = text.trim();
  const per = PER.exec(words)?.[1];
  if (per !== undefined) {
    const { lastSaid = '' } = situation.loaded;
    const rated = `${lastSaid
      .trim()
      .replace(PERIOD, '')
      .replace(/[.!]+$/u, '')} ao ${per}`;
    const again = told(situation)?.intent === 'debt_set' && /%|por cento/u.test(lastSaid) ? read(rated) : undefined;
    return again?.intent === 'debt_set'
      ? decideDebt(again.slots, situation.readingOf(rated), { confirmed: true })
      : undefined;
  }
  const [, what = '', value = ''] = OF_IT.exec(words) ?? [];
  const more = AND_TO.exec(words)?.[1];
  if (value === '' && more === undefined) return undefined;
  const card = value === '' ? undefined : cardTold(situation);
  if (card !== undefined && !namesAnother(situation, card)) {
    const named = card === 'cartao' ? 'do cartão' : `do cartão ${card}`;
    const again = read(`${folded(what)} ${named}: ${value}`);
    if (again.intent === 'account_set') return decideAccount({ ...again.slots, account: card });
  }
  if (more === undefined || !(told(situation)?.intent === 'debt_set' || toldInterest(situation))) return undefined;
  const debt = read(`devo ${more}`);
  return debt.intent === 'debt_set' ? decideDebt(debt.slots, situation.reading) : undefined;
}
decideGoesOn.says = [PARTS_LEFT, OF_IT, AND_TO, AND_EVERY, THERE_IS_TOO, PER, AT_RATE];
