// "Quando fecha o nubank?", "melhor dia pra comprar no inter?": the days of a card's fatura.

import { pattern } from '../../../domain/pattern.ts';
import type { Decision } from '../../decision.ts';
import type { Situation } from '../../situation.ts';
import { askLedger } from '../questions/ask-ledger.ts';
import { questionOf } from '../questions/question-of.ts';

/** "Quando fecha o nubank?", "que dia meu cartão vence?": a card by its days. */
const CARD_DAY = pattern('i')`
  ^(?:e )?(?:quando|(?:em )?que dia|qual (?:é )?o dia (?:em )?que)(?: (?:é|eh) que)? (?:
    (?:fecha|vence|vira) (?:a fatura )?(?<card>(?:(?:d?[oa]|meu|minha) )+[a-zà-ÿ\d ]{2,30})|
    (?<its>(?:[oa]|meu|minha) [a-zà-ÿ\d ]{2,30}?) (?:fecha|vence|vira)
  )$|
  ^(?:e )?(?:a fatura d)?(?<it>(?:[oa]|meu|minha) [a-zà-ÿ\d ]{2,30}?) (?:fecha|vence|vira) (?:quando|(?:em )?que dia)$
`;
/** "Qual o melhor dia pra comprar no nubank?": the next closing day; not a request for advice. */
const BEST_DAY = /\bmelhor dia (?:(?:pra|para|de|da|do) )*(?:comprar|compras?|passar|usar|fatura|cart[ãa]o)\b(.*)$/i;

/** "Quando vence?", after a card's fatura. */
const THAT_DAY = pattern('i')`
  ^(?:e )?(?:quando|(?:em )?que dia|qual (?:é )?o (?:dia (?:do )?)?)(?: (?:é|eh) que| (?:el[ea]|a fatura))* ?
  (?:fecha|vence|vira|vencimento|fechamento)(?: (?:el[ea]|a fatura|d[ae]l[ae]))?$
`;

/** In characters: a longer message asks something else as well. */
const LONGEST = 200;

/** "Melhor dia pra comprar no nubank?", "quando fecha o nubank?": the card's fatura says both days, or how to tell them. */
export function decideCardDay({ text, read, loaded }: Situation): Decision | undefined {
  if (text.length > LONGEST) return undefined;
  const said = text.replace(/[?!.\s]+$/u, '').trim();
  const last = THAT_DAY.test(said) ? loaded.lastQuestion?.question : undefined;
  if (last !== undefined && (last.op === 'invoice' || last.op === 'card_limit') && last.account !== undefined)
    return askLedger({ op: 'invoice', account: last.account });
  const { card, its, it = its } = CARD_DAY.exec(said)?.groups ?? {};
  const named = card ?? it;
  const rest =
    named === undefined ? BEST_DAY.exec(said)?.[1]?.trim() : `do ${named.replace(/^(?:(?:d?[oa]|meu|minha) )+/i, '')}`;
  if (rest === undefined) return undefined;
  const question = questionOf(read(`quanto tá a fatura ${rest}?`));
  const onCard = rest === '' || question?.account !== undefined || /\bcart[ãa]o\b/i.test(text);
  return question?.op === 'invoice' && onCard ? askLedger(question) : undefined;
}
decideCardDay.says = [THAT_DAY, CARD_DAY, BEST_DAY];
