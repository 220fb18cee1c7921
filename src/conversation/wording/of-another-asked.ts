// "E o da mãe?", "e a Nina?", behind a question about what is kept: the same question of another.

import { pattern } from '../../domain/pattern.ts';
import { sameName } from '../../finance/same-name.ts';
import { reworded, type Situation } from '../situation.ts';
import { WEEKDAY_NAMES } from './calendar-words.ts';
import { paraphrased } from './paraphrases.ts';

const OF = /^(?:e |mas )(?:[oa]s? )?(?<of>d[aeo]s? (?:meu |minha )?[a-zà-ÿ]{2,}(?: [a-zà-ÿ]{2,})?)\s*\?+$/i;
const NAMED = /^(?:e |mas )(?<name>[oa] \p{Lu}\p{L}+)\s*\?+$/u;
/** "E a altura?", behind "qual a largura do portão?". */
const NOUN = /^(?:e |mas )(?<noun>[oa]s? (?!que)\p{Ll}{3,})\s*\?+$/u;
const ITS_NOUN = /(?<=^(?:e )?(?:qual|quais|quanto)(?: [ée]| era)? )[oa]s? \p{Ll}{3,}(?= d[aeo]s? )/u;
/** "E quinta?", behind "o que tenho quarta?". */
const DAY = new RegExp(
  `^(?:e|mas) (?:n[ao] |pra )?(?<day>(?:depois de )?amanh[ãa]|hoje|(?:${WEEKDAY_NAMES})(?:[- ]feira)?(?: que vem)?|semana que vem|dia \\d{1,2}|(?:o )?(?:fim|final) de semana)\\s*\\?+$`,
  'i',
);
const AGENDA_ASKED = pattern('i')`
  ^(?:e )?(?:(?:o que|oq|o q|que)(?: [ée] que)? (?:eu )?(?:tenho|tem)
  (?! (?:n[ao] (?:lista|nota)|de |d[ao] |pra (?:ver|pagar|receber|comprar)))|(?:tenho|tem) (?:algo|alguma coisa|compromisso|lembrete)|
  (?:minha )?agenda|(?:quais |meus )*(?:lembretes|compromissos))
`;
const ITS_OF = /d[aeo]s? (?:meu |minha )?\p{L}{2,}(?: \p{Lu}\p{L}+)?(?=[^\p{L}]*$)/u;
const ITS_NAME = /(?<!\p{L})[oa] \p{Lu}\p{L}+/u;

/** Undefined unless the message before asked about what is kept. */
export function ofAnotherAsked(situation: Situation): Situation | undefined {
  const { text, loaded, read } = situation;
  const words = text.trim();
  const other = OF.exec(words)?.groups?.['of'] ?? NAMED.exec(words)?.groups?.['name'];
  const before = loaded.lastSaid ?? '';
  const day = DAY.exec(words)?.groups?.['day'];
  if (day !== undefined && AGENDA_ASKED.test(before)) return reworded(situation, `o que eu tenho ${day}?`);
  const noun = NOUN.exec(words)?.groups?.['noun'];
  if (noun !== undefined && ITS_NOUN.test(before) && read(before).intent === 'search')
    return reworded(situation, before.replace(ITS_NOUN, noun));
  if (other === undefined || before === '') return undefined;
  // "A Lu me pagou", "e o Gui?"
  if (loaded.wroteLast() && loaded.receivables().some(({ name }) => sameName(name, other)))
    return reworded(situation, `quanto ${other} me deve?`);
  const plain = paraphrased(before) ?? before;
  if (read(plain).intent !== 'search' && !/anivers/i.test(before)) return undefined;
  const place = OF.test(words) ? ITS_OF : ITS_NAME;
  return place.test(before)
    ? reworded(situation, paraphrased(before.replace(place, other)) ?? before.replace(place, other))
    : undefined;
}
