// Replies about voice messages and pictures: the transcript, or why there is none.

import type { MediaKind, Reply } from '../../domain/message.ts';
import type { Unheard } from '../../domain/recording.ts';
import type { RichText } from '../../domain/text.ts';

/** A long dictation is known by its beginning. */
const LONGEST = 300;

/** Put before the answer, so that a wrong transcript is seen; cut when long. */
export const heardWords = (text: string): RichText => [
  '🎙️ “',
  { italic: text.length <= LONGEST ? text : `${text.slice(0, LONGEST).trimEnd()}…` },
  '”\n\n',
];

const UNHEARD: Readonly<Record<Unheard, string>> = {
  off: 'Para eu ouvir áudios falta ligar a transcrição por aqui. Pode me escrever?',
  too_big: 'Esse áudio é comprido demais para mim. Pode mandar em partes, ou me escrever?',
  failed: 'Não consegui ouvir esse áudio agora. Pode mandar de novo daqui a pouco, ou me escrever?',
  nothing: 'Não entendi o que foi dito nesse áudio. Pode repetir, ou me escrever?',
  budget: 'Por hoje já ouvi tudo o que podia. Amanhã volto a ouvir; hoje, pode me escrever?',
};

/** Why a photo stays unread: nobody looks here, or this one could not be seen. */
export type Unseen = 'off' | 'too_big' | 'failed' | 'no_receipt' | 'budget';

const UNSEEN: Readonly<Record<Unseen, string>> = {
  off: 'Para eu ler fotos falta ligar a leitura de imagens por aqui. Pode me escrever?',
  too_big: 'Essa foto é grande demais para mim. Pode mandar uma menor, ou me escrever?',
  failed: 'Não consegui ver essa foto agora. Pode mandar de novo daqui a pouco, ou me escrever?',
  no_receipt: 'Não achei um recibo nessa foto. Se foi um gasto, me escreva: “89,90 no mercado”.',
  budget: 'Por hoje já olhei tudo o que podia. Amanhã volto a ver fotos; hoje, pode me escrever?',
};

const NOT_YET: Readonly<Record<Exclude<MediaKind, 'voice' | 'audio' | 'photo'>, string>> = {
  video: 'Ainda não sei ver vídeos enviados assim (links eu guardo)',
  document: 'Desses arquivos eu só leio extratos, em OFX ou CSV',
  sticker: 'Adorei a figurinha, mas só entendo texto',
  location: 'Ainda não sei guardar lugares',
  contact: 'Ainda não sei guardar contatos',
  other: 'Ainda não entendo esse tipo de mensagem',
};

const say = (text: string): Reply => ({ text: [text] });

/** Why a recording was not understood, and what to do instead. */
export const unheardReply = (why: Unheard): Reply => say(UNHEARD[why]);
/** Why a picture was not read, and what to do instead. */
export const unseenReply = (why: Unseen): Reply => say(UNSEEN[why]);

/** For media nobody reads here. */
export function mediaReply(media: MediaKind): Reply {
  if (media === 'voice' || media === 'audio') return unheardReply('off');
  return media === 'photo' ? unseenReply('off') : say(`${NOT_YET[media]}. Pode me escrever?`);
}
