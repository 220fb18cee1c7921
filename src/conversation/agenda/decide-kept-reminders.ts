// "Meus lembretes", "cancela o de quinta", "muda o dentista pra terça": lists, cancels and moves the reminders that are set.

import type { QuerySlots } from '../../language/slots/memory-slots.ts';
import { searchWords } from '../../memories/search-words.ts';
import type { ToolCall } from '../../tools/registry.ts';
import { run, say } from '../decided.ts';
import type { Decision } from '../decision.ts';
import type { Situation } from '../situation.ts';
import { WEEKDAY_NAMES } from '../wording/calendar-words.ts';
import { moveReminder } from './move-reminder.ts';
import { remindersMeant } from './reminders-meant.ts';
import { calledOff } from './skip-occurrence.ts';

/** Lists, cancels or moves reminders. @returns undefined when the message is not about reminders. */
export function decideKeptReminders(situation: Situation): Decision | undefined {
  const { understanding: meant, text } = situation;
  // "Qual o código do alarme?" is of none that rings.
  const code = meant.intent === 'search' || meant.intent === 'list_all' ? CODE_OF.exec(text.trim())?.[1] : undefined;
  if (code !== undefined) return run({ tool: 'search_items', args: { query: code } });
  switch (meant.intent) {
    case 'search':
      return meant.slots.item_type === 'reminder' || onlyRings(meant.slots, situation)
        ? listed(meant.slots)
        : undefined;
    case 'list_all':
      return meant.slots.item_type === 'reminder' ? listed(meant.slots) : undefined;
    case 'delete_item':
    case 'delete_all':
      if (meant.slots.item_type !== 'reminder') return undefined;
      return run(
        ofPronoun(meant, situation) ??
          ofItsDay(meant, situation) ?? { tool: 'cancel_reminder', args: cancelled(meant, text) },
      );
    case 'edit_memory':
      // "Adia pra terça", behind what is no reminder, is of nothing set before it.
      if (
        meant.slots.target === 'last' &&
        situation.loaded.wroteLast() &&
        situation.loaded.done?.reminder === undefined
      )
        return say({ text: ['Qual deles eu mudo? Me diga pelo nome: “muda o dentista pra terça”.'] });
      return meant.slots.item_type === 'reminder' || /\blembretes?\b/i.test(text)
        ? moveReminder(meant.slots, situation)
        : undefined;
    default:
      return undefined;
  }
}

const CODE_OF =
  /^(?:e )?(?:qual|cad[êe])(?: (?:[ée]|era))? (?:o |a )?((?:c[óo]digo|senha|pin) d[aeo]s? [^?]{3,40}?)(?: mesmo| msm)?\s*\?*$/i;
const WHEN = /^(?:e )?(?:quando|qdo?|(?:em )?(?:que|q) dia|(?:que|q) horas?|a que horas?)\b/i;
const SAYS_DAY = /\d{1,2}\/\d{1,2}|\bdia \d|\d de [a-zà-ÿ]{4,}|\d{1,2}h/i;

/** "O próximo remédio", "a consulta mesmo". */
const NEXT_ONE = new RegExp(
  `^(?:(?:meus?|minhas?|[oa]s?|pr[óo]xim[oa]s?) )+|(?: (?:mesmo|msm|ainda|hein|ent[ãa]o|hoje|amanh[ãa]|(?:n[ao] |dess[ae] )?(?:${WEEKDAY_NAMES}|semana)|e (?:onde|que horas?|quando|que dia)))+$`,
  'gi',
);

/** "Que dia é o dentista?": only reminders have that name, or no saved item of that name says a day. */
function onlyRings({ query, item_type }: QuerySlots, { loaded, text }: Situation): boolean {
  if (query === undefined || item_type !== undefined) return false;
  const { items, reminders } = loaded.called(query.replace(NEXT_ONE, ''));
  const told = WHEN.test(text.trim()) ? items.filter(({ body }) => SAYS_DAY.test(body)) : items;
  return told.length === 0 && reminders.length > 0;
}

const listed = ({ query }: QuerySlots): Decision =>
  run({ tool: 'list_reminders', args: query === undefined ? {} : { words: query.replace(NEXT_ONE, '') } });

/** "O da diabete, e deixa o da pressão". */
const KEEPING = /,? (?:e |mas )(?:deixa|mant[ée]m|mantenha|fica)(?![a-zà-ÿ]).*$/i;

/** "Todos os lembretes de remédio", "os lembretes de remédio". */
const OF_ALL = /\btod[oa]s\b|\b(?:os|meus) (?:lembretes|avisos|alarmes)\b/i;

function cancelled(
  meant: Extract<Situation['understanding'], { intent: 'delete_item' | 'delete_all' }>,
  text: string,
): { readonly words?: string; readonly all?: true; readonly kept?: readonly string[] } {
  if (meant.intent === 'delete_all')
    return { all: true, ...(meant.slots.kept === undefined ? {} : { kept: meant.slots.kept }) };
  const words = meant.slots.query === undefined ? {} : { words: meant.slots.query.replace(KEEPING, '') };
  return OF_ALL.test(text) ? { ...words, all: true } : words;
}

/** "Não quero mais esse lembrete": the one that rang. */
const NO_LONGER = /^n[ãa]o (?:quero|preciso)(?: mais)? d?(?:ess|est)e (?:lembrete|aviso)(?: mais)?[.!]*$/i;
const PRONOUN = /^(?:d?el[ea]|d?ess[ea]|d?est[ea]|d?iss?o)$/i;

/** "O lembrete dela": the one whose words the previous message had, else the only one; several are listed. */
function ofPronoun({ slots }: Situation['understanding'], { loaded, text }: Situation): ToolCall | undefined {
  if (!('query' in slots) || !(PRONOUN.test(slots.query ?? '') || NO_LONGER.test(text.trim()))) return undefined;
  const all = loaded.reminders();
  const rung = loaded.rangLately()?.content;
  const [series, ...alike] = all.filter(({ due }) => due.kind === 'reminder' && due.content === rung);
  if (series !== undefined && alike.length === 0) return { tool: 'cancel_reminder', args: { key: series.key } };
  const spoken = searchWords(loaded.lastSaid ?? '');
  const named = all.filter(
    ({ due }) => due.kind === 'reminder' && searchWords(due.content).some((word) => spoken.includes(word)),
  );
  const [only, ...others] = named.length === 0 ? all : named;
  if (only === undefined || others.length > 0) return { tool: 'list_reminders', args: {} };
  return { tool: 'cancel_reminder', args: { key: only.key } };
}

/** "Cancela o lembrete de quinta": only when it is the single one of that day. */
function ofItsDay({ intent, slots }: Situation['understanding'], situation: Situation): ToolCall | undefined {
  if (intent !== 'delete_item' || slots.query === undefined) return undefined;
  const [only, ...others] = remindersMeant(slots.query, situation);
  return only === undefined || others.length > 0 ? undefined : calledOff(only, slots.query, situation);
}
