// Parses times of day: "às 15h", "3 da tarde", "sete e meia da noite", "meio-dia". Durations ("em 2 horas", "estacionamento 24h") are excluded.

import { NUMBER_WORDS, NUMERAL } from '../numbers/number-words.ts';
import { readWhole } from '../numbers/spelled-numbers.ts';
import type { Token, TokenSpan } from '../tokens/token.ts';
import { isPlainInteger } from '../tokens/token-shapes.ts';
import { isListed, wordList } from '../tokens/word-lists.ts';

/** 24-hour clock. `assumed` when "às 3" was taken as afternoon for lack of other evidence. */
export type ClockTime = {
  readonly hour: number;
  readonly minute: number;
  readonly assumed?: true;
  readonly span: TokenSpan;
};

type Reading = { readonly hour: number; readonly minute: number; readonly to: number; readonly clock: boolean };

const AT = /^(?:(?:pr)?as|pelas|ate|umas)$/;
const LENGTH_BEFORE = new Set('em de por durante ha faz daqui a cada uns dentro mais estacionamento'.split(' '));
const HOURS = /^h(?:oras?|rs?|s)?$/;
/** 0 is morning, 12 afternoon, 24 night: "12 da noite" is midnight. */
const PARTS: ReadonlyMap<string, number> = new Map([
  ['manha', 0],
  ['madrugada', 0],
  ['tarde', 12],
  ['noite', 24],
]);
const UNTIL_THIS_HOUR_IT_IS_AFTERNOON = 6;

function isTime(hour: number, minute: number): boolean {
  return hour >= 0 && hour <= 23 && minute >= 0 && minute <= 59;
}

/** "15h30", "15:30", "15h" in one token. */
function readDigital(tokens: readonly Token[], token: Token, at: number): Reading | undefined {
  const mark = Math.max(token.norm.indexOf('h'), token.norm.indexOf(':'));
  if (mark < 1 || mark > 2) return undefined;
  const tail = token.norm.slice(mark + 1);
  const hour = Number(token.norm.slice(0, mark));
  const minute = tail === '' ? 0 : tail.length === 2 ? Number(tail) : Number.NaN;
  if (!isTime(hour, minute)) return undefined;
  // "9h e meia".
  const half = tail === '' && tokens[at + 1]?.norm === 'e' && tokens[at + 2]?.norm === 'meia';
  return { hour, minute: half ? 30 : minute, to: half ? at + 3 : at + 1, clock: true };
}

/** "8", "oito", "sete e meia", "7 e 15", "15 horas" at `at`. */
function readSpoken(tokens: readonly Token[], at: number): Reading | undefined {
  const whole = hourWords(tokens, at) ?? readWhole(tokens, at);
  if (whole === undefined || whole.value > 23) return undefined;
  const clock = HOURS.test(tokens[whole.to]?.norm ?? '');
  const after = clock ? whole.to + 1 : whole.to;
  if (tokens[after]?.norm !== 'e') return { hour: whole.value, minute: 0, to: after, clock };
  if (tokens[after + 1]?.norm === 'meia') return { hour: whole.value, minute: 30, to: after + 2, clock: true };
  const minutes = readWhole(tokens, after + 1);
  if (minutes === undefined || minutes.value > 59 || minutes.value < 5)
    return { hour: whole.value, minute: 0, to: after, clock };
  return { hour: whole.value, minute: minutes.value, to: minutes.to, clock };
}

/** "vinte e duas" is an hour, "sete e quinze" an hour and minutes: only twenty combines with a unit. */
function hourWords(tokens: readonly Token[], at: number): { value: number; to: number } | undefined {
  const word = isListed(tokens[at], NUMERAL) ? NUMBER_WORDS.get(tokens[at]?.norm ?? '') : undefined;
  return word?.kind === 'unit' || word?.kind === 'teen' ? { value: word.value, to: at + 1 } : undefined;
}

/** "da tarde", "da noite" at `at`: which part of the day (see PARTS), and the token after it. */
function partAt(tokens: readonly Token[], at: number): { part: number; to: number } | undefined {
  const joint = tokens[at]?.norm;
  if (joint !== 'da' && joint !== 'de' && joint !== 'a') return undefined;
  const part = PARTS.get(tokens[at + 1]?.norm ?? '');
  return part === undefined ? undefined : { part, to: at + 2 };
}

const JOINT = /^(?:,|la|pelas|por|volta|das)$/;
/** Also what makes "6 horas" a time rather than a duration: "amanhã 6 horas". */
const DAY = /^(?:hoje|amanha|segunda|terca|quarta|quinta|sexta|feira|sabado|domingo|ced(?:o|inho))$/;

/** The part of the day with its day, beside the hour: "hoje à noite às dez", "às 3 na sexta à tarde". */
function partApart(tokens: readonly Token[], { from, to }: TokenSpan): number | undefined {
  let before = from;
  while (JOINT.test(tokens[before - 1]?.norm ?? '')) before--;
  const early = before < 2 ? undefined : partAt(tokens, before - 2);
  if (early?.to === before) return early.part;
  const day = /^(?:n[oa]|d[ae]|,)$/.test(tokens[to]?.norm ?? '') ? to + 1 : to;
  return DAY.test(tokens[day]?.norm ?? '') ? partAt(tokens, day + 1)?.part : undefined;
}

function inPart(hour: number, part: number): number {
  if (hour === 12) return part === 12 ? 12 : 0;
  return part > 0 && hour < 12 ? hour + 12 : hour;
}

