// "Muda o do remédio pra 7:30", "passa a consulta pra sexta": moves the reminder of that name, ordered or
// reported; applies when a reminder has the name and the rest reads as a moment.

import type { Scheduled } from '../../domain/due.ts';
import { pattern } from '../../domain/pattern.ts';
import { run } from '../decided.ts';
import type { Decision } from '../decision.ts';
import type { Situation } from '../situation.ts';
import { MONTH_NAMES, WEEKDAY_NAMES } from '../wording/calendar-words.ts';
import { TAKES_BACK } from '../wording/takes-back.ts';
import { lastSet } from './last-set.ts';
import { dayAfter, isBareHour, momentIn, momentSaid, STAND_IN } from './moment-said.ts';
import { movedTo } from './move-reminder.ts';
import { eventsAmong, remindersMeant } from './reminders-meant.ts';

const ORDER = pattern('i')`
  ^(?:(?:por favor|pode|quero) )*(?:
    adi(?:a|e|ar)|mud(?:a|e|ar)|pass(?:a|e|ar)|alter(?:a|e|ar)|remarc(?:a|ar)|remarque|empurr(?:a|e|ar)|jog(?:a|ar)|
    antecip(?:a|e|ar)|
    tro(?:ca|que|car) [oa] (?:hor[áa]rio|hora|data|dia)(?= d)|
    desmar(?:ca|que|car)(?= .* e (?:re)?marca )
  )\s+(?:(?:[oa]s?|aquel[ea]|ess[ea]|meu|minha) )?(?:(?:hor[áa]rio|hora|data|dia) (?=d[aeo]s? ))?(?:d[aeo]s? )?
  (?<name>\S.*?)(?: e (?:re)?marca(?: de novo)?)?\s+(?:pr[ao]s?|para(?: [oa]s?)?|[àa]s)\s+(?<moment>\S.*)$
`;

