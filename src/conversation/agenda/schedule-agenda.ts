// "Me manda toda segunda o que tenho na semana": what is on the agenda comes by itself, until it is called off.

import { AGENDA_CONTENT, type AgendaSpan } from '../../agenda/summary-schedule.ts';
import { folded } from '../../domain/fold.ts';
import { pattern } from '../../domain/pattern.ts';
import { run } from '../decided.ts';
import type { Decision } from '../decision.ts';
import type { Situation } from '../situation.ts';
import { momentSaid } from './moment-said.ts';
import { HOUR, OFTEN, rhythmSaid } from './often-said.ts';
import { ringOf } from './ring-of.ts';

/** In words. */
const LONGEST = 20;
const AGENDA = pattern('u')`
  \b(?:
    o que (?:eu )?(?:tenho|tem|vou ter)(?: marcado| agendado)?(?: (?:pra|para) (?:fazer|hoje|mim))?|
    (?:a|as|os|minha|meus) (?:agenda|compromissos|lembretes)|
    (?:agenda|compromissos|lembretes) d[ao] (?:semana|dia)|
    como (?:ta|esta|vai ser|fica) (?:a |o |minha |meu )*(?:semana|dia)
  )\b
`;
const ASKS =
  /\b(?:me |pra mim )?(?:mand\w+|mostr\w+|diz|diga|dizer|fal[ae]\w*|avis\w+|lembr\w+|cont[ae]\w*|envi\w+|pass[ae]\w*|quero|queria|gostaria|receber)\b/u;
const OPENS = /^(?:o que|a agenda|minha agenda|agenda d|meus compromissos)/u;
/** Something of money, an order about what is kept, or an event put on the agenda. */
const ELSE = pattern('u')`
  \b(?:
    gast\w+|pag(?:ar|uei|o)|
    receb(?:i|er (?!o que|a|minha|meus))|
    contas?|faturas?|apag\w+|cancel\w+|tir[ae]r?|exclu\w+|mud\w+|marc[ae]r?|comprar|na (?:minha )?agenda|
    lembr\w+ .*\bde \w+[aei]r
  )\b
`;

/** When nothing was said of it: before the day begins. */
const HOURS: Readonly<Record<AgendaSpan, string>> = { day: 'às 7h', week: 'às 8h' };

/** Undefined unless the agenda is asked for, and how often. */
export function scheduleAgenda(situation: Situation): Decision | undefined {
  const { text, loaded } = situation;
  const words = folded(text);
  if (!AGENDA.test(words) || words.split(' ').length > LONGEST || ELSE.test(words)) return undefined;
  const often = OFTEN.exec(words)?.[0];
  if (often === undefined || !(ASKS.test(words) || OPENS.test(words))) return undefined;
  const [rhythm, suggested] = rhythmSaid(often);
  const named = /\b(?:semana|dia|hoje)\b/u.exec(words.replace(often, ''))?.[0];
  const span = named === undefined ? (suggested === 'day' ? 'day' : 'week') : named === 'semana' ? 'week' : 'day';
  // Every week, and no day of it: as the week begins.
  const on = /semana/u.test(often) ? 'toda segunda' : rhythm;
  const said = momentSaid(`${on} ${HOUR.exec(text)?.[0] ?? HOURS[span]}`, situation);
  const ring = said && ringOf(said, situation);
  if (ring?.rhythm === undefined) return undefined;
  const content = AGENDA_CONTENT[span];
  const before = loaded.reminders().find(({ due }) => due.kind === 'reminder' && due.content === content);
  return before === undefined
    ? run({ tool: 'set_reminder', args: { content, ...ring } })
    : run({ tool: 'move_reminder', args: { key: before.key, ring } });
}
scheduleAgenda.says = [AGENDA];
