// Replies to outcomes about the account: undo, exports, linked channels and erasure.

import type { Reply } from '../../../domain/message.ts';
import { factWords } from '../../../finance/replies/told-reply.ts';
import { counted } from '../item-words.ts';
import { linkReply } from '../link-words.ts';
import { phrases } from '../phrases.ts';
import { say } from '../say.ts';
import { undoneWords } from '../undone-words.ts';
import type { OutcomeOf, ReplyTable } from './reply-table.ts';

function ledgerFileReply({ entries, file, instead }: OutcomeOf<'ledger_exported'>): Reply {
  if (entries === 0) return say('Não tem lançamento nenhum para exportar.');
  const sorry = instead === undefined ? '' : ` Ainda não faço ${instead.toUpperCase()}, mas este abre no Excel.`;
  const what = entries === 1 ? 'Aqui está seu lançamento' : `Aqui estão seus ${entries} lançamentos`;
  return { text: [`${what} em ${file.encoding === 'base64' ? 'Excel' : 'CSV'}.${sorry}`], file };
}

export const accountReplies: ReplyTable<
  | 'undone'
  | 'nothing_to_redo'
  | 'nothing_to_undo'
  | 'exported'
  | 'ledger_exported'
  | 'refused'
  | 'link_code'
  | 'channel_joining'
  | 'channel_parted'
  | 'which_channel'
  | 'erased'
> = {
  undone: (outcome) => say(...undoneWords(outcome)),
  nothing_to_redo: () => say('Não tem nada desfeito agora há pouco para refazer.'),
  nothing_to_undo: () => say('Não tem nada para desfazer por aqui.'),
  exported: ({ items, facts, file, instead }) => ({
    text: [
      `${instead === undefined ? '' : `Em ${instead} eu ainda não faço; num arquivo de dados, sim. `}Aqui está tudo o que guardo seu: ${counted(items)} e a nossa conversa.`,
      ...(facts.length === 0 ? [] : [`\n\nSobre você: ${facts.map(factWords).join('; ')}.`]),
    ],
    file,
  }),
  ledger_exported: ledgerFileReply,
  refused: () => phrases.refused,
  link_code: linkReply,
  channel_joining: linkReply,
  channel_parted: linkReply,
  which_channel: linkReply,
  erased: () => say('Pronto: apaguei todos os seus dados. Se um dia voltar, a gente começa do zero. Até!'),
};
