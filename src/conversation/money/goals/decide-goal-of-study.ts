// "Cria essa meta", "faz disso uma meta": what was just worked out how to save for becomes a goal.

import { pattern } from '../../../domain/pattern.ts';
import { withoutUndefined } from '../../../domain/without-undefined.ts';
import { say } from '../../decided.ts';
import type { Decision } from '../../decision.ts';
import { phrases } from '../../replies/phrases.ts';
import type { Situation } from '../../situation.ts';
import { decideGoal } from '../decide-told.ts';

const MAKES = pattern('i')`
  ^(?:(?:t[áa]|blz|beleza|ok|ent[ãa]o|boa|show|pode|quero|vamos|bora|sim),? )*(?:
    (?:cri|faz|fa[çc]|mont|abr|anot|salv|coloc|bot|adicion|registr)[a-zà-ÿ]* (?:ess[ea]|iss?o como|isso de|um[ao]?|[ao]|como)? ?(?:uma )?meta(?: (?:disso|pra mim|a[íi]|com isso|ent[ãa]o))*|
    (?:faz|transforma|deixa)[a-zà-ÿ]* (?:isso|disso) (?:(?:em|como|n?uma) )*meta
  )[.!]*$
`;
/** "Quero comprar um ps5 de 3.800": what it is for. */
const FOR = pattern('i')`
  (?<![a-zà-ÿ])(?:comprar|trocar (?:de|o|a)|reformar|fazer|pra|para) (?:uma? |[oa] |meu |minha )?(?<name>[a-zà-ÿ][a-zà-ÿ\d ]{1,30}?)
  (?= (?:de|por|que|custa|em|no|na) |[,.?]|$)
`;
const POINTED = /^(?:isso|el[ea]|juntar|guardar)$/i;

/** Undefined when no amount to save for was worked out just before. */
export function decideGoalOfStudy(situation: Situation): Decision | undefined {
  const { text, loaded } = situation;
  if (!MAKES.test(text.trim()) || loaded.lastMission === undefined) return undefined;
  const { figures, text: asked } = loaded.lastMission.question;
  const cents = figures.goal ?? figures.price;
  if (cents === undefined) return say(phrases.howMuchGoal);
  // The newest that names it; what was said of other things stands further back.
  const spoken = loaded.spoken().toReversed();
  const name = [asked, ...spoken.map((one) => one.text)]
    .map((words) => FOR.exec(words)?.groups?.['name'])
    .find((one) => one !== undefined && !POINTED.test(one));
  return decideGoal(withoutUndefined({ amount_cents: cents, name }), situation);
}
decideGoalOfStudy.says = [MAKES];
