// Existing reminders: listed, cancelled and moved. Tested before rules that create reminders, which share their words.

import { findLeadTime } from '../dates/lead-time.ts';
import { EVENTS } from '../memory/event-words.ts';
import { findPeriods } from '../periods/periods.ts';
import type { Reading } from '../reading/reading.ts';
import { spanOfMatch } from '../reading/span-of-match.ts';
import { asks } from '../signals/asks.ts';
import { stoppedReminder } from '../signals/stops-reminding.ts';
import { present } from '../slots/present.ts';
import { PROOFS } from './proofs.ts';
import type { Rule } from './rule.ts';

const NOUN = /\b(?:lembretes?|alarmes?|(?<!\bte )avisos?)\b/;
const CANCELS =
  /^(?:(?:pode|quero|queria|favor|me) )?(?:livra|cancel|apag|tir|remov|exclu|delet|esquec|des(?:marc|cart|ativ|liga))\w*\b/;
const MOVES =
  /^(?:(?:pode|quero|queria) )?(?:adi|mud|tro[cq]|pass|alter|remar[cq]|empurr|transfer|jog|antecip)(?:u?e|ar?|ir)\b/;
const ASKS = /^(?:(?:eu )?(?:tenho|tem|ha)|quais|qual|(?:o )?que|(?:me )?mostra|lista|cade|vere?|ve|abre|puxa)\b/;

const aboutOne = (r: Reading): boolean => r.fits(NOUN) && !r.fits(/\bme (?:lembr|avis)\w*/) && !r.hasAny('budget_noun');
const timed = (r: Reading): boolean => r.future.length > 0 || r.clock !== undefined;

const NAMED = /(?:lembretes?|alarmes?|avisos?)\s+(?:(?:d[eoa]s?|pr[oa]s?|para|sobre)\s+)?(.+)$/i;

/** The name after "o lembrete de", up to the new time. */
function nameOf(r: Reading, to = r.tail): string | undefined {
  const words = NAMED.exec(r.raw(r.head, to))?.[1]?.replace(/[\s,.;!?]+$/u, '');
  return words === '' ? undefined : words;
}

/** The change follows the name: "O lembrete do pneu joga pras 6h", "o aviso da luz agora é dia 12". */
const CHANGES = '(?:jog|pass|mud|troc|adi|empurr|fic|remarc|coloc|bot)(?:u?e|ar?|ou)|vira|poe|ser|eh?|agora(?: e)?';
const MOVES_BEHIND = new RegExp(
  `^(?:[oa] |ess[ea] |aquel[ea] |meu )*(?:lembrete|aviso|alarme) (?:d[eoa]s? |pr[oa]s? |sobre )?(?:\\S+ ){1,6}?(?:pode |podia |tem que |e pra |vai )?(?:${CHANGES})(?: \\w+)?(?: a)?(?: d?e)? (?:pr[oa]s?|para|em|no|na|as|dia|e|um|uma|dois|duas|\\d)`,
);
const VERB_BEHIND = new RegExp(`^(?:pode(?: ser)?|podia|e|vai|${CHANGES})(?: (?:para|pr[oa]))?$`);

/** Verbs used only for reminders: "Adia a consulta pra sexta". */
const PUTS_OFF =
  /^(?:(?:pode|quero|queria|preciso|vamos) )?(?:adi(?:ant)?|remar[cq]|antecip|empurr|posterg|reagend)(?:u?e|ar?)\b/;
/** Ambiguous verbs, which postpone only appointments: "Passa o dentista pra quinta". */
const MOVES_EVENT = new RegExp(
  `^(?:pode )?(?:pass|mud|jog|transfer|bot|coloc|puxa)[a-z]*(?: [oa]| meu| minha| ess[ea])+ (?:${EVENTS})\\b.* (?:pr[oa]s?|para)\\b`,
);
/** Any noun with a time can only be a reminder: "muda a visita do corretor pra domingo 10h". */
const MOVES_ANY =
  /^(?:pode )?(?:passa|muda|joga|bota|transfere|puxa)r?(?: [oa]| meu| minha| ess[ea])+ [a-z]+.* (?:pr[oa]s?|para)\b/;
