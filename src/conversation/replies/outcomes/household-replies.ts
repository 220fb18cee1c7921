// Replies to outcomes about sharing a household's ledger and items.

import {
  admissionQuestion,
  called,
  entryReply,
  MAY,
  membersReply,
  memberWords,
  moneyReadOnly,
} from '../household-words.ts';
import { lineOf } from '../item-words.ts';
import { say } from '../say.ts';
import type { ReplyTable } from './reply-table.ts';

export const householdReplies: ReplyTable<
  | 'invitation'
  | 'only_owner_invites'
  | 'knocking'
  | 'household_request'
  | 'admitted'
  | 'guest_gone'
  | 'household'
  | 'household_left'
  | 'in_no_household'
  | 'owner_stays'
  | 'member_removed'
  | 'member_permitted'
  | 'only_owner_decides'
  | 'no_such_member'
  | 'items_shared'
  | 'nobody_to_share_with'
  | 'nothing_to_share'
  | 'money_read_only'
> = {
  invitation: ({ code, may, minutes }) =>
    say(
      'Mande para a pessoa, que me escreve:\n',
      { bold: `entrar ${code}` },
      `\nEla vai poder ${MAY[may]} o seu dinheiro; notas e lembretes de cada um continuam de cada um. Vale ${minutes} minutos, e antes de entrar eu te pergunto.`,
    ),
  only_owner_invites: () => say('Só quem é dono do caderno convida.'),
  knocking: entryReply,
  // The owner is asked by conversation/ask-of-outcome; this states the request where that is not possible.
  household_request: (outcome) => say(...admissionQuestion(outcome)),
  admitted: ({ name, may }) =>
    say({ bold: called(name, 'A pessoa') }, ` entrou e pode ${MAY[may]}. Para ver quem está, diga “ver a casa”.`),
  guest_gone: () => say('Essa pessoa não espera mais para entrar.'),
  household: ({ household }) => membersReply(household),
  household_left: () =>
    say('Você saiu: daqui em diante vale de novo só o seu dinheiro, como era antes. O que anotou lá ficou lá.'),
  in_no_household: () => say('Você não divide o dinheiro com ninguém.'),
  owner_stays: () => say('O caderno é seu: em vez de sair, diga quem sai, por exemplo “tira a Bia da casa”.'),
  member_removed: ({ member }) =>
    say({ bold: memberWords(member) }, ' não usa mais este dinheiro. O que anotou continua aqui.'),
  member_permitted: ({ member, may }) => say({ bold: memberWords(member) }, ` agora pode ${MAY[may]}.`),
  only_owner_decides: () => say('Isso só quem é dono do caderno decide.'),
  no_such_member: ({ members }) =>
    members.length === 0
      ? say('Você não divide o dinheiro com ninguém.')
      : say('Não sei quem é. Na casa estão: ', { bold: members.map(memberWords).join(', ') }, '.'),
  items_shared: ({ items, names }) =>
    say(
      'Compartilhei ',
      { bold: items.map(lineOf).join(', ') },
      ` com ${names.map((name) => called(name, 'quem está na casa')).join(' e ')}.`,
    ),
  nobody_to_share_with: () => say('Você não divide o caderno com ninguém. Para convidar, diga “convidar”.'),
  nothing_to_share: () =>
    say('Não sei o que compartilhar. Peça a lista e diga o número: “compartilha o 2 com a casa”.'),
  money_read_only: () => moneyReadOnly,
};
