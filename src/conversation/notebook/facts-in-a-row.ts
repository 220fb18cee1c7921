// "A pediatra do Pedro é a dra. Carla", then "o convênio dele é Unimed": of facts told one behind the other only the first is asked about.

import { searchWords } from '../../memories/search-words.ts';
import { keepWords } from '../../planner/save-calls.ts';
import { run } from '../decided.ts';
import type { Decision } from '../decision.ts';
import { offeredAct } from '../open-question/open-question.ts';
import { offerNote } from '../plan/offer-note.ts';
import { reworded, type Situation } from '../situation.ts';
import { CERTAIN, SURE } from '../sure.ts';
import { tellsSomething, tellsState } from './tells-something.ts';
import { worthKeeping } from './worth-keeping.ts';

/** In letters, of a word that says whom or what it is of. */
const TELLING = 4;
const areOfOne = (kept: string, told: string): boolean => {
  const known = searchWords(kept);
  return searchWords(told).some((word) => word.length >= TELLING && known.includes(word));
};

/** "Ele toma losartana de manhã e de noite": taken at its hours, and rung at them (offer-dose). */
const DOSE =
  /(?<![a-zà-ÿ])(?:toma|tomar|tomando)(?![a-zà-ÿ]).* (?:de manh[ãa]|cedo|[àa] (?:noite|tarde)|de (?:noite|tarde)|\d+ em \d+|vezes (?:ao|por) dia)/i;

/** "A do Davi é a Rosana", behind "a professora da Bia é a Carla": by what she is. */
function sameOfAnother(situation: Situation): Situation {
  const { loaded, text } = situation;
  const open = offeredAct(situation);
  const before =
    open?.tool === 'save_note' ? open.args.content : loaded.wroteLast() ? (loaded.lastSaved?.body ?? '') : '';
  const head = /^[oa] [a-zà-ÿ]+(?= d[aeo]s? )/i.exec(before)?.[0];
  return head === undefined || !OF_OTHER.test(text)
    ? situation
    : reworded(situation, text.replace(OF_OTHER, `${head} `));
}
const OF_OTHER = /^(?:e )?[oa] (?=d[aeo]s? [a-zà-ÿ][a-zà-ÿ ]{1,25}? (?:[ée]|eh|se chama|chama|fica) )/i;

/** "O secador 2", "o interfone do 204", and no other figure. */
const NUMBERED = /^(?:[oa] )?[a-zà-ÿ]{3,} (?:d[oa] )?\d{1,4} [^\d]+$/i;

/** Undefined unless a fact was kept or offered by the turn before. */
export function factsInARow(told: Situation): Decision | undefined {
  const situation = sameOfAnother(told);
  const { text, loaded, understanding } = situation;
  const { intent, confidence } = understanding;
  // "Jantar sábado 20h com o Otávio" is for the agenda.
  if (situation.reading.future.length > 0 && /\d{1,2}h|\d:\d\d|(?<![a-zà-ÿ])[àa]s \d/i.test(text)) return undefined;
  // "O convênio do Pedro é Unimed" names what he has, and teaches no category.
  const teaches = intent === 'category_teach';
  const vague =
    intent === 'smalltalk' ||
    intent === 'unknown' ||
    intent === 'lancamento' ||
    teaches ||
    (intent === 'save' && confidence < SURE);
  if (!vague || DOSE.test(text)) return undefined;
  const worth = worthKeeping(text) || tellsState(text);
  // "Febre do João 38,5" is hardly a price, nor is the second hair dryer two reais.
  const priced =
    intent === 'lancamento' && ((confidence < CERTAIN && worth) || (NUMBERED.test(text) && tellsState(text)));
  if (intent === 'lancamento' && !priced) return undefined;
  const shelved =
    understanding.intent === 'category_teach' &&
    loaded.called(understanding.slots.merchant ?? '').items.some(({ kind }) => kind === 'movie' || kind === 'tv_show');
  if (shelved) return offerNote(text, '', situation);
  if (!(teaches || priced ? worth : tellsSomething(situation))) return undefined;
  const open = offeredAct(situation);
  const offered = open?.tool === 'save_note';
  const kept = loaded.wroteLast() && loaded.lastSaved?.kind === 'note' ? loaded.lastSaved.body : '';
  if (offered || (worthKeeping(kept) && areOfOne(kept, text))) return run(keepWords(text));
  return teaches || priced ? offerNote(text, '', situation) : undefined;
}
