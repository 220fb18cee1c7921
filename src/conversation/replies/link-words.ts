// Replies about using one notebook on two channels.

import type { Leftovers } from '../../domain/linking.ts';
import { listed } from '../../domain/listed.ts';
import type { Reply } from '../../domain/message.ts';
import type { RichText } from '../../domain/text.ts';
import type { ChannelJoined, ChannelParted, LinkCode } from '../../tools/link-channel.ts';
import { say } from './say.ts';

const NAMES: Readonly<Record<string, string>> = { telegram: 'Telegram', whatsapp: 'WhatsApp', web: 'site' };
/** As people call it; an unknown name is shown as it is. */
export const channelWords = (channel: string): string => NAMES[channel] ?? channel;

const counted = (count: number, one: string, many: string): string[] =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];

/** '2 itens guardados, 1 lançamento e 3 lembretes'. */
function leftWords({ items, entries, reminders, others }: Leftovers): string {
  return listed([
    ...counted(items, 'item guardado', 'itens guardados'),
    ...counted(entries, 'lançamento', 'lançamentos'),
    ...counted(reminders, 'lembrete', 'lembretes'),
    ...counted(others, 'informação sua', 'informações suas'),
  ]);
}

const WAY_BACK = ' Para separar de novo, diga “desvincular”.';

/** The question before anything is left behind. */
export const leavingQuestion = (left: Leftovers): RichText => [
  'Este canal já tem um caderno com ',
  { bold: leftWords(left) },
  '. Se eu vincular, isso fica de fora (nada é apagado: volta se você desvincular) e os lembretes de lá param. Vinculo mesmo assim?',
];

/** Sent to the channel that was there before, with the way to undo it. */
export const linkedNotice = (channel: string): Reply =>
  say('Seu ', { bold: channelWords(channel) }, ' agora usa este caderno. Se não foi você, diga “desvincular” já.');

function joiningReply({ joining }: ChannelJoined): Reply {
  switch (joining.kind) {
    case 'joined':
      return say(
        'Pronto: este canal agora usa o mesmo caderno.',
        joining.left === undefined ? '' : ` Ficou guardado à parte: ${leftWords(joining.left)}.`,
        WAY_BACK,
      );
    case 'would_leave':
      return say(...leavingQuestion(joining.left));
    case 'no_such_code':
      return say('Esse código não vale, ou já passou da hora. Peça outro no outro canal, com “vincular”.');
    case 'too_many_tries':
      return say('Foram códigos errados demais. Espere uns 15 minutos e peça um novo.');
    case 'own_code':
      return say('Esse código é deste mesmo caderno. Digite-o no outro canal.');
    case 'channel_taken':
      return say('Aquele caderno já tem alguém neste canal. Desvincule lá antes, com “desvincular”.');
    default:
      return joining satisfies never;
  }
}

/** The code is shown once and expires. */
export function linkReply(outcome: LinkCode | ChannelJoined | ChannelParted): Reply {
  switch (outcome.kind) {
    case 'link_code':
      return say(
        'No outro canal, mande para mim:\n',
        { bold: `vincular ${outcome.code}` },
        `\nVale ${outcome.minutes} minutos e uma vez só. Quem tiver o código entra no seu caderno: não passe para ninguém.`,
      );
    case 'channel_joining':
      return joiningReply(outcome);
    case 'channel_parted':
      return outcome.here
        ? say('Separei: daqui em diante este canal volta ao caderno que tinha antes. O outro fica como estava.')
        : say('Separei: o ', { bold: channelWords(outcome.channel) }, ' não usa mais este caderno.');
    case 'which_channel':
      return outcome.channels.length === 0
        ? say('Não tem outro canal vinculado a este caderno.')
        : say(
            'Qual deles? Diga ',
            outcome.channels.map((one) => `“desvincular ${channelWords(one).toLowerCase()}”`).join(' ou '),
            '.',
          );
    default:
      return outcome satisfies never;
  }
}
