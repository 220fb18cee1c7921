// "Às 15h", "ela pediu pra ir de tarde, 14h", "com a dra. Lívia, não com o Renato": another moment of a reminder offered or just set, or more of
// what it is. What is not said of it stays.

import { WEEK_MS } from '../../domain/durations.ts';
import { pattern } from '../../domain/pattern.ts';
import type { ToolCall } from '../../tools/registry.ts';
import type { Situation } from '../situation.ts';
import { WEEKDAY_NAMES } from '../wording/calendar-words.ts';
import { detailTold } from '../wording/detail-told.ts';
import { behindName } from './behind-name.ts';
import { BRINGS } from './bring-along.ts';
import { momentIn } from './moment-said.ts';
import { MOVES } from './move-openings.ts';

const OPENS = pattern('i')`
  ^(?:
    (?:
      sim|ah|opa|vai ser|isso|pode(?: ser)?|ok|claro|beleza|blz|quero|n[ãa]o|na verdade|melhor|mas|s[óo] que|ent[ãa]o|[ée]|e|${MOVES}|
      lembra|me lembra|me avisa|d(?:el[ea]|isso)|por favor|agora|
      (?:vai )?tem? que ser|vai ter que ser|
      (?:(?:el[ea]|[oa] [a-zà-ÿ]+(?: [a-zà-ÿ]+)?) (?:me )?(?:pediu|falou|disse|quer|queria|prefere|avisou|ligou|mandou mensagem|perguntou|s[óo])|el[ea] (?:vai|vem|chega|passa|pode|consegue)),?
      (?: (?:que|e|pra|para|se|seja|ser|ir|vir|chegar|mudar|trocar|remarcar|passar|adiar|buscar|pegar|retirar|[ée]|melhor|s[óo]|vem|chega|consegue|pode|passa|d[áa]|mais (?:tarde|cedo)|um pouco),?)*|
      (?:el[ea] |[oa] [a-zà-ÿ]+ |j[áa] )?(?:mudou|trocou|passou|mudaram|passaram|adiou|adiaram|ficou|remarcou|remarcaram)
    )[,.!]? )*
`;
const MOMENT = pattern('i')`
  ^(?:
    [àa]s?(?= (?:\d|uma|duas|tr[êe]s|quatro|cinco|seis|sete|oito|nove|dez|onze|meio|meia|noite|tarde))|ao|pr[ao]s?|para(?: as?)?|n[ao]s?|dia|tod[oa]s?|amanh[ãa]|hoje|${WEEKDAY_NAMES}|
    de (?:manh[ãa]|tarde|noite|madrugada)|
    depois de amanh[ãa]|daqui|em \d|\d{1,2}(?:h|:\d| e (?:meia|pouco|\d))|(?:umas|tipo|l[áa] pelas|por volta das)(?= \d)|
    meio[- ]dia|cedo|cedinho
  )(?![a-zà-ÿ])
`;
/** "Com a dra. Lívia, não com o Renato": with whom or where. */
const WITH =
  /^(?:(?:e|[ée]|vai ser|sim|isso|ah),? )*(?<more>(?:com|na casa d[aeo]|no consult[óo]rio d[aeo]) [a-zà-ÿ][^,?]{2,40}?)(?:, (?:e )?n[ãa]o .{3,40})?[.!]*$/i;
const BARE_HOUR = /^\d{1,2}(?:h|:| e )/u;
/** Where no hour was told, a bare number is a day. */
const SAYS_HOUR =
  /\d ?(?:h|:\d)|(?<![a-zà-ÿ])[àa]s? (?:\d|uma|duas|tr[êe]s|quatro|cinco|seis|sete|oito|nove|dez|onze|meio)/i;
const NEXT_WEEK = /(?<![a-zà-ÿ])(?:semana que vem|pr[óo]xima semana|outra semana)(?![a-zà-ÿ])/i;
const ON_WEEKDAY = new RegExp(`^(?:n[ao] |pr[ao] )?(?:${WEEKDAY_NAMES})(?![a-zà-ÿ])`, 'i');

type Reminder = Extract<ToolCall, { tool: 'set_reminder' }>['args'];

/** The words behind the openings and the name, which may be a moment. */
export const whenIn = (text: string, content: string, { loaded }: Situation): string =>
  behindName(text, content)
    .replace(OPENS, '')
    .replace(/(?:,? (?:na verdade|na vdd|ali[áa]s|viu|melhor|ent[ãa]o))?[.!]*$/i, '')
    .replace(/^pr[ao]s? (?=\d{1,2}$)/i, SAYS_HOUR.test(loaded.lastSaid ?? '') ? 'às ' : 'dia ')
    .replace(/^de (?:manh[ãa]|tarde|noite),? (?:[àa]s )?(?=\d)/i, '');

/** The reminder as it is to be; undefined where the words are neither a moment nor more of it. */
export function amendedBy(text: string, one: Reminder, situation: Situation): Reminder | undefined {
  const { content, dueAt, ...ring } = one;
  const when = whenIn(text, content, situation);
  const more =
    WITH.exec(text.trim())?.groups?.['more'] ?? BRINGS.exec(text.trim())?.groups?.['what'] ?? detailTold(text);
  if (more !== undefined && !MOMENT.test(when))
    return { ...one, content: `${content}${/^(?:com|n[oa]) /i.test(more) ? ' ' : ', '}${more}` };
  if (!MOMENT.test(when)) return undefined;
  const ringing = { dueAt, due: { kind: 'reminder', content, ...ring } } as const;
  const other = momentIn(BARE_HOUR.test(when) ? `às ${when}` : when, ringing, situation);
  if (other === undefined) return undefined;
  // "Quinta 8h", of what is next week.
  const late = NEXT_WEEK.test(situation.loaded.lastSaid ?? '') && ON_WEEKDAY.test(when) && other.dueAt < dueAt;
  return { content, ...other, ...(late ? { dueAt: other.dueAt + WEEK_MS } : {}) };
}
