// "É na rua Augusta 1200", "30 pessoas", "tema de unicórnio", "sala 3": more of what was told before, and no thing of its own.

import { pattern } from '../../domain/pattern.ts';

const DETAIL = pattern('i')`
  ^(?:(?:e|ah|é|eh|vai ser|s[ãa]o|l[áa]|n[ao]|pr[ao]|para|o|a|com),? )*(?<told>
    (?:sala|bloco|andar|quadra|port[ãa]o|audit[óo]rio|lab(?:orat[óo]rio)?|mesa|guich[êe]) [a-zà-ÿ\d]{1,12}|dura (?:uma?|\d|mei).{1,20}|\d{1,2}[ºo°] andar|
    (?:rua|r\.|av(?:enida)?\.?|alameda|travessa|pra[çc]a|rodovia|estrada|endere[çc]o:) (?=[^?$]{3,60}$)[a-zà-ÿ\d][^?$]*?|
    (?:igreja|capela|sal[ãa]o|buffet|clube|ch[áa]cara|s[íi]tio|hospital|cl[íi]nica|teatro|shopping|par[óo]quia) (?:d[aeo]s? )?[a-zà-ÿ][^?$\d]{2,40}?|(?!pag|compr|gast)[a-zà-ÿ]+[aei]r [a-zà-ÿ][^?$\d]{2,40} antes|
    (?:(?:tele)?fone|tel|cel(?:ular)?|zap|whats(?:app)?)(?: (?:é|del[ea]))*:? (?:\(?\d\d\)? ?)?9?\d{4}[- ]\d{4}|
    (?:uma?s? )?\d{1,3} (?:pessoas|convidados|crian[çc]as|adultos|fatias)|
    (?:sobre|cai(?= [a-zà-ÿ]+,| [a-zà-ÿ]+ e)) [a-zà-ÿ\d][^?$]{1,60}?|(?:somos|vamos em|v[ãa]o ser) \d{1,3}(?: pessoas)?|(?:uma?|duas|tr[êe]s|\d|meia) horas?(?: e meia)? de dura[çc][ãa]o|
    (?:tema|recheio|cobertura|massa|estampa)(?::| (?:[ée]|de|d[ao]))? [a-zà-ÿ][^?$\d]{2,40}?
  )[.!]*$
`;

/** The detail as typed; undefined where the words are none. */
export const detailTold = (text: string): string | undefined => DETAIL.exec(text.trim())?.groups?.['told'];
