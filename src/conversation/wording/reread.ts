// Messages that need their context to be read: a noun for the amount sent just before, emoji instead of words, one more
// income like the last, or a correction of what was never recorded.

import { folded } from '../../domain/fold.ts';
import { pattern } from '../../domain/pattern.ts';
import type { Understanding } from '../../language/understanding.ts';
import { sameDay } from '../agenda/same-day.ts';
import { untilNamed } from '../agenda/until-named.ts';
import { debtsHad } from '../money/owing/debts-had.ts';
import { isWork } from '../money/own-work/trades.ts';
import { reworded, type Situation } from '../situation.ts';
import { CERTAIN, SURE } from '../sure.ts';
import { alsoRepeats } from './also-repeats.ts';
import { alsoThat } from './also-that.ts';
import { boughtAtLast } from './bought-at-last.ts';
import { comesOnDay } from './comes-on-day.ts';
import { signsAsNouns } from './emoji-nouns.ts';
import { halfOfTold } from './half-of-told.ts';
import { bothOfDay, likeTheLast } from './like-the-last.ts';
import { moneyJustCome } from './money-just-come.ts';
import { newEntryTold } from './new-entry-told.ts';
import { nounAlone } from './noun-alone.ts';
import { ofAnotherAsked } from './of-another-asked.ts';
import { ofDebtsKept } from './of-debts-kept.ts';
import { ofTaskAsked } from './of-task-asked.ts';
import { ofTopicAsked } from './of-topic-asked.ts';
import { ofWhomSpoken } from './of-whom-spoken.ts';
import { ofWhomTold } from './of-whom-told.ts';
import { orderBehindTalk } from './order-behind-talk.ts';
import { paraphrased } from './paraphrases.ts';
import { planForThat } from './plan-for-that.ts';
import { rateOfDebt } from './rate-of-debt.ts';
import { removalByPlaces } from './removal-by-places.ts';
import { removalWithoutReason } from './removal-without-reason.ts';
import { shortOfLast } from './short-of-last.ts';
import { stillToCome } from './still-to-come.ts';
import { toWhoAsked } from './to-who-asked.ts';
import { toldAfterQuestion } from './told-after-question.ts';
import { TYPED_AMOUNT } from './typed-amount.ts';
import { undoNamed } from './undo-named.ts';
import { moreSetAside, valueForLastTold } from './value-for-last-told.ts';

const BARE_VALUE = /^\s*(?:r\$\s*)?\d[\d.,]*(?:\s*(?:reais|conto|contos|pila|pilas))?\s*$/i;
const FEW_WORDS = /^\p{L}+(?: \p{L}+){0,3}[.!]?$/u;

/** The situation with the text reworded; undefined when no rewording applies. */
export function reread(situation: Situation): Situation | undefined {
  const { text } = situation;
  const removal = removalByPlaces(situation) ?? ofTopicAsked(situation);
  if (removal !== undefined) return removal;
  const known = debtsHad(text) ?? paraphrased(text);
  if (known !== undefined) {
    // "Quando é o niver dela?" is another wording, and of somebody spoken of besides.
    const plain = reworded(situation, known);
    return bothOfDay(plain) ?? ofWhomTold(plain) ?? ofWhomSpoken(plain) ?? plain;
  }
  return inContext(situation);
}

/** Of what was said, done or asked before it. */
function inContext(situation: Situation): Situation | undefined {
  const { text, understanding, read } = situation;
  const more =
    halfOfTold(situation) ??
    planForThat(situation) ??
    comesOnDay(situation) ??
    boughtAtLast(situation) ??
    moreSetAside(situation) ??
    removalWithoutReason(situation) ??
    undoNamed(situation) ??
    untilNamed(situation) ??
    ofTaskAsked(situation) ??
    sameDay(situation) ??
    orderBehindTalk(situation) ??
    shortOfLast(situation) ??
    newEntryTold(situation) ??
    toldAfterQuestion(situation) ??
    oneMoreIn(situation) ??
    toWhoAsked(situation) ??
    bothOfDay(situation) ??
    likeTheLast(situation) ??
    stillToCome(situation) ??
    alsoRepeats(situation) ??
    alsoThat(situation) ??
    moneyJustCome(situation) ??
    ofDebtsKept(situation) ??
    rateOfDebt(situation) ??
    valueForLastTold(situation) ??
    ofAnotherAsked(situation) ??
    ofWhomTold(situation) ??
    ofWhomSpoken(situation);
  if (more !== undefined) return more;
  // Asked what it cost, the figure is of that noun, and no correction of the entry before it.
  const priced = withNounBefore(text, nounJustSent(situation));
  const words = priced ?? signsAsNouns(text) ?? withValueBefore(text, valueJustSent(situation));
  if (words === undefined) return undefined;
  const idle = understanding.intent === 'smalltalk' || understanding.intent === 'unknown';
  if (priced === undefined && !idle && understanding.confidence >= SURE) return undefined;
  const again = read(words);
  return again.intent === 'lancamento' && again.confidence >= CERTAIN ? reworded(situation, words) : undefined;
}

