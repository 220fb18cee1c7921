// "Hoje não tem aula", "cancela a aula de amanhã", "não me lembra do remédio hoje": leaves out that occurrence of what repeats; the
// series goes on. What rings once is left to the handlers that cancel.

import type { Scheduled } from '../../domain/due.ts';
import { folded } from '../../domain/fold.ts';
import { dayWords } from '../../finance/replies/day-words.ts';
import type { ToolCall } from '../../tools/registry.ts';
import { run, say } from '../decided.ts';
import type { Decision } from '../decision.ts';
import { localDate } from '../local-time.ts';
import type { Situation } from '../situation.ts';
import { momentSaid } from './moment-said.ts';
import { nextInstant } from './next-time.ts';

const DAY =
  '(?<day>hoje|amanha|depois de amanha|(?:segunda|terca|quarta|quinta|sexta|sabado|domingo)(?: feira)?|dia \\d{1,2})';
const OF_DAY = `(?: so)? (?:d[aeo] |n[ao] |ess[ea] )?${DAY}`;
const WHAT =
  '(?:(?:[oa]s?|d[aeo]s?|n[ao]|pr[ao]|tomar|ir|fazer|lembrete|minha|meu) )*(?<what>[\\p{L}\\d][\\p{L}\\d ]{1,60}?)';
const NO_MORE = 'nao (?:vou ter|vai ter|tem|tenho|precisa|preciso|quero|vou)';

const FORMS: readonly RegExp[] = [
  `${DAY} (?:eu )?(?:${NO_MORE}|pula|sem) ${WHAT}`,
  `(?:pul|cancel|desmarc|ignor|salt)(?:a|e|ar|o|ue) (?:so )?${WHAT}${OF_DAY}`,
  `nao (?:precisa (?:me )?(?:lembrar|avisar)|(?:me )?(?:lembr[ae]|avis[ae])) ${WHAT}${OF_DAY}`,
  `(?:${NO_MORE}|sem) ${WHAT}${OF_DAY}`,
].map((form) => new RegExp(`^${form}$`, 'u'));

type Repeating = Scheduled & { readonly due: Extract<Scheduled['due'], { kind: 'reminder' }> };

const repeats = (one: Scheduled): one is Repeating => one.due.kind === 'reminder' && one.due.rhythm !== undefined;

/** @returns undefined when nothing that repeats has that name */
export function skipOccurrence(situation: Situation): Decision | undefined {
  const { text, loaded, asking, zone } = situation;
  const words = folded(text)
    .replace(/[^\p{L}\d ]+/gu, ' ')
    .replace(/ +/gu, ' ')
    .trim();
  const { day, what = '' } = FORMS.map((form) => form.exec(words)?.groups).find((groups) => groups !== undefined) ?? {};
  const date = day === undefined ? undefined : momentSaid(day, situation)?.remind_at?.slice(0, 10);
  if (date === undefined) return undefined;
  const named = loaded.called(what).reminders.filter(repeats);
  const [call, ...others] = named
    .filter(({ dueAt }) => localDate(dueAt, zone) === date)
    .flatMap((one) => left(one, situation));
  if (call !== undefined) return run(call, ...others);
  const [next] = named.toSorted((a, b) => a.dueAt - b.dueAt);
  if (next === undefined) return undefined;
  const on = localDate(next.dueAt, zone);
  const then = dayWords(on, localDate(asking.said, zone));
  const why = date < on ? 'Nesse dia não toca: a próxima vez é' : 'Só pulo a próxima vez, que é';
  return say({ text: [`${why} ${then} (`, { bold: next.due.content }, '). Nada mudou.'] });
}

/** The series, from the occurrence after the next on. */
function left({ key, dueAt, due }: Repeating, { asking, zone }: Situation): readonly ToolCall[] {
  const { rhythm, time } = due;
  if (rhythm === undefined) return [];
  const then = nextInstant(rhythm, time, Math.max(asking.now, dueAt), zone);
  return [
    {
      tool: 'move_reminder',
      args: { key, ring: { dueAt: then, rhythm, ...(time === undefined ? {} : { time }) } },
    },
  ];
}