/** Shift: "15 min", "meia hora", "mais 2 dias". */
const BY =
  /(?:(?:mais |em |por |uns |umas |so )*)(\d{1,3} ?(?:min(?:uto)?s?|h(?:oras?)?|dias?|semanas?)|meia hora|um dia)\b/;
const MINUTES: readonly (readonly [RegExp, number])[] = [
  [/^(?:meia hora)$/, 30],
  [/min/, 1],
  [/h(?:ora)?s?$/, 60],
  [/dia/, 24 * 60],
  [/semana/, 7 * 24 * 60],
];

/** Minutes of "15 min", "uma hora", "meia hora". */
function minutesOf(length: string): number {
  const unit = MINUTES.find(([words]) => words.test(length))?.[1] ?? 0;
  return unit * (/^meia/.test(length) ? 1 : Number(/^\d+/.exec(length)?.[0] ?? 1));
}

const putsOffNamed = (r: Reading): boolean =>
  (r.fits(PUTS_OFF) ||
    ((r.fits(MOVES_EVENT) || (r.fits(MOVES_ANY) && r.clock !== undefined)) && r.context.lastTx === undefined)) &&
  !r.marked &&
  r.money?.marked !== true &&
  !r.hasAny('tx_only', 'recurring_noun', 'invoice_noun', 'memory_any') &&
  r.context.pending === undefined &&
  (timed(r) || r.fits(BY)) &&
  r.tail - r.head > 2;

const ORDERED = /^(?:(?:pode|quero|queria|preciso|vamos)\s+)?[a-zà-ÿ]+\s+/i;
const NAMING = /^(?:(?:[oa]s?|ess[ea]|aquel[ea]|meu|minha|lembretes?|avisos?|alarmes?|d[eoa]s?)\s+)+|\s+(?:em|por)$/i;

/** The reminder postponed, with a shift or a new time. */
function putOff(r: Reading): { target: string; changes: Record<string, string>; shift_minutes?: number } {
  const by = r.future.length === 0 && r.clock === undefined ? spanOfMatch(r, BY) : undefined;
  const at = by?.from ?? momentAt(r);
  const to = by?.to ?? r.tail;
  // "Adia 15 min o da daily": the name may follow the shift.
  const named = `${r.raw(r.head, at)} ${by === undefined ? '' : r.raw(to, r.tail)}`.replace(ORDERED, '').trim();
  const target = named.replace(NAMING, '').replace(/^(?:o|a|ele|ela|iss?o|ess[ea])$/i, '') || 'last';
  if (by === undefined) return { target, changes: { content: r.raw(at, to) } };
  const length = r.match(BY)?.[1] ?? '';
  const earlier = /^(?:antecip|adiant)/.test(r.norm(r.head)) || /^(?:antecip|adiant)/.test(r.norm(r.head + 1));
  return { target, changes: {}, shift_minutes: earlier ? -minutesOf(length) : minutesOf(length) };
}

/** The name without a reason: "O lembrete do dentista, já fui". */
const withoutReason = (name = ''): string =>
  name.replace(
    /\s*(?:[,.;!]|\s(?:que|q|porque|pq|pois)\s+(?:eu|ela|eles?|j[aá]|n[aã]o|foi|a gente|(?:adi|cancel|mud)[a-zà-ÿ]+)(?![a-zà-ÿ])).*$/is,
    '',
  );

/** The unit where the new time begins, with its preposition. */
function momentAt(r: Reading): number {
  const starts = [...r.future.map((one) => one.from), ...(r.clock === undefined ? [] : [r.clock.span.from])];
  let at = r.unitOf(Math.min(...starts));
  while (['pra', 'pras', 'para', 'pro', 'pros', 'a', 'as', 'o', 'em', 'no', 'na', 'dia'].includes(r.norm(at - 1)))
    at -= 1;
  return at;
}

/** Asks for reminders by content: "O que eu pedi pra você me lembrar?". */
const ASKED_FOR =
  /^(?:e )?(?:o que|que|do que|quais coisas|de que)\b.*\b(?:pedi|mandei|falei|ficou|tem|combinamos)\b.*\bme (?:lembrar|avisar|alertar)\b/;

