import type { EntryType } from '../slots/lancamento-slots.ts';

/** Direction of a movement. `why` names the cue: it becomes a span and selects the income category. `verb`: its unit, or -1. */
export type TypeReading = { readonly type: EntryType; readonly why: string; readonly verb: number };
