// "O almoço foi 35 e o uber 22", of what was just told: nothing of it is written twice, and what has another value now is corrected.

import type { Lancamento } from '../../../domain/ledger.ts';
import { pattern } from '../../../domain/pattern.ts';
import { subjectWords } from '../../../finance/replies/entry-words.ts';
import { run, say } from '../../decided.ts';
import type { Decision } from '../../decision.ts';
import { entryMeant, pointing } from '../../focus/entries-in-focus.ts';
import { phrases } from '../../replies/phrases.ts';
import type { Situation } from '../../situation.ts';
import { TAKES_BACK } from '../../wording/takes-back.ts';
import { TYPED_AMOUNT } from '../../wording/typed-amount.ts';
import { valueSaid } from '../value-said.ts';
import { editCall } from './edit-call.ts';

/** A thing known already has its article: "almoço 35" is told anew. */
const AGAIN = pattern('i')`
  ^(?:(?:${TAKES_BACK}|e|ah),? )*(?<all>[oa]s? [a-zà-ÿ][^?]*\d(?: reais)?)[.!]*$
`;
const NEXT = /(?:, (?:e )?| e )(?=[^\d,]*[a-zà-ÿ]{3}[^\d,]*\d)/i;
const PART = pattern('i')`
  ^(?<which>(?:[oa]s? )?[a-zà-ÿ][^\d,]*?)(?<says> (?:foi|foram|era|deu|custou|saiu|ficou|(?<came>(?:me )?(?:pagou|mandou))))?(?: (?:por|em))? (?<value>${TYPED_AMOUNT})(?: reais)?$
`;

type Told = { readonly one: Lancamento; readonly cents: number };

function toldOf(part: string, situation: Situation): Told | undefined {
  const { which = '', value = '', came } = PART.exec(part.trim())?.groups ?? {};
  const meant = entryMeant(pointing(which, situation), situation, {
    fits: ({ kind, status, parcelas }) =>
      status === 'paga' && parcelas === 1 && (kind === 'receita' || (kind === 'despesa' && came === undefined)),
    lately: true,
  });
  const cents = which === '' ? undefined : valueSaid(value, situation);
  return meant.is === 'one' && cents !== undefined ? { one: meant.one, cents } : undefined;
}

/** Undefined unless each of them is among what was told lately; one alone with another value is corrected by its name. */
export function decideToldAgain(situation: Situation): Decision | undefined {
  const { message, text } = situation;
  // As typed: the turns of phrase leave out the articles.
  const words = message.body.kind === 'text' ? message.body.text : text;
  const all = AGAIN.exec(words.trim())?.groups?.['all'] ?? '';
  const parts = all === '' ? [] : all.split(NEXT);
  const told = parts.map((part) => toldOf(part, situation)).filter((one) => one !== undefined);
  const says = PART.exec(parts[0] ?? '')?.groups?.['says'] !== undefined;
  if (told.length === 0 || told.length < parts.length || new Set(told.map(({ one }) => one.id)).size < told.length)
    return undefined;
  const [first, ...others] = told
    .filter(({ one, cents }) => one.cents !== cents)
    .map(({ one, cents }) => editCall(one.id, { cents }));
  if (parts.length === 1 && (first !== undefined || !says)) return undefined;
  return first === undefined ? say(phrases.alreadySo(told.map(({ one }) => subjectWords(one)))) : run(first, ...others);
}
decideToldAgain.says = [AGAIN];
