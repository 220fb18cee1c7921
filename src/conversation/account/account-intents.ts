// The account itself, by intent: its data, its channels, who shares it, which agent answers.

import { decideSwitch } from '../agents/decide-agents.ts';
import { askToConfirm } from '../ask.ts';
import type { IntentTable } from '../intent-table.ts';
import { invite } from './decide-household.ts';
import { askForCode } from './decide-link.ts';
import { exportEverything } from './export-everything.ts';

export const ACCOUNT_INTENTS = {
  my_data: (_, situation) => exportEverything(situation),
  erase_me: (_, { asking, message }) =>
    askToConfirm(
      [
        'Isso apaga tudo o que guardei seu, sem volta. Se é isso mesmo, digite ',
        { bold: 'APAGAR' },
        message.group ? ', respondendo a esta mensagem.' : '.',
      ],
      { tool: 'erase_account', args: {} },
      { yes: 'APAGAR', no: 'Deixa como está', word: 'APAGAR' },
      asking,
    ),
  link_channel: (_, situation) => askForCode(situation),
  household: (_, situation) => invite(situation),
  switch_agent: ({ slots }) => decideSwitch(slots.agent ?? ''),
} satisfies Partial<IntentTable>;
