// Records an administrator's action that changes no stored setting: a retry, a revealed conversation, an export.

import type { AdminDeps } from './admin-deps.ts';
import { WHO } from './form-fields.ts';

type Action = { readonly action: string; readonly subject: string; readonly after: string };

/** Durable when it resolves: the line is written before the action's result is shown. */
export const audited = ({ commit, audit, clock }: AdminDeps, action: Action): Promise<void> =>
  commit(() => audit.add({ at: clock.now(), who: WHO, before: '', ...action }));
