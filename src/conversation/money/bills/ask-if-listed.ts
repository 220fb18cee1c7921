// "Aluguel 1.100 dia 10, luz uns 160, internet 100 dia 15": nobody says whether they are paid, so it is asked once for all.

import { listed } from '../../../domain/listed.ts';
import type { Draft } from '../../../finance/draft.ts';
import { DONE } from '../../../language/verbs/tense.ts';
import { askToChoose } from '../../ask.ts';
import { say } from '../../decided.ts';
import type { Decision } from '../../decision.ts';
import { localDate } from '../../local-time.ts';
import type { Situation } from '../../situation.ts';
import { recordCall } from '../entry/record-call.ts';
import { FALLS_DUE } from './falls-due.ts';

/** The question, by which its answer is known. */
export const IF_LISTED = 'São contas de todo mês, já pagas ou ainda a pagar?';

const DAY = /(?<![a-zà-ÿ])dia \d{1,2}(?![\d/])/gi;
/** "Aluguel 700 dia 10, luz 90": said of the first, and perhaps of no other. */
const DAY_BETWEEN = /\d[^\n]*?(?<![a-zà-ÿ])dia (?<day>\d{1,2})(?![\d/])[^\d]*?[a-zà-ÿ]{3}[^\d]*\d/i;

/** "Esse mês: aluguel 950, luz 130, água 70". */
const OF_MONTH =
  /^(?:(?:as|minhas) )?(?:contas (?:d?esse|d?este|d[oe]) m[êe]s|esse m[êe]s|este m[êe]s|contas)(?: s[ãa]o| tem| tenho)?\s*:/i;

/** Undefined unless several bills of days of their own are told without a verb. */
export function askIfListed(
  drafts: readonly Draft[],
  { text, reading, asking, zone }: Situation,
): Decision | undefined {
  const days = new Set(drafts.map(({ date }) => date));
  const said = [...text.matchAll(DAY)].length;
  const between = said === 1 && days.size === 1 ? DAY_BETWEEN.exec(text)?.groups?.['day'] : undefined;
  const ofMonth = drafts.length > 2 && OF_MONTH.test(text);
  if (drafts.length < 2 || (!ofMonth && (said === 0 || (days.size < 2 && between === undefined)))) return undefined;
  if (!drafts.every(({ kind, category = '' }) => kind === 'despesa' && FALLS_DUE.has(category))) return undefined;
  const done = reading.units.some(({ entry }) => ((entry?.tenses ?? 0) & DONE) !== 0);
  const told = drafts.every(({ pending }) => !pending);
  const [first, ...others] = drafts;
  if (between !== undefined && first !== undefined && !told) {
    const today = localDate(asking.said, zone);
    const names = others.map(({ description = '' }) => description);
    return askToChoose(
      'clarify_type',
      [`Dia ${between} é só `, { bold: first.description ?? '' }, `, ou ${listed(names)} também?`],
      [
        { label: `Só ${first.description}`, act: recordCall(first, ...others.map((one) => ({ ...one, date: today }))) },
        { label: 'Todos', act: recordCall(...drafts) },
      ],
      asking,
    );
  }
  return told && !done ? say({ text: [IF_LISTED] }) : undefined;
}
