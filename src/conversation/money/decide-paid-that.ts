// "Já paguei essa", right after a bill or a reminder of one, or as a reply to it.

import { pattern } from '../../domain/pattern.ts';
import { entryLine } from '../../finance/replies/entry-words.ts';
import { run, say } from '../decided.ts';
import type { Decision } from '../decision.ts';
import { localDate } from '../local-time.ts';
import { phrases } from '../replies/phrases.ts';
import type { Situation } from '../situation.ts';
import { recordPaid } from './record-paid.ts';

const PAID = pattern('iu')`
  ^(?:(?:opa|ah|ok|eu|sim|pronto|essa?|isso|el[ae]),? )*(?:j[áa] )?(?:foi |t[áa] |est[áa] )?
  (?:paguei|quitei|pag[ao]|quitad[ao])(?<that> (?:essa?|isso|el[ae]|esta?)(?: (?:conta|boleto|a[íi]))?)?
  (?<rest>(?: (?:j[áa]|hoje|ontem|agora|no pix|em dinheiro|no d[ée]bito))*)[.!]*$
`;

/** Undefined when nothing is quoted or pointed at, or it was no bill. */
export function decidePaidThat(situation: Situation): Decision | undefined {
  const { text, loaded, message, asking, zone } = situation;
  const paid = PAID.exec(text.trim());
  if (paid === null) return undefined;
  const { that, rest = '' } = paid.groups ?? {};
  if (that === undefined && message.replyTo === undefined) return undefined;
  const { lastEntry: entry, done } = loaded;
  if (entry === undefined) return done?.reminder === undefined ? undefined : doneWith(done.reminder);
  if (entry.kind !== 'despesa') return undefined;
  if (entry.status === 'paga') return say(phrases.paidAlready(entryLine(entry, localDate(asking.now, zone))));
  return recordPaid(`a ${entry.description}`, rest, situation);
}
decidePaidThat.says = [PAID];

function doneWith({
  key,
  due,
}: NonNullable<NonNullable<Situation['loaded']['done']>['reminder']>): Decision | undefined {
  if (due.kind !== 'reminder' || due.rhythm !== undefined || due.everyHours !== undefined) return undefined;
  return run({ tool: 'cancel_reminder', args: { key } });
}
