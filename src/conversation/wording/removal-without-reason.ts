// "Cancela a reunião que a professora adoeceu", "apaga isso que meu neto mexe no celular": why something goes is no part of its
// name, and without it the words are the order they would be.

import { pattern } from '../../domain/pattern.ts';
import { reworded, type Situation } from '../situation.ts';
import { WEEKDAY_NAMES } from './calendar-words.ts';

const ORDERED = pattern('i')`
  ^(?<order>(?:(?:por favor|pode|ent[ãa]o|ah|e),? )*(?:apag|cancel|delet|exclu|tir|remov|desmarc|elimin|risc|desmarqu|risqu)[a-zà-ÿ]{1,3}(?: a[íi])?) (?<what>[^;:?]{2,160}?)[.!]*$
`;
/** Where a clause may begin. */
const BEGINS = /,? (?=(?:que|q|porque|porqu[êe]|pq|pois|j[áa]|n[ãa]o|el[ea]s?|eu) )|, /gi;
const BECAUSE = pattern('i')`
  ^,? (?:
    (?:que|q|porque|pq|pois|j[áa] que|porqu[êe]) (?:
      [oa]s?|eu|el[ea]s?|n[óo]s|a gente|meu|minha|meus|minhas|n[ãa]o|j[áa]|agora|ningu[ée]m|t[áaôo]|vou|tenho|mud(?:ei|ou|aram)|acabou|deu|foi|fui|
      sa[íi]|larguei|parei|desisti|esfriou|choveu|desmarcaram|cancelaram|adiaram|resolvi|consegui
    )(?![a-zà-ÿ])|
    (?:eu |el[ea]s? )?(?:
      n[ãa]o (?:deu|vai|v[ãa]o|rolou|preciso|precisa|quero|serve|ficou|prestou|vou|tem|t[ôo]|curti|gostei|compensa|[ée])|
      j[áa] (?:n[ãa]o|foi|era|deu|passou|tenho|tem|temos|acabou|[a-zà-ÿ]{1,12}(?:ei|i|iz))
    )(?![a-zà-ÿ])
  )
`;
/** Behind a comma, any clause that is no second order. */
const CLAUSE_BEHIND = pattern('i')`
  ^, (?!.*(?:adiad[oa]|remarcad[oa]|transferid[oa]|passou|mudou) )(?!(?:e|bota|p[õo]e|coloca|anota|salva|guarda|marca|muda|passa|troca|me|lembra|avisa|deixa|apaga|tira|cancela|risca|remove|mas|menos|exceto|fora|s[óo])(?![a-zà-ÿ]))
  (?:.{0,40}?(?<![a-zà-ÿ]))?(?:
    n[ãa]o|ningu[ée]m|t[ôo]|estou|t[áa]|est[áa]|[ée]|vai|vou|foi|j[áa]|quero|tenho|tem|[a-zà-ÿ]{2,}(?:ou|ei|eu|iu|aram|eram|iram)|desisti|resolvi|vendi|sa[íi]|mexe
  )(?![a-zà-ÿ])|
  ^, (?:[oa] [a-zà-ÿ]{2,}|(?:meu|minha) [a-zà-ÿ]+) (?!e(?![a-zà-ÿ]))[a-zà-ÿ]+(?: [^,]|$)
`;
/** What it is called, without its kind: "o lembrete de ligar pra Rute". */
const CALLED = pattern('i')`
  ^(?:(?:[oa]s?|meus?|minhas?|ess[ea]s?|aquel[ea]s?) )?(?:(?:lembrete|aviso|alarme|nota|anota[çc][ãa]o|filme|s[ée]rie|livro|v[íi]deo|
  link|gasto|item)(?: |$)(?:d[aeo]s? |pr[ao] |sobre |que )?)?
`;
const POINTS = /^(?:isso|isto|el[ea]|ess[ea]|est[ea]|aquil[oo]|[oa] [úu]ltim[oa])$/i;
/** Which one it is, told by what was done with it: "a nota que eu fiz ontem". */
const SAYS_WHICH = pattern('i')`
  (?<![a-zà-ÿ])que (?:eu |a gente )?(?:j[áa] )?(?:fiz|anotei|guardei|salvei|lancei|coloquei|botei|marquei|pedi|escrevi|mandei|criei|
  comprei|paguei|gastei|recebi|vi|assisti|li|quero|falei|disse|tenho)(?![a-zà-ÿ])
`;

const RHYTHM = pattern('i')`
  [ ](?:d[aeo] )?(?:tod[oa]s? (?:[oa]s? )?|cada )(?:quinzena|semana|m[êe]s|dia|ano|${WEEKDAY_NAMES})s?$
`;

/** "Suspendeu a sinvastatina": the reminder of it goes. */
const SUSPENDED = pattern('i')`
  ^(?:[oa] (?:m[ée]dic[oa]|doutora?) )?(?:suspend(?:eu|eram|i)|cort(?:ou|aram) (?=(?:o|a) )|pare(?:i|ou) (?:de tomar|com)) (?:[oa]s? |
  meu |minha )?(?<what>[a-zà-ÿ][a-zà-ÿ ]{2,30}?)[.!]*$
`;

/** Undefined where nothing kept has the name in front of the reason. */
export function removalWithoutReason(situation: Situation): Situation | undefined {
  const { text, loaded } = situation;
  const stopped = SUSPENDED.exec(text.trim())?.groups?.['what'];
  if (stopped !== undefined)
    return loaded.called(stopped).reminders.length === 0
      ? undefined
      : reworded(situation, `cancela o lembrete de ${stopped}`);
  const { order, what = '' } = ORDERED.exec(text.trim())?.groups ?? {};
  if (order === undefined || SAYS_WHICH.test(text)) return undefined;
  const names = (words: string): boolean => {
    const name = words.replace(CALLED, '');
    const { reminders, items, entries } = loaded.called(name);
    return name !== '' && reminders.length + items.length + entries.length > 0;
  };
  for (const { index } of [...what.matchAll(BEGINS)].reverse()) {
    const why = what.slice(index);
    const head = what.slice(0, index);
    if (!BECAUSE.test(why) && !CLAUSE_BEHIND.test(why)) continue;
    if (POINTS.test(head.trim())) return reworded(situation, `${order} ${head}`);
    // "Apaga o banho de toda quinzena": what repeats has that name without its rhythm.
    const bare = head.replace(CALLED, '').replace(RHYTHM, '').toLowerCase();
    if (loaded.recurring().some(({ value }) => ` ${value.description} `.includes(` ${bare} `)))
      return reworded(situation, `cancela ${bare}`);
    if (names(head) && !names(what)) return reworded(situation, `${order} ${head}`);
  }
  return undefined;
}
