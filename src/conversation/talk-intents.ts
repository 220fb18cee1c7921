// Messages that ask for nothing recorded, by intent: greetings, remarks, answers to no question, words not understood.

import { folded } from '../domain/fold.ts';
import { say } from './decided.ts';
import type { Decision } from './decision.ts';
import type { IntentTable } from './intent-table.ts';
import { LATELY_MS } from './lately.ts';
import { soundsTold, tellsSomething } from './notebook/tells-something.ts';
import { isOfNoted } from './notebook/told-of-noted.ts';
import { offerNote } from './plan/offer-note.ts';
import { phrases } from './replies/phrases.ts';
import type { Situation } from './situation.ts';
import { SURE } from './sure.ts';
import { unplaced } from './unplaced.ts';
import { nounAlone } from './wording/noun-alone.ts';

/** Laughter and nothing else: 'kkkkk', 'hahaha'. */
const LAUGHS = /^(?:k{2,}|(?:ha|he|hua|ah|rs){2,}h?|rs|lol)$/;
const JOKE = /\b(?:piadas?|charadas?)\b/;

/** A greeting that asks something back deserves an answer to it. */
const ASKS_BACK = /\b(?:tudo bem|td bem|tudo bom|como vai|como (?:voc[eê]|vc|c[eê]|tu) (?:est[aá]|t[aá])|beleza)\b/i;

/** "Feliz natal pra vocês!" */
const WISHES =
  /^(?:(?:oi|opa|ol[áa]|e|um|uma),? )*(?:feliz (?:natal|ano novo|p[áa]scoa|dia d[aoe]s? [a-zà-ÿ]+)|boas festas|bom (?:natal|ano novo)|boa p[áa]scoa)[^?\d]{0,40}$/i;

const nothingAsked = (): Decision => say(phrases.nothingAsked);

/** Only punctuation or emoji is no note. */
const offered = (why: string, situation: Situation): Decision =>
  /[\p{L}\d]/u.test(situation.text) ? offerNote(situation.text, why, situation) : say(phrases.signs);

/** "Beleza" is said of what was done far more often than of what was paid for. */
const ASSENTS =
  /^(?:(?:ah|ok|t[áa]|ent[ãa]o|é|eh) )*(?:beleza|blz|blza|bls|show|massa|top)(?: (?:ent[ãa]o|pura|demais))?[.!]*$/i;

/** "Comprar um presente". */
const isErrand = (text: string): boolean => /^comprar \S/i.test(text.trim());

/** What money is usually spent on, said alone: its price is missing. */
function spentOn({ text, read }: Situation): string | undefined {
  const noun = ASSENTS.test(text.trim()) ? undefined : nounAlone(text);
  const priced = noun === undefined ? undefined : read(`${noun} 10`);
  if (priced?.intent !== 'lancamento' || priced.confidence < SURE) return undefined;
  const { type, category, missing } = priced.slots;
  return type === 'expense' && category !== undefined && missing === undefined ? noun?.toLowerCase() : undefined;
}

export const TALK_INTENTS = {
  greeting(_, { loaded, text, asking }) {
    if (loaded.first) return say(phrases.welcome);
    if (ASSENTS.test(text.trim())) return say(phrases.smalltalk);
    // In the middle of a talk it is said on leaving.
    if (/^boa noite/i.test(text.trim()) && asking.now - (loaded.lastReply()?.at ?? 0) < LATELY_MS)
      return say(phrases.farewell);
    return say(ASKS_BACK.test(text) ? phrases.helloBack : phrases.hello);
  },
  farewell: () => say(phrases.farewell),
  thanks: () => say(phrases.thanks),
  help: () => say(phrases.help),
  about: () => say(phrases.about),
  smalltalk({ rule }, situation) {
    const { text } = situation;
    if (rule === 'trivial.moves_no_money') return say(phrases.movesNoMoney);
    if (WISHES.test(text.trim())) return say(phrases.wishesBack);
    if (LAUGHS.test(folded(text))) return say(phrases.laughs);
    if (JOKE.test(folded(text))) return say(phrases.noJokes);
    if (rule === 'trivial.beyond_reach' || text.trim().endsWith('?')) return say(phrases.beyondReach);
    if (soundsTold(situation) || isErrand(text) || isOfNoted(situation)) return offerNote(text, '', situation);
    const noun = spentOn(situation);
    if (noun !== undefined) return say(phrases.howMuchWas(noun));
    return say(
      unplaced(situation) ?? (situation.loaded.first && !/\d/.test(text) ? phrases.welcome : phrases.smalltalk),
    );
  },
  feedback({ slots, confidence }) {
    if (confidence < SURE) return say(phrases.smalltalk);
    return say(slots.value === 'up' ? phrases.glad : phrases.sorry);
  },
  cancel: () => say(phrases.nothingToCancel),
  confirm: nothingAsked,
  deny: nothingAsked,
  select_option: nothingAsked,
  answer_slot: nothingAsked,
  continue: () => say(phrases.nothingHalfDone),
  unknown(_, situation) {
    const noun = spentOn(situation);
    if (noun !== undefined) return say(phrases.howMuchWas(noun));
    return offered(tellsSomething(situation) ? '' : 'Não entendi bem.', situation);
  },
} satisfies Partial<IntentTable>;
