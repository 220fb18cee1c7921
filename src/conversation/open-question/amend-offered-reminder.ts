// "Te lembro de dentista, sexta às 9h?" – "às 15h", "sim, mas quinta", "todo dia": the reminder offered, at that moment. What is
// not said of it stays.

import { folded } from '../../domain/fold.ts';
import { pattern } from '../../domain/pattern.ts';
import { behindName } from '../agenda/behind-name.ts';
import { alsoBrought, BRINGS } from '../agenda/bring-along.ts';
import { cannotThen } from '../agenda/cannot-then.ts';
import { momentIn } from '../agenda/moment-said.ts';
import { shiftSaid } from '../agenda/moved-on.ts';
import { remindBefore } from '../agenda/remind-before.ts';
import { run } from '../decided.ts';
import type { Decision } from '../decision.ts';
import { localDateTime } from '../local-time.ts';
import { reworded, type Situation } from '../situation.ts';
import { WEEKDAY_NAMES } from '../wording/calendar-words.ts';
import { offeredAct } from './open-question.ts';

const OPENS = pattern('i')`
  ^(?:
    (?:
      sim|ah|opa|vai ser|isso|pode(?: ser)?|ok|claro|beleza|blz|quero|n[ãa]o|na verdade|melhor|mas|s[óo] que|ent[ãa]o|[ée]|e|muda|
      p[õo]e|bota|coloca|deixa|lembra|me lembra|me avisa|d(?:el[ea]|isso)|por favor|agora|
      (?:el[ea]|[oa] [a-zà-ÿ]+(?: [a-zà-ÿ]+)?) (?:pediu|falou|disse|quer|prefere|avisou)(?: (?:que|pra|para|seja|ser|ir|mudar|trocar|remarcar|passar|adiar|[ée]|melhor))*|(?:vai )?tem? que ser|vai ter que ser|
      (?:el[ea]|[oa] [a-zà-ÿ]+) (?:ligou|avisou|falou|disse|mandou mensagem),?(?: e| que)*(?: s[óo])?(?: (?:vem|chega|consegue|pode vir|passa|d[áa]))?(?: s[óo])?|
      (?:el[ea] |[oa] [a-zà-ÿ]+ |j[áa] )?(?:mudou|passou|mudaram|passaram|adiou|adiaram|ficou|remarcou|remarcaram)
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
/** "Me avisa do puran às 6", of that. */
const CALLED =
  /^(?:e )?me (?:avisa|lembra|chama) d[aeo]s? ([a-zà-ÿ ]{3,40}?) (?=[àa]s? \d|tod[oa]|de |amanh|hoje|dia )/i;
/** "Me lembra disso", of what is offered. */
const ASKS_FOR_IT =
  /^(?:(?:sim|isso|pode|e|ok|por favor),? )*(?:me )?(?:lembra|lembre|avisa|avise)(?: (?:d?iss?o|d?el[ea]|d?ess[ea]|sim|por favor|a[íi]|no dia))*[.!]*$/i;
/** "Essa quinta não". */
const NOT_THIS = new RegExp(
  `^(?:(?:sim|pode|mas|s[óo] que|e),? )*(?:n?ess[ea] (?:semana )?)(?:${WEEKDAY_NAMES}|semana|vez)?,? ?n[ãa]o[.!]*$`,
  'i',
);
const LONGEST = 60;
const BARE_HOUR = /^\d{1,2}(?:h|:| e )/u;
/** "Uma semana antes": of the day that is offered. */
const BEFORE = / antes$/i;

/** Where no hour was told, a bare number is a day. */
const SAYS_HOUR =
  /\d ?(?:h|:\d)|(?<![a-zà-ÿ])[àa]s? (?:\d|uma|duas|tr[êe]s|quatro|cinco|seis|sete|oito|nove|dez|onze|meio)/i;
const NEXT_WEEK = /(?<![a-zà-ÿ])(?:semana que vem|pr[óo]xima semana|outra semana)(?![a-zà-ÿ])/i;
const ON_WEEKDAY = new RegExp(`^(?:n[ao] |pr[ao] )?(?:${WEEKDAY_NAMES})(?![a-zà-ÿ])`, 'i');
const WEEK_MS = 7 * 24 * 3_600_000;

/** Undefined unless a reminder awaits a yes and all that is said is when. */
export function amendOfferedReminder(situation: Situation): Decision | undefined {
  const { text } = situation;
  const act = offeredAct(situation);
  if (act?.tool !== 'set_reminder' || text.length > LONGEST) return undefined;
  const content = folded(act.args.content);
  const called = text.trim().replace(CALLED, (all, name: string) =>
    folded(name)
      .split(' ')
      .every((word) => content.includes(word))
      ? ''
      : all,
  );
  const when = behindName(called, act.args.content)
    .replace(OPENS, '')
    .replace(/(?:,? (?:na verdade|na vdd|ali[áa]s|viu|melhor|ent[ãa]o))?[.!]*$/i, '')
    .replace(/^pr[ao]s? (?=\d{1,2}$)/i, SAYS_HOUR.test(situation.loaded.lastSaid ?? '') ? 'às ' : 'dia ')
    .replace(/^de (?:manh[ãa]|tarde|noite),? (?:[àa]s )?(?=\d)/i, '');
  if (BEFORE.test(when) && !/^me /i.test(when)) {
    return remindBefore(reworded(situation, `me avisa ${when}`, situation.understanding));
  }
  const { content: offered, dueAt, ...ring } = act.args;
  if (ASKS_FOR_IT.test(text.trim())) return run(act);
  // What comes every week begins a week later.
  if (NOT_THIS.test(text.trim()) && ring.rhythm?.every === 'weekly')
    return run({ tool: 'set_reminder', args: { content: offered, dueAt: dueAt + WEEK_MS, ...ring } });
  const then = cannotThen(situation);
  if (then !== undefined) return then;
  const shift = shiftSaid(text);
  if (shift?.name === undefined && shift !== undefined && ring.rhythm === undefined) {
    const at = dueAt + shift.by;
    const time = ring.time === undefined ? {} : { time: localDateTime(at, situation.zone).slice(11, 16) };
    return run({ tool: 'set_reminder', args: { content: offered, ...ring, dueAt: at, ...time } });
  }
  const thing = alsoBrought(offered, text);
  if (thing !== undefined) return run({ tool: 'set_reminder', args: { content: thing, dueAt, ...ring } });
  const more = WITH.exec(text.trim())?.groups?.['more'] ?? BRINGS.exec(text.trim())?.groups?.['what'];
  if (more !== undefined && !MOMENT.test(when))
    return run({
      tool: 'set_reminder',
      args: { content: `${offered}${/^(?:com|n[oa]) /i.test(more) ? ' ' : ', '}${more}`, dueAt, ...ring },
    });
  if (!MOMENT.test(when)) return undefined;
  const one = { dueAt, due: { kind: 'reminder', content: offered, ...ring } } as const;
  const other = momentIn(BARE_HOUR.test(when) ? `às ${when}` : when, one, situation);
  if (other === undefined) return undefined;
  // "Quinta 8h", of what is next week.
  const late = NEXT_WEEK.test(situation.loaded.lastSaid ?? '') && ON_WEEKDAY.test(when) && other.dueAt < dueAt;
  return run({
    tool: 'set_reminder',
    args: { content: offered, ...other, ...(late ? { dueAt: other.dueAt + WEEK_MS } : {}) },
  });
}
