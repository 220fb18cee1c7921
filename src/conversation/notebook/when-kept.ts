// "Quando eu anotei isso?", "que dia foi esse": the date of the item last saved, shown or quoted.

import { pattern } from '../../domain/pattern.ts';
import { say } from '../decided.ts';
import type { Decision } from '../decision.ts';
import { localDate, localDateTime } from '../local-time.ts';
import { keptWhenWords } from '../replies/when-words.ts';
import type { Situation } from '../situation.ts';

const ASKS = pattern('i')`
  ^(?:e )?(?:em )?(?:que dia|quando|que data|q dia)(?: [ée] que| foi que| que)? (?:
    (?:eu |vc |voc[êe] )?(?:te )?(?:anotei|guardei|salvei|falei|disse|mandei|pedi|anotou|guardou|salvou) (?:
      iss[oe]|ess[ea]|est[ea]|el[ea]
    )|
    (?:foi|[ée]) (?:iss[oe]|ess[ea]|est[ea])(?: (?:que|da[íi]|a[íi])(?: eu (?:anotei|guardei|salvei))?)?
  )(?: (?:nota|link|filme|s[ée]rie|v[íi]deo|a[íi]|mesmo))*\s*\??$
`;

/** @returns undefined when no item is referred to. */
export function whenKept({ text, loaded, zone, asking }: Situation): Decision | undefined {
  if (!ASKS.test(text.trim()) || loaded.lastEntry !== undefined) return undefined;
  const item = loaded.pointedAt?.items[0] ?? loaded.lastSaved;
  if (item === undefined) return undefined;
  return say(keptWhenWords(item.title, localDateTime(item.createdAt, zone), localDate(asking.now, zone)));
}
