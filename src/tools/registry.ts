// All tools. ToolCall pairs each name with its own argument type; adding a tool takes one line.
// `registry` holds the tools that run inside a transaction, `questions` those that query external services before it.

import { bringForward } from './bring-forward.ts';
import { completeMemory } from './complete-memory.ts';
import { deleteAllMemories, deleteMemory } from './delete-memory.ts';
import { describeItem } from './describe-item.ts';
import { drawChart } from './draw-chart.ts';
import { drawStudy } from './draw-study.ts';
import { editMemory } from './edit-memory.ts';
import { editTransaction } from './edit-transaction.ts';
import { enrichMovie, enrichTvShow, enrichVideo } from './enrich.ts';
import { eraseAccount } from './erase-account.ts';
import { exportData } from './export-data.ts';
import { exportLedger } from './export-ledger.ts';
import { forgetBudget, forgetCard, forgetFact, forgetGoal } from './forget-told.ts';
import { acceptInvitation, admitPerson, askOwner, invitePerson } from './household-entry.ts';
import { leaveHousehold, permitMember, removeMember, showHousehold } from './household-members.ts';
import { importStatement, readStatementTool } from './import-statement.ts';
import { linkChannel, linkCode, unlinkChannel } from './link-channel.ts';
import { markMemory } from './mark-memory.ts';
import { marketQuote } from './market-quote.ts';
import { modelCostTool } from './model-cost.ts';
import { openMemory } from './open-memory.ts';
import { createAgent, editAgent, removeAgent } from './own-agent.ts';
import { parcelasPaid } from './parcelas-paid.ts';
import { payFatura } from './pay-fatura.ts';
import { postRecurring } from './post-recurring.ts';
import { queryLedger } from './query-ledger.ts';
import { rateAnswer } from './rate-answer.ts';
import { recordTransaction } from './record-transaction.ts';
import { removeTransaction } from './remove-transaction.ts';
import { saveLink, saveMovie, saveNote, saveTvShow, saveVideo } from './save.ts';
import { searchItems } from './search-items.ts';
import { setAccount } from './set-account.ts';
import { changeRecurring, setRecurring } from './set-recurring.ts';
import { cancelReminder, listReminders, moveReminder, setReminder } from './set-reminder.ts';
import { settleSplit } from './settle-split.ts';
import { shareItems } from './share-items.ts';
import { stopStudy } from './stop-study.ts';
import { studyQuestion } from './study-question.ts';
import { switchAgent } from './switch-agent.ts';
import { tellMoney } from './tell-money.ts';
import type { Declared, Shape } from './tool.ts';
import { listTrash, restore } from './trash.ts';
import { redo, undo } from './undo.ts';

type AnyTool = Declared<string, Shape> & { readonly effect: 'read' | 'write' | 'external' };

export const registry = {
  save_note: saveNote,
  save_movie: saveMovie,
  save_tv_show: saveTvShow,
  save_video: saveVideo,
  save_link: saveLink,
  search_items: searchItems,
  delete_memory: deleteMemory,
  delete_all_memories: deleteAllMemories,
  edit_memory: editMemory,
  mark_memory: markMemory,
  open_memory: openMemory,
  complete_memory: completeMemory,
  describe_item: describeItem,
  market_quote: marketQuote,
  record_transaction: recordTransaction,
  edit_transaction: editTransaction,
  remove_transaction: removeTransaction,
  bring_forward: bringForward,
  parcelas_paid: parcelasPaid,
  pay_fatura: payFatura,
  forget_goal: forgetGoal,
  forget_budget: forgetBudget,
  forget_fact: forgetFact,
  forget_card: forgetCard,
  query_ledger: queryLedger,
  draw_chart: drawChart,
  draw_study: drawStudy,
  set_account: setAccount,
  tell_money: tellMoney,
  set_recurring: setRecurring,
  change_recurring: changeRecurring,
  post_recurring: postRecurring,
  set_reminder: setReminder,
  list_reminders: listReminders,
  cancel_reminder: cancelReminder,
  move_reminder: moveReminder,
  settle_split: settleSplit,
  study_question: studyQuestion,
  stop_study: stopStudy,
  rate_answer: rateAnswer,
  export_ledger: exportLedger,
  read_statement: readStatementTool,
  import_statement: importStatement,
  model_cost: modelCostTool,
  switch_agent: switchAgent,
  create_agent: createAgent,
  edit_agent: editAgent,
  remove_agent: removeAgent,
  link_code: linkCode,
  link_channel: linkChannel,
  unlink_channel: unlinkChannel,
  invite_person: invitePerson,
  accept_invitation: acceptInvitation,
  ask_owner: askOwner,
  admit_person: admitPerson,
  show_household: showHousehold,
  leave_household: leaveHousehold,
  remove_member: removeMember,
  permit_member: permitMember,
  share_items: shareItems,
  list_trash: listTrash,
  restore,
  undo,
  redo,
  export_data: exportData,
  erase_account: eraseAccount,
} as const;

export const questions = {
  enrich_movie: enrichMovie,
  enrich_tv_show: enrichTvShow,
  enrich_video: enrichVideo,
} as const;

export type ToolName = keyof typeof registry;
export type QuestionName = keyof typeof questions;
/** The tools a planner may name. */
export type AnyToolName = ToolName | QuestionName;

/** Every declaration, for code that reads contracts rather than running tools. */
export const allTools: Readonly<Record<AnyToolName, AnyTool>> = { ...registry, ...questions };

/** Whether a name that a model or a record gave is one of ours. */
export const isToolName = (name: string): name is AnyToolName => Object.hasOwn(allTools, name);

type Run<Name extends ToolName> = (typeof registry)[Name]['run'];

export type ToolCall = {
  [Name in ToolName]: { readonly tool: Name; readonly args: Parameters<Run<Name>>[0] };
}[ToolName];

/** A validated question tool call. */
export type QuestionCall = {
  [Name in QuestionName]: { readonly tool: Name; readonly args: Parameters<(typeof questions)[Name]['ask']>[0] };
}[QuestionName];

/** The call was rejected; nothing happened. */
export type Refused = {
  readonly kind: 'refused';
  readonly tool: string;
  /** `not_allowed`: the person's words did not ask for it. `invalid`: its arguments violate the contract. */
  readonly why: 'not_allowed' | 'invalid';
  /** For logs and a planner's next try, never for a person. */
  readonly detail: string;
};

/** The person has read-only access to the household's money. */
export type MoneyReadOnly = { readonly kind: 'money_read_only' };

export type ToolOutcome = ReturnType<Run<ToolName>> | Refused | MoneyReadOnly;
