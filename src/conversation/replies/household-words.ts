// Replies about sharing a household's ledger.

import type { Household, HouseholdNews, Member, Permission } from '../../domain/household.ts';
import type { Reply } from '../../domain/message.ts';
import type { RichText } from '../../domain/text.ts';
import type { Admitted, Invitation, Knocked, Request } from '../../tools/household-door.ts';
import type { HouseholdLeft, HouseholdShown, MemberChanged } from '../../tools/household-members.ts';
import type { Shared } from '../../tools/share-items.ts';
import { lineOf } from './item-words.ts';
import { channelWords } from './link-words.ts';

const say = (...text: RichText): Reply => ({ text });

const called = (name: string, otherwise = 'alguém'): string => (name === '' ? otherwise : name);
const memberWords = ({ name, channel }: Member): string => called(name, `quem escreve pelo ${channelWords(channel)}`);

const MAY: Readonly<Record<Permission, string>> = { write: 'anotar e ver', read: 'só olhar' };

/** Before a guest asks to come in: what it means. */
export function joiningQuestion({
  host,
  may,
  entries,
}: Extract<Knocked['knocking'], { kind: 'would_join' }>): RichText {
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

function knockingReply({ knocking }: Knocked): Reply {
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

function shown({ role, members }: Household): Reply {
  if (role === 'alone') return say('Este caderno é só seu. Para dividir o dinheiro com alguém, diga “convidar”.');
  const hint =
    role === 'owner'
      ? '\nVocê pode dizer “tira a Bia da casa” ou “a Bia só pode ver”.'
      : '\nPara voltar ao seu próprio dinheiro, diga “sair da casa”.';
  return say('Usam este dinheiro:', ...members.flatMap(memberLine), hint);
}

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

type HouseholdOutcome =
  | Invitation
  | Knocked
  | Request
  | Admitted
  | HouseholdShown
  | HouseholdLeft
  | MemberChanged
  | Shared;

export function householdReply(outcome: HouseholdOutcome): Reply {
  switch (outcome.kind) {
    case 'invitation':
      return say(
        'Mande para a pessoa, que me escreve:\n',
        { bold: `entrar ${outcome.code}` },
        `\nEla vai poder ${MAY[outcome.may]} o seu dinheiro; notas e lembretes de cada um continuam de cada um. Vale ${outcome.minutes} minutos, e antes de entrar eu te pergunto.`,
      );
    case 'only_owner_invites':
      return say('Só quem é dono do caderno convida.');
    case 'knocking':
      return knockingReply(outcome);
    // Asked about instead, where it is performed.
    case 'household_request':
      return say(...admissionQuestion(outcome));
    case 'admitted':
      return say(
        { bold: called(outcome.name, 'A pessoa') },
        ` entrou e pode ${MAY[outcome.may]}. Para ver quem está, diga “ver a casa”.`,
      );
    case 'guest_gone':
      return say('Essa pessoa não espera mais para entrar.');
    case 'household':
      return shown(outcome.household);
    case 'household_left':
      return say(
        'Você saiu: daqui em diante vale de novo só o seu dinheiro, como era antes. O que anotou lá ficou lá.',
      );
    case 'in_no_household':
      return say('Você não divide o dinheiro com ninguém.');
    case 'owner_stays':
      return say('O caderno é seu: em vez de sair, diga quem sai, por exemplo “tira a Bia da casa”.');
    case 'member_removed':
      return say({ bold: memberWords(outcome.member) }, ' não usa mais este dinheiro. O que anotou continua aqui.');
    case 'member_permitted':
      return say({ bold: memberWords(outcome.member) }, ` agora pode ${MAY[outcome.may]}.`);
    case 'only_owner_decides':
      return say('Isso só quem é dono do caderno decide.');
    case 'no_such_member':
      return outcome.members.length === 0
        ? say('Você não divide o dinheiro com ninguém.')
        : say('Não sei quem é. Na casa estão: ', { bold: outcome.members.map(memberWords).join(', ') }, '.');
    case 'items_shared':
      return say(
        'Compartilhei ',
        { bold: outcome.items.map(lineOf).join(', ') },
        ` com ${outcome.names.map((name) => called(name, 'quem está na casa')).join(' e ')}.`,
      );
    case 'nobody_to_share_with':
      return say('Você não divide o caderno com ninguém. Para convidar, diga “convidar”.');
    case 'nothing_to_share':
      return say('Não sei o que compartilhar. Peça a lista e diga o número: “compartilha o 2 com a casa”.');
    default:
      return outcome satisfies never;
  }
}

export const moneyReadOnly: Reply = say(
  'No dinheiro da casa você só olha: nada foi anotado. Peça a quem é dono do caderno, ou diga “sair da casa” para voltar ao seu.',
);
