// Tool outcomes that need an answer: which of several, how much, whether to leave or admit. What already ran stays; the
// rest waits for the answer.

import type { LocalDate } from '../domain/dates.ts';
import type { Scheduled } from '../domain/due.ts';
import type { Lancamento } from '../domain/ledger.ts';
import type { Leftovers } from '../domain/linking.ts';
import { type Discarded, discardedKey } from '../domain/trash.ts';
import type { Draft } from '../finance/draft.ts';
import { entryLine } from '../finance/replies/entry-words.ts';
import { statementPreview } from '../finance/replies/statement-reply.ts';
import type { ToolCall, ToolOutcome } from '../tools/registry.ts';
import type { Ring } from '../tools/set-reminder.ts';
import type { Asking } from './ask.ts';
import { askToChoose, askToConfirm, askToFill } from './ask.ts';
import type { State } from './decision.ts';
import { askFatura } from './money/bills/ask-fatura.ts';
import { recordCall } from './money/entry/record-call.ts';
import { askHowMuchCame } from './money/owing/ask-how-much-came.ts';
import { type Performed, performedAsking } from './performed.ts';
import { admissionQuestion, joiningQuestion } from './replies/household-words.ts';
import { leavingQuestion } from './replies/link-words.ts';
import { numbered } from './replies/numbered.ts';
import { reminderLabel } from './replies/reminder-words.ts';
import type { ReplyContext } from './replies/reply-context.ts';
import { discardedLabel } from './replies/trash-words.ts';

/** More matches than this are too many to offer as options. */
const MOST_OPTIONS = 10;

type Ran = {
  readonly outcomes: readonly ToolOutcome[];
  readonly calls: readonly ToolCall[];
  readonly events: Performed['events'];
  readonly next: State;
  readonly asking: Asking;
  readonly context: ReplyContext;
};

/** @returns undefined when the outcomes need no answer. */
export function askOfOutcome({ outcomes, calls, events, next, asking, context }: Ran): Performed | undefined {
  const [only, ...others] = outcomes;
  switch (only?.kind) {
    case 'which_entry':
      return others.length === 0
        ? askWhich(only.candidates, whichEntry(context.today), 'remove_transaction', events, asking)
        : undefined;
    case 'statement_read':
      return askImport(only, events, asking);
    case 'recurring_due':
      return next.at === 'idle' ? askAmount(only, events, asking) : undefined;
    case 'nothing_owed':
      return askHowMuchCame(only.name, context.today, events, asking);
    case 'refund_due':
      return askRefund(only.draft, events, asking);
    case 'fatura_to_pay':
    case 'which_card':
      return others.length === 0 ? askFatura(only, calls[0], events, asking, context) : undefined;
    case 'which_restore':
      return askWhich(only.candidates, whichRestore(context), 'restore', events, asking);
    case 'which_reminder': {
      const [call] = calls;
      const ring = call?.tool === 'move_reminder' ? call.args.ring : undefined;
      return askWhich(only.candidates, whichReminder(ring, context), call?.tool ?? 'cancel_reminder', events, asking);
    }
    case 'channel_joining':
      return only.joining.kind === 'would_leave' ? askToLeave(only.code, only.joining.left, events, asking) : undefined;
    case 'knocking':
      return only.knocking.kind === 'would_join'
        ? askToJoin(only.code, only.knocking, calls[0], events, asking)
        : undefined;
    case 'household_request':
      return askToAdmit(only, events, asking);
    default:
      return undefined;
  }
}

/** The data of this channel would be left behind, so the person has to confirm. */
function askToLeave(code: string, left: Leftovers, events: Performed['events'], asking: Asking): Performed {
  const act: ToolCall = { tool: 'link_channel', args: { code, leave: true } };
  const asked = askToConfirm(leavingQuestion(left), act, { yes: 'Vincular', no: 'Deixa como está' }, asking);
  return performedAsking(asked, 'link_channel', events);
}