const AND_MORE = /^e (?:mais |outr[oa] )?(?=(?:r\$ ?)?\d|uma? [a-zà-ÿ])(?<rest>.*\d.*)$/i;
/** "Da Rita 900", "mais 900 da família Souza", behind what came from somebody. */
const FROM_ANOTHER = pattern('i')`
  ^(?:(?:e|mais|ah|a[íi]),? )*(?:
    (?<value>${TYPED_AMOUNT}) d(?<of>[aeo]s? [a-zà-ÿ][a-zà-ÿ ]{1,40}?)|(?<the>[oa] )?d(?<from>[aeo]s? [a-zà-ÿ][a-zà-ÿ ]{1,40}?),? (?:(?:foi|foram|veio|vieram|deu|mais) )*(?<behind>${TYPED_AMOUNT})
  )[.!]*$
`;
const SOLD = /^(?:hoje |ontem |agora )?vendi\b/i;

/** What is bought every day, and what nobody is paid for beside their work. */
const BOUGHT: ReadonlySet<string> = new Set([
  ...['alimentacao', 'mercado', 'transporte', 'saude', 'lazer', 'contas', 'pets', 'vestuario', 'assinaturas'],
]);

/** "E mais 6 do café", behind a salary, was spent; behind "vendi bolo" it was not, nor is a tip. */
function isBought({ slots }: Understanding, before: string, read: Situation['read']): boolean {
  const category = Reflect.get(slots, 'category');
  if (!BOUGHT.has(String(category)) || /gorjeta|caixinha/.test(folded(String(Reflect.get(slots, 'description')))))
    return false;
  const earned = read(`gastei 10 de ${before}`);
  return earned.intent !== 'lancamento' || earned.slots.category !== category;
}

/** "Recebi 120 da aula da Paula", then "e 120 da aula do Rui": another income of the same kind. */
function oneMoreIn(situation: Situation): Situation | undefined {
  const { text, loaded, read, understanding } = situation;
  const { lastEntry, lastSaid = '' } = loaded;
  const { the, value, of, from = of, behind = value } = FROM_ANOTHER.exec(text.trim())?.groups ?? {};
  const another =
    lastEntry?.kind === 'receita' && (lastEntry.counterpart !== '' || the !== undefined) && loaded.wroteLast();
  const who = from?.replace(/^[aeo]s? /i, '');
  if (another && who !== undefined && !isBought(read(`gastei 10 com ${who}`), '', read))
    return reworded(
      situation,
      the === undefined ? `recebi ${behind} d${from}` : `recebi ${behind} de ${lastEntry.description} d${from}`,
    );
  const rest = AND_MORE.exec(text.trim())?.groups?.['rest'];
  if (rest === undefined || lastEntry?.kind !== 'receita') return undefined;
  const words = `${SOLD.test(lastSaid) ? 'vendi' : 'recebi'} ${rest}`;
  const more = /^e mais /i.test(text.trim());
  const again = read(words);
  if (again.intent !== 'lancamento' || again.slots.type !== 'income') return undefined;
  const { description = '', counterpart } = again.slots;
  const [noun = ''] = folded(description).split(' ');
  const same = noun !== '' && folded(lastEntry.description).split(' ').includes(noun);
  if (same) return reworded(situation, words);
  if (lastEntry.category === 'renda_extra' && /^uma? /i.test(rest) && isWork(description))
    return reworded(situation, `vendi ${rest}`);
  if (
    counterpart === undefined &&
    (!more || isBought(understanding, lastEntry.description, read)) &&
    !SOLD.test(lastSaid)
  )
    return undefined;
  return reworded(situation, words);
}

/** A figure that was the very last message, and answered no question. */
const valueJustSent = (situation: Situation): string | undefined =>
  isNextMessage(situation) ? situation.loaded.previous : undefined;

/** No question is open, nothing is quoted, and nobody spoke since the person's last message. */
const isNextMessage = ({ message, loaded: { state, previous, lastSaid } }: Situation): boolean =>
  state.at === 'idle' && message.replyTo === undefined && previous === lastSaid;

const withValueBefore = (text: string, previous: string | undefined): string | undefined =>
  previous !== undefined && BARE_VALUE.test(previous) && FEW_WORDS.test(text.trim())
    ? `${text.trim()} ${previous.trim()}`
    : undefined;

/** "Almoço", that was the very last message: what the figure behind it was spent on. */
function nounJustSent(situation: Situation): string | undefined {
  const said = isNextMessage(situation) ? situation.loaded.previous?.trim() : undefined;
  return said === undefined ? undefined : nounAlone(said);
}

/** "Foi 32", "deu uns 150": the figure said of a noun. */
const SAID_OF_IT =
  /^(?:(?:foi|foram|deu|deram|custou|paguei|gastei|ficou)(?: em)? )?(?=(?:uns |umas |quase )?(?:r\$ ?)?\d)/i;

function withNounBefore(text: string, noun: string | undefined): string | undefined {
  const value = text.trim().replace(SAID_OF_IT, '');
  return noun !== undefined && BARE_VALUE.test(value.replace(/^(?:uns|umas|quase) /i, ''))
    ? `${noun} ${value}`
    : undefined;
}
