// "Me recomendaram Succession e The White Lotus", "a lu indicou aftersun": by its name alone. Behind other works, or with the capitals of
// a title, it is one; a doctor or a treatment is recommended too, so that anything else is offered as a note.

import { pattern } from '../../domain/pattern.ts';
import type { Intent } from '../../language/intent.ts';
import type { Decision } from '../decision.ts';
import { offerNote } from '../plan/offer-note.ts';
import type { Situation } from '../situation.ts';
import { SURE } from '../sure.ts';
import { AND } from '../wording/openers.ts';
import { categoryPaid } from './category-paid.ts';
import { identify } from './decide-save.ts';
import { titlesSaid } from './titles-said.ts';

const NAMED = pattern('i')`
  ^(?:(?:ah|olha|e|hoje|ontem|tamb[ée]m|tbm?),? )*(?<who>(?:[oa] |meu |minha )[a-zà-ÿ]{2,}(?: [a-zà-ÿ]{2,})? |[a-zà-ÿ]{2,} )??(?:me |nos )?
  (?:indic|recomend|suger)(?:ou|aram|iram|iu)(?: (?:muito|demais|tb|tbm|tamb[ée]m|pra mim|pra gente))*
  (?<to>(?: eu)? (?:ver|assistir|maratonar))? (?!(?:[oa]s?|uma?|que|pra|para|de|isso|algo|muito)(?![a-zà-ÿ]))(?<title>[a-zà-ÿ\d][^?:$]{1,60}?)[.!]*$
`;

/** "A ju falou q heartstopper é mto bom", beside other works. */
const SAID_GOOD = pattern('i')`
  ^${AND}(?<who>(?:[oa] |meu |minha )?[a-zà-ÿ]{2,}(?: [a-zà-ÿ]{2,})? )(?:me )?(?:falou|disse|comentou)(?: pra mim)? (?:que|q) (?:[oa] )?(?<title>[a-zà-ÿ\d][^?:$,]{1,40}?)
  (?:[ée]|eh|t[áa]) (?:(?:muito|mto|mt|super|bem|m[óo]) )*(?:bo[ma]|legal|massa|incr[íi]vel|[óo]tim[oa]|top|da hora|foda|maravilhos[oa]|imperd[íi]vel)(?: demais)?[.!]*$
`;

/** "E Bacurau, a Camila falou que é ótimo": the title first. */
const TITLE_FIRST = pattern('i')`
  ^(?:(?:e|ah|tem),? )*(?:[oa] (?:filme|s[ée]rie) )?(?<title>[a-zà-ÿ\d][^?:$,]{1,40}?), (?:que )?(?:foi )?(?<who>(?:[oa] |meu |minha )[a-zà-ÿ]{2,}(?: [a-zà-ÿ]{2,})? )(?:que )?(?:me )?
  (?:falou|disse|comentou|indicou|recomendou|sugeriu|elogiou)(?: (?:que|q) [^?$\d]{2,40}| muito| bem| super bem)*[.!]*$
`;
const IDLE: ReadonlySet<Intent> = new Set<Intent>(['smalltalk', 'unknown']);
const A_NAME = /^\p{Lu}/u;

/** Undefined when nothing is recommended by its name alone. */
export function recommendedBare(situation: Situation): Decision | undefined {
  const praised = (TITLE_FIRST.exec(situation.text.trim()) ?? SAID_GOOD.exec(situation.text.trim()))?.groups;
  const { who = '', to, title } = praised ?? NAMED.exec(situation.text.trim())?.groups ?? {};
  const { understanding, loaded, asking, text, read } = situation;
  if (title === undefined || (!IDLE.has(understanding.intent) && understanding.confidence >= SURE)) return undefined;
  const { kind } = loaded.lastSaved ?? {};
  const amongWorks =
    /filme ou série/u.test(loaded.lastReply()?.text ?? '') ||
    kind === 'movie' ||
    kind === 'tv_show' ||
    titlesSaid(title, true).every((one) => A_NAME.test(one.title));
  const isWork = to !== undefined || (amongWorks && categoryPaid(`gastei 10 com ${title}`, read) === undefined);
  if (!isWork) return offerNote(text.trim(), '', situation);
  return identify(title.trim(), who === '' ? {} : { note: `${who.trim()} indicou` }, asking);
}
recommendedBare.says = [NAMED, SAID_GOOD, TITLE_FIRST];
