// "Apaga os lembretes de dezembro", "cancela tudo que eu tenho amanhã": every reminder of these days. What repeats only
// leaves out the single day named.

import { folded } from '../../domain/fold.ts';
import { pattern } from '../../domain/pattern.ts';
import { run, say } from '../decided.ts';
import type { Decision } from '../decision.ts';
import { localDate } from '../local-time.ts';
import type { Situation } from '../situation.ts';
import { FOLDED_MONTH_NAMES, FOLDED_WEEKDAY_NAMES } from '../wording/calendar-words.ts';
import { CALL_OFF } from '../wording/removal-orders.ts';
import { daysSaid } from './days-said.ts';
import { remindersIn } from './reminders-when.ts';
import { repeats, withoutDay } from './skip-occurrence.ts';

const CANCELS = `(?:por favor )?(?:pode )?(?:${CALL_OFF}|limp(?:a|e|ar))`;
const OF_DAYS = pattern('u')`
  ^${CANCELS} (?:(?:todos|tudo|toda|tds?) )?(?:(?:os|meus|a|minha) )*
  (?:
    (?:lembretes|compromissos|avisos|agenda) (?:d[aeo]s? |pr[ao]s? |para |n[ao]s? |em |dess[ae] |que (?:eu )?tenho )+|
    (?:o )?que (?:eu )?tenho (?:marcado )?(?:pr[ao]s? |para |n[ao]s? |em |d[ao] )?|
    (?:d[aeo]|pr[ao]) (?=amanha|hoje)
  )
`;

/** Undefined unless days are named and nothing else. */
export function cancelOfDays(situation: Situation): Decision | undefined {
  const { text, asking, zone } = situation;
  const line = folded(text).replace(/[.!]+$/u, '');
  const said = OF_DAYS.exec(line);
  if (said === null) return undefined;
  const rest = line.slice(said[0].length);
  const days = ONLY_DAYS.test(rest) ? daysSaid(`de ${rest}`, localDate(asking.said, zone), situation) : undefined;
  if (days === undefined) return undefined;
  const meant = remindersIn(days, situation);
  // "A de amanhã" is one.
  if (meant.length > 1 && / a d[aeo] $/u.test(said[0]))
    return run({ tool: 'list_reminders', args: { keys: meant.map(({ key }) => key), when: days.words } });
  const calls = meant.flatMap((one) => {
    if (!repeats(one)) return [{ tool: 'cancel_reminder', args: { key: one.key } } as const];
    return days.from === days.to ? [withoutDay(one, days.from, situation)] : [];
  });
  const [call, ...others] = calls;
  return call === undefined
    ? say({ text: [`Nenhum lembrete para ${days.words}. Nada foi mudado.`] })
    : run(call, ...others);
}
cancelOfDays.says = [OF_DAYS];

const ONLY_DAYS = pattern('u')`
  ^(?:(?:o|a|mes de|essa|esta|esse|este) )*(?:
    hoje|hj|depois de amanha|amanha|(?:${FOLDED_WEEKDAY_NAMES})(?: feira)?|dia \d{1,2}(?: de [a-z]+)?|semana(?: que vem)?|
    (?:proxima|outra) semana|mes(?: que vem)?|proximo mes|f(?:im|inal) de semana|proximos \d{1,2} dias|
    ${FOLDED_MONTH_NAMES}
  )$
`;
