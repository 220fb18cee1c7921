// "Guarda isso e me lembra no dia", "e na manhã da prova também": on the day of what was just told, once more or at last.

import { folded } from '../../domain/fold.ts';
import { pattern } from '../../domain/pattern.ts';

const ON_ITS_DAY = pattern('u')`
  ^(?:
    (?:(?:por favor|pode|e|entao|(?:guarda|salva|anota)(?: isso| ai)?),? )*(?:me )?(?:lembr|avis)[ae](?: d?iss?o)? no (?:mesmo |proprio )?dia(?: (?:tambem|tb|tbm|mesmo))*(?: (?:de|pela) (?<part>manha|tarde|noite))?|
    e (?:tambem )?(?:no (?:mesmo |proprio )?dia|na (?<when>manha|tarde|noite) d(?:[ao] (?!dia \d)[a-z]{3,}|el[ea]))(?: (?:mesmo|tambem|tb|tbm))*
  )[.!]*$
`;

/** The part of the day that was said ('manha'), '' without one; undefined when the words mean something else. */
export function onItsDay(text: string): string | undefined {
  const said = ON_ITS_DAY.exec(folded(text).trim());
  return said === null ? undefined : (said.groups?.['when'] ?? said.groups?.['part'] ?? '');
}