/** "meio-dia", "meio dia e meia", "meia-noite". */
function readMiddle(tokens: readonly Token[], at: number): Reading | undefined {
  const norm = tokens[at]?.norm ?? '';
  const next = tokens[at + 1]?.norm;
  const joined = norm === 'meio-dia' || norm === 'meia-noite';
  const noon = norm === 'meio-dia' || (norm === 'meio' && next === 'dia');
  if (!noon && norm !== 'meia-noite' && !(norm === 'meia' && next === 'noite')) return undefined;
  const to = joined ? at + 1 : at + 2;
  const half = tokens[to]?.norm === 'e' && tokens[to + 1]?.norm === 'meia';
  return { hour: noon ? 12 : 0, minute: half ? 30 : 0, to: half ? to + 2 : to, clock: true };
}

/** Words an hour can start with. */
const HOUR = wordList(new Set([...NUMBER_WORDS.keys(), 'meio-dia', 'meia-noite', 'meio', 'meia']));

function timeAt(tokens: readonly Token[], at: number): ClockTime | undefined {
  const token = tokens[at];
  if (token === undefined || (token.kind !== 'number' && (token.kind !== 'word' || !isListed(token, HOUR))))
    return undefined;
  const middle = readMiddle(tokens, at);
  const digital = token.kind === 'number' ? readDigital(tokens, token, at) : undefined;
  const reading = middle ?? digital ?? readSpoken(tokens, at);
  if (reading === undefined) return undefined;
  const before = tokens[at - 1]?.norm ?? '';
  const said = AT.test(before) && (before !== 'umas' || reading.clock);
  const part = middle === undefined ? partAt(tokens, reading.to) : undefined;
  const dayPart = part !== undefined && (tokens[reading.to]?.norm === 'da' || said || reading.clock) ? part : undefined;
  if (
    !said &&
    dayPart === undefined &&
    middle === undefined &&
    !isBareHour(tokens, reading, before, digital !== undefined)
  )
    return undefined;
  const span = { from: said ? at - 1 : at, to: dayPart?.to ?? reading.to };
  if (dayPart !== undefined) return { hour: inPart(reading.hour, dayPart.part), minute: reading.minute, span };
  const apart = middle === undefined && reading.hour < 12 ? partApart(tokens, span) : undefined;
  if (apart !== undefined) return { hour: inPart(reading.hour, apart), minute: reading.minute, span };
  const small = reading.hour >= 1 && reading.hour < UNTIL_THIS_HOUR_IT_IS_AFTERNOON;
  // "Às duas e meia" is no more exact than "às duas".
  const loosely = said && (!reading.clock || reading.minute === 30) && isPlainOrWord(token);
  const early = small && tokens.some(({ norm }) => EARLY.test(norm));
  const byDay = small && token.norm[0] !== '0' && tokens.some(({ norm }) => BY_DAY.test(norm));
  return small && !early && (loosely || byDay)
    ? { hour: reading.hour + 12, minute: reading.minute, assumed: true, span }
    : { hour: reading.hour, minute: reading.minute, span };
}

/** What is done before sunrise: "me acorda às 5". */
const EARLY = /^(?:acord|levant|voo|embarqu|pescar?|plantao|madrug)/;
/** What nobody has at three in the morning: "dentista sexta 3h". */
const BY_DAY =
  /^(?:consultas?|dentista|medic[oa]|doutora?|dra?|reuniao|aula|prova|entrevista|manicure|salao|audiencia|pericia|vacina|psicolog[oa]|terapia|veterinari[oa]|banco|escola|creche)$/;

function isPlainOrWord(token: Token): boolean {
  return token.kind === 'word' || (isPlainInteger(token) && token.norm[0] !== '0');
}

const LASTS =
  /^(?:plantao|estrada|viagem|aulas?|sono|trabalho|fila|espera|voo|onibus|servico|prova|show|atraso|caminhada|treino|estudo|ensaio|cirurgia|trilha)$/;
/** "12h de plantão": the duration of something. */
const isLengthOf = (tokens: readonly Token[], at: number, before: string): boolean =>
  tokens[at]?.norm === 'de' && before !== 'pra' && LASTS.test(tokens[at + 1]?.norm ?? '');

/** Without "às": a written hour ("15h", "15:30", "15 horas") that is not a duration. */
function isBareHour(tokens: readonly Token[], reading: Reading, before: string, digital: boolean): boolean {
  if (!reading.clock || LENGTH_BEFORE.has(before) || isLengthOf(tokens, reading.to, before)) return false;
  return digital || reading.hour >= 7 || reading.minute > 0 || DAY.test(before);
}

/** Tokens allowed between two times of one event: "às 7 da manhã e às 8 da noite". */
const BETWEEN = /^(?:[,ea]|as|tb|tambem)$/;

/** "15 e" of "às 10, 15 e 20h": what is listed behind an hour is an hour. */
function listedAt(tokens: readonly Token[], at: number): ClockTime | undefined {
  const one = readWhole(tokens, at);
  return one !== undefined && one.value > 5 && one.value < 24 && /^(?:[,e]|todos?|)$/.test(tokens[one.to]?.norm ?? '')
    ? { hour: one.value, minute: 0, span: { from: at, to: one.to } }
    : undefined;
}

/** Further times listed after the first one. */
export function hoursBehind(tokens: readonly Token[], first: ClockTime): ClockTime[] {
  const found: ClockTime[] = [];
  for (let at = first.span.to; at < tokens.length; ) {
    const time = timeAt(tokens, at) ?? listedAt(tokens, at);
    if (time !== undefined) {
      found.push(time);
      at = time.span.to;
    } else if (BETWEEN.test(tokens[at]?.norm ?? '')) at++;
    else break;
  }
  return found;
}

/** The first time of day in the message; undefined when there is none. */
export function findClockTime(tokens: readonly Token[]): ClockTime | undefined {
  for (let at = 0; at < tokens.length; at++) {
    const time = timeAt(tokens, at);
    if (time !== undefined) return time;
  }
  return undefined;
}