/** In characters; longer texts are stories. */
const LONGEST = 140;
/** "A assembleia passou pro dia 10", "a novena agora é às sete". */
const MOVED = pattern('i')`
  ^(?:(?:[óo]|olha|ent[ãa]o|e|ah|opa|ih|aviso),? )*(?:[oa]s? |minha |meu |(?:ess[ea]|aquel[ea]) (?:d[aeo]s? )?)?(?<name>\S.{1,60}?) (?:
    (?:ligou|avisou|mandou mensagem),? (?:que |e )?
  )?(?:(?:desmarcou|cancelou|vai atrasar|atrasou|n[ãa]o (?:pode|vai poder|vai dar|deu|vem)(?: hoje| amanh[ãa]| mais)?),? (?:e |mas )?)?(?:j[áa] )?(?:
    (?:
      passou|mudou|ficou|virou|(?:foi|trocou)(?= pr[ao]s? | para )|
      (?:remarcou|adiou|desmarcou e remarcou|antecipou|transferiu|atrasou|adiantou)(?= pr[ao]s? | para )|
      (?:passa|muda|fica|adia|remarca|joga|empurra)(?= pr[ao]s? | para )|
      (?:vai|pode) (?:ser|ficar|passar)|s[óo](?= (?:n[ao] )?(?:${WEEKDAY_NAMES}|amanh[ãa]|dia \d))|s[óo] (?:fica(?:r[áa])? pront[oa]|chega|sai|vem|volta|entrega|abre)|
      (?:foi )?(?:remarcad|adiad|transferid|mudad|antecipad|alterad|passad|jogad)[oa]s?
    )(?: agora)?|
    agora (?:[ée]|eh|vai ser|ficou|vai ficar|passou|vai)|
    (?:[ée]|eh) agora
  ) (?:pr[ao]s? |para(?: [oa]s?)? |n[ao] |em )?(?<moment>\S.*)$
`;
/** "O médico trocou a losartana pra 9h", "adiaram a assembleia pro dia 10". */
const MOVED_BY_SOMEBODY = pattern('i')`
  ^(?:.{2,40}? )?(?:
    trocou|mudou|adiou|remarcou|passou|antecipou|transferiu|alterou|trocaram|mudaram|adiaram|remarcaram|passaram|
    anteciparam|transferiram|alteraram
  )\s+(?:[oa]s? |minha |meu )(?<name>\S.{1,60}?) (?:pr[ao]s?|para(?: [oa]s?)?)\s+(?<moment>\S.*)$
`;
/** "Não vou mais no dr. Hélio dia 3, vai ser dia 10". */
const NOT_THEN_BUT = pattern('i')`
  ^(?:(?:${TAKES_BACK}|ah|e|olha),? )*n[ãa]o (?:vou|vamos|vai ser|vai ter|tem|posso|[ée])(?: mais)?(?: ter| ir)? (?:n?[oa]s? |pr[oa] |[àa] |ao )?(?<name>[a-zà-ÿ][a-zà-ÿ. ]{1,50}?)
  (?: mais)?(?: (?:n[oa] )?(?:dia \d{1,2}(?:/\d{1,2})?|hoje|amanh[ãa]|${WEEKDAY_NAMES}|[àa]s \d{1,2}\S{0,3}))*,? (?:(?:mas|e|agora|s[óo]),? )*
  (?:vai ser|(?:[ée]|eh|ficou|fica|foi|passou|passei|mudou|mudei|remarquei|remarcaram|vou|s[óo])(?: agora)?) (?:pr[ao]s? |para (?:[oa] )?|n[oa] )?(?<moment>\S.*)$
`;
/** "Mudou a da Alice, ficou pra 11h". */
const MOVED_THEN = pattern('i')`
  ^(?:(?:${TAKES_BACK}|ah|e|olha),? )*(?:mudou|mudaram|adiaram|remarcaram|remarquei|trocaram|passaram|adiei|mudei)
  (?: (?:[oa] )?(?:dia|data|hora|hor[áa]rio) d)?(?: ?[oa]s? | minha | meu )(?:d[aeo]s? )?(?<name>[a-zà-ÿ][a-zà-ÿ ]{1,50}?)(?:,| e) (?:e |que )?(?:agora )?
  (?:(?:ficou|vai ser|passou|foi|[ée]|eh) )?(?:agora )?(?:pr[ao]s?|para(?: [oa]s?)?|(?=[àa]s )|(?=n[ao] )|(?=${WEEKDAY_NAMES}|amanh|dia ))\s*(?<moment>\S.*)$
`;
/** "Na verdade o dentista é 16h30", "o remédio não é mais às oito, é às nove". */
const STATED = pattern('i')`
  ^(?:(?:${TAKES_BACK}|ah|e|olha|agora),? )*
  (?:[oa]s? |minha |meu )?(?<name>\S.{1,60}?) (?:n[ãa]o (?:[ée]|eh|vai ser) mais .{2,20}?,? )?(?:agora )?
  (?:[ée]|eh|era|vai ser|fica) (?<moment>
    (?:n[ao] |[àa]s? |dia |amanh|hoje|depois de|${WEEKDAY_NAMES}|\d{1,2}(?:h|:\d))[^?]*
  )$
`;
/** Rings ahead of what it names, as "niver da Bia (22/12)". */
const AHEAD_OF = / \(\d{2}\/\d{2}/u;

/** In a report, a bare number may be anything. */
const SAYS_WHEN = pattern('i')`
  \d\s?[h:]|[àa]s? [a-zà-ÿ]{2,}|[àa]s \d|\d\/\d|
  (?<![a-zà-ÿ])(?:dia|amanh[ãa]|hoje|${WEEKDAY_NAMES}|semana|m[êe]s|noite|tarde|manh[ãa]|(?:antes|depois) d[aeo]|cedo|cedinho|${MONTH_NAMES})(?![a-zà-ÿ])
`;

/** "A reunião mudou pras 10". */
const AT_HOUR = / (?:pr[ao]s|para [ao]s) \d{1,2}[.!]*$/i;
/** "A prova mudou pra 26". */
const DAY_ALONE = /^(2[4-9]|3[01])(?=[.!]*$)/u;

/** `told`: reported, not ordered, so that everything after the name must be a moment. */
type Move = { readonly name: string; readonly moment: string; readonly told: boolean };

/** Ways to read it, the likeliest first: in "o postinho mudou meu retorno pra quarta" who moved it is no reminder. */
export function movesSaid(text: string): readonly Move[] {
  const ordered = ORDER.exec(text)?.groups;
  if (ordered !== undefined) return [{ name: ordered['name'] ?? '', moment: ordered['moment'] ?? '', told: false }];
  return [MOVED, MOVED_BY_SOMEBODY, MOVED_THEN, NOT_THEN_BUT, STATED].flatMap((form) => {
    const { name, moment: told = '' } = form.exec(text)?.groups ?? {};
    // No hour is called that.
    const day = told.replace(DAY_ALONE, 'dia $1');
    const moment = AT_HOUR.test(text) && /^\d{1,2}[.!]*$/u.test(day) ? `às ${day}` : day;
    return name === undefined || !SAYS_WHEN.test(moment) ? [] : [{ name, moment, told: true }];
  });
}

/** One thing on several days. */
const areOne = ([first, ...others]: readonly Scheduled[]): boolean =>
  others.every(
    ({ due }) => due.kind === 'reminder' && first?.due.kind === 'reminder' && due.content === first.due.content,
  );

const ONLY = /(?<![a-zà-ÿ])s[óo](?![a-zà-ÿ])/i;

/** "A losartana agora é só de manhã", of what rings morning and evening: one of them stays, and the others end. */
function onlyThen(meant: readonly Scheduled[], when: string, situation: Situation): Decision | undefined {
  const { body } = situation.message;
  if (meant.length < 2 || !areOne(meant) || body.kind !== 'text' || !ONLY.test(body.text)) return undefined;
  const moved = meant.flatMap((one) => {
    const ring = momentIn(when, one, situation);
    return ring?.time === undefined || one.due.kind !== 'reminder'
      ? []
      : [{ one, ring, time: ring.time, was: one.due.time ?? '' }];
  });
  const same = moved.find(({ time, was }) => time === was);
  // "De manhã" is any hour of it.
  const near = same ?? moved.find(({ time, was }) => !/\d/u.test(when) && time < NOON === was < NOON);
  const [stays] = near === undefined ? moved : [near];
  if (stays === undefined) return undefined;
  const cancelled = meant
    .filter((one) => one !== stays.one)
    .map(({ key }) => ({ tool: 'cancel_reminder' as const, args: { key } }));
  const { dueAt, due } = stays.one;
  const kept = near === undefined || due.kind !== 'reminder' ? undefined : due;
  const ring =
    kept === undefined ? stays.ring : { ...stays.ring, dueAt, ...(kept.time === undefined ? {} : { time: kept.time }) };
  const [first, ...rest] = cancelled;
  return first && run(first, ...rest, { tool: 'move_reminder', args: { key: stays.one.key, ring } });
}
const NOON = '12:00';

/** "A da Alice", of two that are hers: the one that was set just before. */
function justSaid(meant: readonly Scheduled[], situation: Situation): readonly Scheduled[] | undefined {
  const last = lastSet(situation)?.key;
  const one = POINTS.test(situation.text) ? meant.filter(({ key }) => key === last) : [];
  return one.length === 0 ? undefined : one;
}
const POINTS = /(?<![a-zà-ÿ])[oa] d[aeo]s? /i;

/** "Pras 9 da noite", of what is taken morning and evening: the one of the evening, and never both at one hour. */
function ofThatHalf(meant: readonly Scheduled[], when: string, situation: Situation): readonly Scheduled[] {
  const hours = meant.map(({ due }) => (due.kind === 'reminder' ? (due.time ?? '') : ''));
  if (new Set(hours).size < 2) return meant;
  const near = meant.filter((one, at) => {
    const time = momentIn(when, one, situation)?.time;
    return time !== undefined && time < NOON === (hours[at] ?? '') < NOON;
  });
  return near.length === 1 ? near : [];
}

/** "A natação agora é terça, mudaram". */
const WHO_MOVED = /,? (?:mudaram|mudou|trocaram|adiaram|remarcaram|(?:me |eles )?avisaram|foi mudado)[.!]*$/i;

/** @returns undefined when no reminder has that name, or no moment was given. */
export function decideMoveByName(situation: Situation): Decision | undefined {
  const text = situation.text.trim().replace(WHO_MOVED, '');
  const said =
    text.length > LONGEST ? undefined : movesSaid(text).find(({ name }) => remindersMeant(name, situation).length > 0);
  const meant = said === undefined ? [] : remindersMeant(said.name, situation);
  if (said === undefined || meant.length === 0) return undefined;
  if (said.told && meant.every(({ due }) => due.kind === 'reminder' && AHEAD_OF.test(due.content))) return undefined;
  const dated = /^\d{1,2},? (?:[àa]s|de manh|de tarde|[àa] (?:tarde|noite))/i.test(said.moment);
  const timed = /^\d{1,2}(?:[h:]\d*)?\b/u.test(said.moment);
  const moment = dated ? `dia ${said.moment}` : timed ? `às ${said.moment}` : said.moment;
  const [first] = meant;
  const plain = moment.replace(/[.!]+$/u, '').replace(/ agora$/i, '');
  const when = first === undefined ? plain : dayAfter(plain, first, situation);
  if (said.told && momentSaid(when, situation)?.content !== STAND_IN) return undefined;
  const [only] = said.told ? meant : [];
  // Of an event and what rings ahead of it, the event is moved.
  const [event, ...others] = meant.length > 1 ? (justSaid(meant, situation) ?? eventsAmong(meant)) : [];
  const ring = event === undefined || others.length > 0 ? undefined : momentIn(when, event, situation);
  if (event !== undefined && ring !== undefined) return run({ tool: 'move_reminder', args: { key: event.key, ring } });
  const once = onlyThen(meant, when, situation);
  if (once !== undefined) return once;
  if (meant.length > 1 && isBareHour(when) && areOne(meant)) {
    const [move, ...moves] = ofThatHalf(meant, when, situation).flatMap((one) => {
      const to = momentIn(when, one, situation);
      return to === undefined ? [] : [{ tool: 'move_reminder' as const, args: { key: one.key, ring: to } }];
    });
    if (move !== undefined) return run(move, ...moves);
  }
  const decision = movedTo(said.name, when, situation);
  if (decision.do !== 'run_tool') return undefined;
  const [{ tool, args }] = decision.calls;
  // What is told as it was kept changes nothing.
  if (tool === 'move_reminder' && only !== undefined && args.ring.dueAt === only.dueAt) return undefined;
  return decision;
}
decideMoveByName.says = [ORDER, MOVED, MOVED_BY_SOMEBODY, MOVED_THEN, NOT_THEN_BUT, STATED];
