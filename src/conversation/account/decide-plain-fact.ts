// Questions that code answers without a query: the date, the time, the person's name. Also "cancel every reminder".

import { folded } from '../../domain/fold.ts';
import { pattern } from '../../domain/pattern.ts';
import { askToConfirm } from '../ask.ts';
import { say } from '../decided.ts';
import type { Decision } from '../decision.ts';
import { localDateTime } from '../local-time.ts';
import { clockWords, nameWords, todayWords } from '../replies/plain-facts.ts';
import type { Situation } from '../situation.ts';

const DAY =
  /^(?:que dia (?:e|eh) hoje|hoje (?:e|eh) que dia|que data (?:e|eh) hoje|qual (?:e )?a data de hoje)(?: (?:mesmo|hein))?$/u;
const HOUR = /^(?:que horas sao|que hora e|qual (?:e )?a hora|tem horas|me diz as horas)(?: (?:agora|ai|mesmo))*$/u;
const NAME =
  /^(?:qual (?:e )?(?:o )?meu nome|como (?:voce|vc|c) me chama|como eu me chamo|sabe (?:o )?meu nome)(?: mesmo)?$/u;
const NO_REMINDERS = pattern('u')`
  ^(?:
    nao quero mais (?:receber )?(?:nenhum )?lembretes?|
    para (?:de|com) (?:me )?(?:mandar |os )?lembretes?|
    (?:chega|basta) de lembretes?|cancela os lembretes|
    (?:limp|apag|zer|esvazi|cancel|exclu|delet)(?:a|e|ar|ue|i|ir) (?:(?:tudo|toda) )?(?:d?a |na )?(?:minha )?agenda
    (?: toda| inteira)?
  )$
`;

/** In the person's zone, at the moment of answering. */
export function decidePlainFact({ text, asking, zone, loaded }: Situation): Decision | undefined {
  const words = folded(text);
  const now = localDateTime(asking.now, zone);
  if (DAY.test(words)) return say(todayWords(now));
  if (HOUR.test(words)) return say(clockWords(now));
  if (NAME.test(words)) return say(nameWords(loaded.callName()));
  if (!NO_REMINDERS.test(words)) return undefined;
  return askToConfirm(
    ['Cancelo todos os seus lembretes?'],
    { tool: 'cancel_reminder', args: { all: true } },
    { yes: 'Cancelar todos', no: 'Deixa' },
    asking,
  );
}
decidePlainFact.says = [DAY, HOUR, NAME, NO_REMINDERS];
