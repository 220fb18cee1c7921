// "Não precisa mais me avisar da água", "para de me lembrar da academia": cancels a reminder.

import type { Reading } from '../reading/reading.ts';
import { spanOfMatch } from '../reading/span-of-match.ts';

const CALL = '(?:lembr|avis|alert|notific|cutuc|acord|cham|cobr|despert)';
const STOPS = new RegExp(
  [
    `(?:nao|num) (?:precisa|preciso|carece|quero|queria|e pra|e mais pra|necessita|adianta)(?: mais| nao)?(?: que (?:voce|tu))?(?: mais)?(?: (?:de|pra|para))? (?:voce |tu )?(?:me |ser |receber |ficar )+${CALL}[a-z]*(?: mais)?`,
    `(?:nao|num) precisa(?: mais| nao)? ${CALL}(?:ar|a)(?: mais)?`,
    `(?:nao|num) me ${CALL}(?:a|e|ue)(?: mais)(?: nao)?`,
    `(?:pode |podia |quero que (?:voce |tu )?|favor |da pra )?(?:par(?:a|e|ar)|deix(?:a|e|ar)|cheg(?:a|ue)|cess(?:a|e|ar)) (?:de (?:ficar )?me ${CALL}(?:ar|ando)|com (?:ess[ea]s?|[oa]s?) (?:lembretes?|avisos?|alarmes?))`,
    'chega de (?:lembretes?|avisos?|alarmes?)',
    '(?:nao|num) (?:quero|preciso)(?: mais)?(?: receber)?(?: mais)? (?:d?[eoa]?s? ?)?(?:lembretes?|avisos?|alarmes?)(?: mais)?',
  ]
    .map((one) => `^(?:ja [a-z ]{2,30} , )?(?:(?:ja|agora|entao|olha|oi|ei|por favor|pode ser que|eu) )*${one}\\b`)
    .join('|'),
);

/** The reason, after the topic. */
const REASON = /\s*(?:[,.;!?]).*$/is;
const LEADING = /^(?:d[aeo]s?|d?iss?o|sobre|pr[oa]s?|para|com|[oa]s?|que)\s+/i;
const TRAILING = /\s+(?:n[aã]o|mais|ent[aã]o|por favor|pfv?|viu|t[aá]|ok)$/i;

/** Topic of the reminder, '' when not given; undefined when none is to be cancelled. */
export function stoppedReminder(r: Reading): string | undefined {
  const stops = r.marked ? undefined : spanOfMatch(r, STOPS);
  if (stops === undefined) return undefined;
  let from = stops.to;
  const moments = [r.recurrence?.span, r.clock?.span, ...r.future].flatMap((span) => span ?? []);
  const timed = (i: number): boolean =>
    moments.some((span) => (r.units[i]?.from ?? 0) >= span.from && (r.units[i]?.from ?? 0) < span.to);
  while (from < r.tail && timed(from)) from++;
  let words = r.raw(from, r.tail).replace(REASON, '');
  for (let last = ''; last !== words; ) {
    last = words;
    words = words.replace(LEADING, '').replace(TRAILING, '');
  }
  return /^(?:d?iss?o|ele|ela|n[aã]o|mais)$/i.test(words) ? '' : words.trim();
}
