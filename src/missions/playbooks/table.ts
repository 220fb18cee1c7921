// Every playbook by its name: adding one is a file, a line here and a row in choose-playbook.

import type { Playbook } from '../playbook.ts';
import type { PlaybookName } from '../playbook-name.ts';
import { budgetDiagnosis } from './budget-diagnosis.ts';
import { canAfford } from './can-afford.ts';
import { financeOrSave } from './finance-or-save.ts';

export const PLAYBOOKS: Readonly<Record<PlaybookName, Playbook>> = {
  posso_gastar: canAfford,
  financiar_ou_juntar: financeOrSave,
  diagnostico: budgetDiagnosis,
};
