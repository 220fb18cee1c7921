// Content of a reminder: the text after the request ("me lembra amanhã de …"), otherwise the text before it ("prova de bio amanhã às 7h, me lembra").

import { classSet } from '../lexicon/class-bits.ts';
import type { Reading } from '../reading/reading.ts';
import { spanOfMatch } from '../reading/span-of-match.ts';
import type { TokenSpan } from '../tokens/token.ts';

const CALLS = '(?:a?lembr|avis|alert|notific|cutuc|acord|cham|record|cobr|ping|bip|despert)[a-z]*';
/** Request verbs that need no "me" after the content: "deploy 17h30, pinga 15 min antes". */
export const BARE_CALLS = 'pinga|avisa|lembra|chama|toca|apita|cutuca|alerta|bipa|grita|notifica';
/** The request with its politeness: "eu queria que você me avisasse", "vê se tu me lembra", "queira lembrar-me". */
const CALL = new RegExp(
  `(?:\\b(?:eu )?(?:quer(?:ia|o)|gostaria|precis(?:o|ava)|vou (?:precisar|querer)|seria bom|pod(?:e|er)?(?:ia)?|consegu(?:e|iria)|te(?:m|ria) como|da(?:ria)? (?:pra|para)|ve(?:ja)? se|fica de olho e|fica ligad[oa] e|queira|vai|faca - me o favor de|faz favor de|favor(?: de)?|(?:anota|bota|poe|coloca|deixa)(?: ai)? (?:pra|para))(?: que)? )*(?:\\b(?:voce|tu|ce|o senhor|a senhora) )?(?:pode(?:ria)? )?\\b(?:me ${CALLS}|${CALLS} - me|(?:nao|num) (?:me )?deix\\w+ (?:eu )?(?:me )?(?:esquecer|passar(?: batido)?)|(?:me )?(?:da|de|manda|mande|bota|poe) um (?:toque|alo|salve|grito|berro|cutucao|sinal|aviso|lembrete)|(?<=[,.] )(?:${BARE_CALLS})|(?<=[,.] )(?:agenda|(?:poe|bota|coloca|marca) na agenda)(?=(?: (?:ai|isso|pra mim))*[^a-z]*$))\\b(?: (?:pra mim|por favor|ai))*`,
);

const LEADS = classSet(
  'remind_me',
  'v_remind',
  'filler',
  'courtesy',
  'me',
  'reminder_noun',
  'v_put',
  'v_want',
  'v_can',
  'v_keep',
);
/** "Pagar o DAS": the tax, and no preposition. */
const isTax = (r: Reading, i: number): boolean =>
  r.norm(i) === 'das' && (/^d?o$/.test(r.norm(i - 1)) || r.raw(i, i + 1) === 'DAS');

const NO_VERB = /favor$|^(?:for|quando der)$/;
function isLead(r: Reading, i: number): boolean {
  const [norm, before] = [r.norm(i), r.norm(i - 1)];
  // "De botar o lixo pra fora", "lembrete: marcar o exame", "preciso pagar": the infinitive starts the
  // content; not "quero marcar dentista", "pode anotar".
  if (
    norm.endsWith('r') &&
    !NO_VERB.test(norm) &&
    (/^(?:de|pra|para)$/.test(before) ||
      ((i > r.head || norm.includes(' ')) && !r.is(i, 'remind_me') && !/^(?:quer|pode)/.test(before)))
  )
    return false;
  return r.isSome(i, LEADS) || (LITTLE.has(norm) && !isTax(r, i)) || (norm === 'novo' && r.fits(/ de novo .* de /));
}

const LITTLE: ReadonlySet<string> = new Set([
  ...'as a ao aos no na nos nas em ate , de das pra pras pro pros para e tenho preciso tem que : do da um uma umas uns eu sobre nessa nesse quando qdo qd for - despertar cedinho'.split(
    ' ',
  ),
  'tenho que',
  'tem que',
  'quando der',
  'pra mim',
]);
const AT_END: ReadonlySet<string> = new Set(
  'as a ao aos no na nos nas em ate , de das pra pras pro pros para e dia toda todo eh comecando partir cedinho cedo'.split(
    ' ',
  ),
);
/** Temporal clause that belongs to the time: "quando der umas 18h", "assim que for". */
const WAITING = /(?:^|(?<=\S)\s+)(?:quando|assim que|qu?d[or]?)(?: (?:chegar|for|der|bater))?(?: umas)?$/i;
/** "Não posso esquecer de levar o RG, me lembra às 8". */
const NOT_TO_FORGET =
  /^(?:(?:eu )?(?:(?:n[ãa]o|num) (?:posso|quero|devo|vou) (?:me )?esquecer (?:d[eoa] |que )?|(?:tenho|temos|tem|preciso) (?:que |de )?)|que [ée] )/i;
