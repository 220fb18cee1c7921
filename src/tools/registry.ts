// Every tool there is. A call is typed by its tool's own arguments; adding a tool is one line here.

import { deleteAllMemories, deleteMemory } from './delete-memory.ts';
import { describeItem } from './describe-item.ts';
import { editMemory } from './edit-memory.ts';
import { editTransaction } from './edit-transaction.ts';
import { eraseAccount } from './erase-account.ts';
import { exportData } from './export-data.ts';
import { exportLedger } from './export-ledger.ts';
import { markMemory } from './mark-memory.ts';
import { queryLedger } from './query-ledger.ts';
import { recordTransaction } from './record-transaction.ts';
import { removeTransaction } from './remove-transaction.ts';
import { saveLink, saveMovie, saveNote, saveTvShow, saveVideo } from './save.ts';
import { searchItems } from './search-items.ts';
import { setAccount } from './set-account.ts';
import { settleSplit } from './settle-split.ts';
import { forgetMoney, tellMoney } from './tell-money.ts';
import { undo } from './undo.ts';

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
  describe_item: describeItem,
  record_transaction: recordTransaction,
  edit_transaction: editTransaction,
  remove_transaction: removeTransaction,
  query_ledger: queryLedger,
  set_account: setAccount,
  tell_money: tellMoney,
  forget_money: forgetMoney,
  settle_split: settleSplit,
  export_ledger: exportLedger,
  undo,
  export_data: exportData,
  erase_account: eraseAccount,
} as const;

export type ToolName = keyof typeof registry;

type Run<Name extends ToolName> = (typeof registry)[Name]['run'];

export type ToolCall = {
  [Name in ToolName]: { readonly tool: Name; readonly args: Parameters<Run<Name>>[0] };
}[ToolName];

export type ToolOutcome = ReturnType<Run<ToolName>>;
