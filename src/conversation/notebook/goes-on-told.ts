// "Pediu pra regar as plantas", "ele tá no unit 5", behind what was told of somebody: more of the same, whoever it is, and no subject of its own.

import { pattern } from '../../domain/pattern.ts';
import type { Intent } from '../../language/intent.ts';
import type { Situation } from '../situation.ts';
import { SURE } from '../sure.ts';

const SAYS =
  'pedi(?:u|ram)|fal(?:ou|aram)|diss(?:e|eram)|avis(?:ou|aram)|mand(?:ou|aram)|deix(?:ou|aram)|combin(?:ou|amos)|tem que';
const GOES = 'vai|fica|dura|termina|acaba|volta|come[çc]a|abre|fecha|s[óo]';
const IS =
  't[áa](?! (?:bo[ma]|certo|[óo]timo|errado|doid|lou))|v[ãa]o|vem|devolve|traz|leva|busca|entrega|chega|quer|precisa|prefere|gosta|ficou|mora|trabalha|estuda|usa|toma|tem|trouxe|[a-zà-ÿ]{3,}(?:ou|eu|iu|aram|eram|iram)';
/** By its verb: nobody is named in front of it. */
const MORE = pattern('i')`
  ^(?:(?:ah|mas|s[óo] que|a[íi]|da[íi]),? )*(?:e (?:que|q) |(?:e )?(?=(?:${SAYS}) )|e (?=(?:${GOES}) )|
  (?:e )?(?=nem (?!precisa|quero|pensar|a pau|vem|sei|eu|ele|tudo|sempre)[a-zà-ÿ]{3,}(?: [a-zà-ÿ]+){0,3}[.!]*$)|(?:e )?(?=el[ea]s? (?:(?:n[ãa]o|s[óo]|j[áa]|me|nos) )*(?:${SAYS}|${GOES}|${IS})(?![a-zà-ÿ])))
  (?<more>(?!mais|dia|horas?|tal)[a-zà-ÿ][^?$]{4,160}?)[.!]*$
`;
/** "Por 7 dias". */
export const LASTS =
  /^(?:e )?(?:s[óo] )?(?<more>(?:por|durante) (?:\d{1,3}|uma?|dois|duas|tr[êe]s|quatro|cinco|seis|sete|dez) (?:dias|semanas?|m[êe]s|meses|horas))[.!]*$/i;
const PRICED =
  /(?<![a-zà-ÿ])(?:desmarc|remarc|cancel|adi|antecip)(?:ou|aram)|r\$|reais|(?<![a-zà-ÿ])(?:pag[a-zà-ÿ]+|dev(?:e|o|em|ia|endo)|cobr[a-zà-ÿ]+|cust[a-zà-ÿ]+)(?![a-zà-ÿ])/i;
const MAY_GO_ON: ReadonlySet<Intent> = new Set<Intent>([
  'smalltalk',
  'unknown',
  'save',
  'continue',
  'edit_memory',
  'deny',
]);

/** @param words as typed, where a name stands for the pronoun in `text`. What is told on; undefined where the words have a subject, an amount or a moment of their own. */
export function goesOnTold({ text, read, loaded }: Situation, words = text): string | undefined {
  // What was lent is back.
  if (/^el[ea] (?:j[áa] )?(?:me )?devolveu[.!]*$/i.test(text.trim()) && /emprest/i.test(loaded.lastSaved?.body ?? ''))
    return undefined;
  const more = (MORE.exec(words.trim()) ?? LASTS.exec(words.trim()))?.groups?.['more'];
  if (more === undefined || PRICED.test(words)) return undefined;
  const { intent, confidence } = read(words);
  return MAY_GO_ON.has(intent) || confidence < SURE ? more : undefined;
}
goesOnTold.says = [MORE, LASTS];
