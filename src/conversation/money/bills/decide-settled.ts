// "Já paguei", "tá pago" of the bill just told, quoted or pointed at: it is paid. "Paguei ontem no débito", of what is paid already: when and how.

import type { Scheduled } from '../../../domain/due.ts';
import type { Lancamento } from '../../../domain/ledger.ts';
import { pattern } from '../../../domain/pattern.ts';
import { entryLine, subjectWords } from '../../../finance/replies/entry-words.ts';
import { run, say } from '../../decided.ts';
import type { Decision } from '../../decision.ts';
import { localDate } from '../../local-time.ts';
import { phrases } from '../../replies/phrases.ts';
import { reworded, type Situation } from '../../situation.ts';
import { decideAllOfLast } from '../correction/decide-all-of-last.ts';
import { decideEditEntry } from '../correction/decide-correct.ts';
import { recordPaid } from './record-paid.ts';

const SETTLED = pattern('i')`
  ^(?:(?:opa|ah|ok|e|eu|sim|agora|pronto|ess[ea]|isso|el[ae]),? )*(?:j[áa] )?(?:foi |t[áa] |est[áa] )?
  (?:paguei|quitei|(?<=agora |j[áa] |^)(?:dei|mandei)|pag[ao]|quitad[ao])(?: j[áa])?
  (?<that> (?:ess[ea]|est[ea]|isso|el[ae])(?: (?:conta|boleto|a[íi]))?)?(?: j[áa])?
  (?<how>
    (?: (?:hoje|ontem|anteontem|agora|n[oa] (?:pix|d[ée]bito|cr[ée]dito|boleto)|em dinheiro|com o vale|no vale))*
  )[.!]*$
`;

/** Undefined when nothing just recorded, quoted or pointed at was to be paid. */
export function decideSettled(situation: Situation): Decision | undefined {
  const { text, loaded, message } = situation;
  const said = SETTLED.exec(text.trim())?.groups;
  if (said === undefined) return undefined;
  const { that, how = '' } = said;
  const pointed = that !== undefined || message.replyTo !== undefined;
  const { lastEntry: entry, done } = loaded;
  if (entry === undefined) return pointed && done?.reminder !== undefined ? doneWith(done.reminder) : undefined;
  if (entry.kind !== 'despesa' || !(pointed || loaded.wroteLast())) return undefined;
  if (entry.status === 'pendente') return recordPaid(`a ${entry.description}`, how, situation);
  if (how === '') return paidAlready(entry, pointed, situation);
  const told = reworded(situation, `foi${how}`);
  const { understanding: changed } = told;
  if (changed.intent !== 'edit_transaction') return undefined;
  return decideAllOfLast(told) ?? decideEditEntry(changed.slots, situation);
}
decideSettled.says = [SETTLED];

/** What was just told needs no day to be known by. */
const paidAlready = (entry: Lancamento, pointed: boolean, { asking, zone }: Situation): Decision =>
  say(
    pointed
      ? phrases.paidAlready(entryLine(entry, localDate(asking.now, zone)))
      : { text: ['Já está como pago: ', { bold: subjectWords(entry) }, '.'] },
  );

/** A reminder of a bill that rings once has done its work. */
function doneWith({ key, due }: Scheduled): Decision | undefined {
  if (due.kind !== 'reminder' || due.rhythm !== undefined || due.everyHours !== undefined) return undefined;
  return run({ tool: 'cancel_reminder', args: { key } });
}
