// "Fecha dia 28 e vence dia 5", without the card: of the card asked about or told of, the one just used, or the only one.

import { withoutUndefined } from '../../../domain/without-undefined.ts';
import type { Decision } from '../../decision.ts';
import type { Situation } from '../../situation.ts';
import { decideAccount } from '../decide-told.ts';
import { cardTold } from './card-told.ts';

const CARD = '(?:(?:el[ea]|(?:o|esse|meu) cart[ãa]o|a fatura(?: del[ea])?) )?';
const ON = '(?: (?:é|eh|fica))?(?: sempre)?(?: n[ao]| todo)? dia ';
const CLOSES = `(?:${CARD}(?:fecha|vira)|(?:o )?fechamento(?: del[ea])?)${ON}(?<closing>\\d{1,2})`;
const DUE = `(?:${CARD}vence|(?:o )?vencimento(?: del[ea])?)${ON}(?<due>\\d{1,2})`;
const AND = '(?:,| e|, e)? ';
const AROUND = '(?:(?:e|é que|ah|olha|o|sim|isso),? )*';
const END = '\\s*[.!]*$';

/** Both days: only a card has them. */
const CLOSES_THEN_DUE = new RegExp(`^${AROUND}${CLOSES}${AND}${DUE}${END}`, 'i');
const DUE_THEN_CLOSES = new RegExp(`^${AROUND}${DUE}${AND}${CLOSES}${END}`, 'i');
/** One of them: of the card whose days were asked about. */
const ONLY_CLOSES = new RegExp(`^${AROUND}${CLOSES}${END}`, 'i');
const ONLY_DUE = new RegExp(`^${AROUND}${DUE}${END}`, 'i');

/** "Dia 8", behind "quando vence o nubank?". */
const BARE = /^(?:(?:é|eh|acho que|todo|no),? )*dia (?<day>\d{1,2})[.!]*$/i;
const ASKED_DUE = /(?<![a-zà-ÿ])venc/i;
const ASKED_CLOSING = /(?<![a-zà-ÿ])(?:fech|vira)/i;

function bareDay(said: string, { lastSaid = '' }: Situation['loaded']): Readonly<Record<string, string>> | undefined {
  const day = BARE.exec(said)?.groups?.['day'];
  if (day === undefined || ASKED_DUE.test(lastSaid) === ASKED_CLOSING.test(lastSaid)) return undefined;
  return ASKED_DUE.test(lastSaid) ? { due: day } : { closing: day };
}

/** The card that the last question was about; its two days may come in two messages. */
function cardAsked({ lastQuestion, lastSaid = '', asked }: Situation['loaded']): string | undefined {
  const toldOne = ONLY_CLOSES.test(lastSaid.trim()) || ONLY_DUE.test(lastSaid.trim());
  const { op, account } = (lastQuestion ?? (toldOne ? asked()[0] : undefined))?.question ?? {};
  return op === 'invoice' || op === 'card_limit' ? account : undefined;
}

/** The one just used, or the only one. */
function cardUsed({ loaded }: Situation): string | undefined {
  const cards = loaded.contas().filter(({ value }) => value.kind === 'cartao');
  const used = loaded.lastEntry?.from;
  const last = cards.find(({ key }) => key === used);
  return (last ?? (cards.length === 1 ? cards[0] : undefined))?.value.slug;
}

/** Undefined when no card is meant: a bill falls due on a day too. */
export function decideCardDays(situation: Situation): Decision | undefined {
  const { loaded, text } = situation;
  const said = text.trim();
  const both = CLOSES_THEN_DUE.exec(said) ?? DUE_THEN_CLOSES.exec(said);
  const asked = cardAsked(loaded);
  const single = ONLY_CLOSES.exec(said) ?? ONLY_DUE.exec(said);
  const meant = asked ?? ((both ?? single) === null ? undefined : cardTold(situation));
  const one = meant === undefined ? null : single;
  const bare = asked === undefined ? undefined : bareDay(said, loaded);
  const { closing, due } = (both ?? one)?.groups ?? bare ?? {};
  if (closing === undefined && due === undefined) return undefined;
  const days = withoutUndefined({
    closing_day: dayOf(closing),
    due_day: dayOf(due),
    account: meant ?? cardUsed(situation),
  });
  return decideAccount({ kind: 'card', ...days });
}
decideCardDays.says = [CLOSES_THEN_DUE, DUE_THEN_CLOSES, ONLY_CLOSES, ONLY_DUE, BARE];

function dayOf(said: string | undefined): number | undefined {
  const day = Number(said);
  return day >= 1 && day <= 31 ? day : undefined;
}
