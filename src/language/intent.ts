// All intents, with their routing group and the verb the runtime executes.

export type Group =
  | 'lancamento'
  | 'simplista'
  | 'complexa'
  | 'save'
  | 'retrieve'
  | 'dialog'
  | 'trivial'
  | 'edit'
  | 'unknown';

const GROUP_OF = {
  lancamento: 'lancamento',
  recurring_set: 'lancamento',
  budget_set: 'lancamento',
  goal_set: 'lancamento',
  account_set: 'lancamento',
  debt_set: 'lancamento',
  split_settle: 'lancamento',
  simplista: 'simplista',
  export: 'simplista',
  complexa: 'complexa',
  save: 'save',
  save_previous: 'save',
  enrich: 'save',
  reminder_set: 'save',
  edit_memory: 'save',
  mark_item: 'save',
  search: 'retrieve',
  list_all: 'retrieve',
  delete_item: 'retrieve',
  delete_all: 'retrieve',
  confirm: 'dialog',
  deny: 'dialog',
  select_option: 'dialog',
  cancel: 'dialog',
  answer_slot: 'dialog',
  continue: 'dialog',
  feedback: 'dialog',
  greeting: 'trivial',
  farewell: 'trivial',
  thanks: 'trivial',
  help: 'trivial',
  about: 'trivial',
  smalltalk: 'trivial',
  quote: 'trivial',
  switch_agent: 'trivial',
  link_channel: 'trivial',
  household: 'trivial',
  edit_transaction: 'edit',
  undo_transaction: 'edit',
  profile_set: 'edit',
  category_teach: 'edit',
  my_data: 'edit',
  erase_me: 'edit',
  unknown: 'unknown',
} as const satisfies Record<string, Group>;

export type Intent = keyof typeof GROUP_OF;

/** The routing group of an intent (LANGUAGE.md section 1). */
export function groupOf(intent: Intent): Group {
  return GROUP_OF[intent];
}

/** The runtime verb: the intent itself, except that a delete by position has its own verb. */
export function actionOf(intent: Intent, slots: { readonly selection?: unknown }): string {
  return intent === 'delete_item' && slots.selection !== undefined ? 'delete_selected' : intent;
}