const WITHOUT_FAIL = /(?:^|,?\s+)sem falta(?=\s|$)/i;
/** A purpose clause is the content: "pra pagar a diarista". */
const PURPOSE = /^(?:pra|para|de)\s+(?=[a-zà-ÿ]+[aei]r(?![a-zà-ÿ]))/i;
/** Words between the content and its time: "ficou pro dia 3", "foi marcado pra sexta". */
const SET_FOR =
  /\s+(?:(?:j[áa]|que) )*(?:(?:ficou|vai ser|ser[áa]|t[áa]|est[áa]|foi|fica|cai|mudou|passou|[ée])(?= |$)|(?:re)?(?:marcad|agendad|transferid)[oa]s?(?= |$))(?: (?:re)?(?:marcad|agendad)[oa]s?)?(?: (?:pr[oa]s?|para|n[oa]|em))*$/i;
/** A dangling preposition or article: "pro tio" without its noun. */
const OPEN = /^(?:pr[oa]|para|d[aeo]|com|[oa]|n[oa]|m(?:eu|inha))$/;

/** Transition to the request: "… e aí eu queria que você guardasse isso e". */
const WISH = /(?:,? e(?: a[íi])? eu (?:quer|gostar)ia que .*|[\s,.;]+)$/i;

/** "Vou viajar dia 20, me lembra 3 dias antes de fazer a mala": the task and not the event. */
const TASK = /^(?!ser |ter |estar )[a-zà-ÿ]{2,}[aei]r [a-zà-ÿ]/i;
const POINTS = /^(?:d?iss?o|d?isto|d?ess[ea]|d?el[ea])$/i;

type Span = { readonly from: number; readonly to: number };

/** "Consulta amanhã 15h no posto", "festa dia 24, levar doce": the moment stands between what happens and more of it. */
function withoutInner(r: Reading, { from, to }: Span, inSpan: (i: number) => boolean): string {
  let start = from;
  while (start < to && !inSpan(start)) start++;
  let end = start;
  while (end < to && (inSpan(end) || (AT_END.has(r.norm(end)) && inSpan(end + 1)))) end++;
  const goesOn = r.norm(end) === ',' && r.units[end + 1]?.kind === 'word';
  if (start === end || end === to || !(goesOn || /^(?:n[oa]s?|em|com|la)$/.test(r.norm(end)))) return r.raw(from, to);
  while (start > from && AT_END.has(r.norm(start - 1))) start--;
  return start === from
    ? r.raw(from, to)
    : `${r.raw(from, start).replace(SET_FOR, '')}${goesOn ? '' : ' '}${r.raw(end, to)}`;
}

function trimmed(r: Reading, { from, to }: Span, inSpan: (i: number) => boolean): string | undefined {
  while (from < to && (isLead(r, from) || inSpan(from))) from++;
  // "15 dias antes do dia 20", and not "o remédio do véio".
  const ends = (i: number): boolean =>
    inSpan(i) || (AT_END.has(r.norm(i)) && !isTax(r, i)) || (/^d[oa]$/.test(r.norm(i)) && inSpan(i + 1));
  while (to > from && ends(to - 1)) to--;
  if (to === r.tail && OPEN.test(r.norm(to - 1)) && r.units[to]?.kind === 'word') to++;
  const text = withoutInner(r, { from, to }, inSpan)
    .replace(/[\s,.:;]+$/u, '')
    .replace(WITHOUT_FAIL, ' ')
    .trim()
    .replace(WAITING, '')
    .replace(SET_FOR, '')
    .replace(NOT_TO_FORGET, '')
    .replace(PURPOSE, '');
  return text === '' ? undefined : text;
}

/** The content without the times at its ends; `before` when the reminder is due ahead of the event. */
export function reminderContent(r: Reading, moments: readonly TokenSpan[], before: boolean): string | undefined {
  const spanned = new Uint8Array(r.tokens.length + 1);
  for (const span of moments) spanned.fill(1, span.from, span.to);
  // Of “no fim do mês” the date is the last words, of “em meia hora de” the first.
  const inSpan = (i: number): boolean => {
    const { from, to } = r.units[i] ?? { from: -1, to: 0 };
    return spanned[from] === 1 || spanned[to - 1] === 1;
  };
  const whole = { from: r.head, to: r.tail };
  const call = spanOfMatch(r, CALL);
  if (call === undefined) return trimmed(r, whole, inSpan);
  const told = { from: r.head, to: Math.max(r.head, call.from) };
  const said = trimmed(r, { from: Math.max(call.to, r.head), to: r.tail }, inSpan);
  // "Me recorda disso" refers to the preceding text.
  const behind = told.to > told.from && POINTS.test(said ?? '') ? undefined : said;
  // With a lead time, the event's own time stays in the content.
  if (before && told.to > told.from && !TASK.test(behind ?? ''))
    return r.raw(told.from, told.to).replace(WISH, '') || behind;
  return behind ?? trimmed(r, told, inSpan);
}

const WAKES = /\b(?:acord[a-z]*|despert[a-z]*|alarme)\b/;

/** Content implied by the verb: "me acorda amanhã às 6". */
export const wakingCall = (r: Reading): string | undefined => (r.fits(WAKES) ? 'acordar' : undefined);
