// "9h reunião, 11h dentista, 15h30 buscar o neto", "losartana 8h e sinvastatina 22h": a reminder for each hour.

import { folded } from '../../domain/fold.ts';
import { pattern } from '../../domain/pattern.ts';
import { run } from '../decided.ts';
import type { Decision } from '../decision.ts';
import { localDateTime } from '../local-time.ts';
import type { Situation } from '../situation.ts';
import { WEEKDAY_NAMES } from '../wording/calendar-words.ts';
import { type Clause, clausesWithHours, hasClauses } from './clauses-with-hours.ts';
import { decideReminder } from './decide-reminder.ts';
import { MEDICINE } from './medicine-words.ts';
import { hourSaid, momentSaid, STAND_IN } from './moment-said.ts';
import { sameOf } from './same-of.ts';

/** In characters. */
const LONGEST = 240;
const CALL = pattern('i')`
  ^(?:(?:oi|ei|ent[ãa]o|por favor|e|pode|queria que voc[êe]|preciso que voc[êe]),? )*
  (?:
    (?:me |n[ãa]o me deix[a-zà-ÿ]+ )(?:lembr|avis|alert|cham|acord|esquec)[a-zà-ÿ]*|
    lembr(?:a|e|ar)(?: me)?|agenda|marca(?: a[íi])?
  )(?: (?:por favor|a[íi]))*\s+
`;
/** What happened, opens or lasts, is asked or is to be kept as it is. */
const OTHERWISE = pattern('i')`
  \?|
  (?<![a-zà-ÿ])(?:
    ontem|anteontem|é|eh|são|quant[oa]s?|antes de|a cada|cada|n[ãa]o|nem|ou|foi|era|fui|tava|estava|abrem?|fecham?|
    funciona[a-zà-ÿ]*|atend[a-zà-ÿ]+|vence[a-zà-ÿ]*|anot[a-zà-ÿ]+|guard[a-zà-ÿ]+|salv[a-zà-ÿ]+|[a-zà-ÿ]{2,}(?:ei|ou|aram|eram|iram)
  )(?![a-zà-ÿ])|
  ^(?:apag|cancel|desmarc|tir|mud|pass|adi|remarc|troc|pula)[a-zà-ÿ]*\s
`;
/** A price, or a number that is neither hour nor day. */
const MONEY = /r\$|\d{2,}|(?<![a-zà-ÿ])(?:reais|real|conto|pila)(?![a-zà-ÿ])|\d[.,]\d/i;
const PRICE = /r\$|(?<![a-zà-ÿ])(?:reais|real|conto|pila)(?![a-zà-ÿ])|\d,\d/i;
/** "Horários da escola: 7h entrada": a label is a note, unless it is a day. */
const LABEL = /^(?<label>[^:,\d]{1,40}?):\s/u;
const DAY_LABEL = pattern('i')`
  ^(?:(?:agenda|compromissos?|clientes?|hor[áa]rios?)?(?: d[aeo])? ?)?
  (?:hoje|(?:depois de )?amanh[ãa]|(?:${WEEKDAY_NAMES})(?:[- ]feira)?|dia)$
`;
/** "Remédios do meu pai: enalapril 7h e sinvastatina 21h". */
const MEDICINE_LABEL = /^(?:os )?rem[ée]dios?(?: (?:d[aeo]s?|pr[ao]) (?<who>.+))?$/i;
const PART_OF_DAY = /^(?:de|[àa]|ao|antes|depois) [a-zà-ÿ]/i;
const ELIDED = /^(?:[oa]s? )?(?<of>d[aeo]s? .+)$/i;

/** "E tenho o remédio da pressão". */
const HAVING =
  /^(?:(?:e|eu|ah|ainda|tamb[ée]m),? )*(?:(?:tenho|tem)(?: (?:que|de) tomar)? (?:[oa]s? |uma? )?|(?=tomo ))/i;

function named(clauses: readonly Clause[]): readonly Clause[] {
  let before = '';
  return clauses.map((clause) => {
    const of = ELIDED.exec(clause.content)?.groups?.['of'];
    const said = clause.content
      .replace(HAVING, '')
      .replace(/^tomo /i, 'tomar ')
      .replace(/^d[aeo]s? /u, '');
    before = sameOf(before, of) ?? said;
    return { ...clause, content: before };
  });
}

/** Undefined unless two hours or more each have something of their own. */
export function ringEach(situation: Situation): Decision | undefined {
  const text = situation.text.trim();
  if (text.length > LONGEST || !hasClauses(text)) return undefined;
  if (situation.reading.url !== undefined || OTHERWISE.test(text)) return undefined;
  const label = LABEL.exec(text)?.groups?.['label'];
  const taken = MEDICINE_LABEL.exec(label ?? '');
  if (label !== undefined && taken === null && !DAY_LABEL.test(label)) return undefined;
  const called = CALL.exec(text);
  const front = taken === null ? called : LABEL.exec(text);
  const found = clausesWithHours(text.slice(front?.[0].length ?? 0));
  if (found === undefined) return undefined;
  const who = taken?.groups?.['who'];
  const clauses = named(found.clauses).map((one) =>
    who === undefined ? one : { ...one, content: `${one.content} (${who})` },
  );
  const { repeats } = found;
  // "De manhã vou ao mercado e à tarde ao cinema" only tells of the day.
  const medicines = clauses.every(({ content }) => MEDICINE.test(folded(content)));
  // The number of a medicine is its dose. Several hours of one thing are read as such where a reminder is asked for.
  if (clauses.some(({ content }) => (medicines ? PRICE : MONEY).test(content))) return undefined;
  if ((called !== null || !medicines) && clauses.some(({ alike }) => alike)) return undefined;
  if (called === null && !medicines && clauses.some(({ hour }) => PART_OF_DAY.test(hour))) return undefined;
  const daily = medicines && clauses.every(({ day }) => day === undefined);
  const often = repeats ?? (daily && !/^\S+ (?:hoje|amanh)/i.test(text) ? 'todo dia' : undefined);
  const rings = ringsOf(clauses, often, situation);
  const [call, ...others] = rings.flat();
  return call === undefined || rings.length < clauses.length ? undefined : run(call, ...others);
}

function ringsOf(clauses: readonly Clause[], often: string | undefined, situation: Situation) {
  const { asking, zone } = situation;
  const hours = clauses.map(({ hour }) => momentSaid(hour, situation));
  const now = localDateTime(asking.now, zone).slice(11);
  // All on one day: when the first is over, tomorrow.
  const usual = hours.some((said) => ((said && hourSaid(said)) ?? said?.around ?? '') <= now) ? 'amanhã' : 'hoje';
  const first = clauses.find(({ day }) => day !== undefined)?.day;
  return clauses.flatMap(({ content, day, hour }) => {
    const said = momentSaid(`${often ?? day ?? first ?? usual} ${hour}`, situation);
    const set = said?.content === STAND_IN ? decideReminder({ ...said, content }, situation) : undefined;
    return set?.do === 'run_tool' ? [set.calls] : [];
  });
}
