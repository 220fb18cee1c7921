// "Não entendi", "de onde saiu esse valor?", "tem certeza?", "tá errado": said of the last thing done or answered. It is told again, with how to put it right.

import { folded } from '../domain/fold.ts';
import { pattern } from '../domain/pattern.ts';
import type { RichText } from '../domain/text.ts';
import { entryLine } from '../finance/replies/entry-words.ts';
import { say } from './decided.ts';
import type { Decision } from './decision.ts';
import { localDate, localDateTime } from './local-time.ts';
import { phrases } from './replies/phrases.ts';
import { reminderAsked } from './replies/reminder-words.ts';
import type { Situation } from './situation.ts';

const OPENS = '(?:(?:e|mas|ue|ah|hm+|ok|entao|desculpa|opa|ih|nossa|olha|ei|moca?|pera(?: ai)?)[, ]+)*';
/** Folded; the whole message. */
const CONFUSED = pattern('u')`
  ^${OPENS}(?:
    (?:eu )?(?:nao|num|n) (?:entendi|to entendendo|estou entendendo|saquei|captei|peguei)
    (?: (?:nada|direito|bem|isso|a resposta|o que (?:vc|voce) (?:disse|fez)))*|
    como assim(?: (?:caderneta|isso))?|
    (?:me )?explica(?: (?:isso|melhor|direito|ai|de novo|pra mim))*|
    (?:(?:vc|voce|tu) )?tem certeza(?: (?:disso|desse valor))?|certeza|
    de onde (?:(?:vc|voce|tu|que) )?(?:saiu|tirou|veio|vem)(?: (?:isso|(?:ess[ea]|[oa]) (?:valor|conta|numero|total)))?|
    confus[oa]|fiquei confus[oa]|que isso|que q isso|o que (?:e|foi) isso
  )$
`;
const WRONG = pattern('u')`
  ^${OPENS}(?:
    (?:(?:isso|esse valor|essa conta|a conta|o valor|o total|esse total|a soma) )?(?:ta|esta|tao|estao|ficou|saiu) (?:
      tudo |bem |tudo )?(?:errad[oa]s?|incorret[oa])(?: (?:isso|ai|esse valor|essa conta|o valor|a conta|o total))*|
    errad[oa]|errou|(?:vc|voce|tu) errou(?: .{0,12})?|
    nao (?:e|era|foi) (?:isso|assim|bem isso)(?: nao)?|
    nada a ver|nao bate|
    (?:isso|essa conta|o total|a conta) nao (?:bate|ta certo|ta certa|esta certo|esta certa)|
    nao (?:ta|esta) (?:certo|certa|batendo)
  )$
`;

/** Undefined when the words say more, or a hard question was just answered. */
export function decideUnclear(situation: Situation): Decision | undefined {
  const { text, loaded } = situation;
  if (loaded.justStudied && !loaded.wroteLast()) return undefined;
  const words = folded(text).trim();
  const wrong = WRONG.test(words);
  if (!wrong && !CONFUSED.test(words)) return undefined;
  const did = lastDone(situation, wrong);
  if (did !== undefined) return say({ text: [...(wrong ? ['Poxa, desculpe. '] : []), ...did] });
  if (loaded.lastQuestion !== undefined) return say(wrong ? phrases.wrongSum : phrases.howSummed);
  return say(wrong ? phrases.sorry : phrases.notClear);
}
decideUnclear.says = [WRONG, CONFUSED];

/** What the message before did, and how to put it right. */
function lastDone({ loaded, asking, zone }: Situation, wrong: boolean): RichText | undefined {
  const today = localDate(asking.now, zone);
  if (!loaded.wroteLast()) return undefined;
  const reminder = loaded.done?.reminder;
  if (reminder !== undefined)
    return [
      ...reminderAsked(reminder, { today, wallOf: (at) => localDateTime(at, zone) }),
      ' Se não era isso, “desfaz”.',
    ];
  const { lastEntry } = loaded;
  if (lastEntry === undefined) return undefined;
  const right = wrong ? 'Me diga só o certo' : 'Para mudar, diga';
  return [
    'Anotei ',
    { bold: entryLine(lastEntry, today) },
    `. ${right}: “foi 32”, “foi ontem”, “é lazer”. Ou “desfaz”.`,
  ];
}
