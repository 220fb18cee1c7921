// "Cancela a reunião que a professora adoeceu", "apaga isso que meu neto mexe no celular": why something goes is no part of its
// name, and without it the words are the order they would be.

import { pattern } from '../../domain/pattern.ts';
import { reworded, type Situation } from '../situation.ts';

/** A clause about somebody, behind what is to go; "a nota que fala do bolo" says which. */
const REASONED = pattern('i')`
  ^(?<order>(?:(?:por favor|pode|ent[ãa]o|ah),? )*
  (?:apag|cancel|delet|exclu|tir|remov|desmarc|elimin|risc|desmarqu|risqu)[a-zà-ÿ]{1,3} (?:a[íi] )?(?<what>[^,;.:]{2,60}?))
  (?:
    ,? (?:que|q|porque|pq|pois|j[áa] que|porqu[êe]) (?:
      (?:[oa]s?|eu|el[ea]s?|n[óo]s|a gente|meu|minha|meus|minhas|n[ãa]o|j[áa]|agora|ningu[ée]m|t[áa]|vou|tenho|mudei|mudou|mudaram|
      acabou|deu|foi|fui|sa[íi]|larguei|parei|desisti|esfriou|choveu) ?
    )(?![a-zà-ÿ]).*|
    ,? (?:el[ea]s? )?(?:n[ãa]o (?:deu|vai|rolou|preciso|precisa|quero|serve|ficou|prestou|vou|tem)|(?:eu )?j[áa] (?:n[ãa]o|foi|era|deu|comprei|peguei|usei|fiz|resolvi|li|tenho|tem|temos|acabou|passou))(?![a-zà-ÿ]).*|
    , (?:[oa] [a-zà-ÿ][a-zà-ÿ]+|(?:meu|minha) [a-zà-ÿ]+|el[ea]|eu|a gente) (?:j[áa] |vai |n[ãa]o )*(?!e(?![a-zà-ÿ]))[a-zà-ÿ]+(?![a-zà-ÿ]).*|
    , (?:desmarcaram|cancelaram|adiaram|desistiram|desisti|resolvi|acabou|mudaram|vou|agora vou|fui|cansei|vendi|troquei|sa[íi]|larguei|parei)(?![a-zà-ÿ]).*|
    ,? (?:que|porque|pq|pois|j[áa] que) (?:mudei|mudou|mudaram|acabou|desisti|desmarcaram|cancelaram|adiaram|resolvi|consegui)
    (?![a-zà-ÿ]).*
  )$
`;
const POINTS = /^(?:isso|isto|el[ea]|ess[ea]|est[ea]|aquil[oo]|[oa] [úu]ltim[oa])$/i;
/** Which one it is, told by what was done with it: "a nota que eu fiz ontem". */
const SAYS_WHICH =
  /(?<![a-zà-ÿ])que (?:eu |a gente )?(?:j[áa] )?(?:fiz|anotei|guardei|salvei|lancei|coloquei|botei|marquei|pedi|escrevi|mandei|criei|comprei|paguei|gastei|recebi|vi|assisti|li|quero|falei|disse|tenho)(?![a-zà-ÿ])/i;

const RHYTHM =
  / (?:d[aeo] )?(?:tod[oa]s? (?:[oa]s? )?|cada )(?:quinzena|semana|m[êe]s|dia|ano|segunda|ter[çc]a|quarta|quinta|sexta|s[áa]bado|domingo)s?$/i;

/** "Suspendeu a sinvastatina": the reminder of it goes. */
const SUSPENDED =
  /^(?:[oa] (?:m[ée]dic[oa]|doutora?) )?(?:suspend(?:eu|eram|i)|cort(?:ou|aram) (?=(?:o|a) )|pare(?:i|ou) (?:de tomar|com)) (?:[oa]s? |meu |minha )?(?<what>[a-zà-ÿ][a-zà-ÿ ]{2,30}?)[.!]*$/i;

/** Undefined where nothing kept has the name in front of the reason. */
export function removalWithoutReason(situation: Situation): Situation | undefined {
  const { text, loaded } = situation;
  const stopped = SUSPENDED.exec(text.trim())?.groups?.['what'];
  if (stopped !== undefined)
    return loaded.called(stopped).reminders.length === 0
      ? undefined
      : reworded(situation, `cancela o lembrete de ${stopped}`);
  const { order, what = '' } = REASONED.exec(text.trim())?.groups ?? {};
  if (order === undefined || SAYS_WHICH.test(text)) return undefined;
  const name = what.replace(/^(?:[oa]s?|meu|minha|ess[ea]|aquel[ea]) /i, '');
  if (POINTS.test(what.trim())) return reworded(situation, order);
  // "Apaga o banho de toda quinzena": what repeats has that name without its rhythm.
  const bare = name.replace(RHYTHM, '');
  const repeats = loaded.recurring().some(({ value }) => ` ${value.description} `.includes(` ${bare.toLowerCase()} `));
  if (repeats) return reworded(situation, `cancela ${bare}`);
  const { reminders, items, entries } = loaded.called(name);
  return reminders.length + items.length + entries.length === 0 ? undefined : reworded(situation, order);
}
