// A receipt or the expenses of a trip typed one to a line ("arroz R$ 27,90"): each line becomes an entry, without a limit on
// their number.

import { folded } from '../../../domain/fold.ts';
import { pattern } from '../../../domain/pattern.ts';
import { type Draft, filed } from '../../../finance/draft.ts';
import type { Understanding } from '../../../language/understanding.ts';
import type { Decision } from '../../decision.ts';
import { reworded, type Situation } from '../../situation.ts';
import { MONTH_NAMES } from '../../wording/calendar-words.ts';
import { draftsOf } from './drafts-of.ts';
import { keepOrAsk } from './keep-or-ask.ts';

/** With fewer lines, language/ reads the message as one sentence. */
const FEWEST = 3;
const MOST = 100;
const LONGEST_LINE = 80;
/** "item 1 - R$ 2,50", "pão 8": words and one amount, without a question, a command or a date. */
const LINE = pattern('i')`
  ^(?:[-•*·]|\d{1,3}[.)])?\s*(?<what>[a-zà-ÿ][^?:]*?)\s*(?:[-–:=.]+\s*)?
  (?<value>(?:r\$\s*)?\d{1,6}(?:\.\d{3})*(?:,\d{1,2}|\.\d{1,2})?(?:\s*(?:reais|conto|contos|pila))?)\s*[;,.]?$
`;
const TOTAL = /^(?:[-•*=\s]*)(?:sub)?total\b/i;
/** A title line: "mercado de hoje:", "gastos da viagem". */
const HEADING = /^\p{L}[^\d?]*[:.]?$/u;
const NOT_SPENDING =
  /\b(?:lista|comprar|preco|precos|orcamento|cotacao|receita|medidas|lembr\w+|anota que|nota|telefone|placar)\b/u;
/** Says of bare numbers that they are prices: "gastos de setembro:". */
const SPENT = /\b(?:gast(?:o|os|ei|amos)|despesas?|paguei|pagamos|contas? (?:pag[ao]s?|de))\b/u;
/** Signs that bare numbers are prices, not quantities: centavos or a currency. */
const PRICED = /r\$|\d[.,]\d{2}\b|\breais\b/i;

const isOneEntry = (meant: Understanding): boolean =>
  meant.intent === 'lancamento' && meant.slots.items === undefined && meant.slots.amount_cents !== undefined;

/** Undefined unless every line has its thing and its price; a line of the total is not counted. */
export function decideLines(situation: Situation): Decision | undefined {
  const { text, read, message } = situation;
  if (!text.includes('\n') || message.forwarded) return undefined;
  const lines = text.split('\n').flatMap((line) => line.trim() || []);
  const [first = ''] = lines;
  const heading = HEADING.test(first) ? first : undefined;
  const told = (heading === undefined ? lines : lines.slice(1)).filter((line) => !TOTAL.test(line));
  if (told.length < FEWEST || told.length > MOST || NOT_SPENDING.test(folded(heading ?? ''))) return undefined;
  const spent = heading !== undefined && SPENT.test(folded(heading));
  if (told.some((line) => line.length > LONGEST_LINE || !LINE.test(line) || !(spent || PRICED.test(line))))
    return undefined;
  const when = heading === undefined ? {} : dayOf(heading, situation);
  const drafts = told.flatMap((line) => {
    const { what = '', value = '' } = LINE.exec(line)?.groups ?? {};
    // A quantity at the end is not a second amount.
    const thing = what.replace(/\s+\d{1,3}$/u, '');
    const alone = read(`${thing} ${value}`);
    const meant = isOneEntry(alone) ? alone : read(`gastei ${value} com ${thing}`);
    if (meant.intent !== 'lancamento' || !isOneEntry(meant)) return [];
    return draftsOf(meant.slots, reworded(situation, line, meant)).map((draft) => ({
      ...draft,
      ...when,
      description: draft.description ?? what.toLowerCase(),
    }));
  });
  if (drafts.length !== told.length) return undefined;
  return keepOrAsk(drafts.map(filed), situation);
}

const OF_MONTH = new RegExp(`(?<![a-zà-ÿ])d[eo] (?=(?:${MONTH_NAMES})(?![a-zà-ÿ]))`, 'i');

/** "Gastos de setembro:", "ontem:": the day or month of every line. */
function dayOf(heading: string, { readingOf }: Situation): Pick<Draft, 'date' | 'precision'> | Record<string, never> {
  const [told, ...others] = readingOf(heading.replace(OF_MONTH, 'em ')).past;
  return told === undefined || others.length > 0 ? {} : { date: told.date, precision: told.precision };
}
