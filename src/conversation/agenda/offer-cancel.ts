// "A Marta desmarcou", "o ensaio foi cancelado": offers to cancel the reminder of that name, since nothing was ordered.

import { pattern } from '../../domain/pattern.ts';
import { taskVerb } from '../../memories/list-marks.ts';
import { askToConfirm } from '../ask.ts';
import type { Decision } from '../decision.ts';
import type { Situation } from '../situation.ts';

const CALLED_OFF = pattern('i')`
  ^(?:(?:ih|ah|oi|olha|aff|puts|putz|poxa|ent[ãa]o),? )*(?:[oa]s? |minha |meu )?(?<name>[a-zà-ÿ][a-zà-ÿ\d ]{1,40}?) (?:
    desmarc(?:ou|aram)|cancel(?:ou|aram)|desist(?:iu|iram)|n[ãa]o (?:quer|vai querer)(?: mais)?|
    foi (?:desmarcad|cancelad|suspens)[oa]|
    (?:j[áa] )?n[ãa]o (?:vem|vai) mais(?: (?:ter|rolar|acontecer))?|
    n[ãa]o vai (?:ter|rolar|poder(?: vir| ir)?|vir|conseguir(?: vir)?)|n[ãa]o (?:vem|pode(?: vir| ir)?|consegue(?: vir)?)|nem vai ter|faltou|furou
  )(?: (?:comigo|hoje|amanh[ãa]|de novo))?(?:(?:,| que| porque| pq) (?!mas|pode|tira|cancela|apaga|remove|ent[ãa]o|me )[^?\d]{3,60})?[.!]*$
`;
const BY_THEM =
  /^(?:(?:ih|ah|olha|aff|puts|putz|poxa),? )*(?:desmarcaram|cancelaram|suspenderam|desmarquei) (?:[oa]s? |minha |meu )(?<name>[a-zà-ÿ][a-zà-ÿ\d ]{1,40}?)[.!]*$/i;

/** "O médico mandou parar a sinvastatina", "não tomo mais losartana". */
const STOPPED = pattern('i')`
  ^(?:(?:ah|olha|ent[ãa]o|agora|[oa]),? )*(?:
    (?:[oa] |minha |meu )?(?:doutora?|dra?\.?|m[ée]dic[oa]|cardiologista|ginecologista|pediatra|veterin[áa]ri[oa]|psiquiatra)(?: [a-zà-ÿ][a-zà-ÿ]+)?
    (?: j[áa])? (?:mandou|pediu|disse|falou|tirou|suspendeu|cortou)(?: (?:pra|para|que))?(?: (?:eu|ele|ela|gente|a gente))?
    (?: (?:parar|parasse|suspender|tirar|cortar|deixar|n[ãa]o tomar mais))?|
    (?:eu )?(?:parei|vou parar)(?: de tomar)?|(?:eu )?n[ãa]o (?:tomo|vou tomar|preciso tomar|t[ôo] tomando) mais|suspendi|acabou o tratamento
  )(?: (?:de|com|de tomar))? (?:[oa] |d[oa] )?(?:rem[ée]dio d[aeo] )?(?<name>[a-zà-ÿ][a-zà-ÿ\d ]{2,40}?)[.!]*$
`;

/** "A losartana o médico suspendeu". */
const STOPPED_BEHIND = pattern('i')`
  ^(?:(?:ah|olha|ent[ãa]o|agora|e),? )*(?:[oa] |minha |meu )?(?<name>[a-zà-ÿ][a-zà-ÿ\d ]{2,40}?),? (?:
    (?:[oa] )?(?:doutora?|dra?\.?|m[ée]dic[oa]|cardiologista|ginecologista|pediatra|veterin[áa]ri[oa]|psiquiatra)(?: [a-zà-ÿ][a-zà-ÿ]+)? (?:j[áa] )?
    (?:suspendeu|cortou|tirou|(?:mandou|pediu pra|disse pra) (?:parar|suspender|tirar|cortar))|
    (?:j[áa] )?foi suspens[oa]|(?:eu )?(?:parei|n[ãa]o (?:tomo|precisa tomar|vai tomar)) mais|(?:eu )?parei(?: de tomar)?
  )[.!]*$
`;

/** Undefined when no reminder, or more than one, has that name. */
export function offerCancel({ text, loaded, asking }: Situation): Decision | undefined {
  const said = text.trim();
  const name = (CALLED_OFF.exec(said) ?? BY_THEM.exec(said) ?? STOPPED.exec(said) ?? STOPPED_BEHIND.exec(said))
    ?.groups?.['name'];
  const [reminder, ...others] = name === undefined ? [] : loaded.called(name).reminders;
  if (reminder?.due.kind !== 'reminder' || others.length > 0) return undefined;
  // "A Bia faltou" calls off no present for her.
  if (/ (?:faltou|furou)/i.test(said) && taskVerb(reminder.due.content) !== undefined) return undefined;
  return askToConfirm(
    ['Cancelo o lembrete ', { bold: reminder.due.content }, '?'],
    { tool: 'cancel_reminder', args: { key: reminder.key } },
    { yes: 'Cancelar', no: 'Deixa' },
    asking,
  );
}
offerCancel.says = [CALLED_OFF, BY_THEM, STOPPED, STOPPED_BEHIND];
