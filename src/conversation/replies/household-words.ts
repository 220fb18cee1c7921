// Texts about sharing a household's ledger: questions, notices, and phrases of the replies.

import type { Household, HouseholdNews, Member, Permission } from '../../domain/household.ts';
import type { Reply } from '../../domain/message.ts';
import type { RichText } from '../../domain/text.ts';
import type { EntryRequested, Request } from '../../tools/household-entry.ts';
import { channelWords } from './link-words.ts';
import { say } from './say.ts';

/** The name, or `otherwise` for somebody who gave none. */
export const called = (name: string, otherwise = 'alguém'): string => (name === '' ? otherwise : name);
/** By name, or by channel while the name is unknown. */
export const memberWords = ({ name, channel }: Member): string =>
  called(name, `quem escreve pelo ${channelWords(channel)}`);

export const MAY: Readonly<Record<Permission, string>> = { write: 'anotar e ver', read: 'só olhar' };

/** Before a guest asks to come in: what it means. */
export function joiningQuestion({
  host,
  may,
  entries,
}: Extract<EntryRequested['knocking'], { kind: 'would_join' }>): RichText {
  const rest =
    entries === 0
      ? ''
      : ` ${entries === 1 ? 'Seu lançamento de antes fica guardado' : `Seus ${entries} lançamentos de antes ficam guardados`} à parte e ${entries === 1 ? 'volta' : 'voltam'} se você sair.`;
  return [
    'Você vai usar o dinheiro do caderno de ',
    { bold: called(host, 'quem convidou') },
    ` (${MAY[may]}): gastos, contas, tetos e metas são dos dois, cada lançamento com o nome de quem anotou.${rest}`,
    ' Notas, filmes e lembretes seus continuam só seus, e o que você anotar fica lá mesmo que saia. Peço para entrar?',
  ];
}

/** What the owner decides. */
export const admissionQuestion = ({ name, may }: Request): RichText => [
  { bold: called(name, 'Alguém com o seu convite') },
  ` quer usar o seu dinheiro neste caderno (${MAY[may]}). As suas notas continuam só suas. Deixo entrar?`,
];

/** What became of the wish to join, in words for the guest. */
export function entryReply({ knocking }: EntryRequested): Reply {
  switch (knocking.kind) {
    case 'knocked':
      return say('Pedi! Assim que a outra pessoa disser sim, eu aviso aqui.');
    case 'would_join':
      return say(...joiningQuestion(knocking));
    case 'no_such_invitation':
      return say('Esse convite não vale, ou já passou da hora. Peça outro a quem convidou.');
    case 'too_many_tries':
      return say('Foram códigos errados demais. Espere uns 15 minutos e peça um novo.');
    case 'own_invitation':
      return say('Esse convite é seu. Mande para a outra pessoa: é ela que digita.');
    case 'in_a_household':
      return say('Você já divide o dinheiro com alguém. Para trocar, saia antes: “sair da casa”.');
    default:
      return knocking satisfies never;
  }
}

const memberLine = (member: Member): RichText => [
  '\n• ',
  { bold: member.me ? 'você' : memberWords(member) },
  member.role === 'owner' ? ' (dono do caderno)' : member.may === 'read' ? ' (só olha)' : '',
];

/** Who may do what, and how to change it. */
export function membersReply({ role, members }: Household): Reply {
  if (role === 'alone') return say('Este caderno é só seu. Para dividir o dinheiro com alguém, diga “convidar”.');
  const hint =
    role === 'owner'
      ? '\nVocê pode dizer “tira a Bia da casa” ou “a Bia só pode ver”.'
      : '\nPara voltar ao seu próprio dinheiro, diga “sair da casa”.';
  return say('Usam este dinheiro:', ...members.flatMap(memberLine), hint);
}

/** Sent to the others by itself; it asks nothing. */
export function householdNotice(news: Exclude<HouseholdNews, { what: 'knocked' }>): Reply {
  switch (news.what) {
    case 'admitted':
      return say(
        'Pronto: você entrou no dinheiro de ',
        { bold: called(news.host, 'quem convidou') },
        ` e pode ${MAY[news.may]}. As suas notas continuam só suas; para sair, diga “sair da casa”.`,
      );
    case 'left':
      return say({ bold: called(news.name) }, ' saiu da casa. O que anotou continua aqui.');
    case 'removed':
    case 'closed':
      return say('O dinheiro em comum acabou para você: daqui em diante vale de novo só o seu, como era antes.');
    case 'permitted':
      return say(`No dinheiro da casa, agora você pode ${MAY[news.may]}.`);
    case 'shared':
      return say(
        { bold: called(news.from) },
        ' compartilhou com você: ',
        { bold: news.titles.join(', ') },
        '. Já está no seu caderno.',
      );
    default:
      return news satisfies never;
  }
}

export const moneyReadOnly: Reply = say(
  'No dinheiro da casa você só olha: nada foi anotado. Peça a quem é dono do caderno, ou diga “sair da casa” para voltar ao seu.',
);