/** The guest confirms first; then the owner is asked. */
function askToJoin(
  code: string,
  would: Parameters<typeof joiningQuestion>[0],
  call: ToolCall | undefined,
  events: Performed['events'],
  asking: Asking,
): Performed {
  const name = call?.tool === 'accept_invitation' ? call.args.name : '';
  const act: ToolCall = { tool: 'accept_invitation', args: { code, name, sure: true } };
  const asked = askToConfirm(joiningQuestion(would), act, { yes: 'Pedir para entrar', no: 'Agora não' }, asking);
  return performedAsking(asked, 'accept_invitation', events);
}

function askToAdmit(
  request: Extract<ToolOutcome, { kind: 'household_request' }>,
  events: Performed['events'],
  asking: Asking,
): Performed {
  const { guest, name, may } = request;
  const act: ToolCall = { tool: 'admit_person', args: { guest, name, may } };
  const asked = askToConfirm(admissionQuestion(request), act, { yes: 'Deixar entrar', no: 'Não deixar' }, asking);
  return performedAsking(asked, 'ask_owner', events);
}

/** Several match: each option acts on exactly one. */
type Which<One> = {
  readonly question: string;
  readonly label: (one: One) => string;
  readonly act: (one: One) => ToolCall;
};

function askWhich<One>(
  candidates: readonly One[],
  { question, label, act }: Which<One>,
  tool: ToolCall['tool'],
  events: Performed['events'],
  asking: Asking,
): Performed {
  const options = candidates.slice(0, MOST_OPTIONS).map((one) => ({ label: label(one), act: act(one) }));
  const asked = askToChoose('choose_reference', [question], options, asking);
  return performedAsking({ ...asked, reply: numbered(asked.reply) }, tool, events);
}

const whichEntry = (today: LocalDate): Which<Lancamento> => ({
  question: 'Qual deles eu tiro?',
  label: (entry) => entryLine(entry, today),
  act: ({ id }) => ({ tool: 'remove_transaction', args: { pointer: { ids: [id] } } }),
});

/** Things in the trash. */
const whichRestore = (context: ReplyContext): Which<Discarded> => ({
  question: 'Qual deles eu recupero?',
  label: (one) => discardedLabel(one, context),
  act: (one) => ({ tool: 'restore', args: { keys: [discardedKey(one)] } }),
});

/** @param ring the new moment; without one the reminder is called off */
const whichReminder = (ring: Ring | undefined, context: ReplyContext): Which<Scheduled> => ({
  question: ring === undefined ? 'Qual lembrete eu cancelo?' : 'Qual lembrete eu mudo?',
  label: (one) => reminderLabel(one, context),
  act: ({ key }) =>
    ring === undefined ? { tool: 'cancel_reminder', args: { key } } : { tool: 'move_reminder', args: { ring, key } },
});

/** A refund whose amount was neither said nor found on a purchase. */
function askRefund(draft: Draft, events: Performed['events'], asking: Asking): Performed {
  const act = recordCall(draft);
  const of = draft.description === undefined ? [] : [' de ', { bold: draft.description }];
  const asked = askToFill(['De quanto foi o estorno', ...of, '?'], 'amount', act, asking);
  return performedAsking(asked, 'record_transaction', events);
}

/** Previews an import; nothing is written until the person confirms. */
function askImport(
  { draft, statement, sorted }: Extract<ToolOutcome, { kind: 'statement_read' }>,
  events: Performed['events'],
  asking: Asking,
): Performed {
  const act: ToolCall = { tool: 'import_statement', args: { draft } };
  const asked = askToConfirm(statementPreview(statement, sorted), act, { yes: 'Anotar tudo', no: 'Deixa' }, asking);
  return performedAsking(asked, 'read_statement', events);
}

/** A recurring entry with a variable amount is due: ask for the amount. */
function askAmount(
  { draft }: Extract<ToolOutcome, { kind: 'recurring_due' }>,
  events: Performed['events'],
  asking: Asking,
): Performed {
  const act = recordCall(draft);
  const asked = askToFill(['🔁 É dia de ', { bold: draft.description ?? '' }, '. Quanto foi?'], 'amount', act, asking);
  return performedAsking(asked, 'post_recurring', events);
}
