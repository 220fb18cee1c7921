// "Cancela a reunião que a professora adoeceu", "apaga isso que meu neto mexe no celular": why something goes is no part of its
// name, and without it the words are the order they would be.

import { pattern } from '../../domain/pattern.ts';
import { reworded, type Situation } from '../situation.ts';

/** A clause about somebody, behind what is to go; "a nota que fala do bolo" says which. */
const REASONED = pattern('iu')`
  ^(?<order>(?:(?:por favor|pode|ent[ãa]o|ah),? )*
  (?:apag|cancel|delet|exclu|tir|remov|desmarc|elimin|risc|desmarqu|risqu)\p{L}{1,3} (?:a[íi] )?(?<what>[^,;.:]{2,60}?))
  (?:
    ,? (?:que|porque|pq|pois|j[áa] que|porqu[êe]) (?:
      (?:[oa]s?|eu|el[ea]s?|n[óo]s|a gente|meu|minha|meus|minhas|n[ãa]o|j[áa]|agora|ningu[ée]m|t[áa]|vou|tenho|mudei|mudou|mudaram|
      acabou|deu|foi|fui|desisti|esfriou|choveu) ?
    )(?!\p{L}).*|
    ,? (?:el[ea]s? )?(?:n[ãa]o (?:deu|vai|rolou|preciso|precisa|quero|serve|ficou|prestou|vou|tem)|j[áa] (?:n[ãa]o|foi|era|deu))(?!\p{L}).*|
    , (?:[oa] \p{Lu}\p{L}+|(?:meu|minha) \p{L}+|el[ea]|eu|a gente) (?:j[áa] |vai |n[ãa]o )*(?!e(?!\p{L}))\p{L}+(?!\p{L}).*|
    , (?:desmarcaram|cancelaram|adiaram|desistiram|desisti|resolvi|acabou|mudaram)(?!\p{L}).*|
    ,? (?:que|porque|pq|pois|j[áa] que) (?:mudei|mudou|mudaram|acabou|desisti|desmarcaram|cancelaram|adiaram|resolvi|consegui)
    (?!\p{L}).*
  )$
`;
const POINTS = /^(?:isso|isto|el[ea]|ess[ea]|est[ea]|aquil[oo]|[oa] [úu]ltim[oa])$/iu;
/** Which one it is, told by what was done with it: "a nota que eu fiz ontem". */
const SAYS_WHICH =
  /(?<!\p{L})que (?:eu |a gente )?(?:j[áa] )?(?:fiz|anotei|guardei|salvei|lancei|coloquei|botei|marquei|pedi|escrevi|mandei|criei|comprei|paguei|gastei|recebi|vi|assisti|li|quero|falei|disse|tenho)(?!\p{L})/iu;

/** Undefined where nothing kept has the name in front of the reason. */
export function removalWithoutReason(situation: Situation): Situation | undefined {
  const { text, loaded } = situation;
  const { order, what = '' } = REASONED.exec(text.trim())?.groups ?? {};
  if (order === undefined || SAYS_WHICH.test(text)) return undefined;
  const name = what.replace(/^(?:[oa]s?|meu|minha|ess[ea]|aquel[ea]) /iu, '');
  if (POINTS.test(what.trim())) return reworded(situation, order);
  const { reminders, items, entries } = loaded.called(name);
  return reminders.length + items.length + entries.length === 0 ? undefined : reworded(situation, order);
}