export const KEPT_REMINDER_RULES: readonly Rule[] = [
  {
    id: 'kept_reminder.stop',
    trust: 'sure',
    when: (r) => stoppedReminder(r) !== undefined,
    read: (r) => ({
      intent: 'delete_item',
      slots: present({ query: stoppedReminder(r) || undefined, item_type: 'reminder' as const }),
    }),
    examples: PROOFS && [
      'não precisa mais me avisar da água',
      'pode parar de me lembrar do remédio',
      'não quero mais ser lembrada da academia',
      'não preciso mais do lembrete do seguro, apaga',
    ],
  },
  {
    id: 'kept_reminder.asked_for',
    trust: 'sure',
    when: (r) => r.fits(ASKED_FOR) && r.context.pending === undefined && !timed(r),
    read: () => ({ intent: 'list_all', slots: { item_type: 'reminder' } }),
    examples: PROOFS && ['o que eu pedi pra você me lembrar', 'o que você ficou de me avisar?'],
  },
  {
    id: 'kept_reminder.cancel',
    trust: 'sure',
    when: (r) =>
      aboutOne(r) &&
      r.fits(CANCELS) &&
      !r.fits(/\b(?:todos|todas|tudo)\b/) &&
      r.context.list === undefined &&
      nameOf(r) !== undefined,
    read: (r) => ({
      intent: 'delete_item',
      slots: present({ query: withoutReason(nameOf(r)), item_type: 'reminder' as const }),
    }),
    examples: PROOFS && [
      'cancela o lembrete de pagar a luz',
      'apaga o lembrete do dentista',
      'desmarca o aviso da prova q adiaram',
    ],
  },
  {
    id: 'kept_reminder.move',
    trust: 'sure',
    when: (r) => aboutOne(r) && r.fits(MOVES) && timed(r),
    read: (r) => {
      const at = momentAt(r);
      return {
        intent: 'edit_memory',
        slots: { target: nameOf(r, at) ?? 'last', changes: { content: r.raw(at, r.tail) } },
      };
    },
    examples: PROOFS && ['adia o lembrete da luz pra amanhã às 10h', 'muda o lembrete da luz pra sábado às 10h'],
  },
  {
    id: 'kept_reminder.moved_behind',
    trust: 'sure',
    when: (r) => r.fits(MOVES_BEHIND) && !asks(r) && (timed(r) || findLeadTime(r.tokens) !== undefined),
    read: (r) => {
      const noun = r.units.findIndex(({ norm }) => /^(?:lembrete|aviso|alarme)\b/.test(norm));
      const verb = r.units.findIndex(({ norm }, i) => i > noun + 1 && VERB_BEHIND.test(norm));
      const lead = timed(r) ? undefined : findLeadTime(r.tokens);
      const at = timed(r) ? momentAt(r) : r.tail;
      const target = r.raw(noun + 1, Math.min(verb, at)).replace(/^(?:d[eoa]s?|pr[oa]s?|sobre)\s+/i, '');
      const slots = { target, item_type: 'reminder' as const };
      return lead === undefined
        ? { intent: 'edit_memory', slots: { ...slots, changes: { content: r.raw(at, r.tail) } } }
        : {
            intent: 'edit_memory',
            slots: { ...slots, changes: {}, shift_minutes: -lead.days * 24 * 60 - lead.minutes },
          };
    },
    examples: PROOFS && ['o lembrete do pneu joga pras 6h', 'o lembrete do remate passa pra sábado no mesmo horário'],
  },
  {
    id: 'kept_reminder.put_off',
    trust: 'sure',
    when: putsOffNamed,
    read: (r) => ({ intent: 'edit_memory', slots: { ...putOff(r), item_type: 'reminder' } }),
    examples: PROOFS && [
      'adia 15 min esse da daily',
      'adiar DCTFWeb para 01/12',
      'empurra a consulta pra sexta',
      'passa o dentista pra quinta',
    ],
  },
  {
    id: 'kept_reminder.ask',
    trust: 'sure',
    when: (r) => aboutOne(r) && r.fits(ASKS),
    read: (r) => ({
      intent: 'list_all',
      slots: present({ item_type: 'reminder' as const, period: findPeriods(r.tokens, r.today, 'future')[0]?.period }),
    }),
    examples: PROOFS && ['tenho algum lembrete?', 'quais lembretes eu tenho?'],
  },
];
