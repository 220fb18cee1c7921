// "A Marta desmarcou", "o ensaio foi cancelado": offers to cancel the reminder of that name, since nothing was ordered. "Não vai ter mais
// reunião", "dia 22 não vou mais": it is off.

import { pattern } from '../../domain/pattern.ts';
import { taskVerb } from '../../memories/list-marks.ts';
import { askToConfirm } from '../ask.ts';
import { run } from '../decided.ts';
import type { Decision } from '../decision.ts';
import type { Situation } from '../situation.ts';
import { WEEKDAY_NAMES } from '../wording/calendar-words.ts';
import { eventsAmong, remindersMeant } from './reminders-meant.ts';
import { calledOff } from './skip-occurrence.ts';

/** Why, and not when else. */
const WHY =
  '(?:(?:,| que| porque| pq) (?!mas|pode|tira|cancela|apaga|remove|ent[ãa]o|me |vai ser|ficou|[ée] |passou|mudou|remarc)[^?\\d]{3,60})?[.!]*$';
const CALLED_OFF = pattern('i')`
  ^(?:(?:ih|ah|oi|olha|aff|puts|putz|poxa|ent[ãa]o),? )*(?:[oa]s? |minha |meu )?(?<name>[a-zà-ÿ][a-zà-ÿ\d ]{1,40}?) (?:
    desmarc(?:ou|aram)|cancel(?:ou|aram)|desist(?:iu|iram)|n[ãa]o (?:quer|vai querer)(?: mais)?|
    foi (?:desmarcad|cancelad|suspens)[oa]|
    (?:j[áa] )?n[ãa]o (?:vem|vai) mais(?: (?:ter|rolar|acontecer))?|
    n[ãa]o vai (?:ter|rolar|poder(?: vir| ir)?|vir|conseguir(?: vir)?)(?: mais)?|n[ãa]o (?:vem|pode(?: vir| ir)?|consegue(?: vir)?)|nem vai ter|faltou|furou
  )(?: (?:comigo|hoje|amanh[ãa]|de novo))?${WHY}
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

const ON_DAY = `(?:n[ao] |n?ess[ea] )?(?<day>hoje|amanh[ãa]|(?:${WEEKDAY_NAMES})(?:[- ]feira)?|dia \\d{1,2}(?:/\\d{1,2})?)`;
/** "Não vai ter mais reunião do Bento", "não vou mais no dentista quinta". */
const NO_MORE = new RegExp(
  `^(?:(?:ih|ah|olha|aff|puts|putz|poxa|ent[ãa]o|e),? )*n[ãa]o (?:(?:vai ter|vai rolar|teremos|vou ter)(?: mais)?|(?:tem|vou|vamos|vai)(?: mais| ter mais)) (?:n?[oa]s? |pr[oa] |[àa] |ao |ess[ea] )?(?<name>[a-zà-ÿ][a-zà-ÿ ]{2,40}?)(?: mais)?(?: ${ON_DAY})?${WHY}`,
  'i',
);
/** "Dia 22 não vou mais". */
const NOT_THAT_DAY = new RegExp(
  `^(?:(?:ih|ah|olha|aff|puts|putz|poxa|ent[ãa]o|e),? )*${ON_DAY}(?: eu| a gente)? n[ãa]o (?:vou|vamos|vai ter|vai rolar|tem) mais${WHY}`,
  'i',
);

/** Told without a doubt: the appointment of that name, or the only one of that day, is off. What is to be done is no appointment. */
function noMore(situation: Situation): Decision | undefined {
  const text = situation.text.trim();
  const said = (NO_MORE.exec(text) ?? NOT_THAT_DAY.exec(text))?.groups;
  if (said === undefined) return undefined;
  const { name, day = '' } = said;
  const meant = name === undefined ? remindersMeant(day, situation) : situation.loaded.called(name).reminders;
  const [only, ...others] = eventsAmong(meant).filter(
    ({ due }) => due.kind === 'reminder' && (name !== undefined || taskVerb(due.content) === undefined),
  );
  if (only === undefined) return undefined;
  if (others.length > 0)
    return run({ tool: 'list_reminders', args: { keys: [only, ...others].map(({ key }) => key) } });
  return run(calledOff(only, day, situation));
}

/** Undefined when no reminder, or more than one, has that name. */
export function offerCancel(situation: Situation): Decision | undefined {
  const { text, loaded, asking } = situation;
  const off = noMore(situation);
  if (off !== undefined) return off;
  const said = text.trim();
  const name = (CALLED_OFF.exec(said) ?? BY_THEM.exec(said) ?? STOPPED.exec(said) ?? STOPPED_BEHIND.exec(said))
    ?.groups?.['name'];
  const [reminder, ...others] = name === undefined ? [] : eventsAmong(loaded.called(name).reminders);
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
offerCancel.says = [NO_MORE, NOT_THAT_DAY, CALLED_OFF, BY_THEM, STOPPED, STOPPED_BEHIND];
