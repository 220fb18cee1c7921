// "Não posso esquecer de regar daqui a 2 horas", "anota na agenda: …", "preciso mandar o relatório sexta, me lembra": the
// request to be reminded, when a moment is said with it.

import { unaccented } from '../../domain/fold.ts';
import { pattern } from '../../domain/pattern.ts';
import { FOLDED_MONTH_NAMES, FOLDED_WEEKDAY_NAMES } from '../wording/calendar-words.ts';

const DAY = `(?:${FOLDED_WEEKDAY_NAMES})s?`;
/** Without accents. */
const MOMENT = pattern('u')`
  \b(?:
    ${DAY}|amanha|hoje|dia \d|que vem|daqui|dentro de|
    em (?:\d+|meia|uma?|dois|duas|tres) |
    tod[oa]s?|cada|de \d+ em \d+|(?:sim|vez|vezes),? \w+|\w+mente|(?:antes|depois) d|(?:fim|final|comeco) d|
    de (?:manha|tarde|noite)|
    (?:${FOLDED_MONTH_NAMES}|natal|reveillon)$
  )|
  \d(?:h|:\d\d|/\d)|\bas \d
`;
const POLITE = '(?:(?:por favor|oi|ei),? )?';
const BEFORE = pattern('i')`
  ^${POLITE}(?:
    (?:eu )?n[ãa]o (?:posso|quero|devo)(?: me)? esquecer(?: de| que (?:eu )?tenho que)?|
    (?:anot[ae]r?|p[õo]e|bot[ae]|coloc[ae]|coloque)(?: a[íi])? na (?:minha )?agenda[:,]?(?: (?:de|que))?|
    (?:cria|crie|faz|bota|p[õo]e|coloca)(?: a[íi])? um lembrete[:,]?(?: (?:de|pra|para))?
  ) (?=[a-zà-ÿ]{2,})
`;
const BEHIND = pattern('i')`
  ^${POLITE}(?:eu )?(?:preciso|precisamos|tenho que|temos que|tenho de) (?<what>[^?]{3,}?),? (?:e )?(?:me|mim) (?:
    lembr|avis
  )(?:a|e)(?: (?:disso|a[íi]|por favor))*[.!]*$
`;

/** "Quando faltar 10 minutos pro jogo das 16h". */
const LACKING = pattern('i')`
  (?<![a-zà-ÿ])(?:quando|qdo|qd) faltar(?:em)? (?:uns |umas )?(?<lead>meia hora|(?:\d+|uma?|dois|duas|tr[êe]s) ?
  (?:min(?:uto)?s?|h(?:ora)?s?|dias?|semanas?)) (?:pr|para )(?<article>[oa])[ ]
`;

/** The request in plain words; the text itself when none is made, or no moment said. */
export function askedOtherwise(text: string): string {
  if (!MOMENT.test(unaccented(text))) return text;
  const ahead = text.replace(LACKING, '$<lead> antes d$<article> ');
  if (ahead !== text) return ahead;
  const what = BEHIND.exec(text)?.groups?.['what'];
  return what === undefined ? text.replace(BEFORE, 'me lembra de ') : `me lembra de ${what}`;
}
