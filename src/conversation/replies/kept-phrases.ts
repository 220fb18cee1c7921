// What is said of what is kept, looked for, on the screen or in the trash.

import type { Reply } from '../../domain/message.ts';
import type { KeyedList } from '../../domain/remembered.ts';
import { say } from './say.ts';

export const KEPT_PHRASES = {
  searchWhat: say('O que você quer achar? Me diga uma palavra do que guardou.'),
  nothingBefore: say('Não achei uma mensagem anterior para guardar. Responda à mensagem ou me mande de novo.'),
  unseen: say('Não consigo ler a mensagem que você respondeu. Me escreva o que é?'),
  watchWhat: say('Qual filme ou série?'),
  goneSince: say('Isso já não está mais aqui: foi desfeito ou apagado.'),
  notKeptHere: say(
    'Não achei o que veio dessa mensagem que você respondeu. Me diga por inteiro o que é para mudar ou apagar?',
  ),
  saidToAnother: say(
    'Essa mensagem minha foi para outra pessoa, ou já faz tempo. Me diga por inteiro o que você quer?',
  ),
  keptLast: (line: string): Reply =>
    say('Não achei outra mensagem para guardar. A última coisa que guardei foi ', { bold: line }, '.'),
  keptAlready: (lines: readonly string[]): Reply => say('Isso já está guardado: ', { bold: lines.join('; ') }, '.'),
  markWhat: say('Marco o quê? Me diga o título, ou o número da última lista: “já vi o 2”.'),
  orderByNumber: (kind: KeyedList['kind'], n: number): Reply =>
    say(
      kind === 'lixeira'
        ? `Para trazer de volta: “recupera o ${n}”.`
        : `O que faço com o ${n}? Diga, por exemplo, “apaga o ${n}”${kind === 'lembrete' ? ` ou “muda o ${n} pra 16h”` : ''}.`,
    ),
  noSuchNumber: (n: number, total: number): Reply =>
    total === 0
      ? say('Não tenho uma lista recente para contar. Diga “o que eu guardei?” e depois o número.')
      : say(`Não tem o número ${n} na última lista, ela vai até ${total}.`),
  whichOfShown: say('Qual deles? Diga o número: “apaga o 2”.'),
  alreadyGone: (n: number): Reply => say(`O número ${n} da lista já foi apagado.`),
  trashEmptiesItself: say(
    'Não precisa: cada coisa some sozinha 30 dias depois de apagada. Até lá, dá para trazer de volta.',
  ),
  inTrashAlready: (n: number): Reply => say(`Isso já está na lixeira. Para trazer de volta: “recupera o ${n}”.`),
  exceptWhat: say('Não apaguei nada. Posso apagar tudo menos um tipo: “apaga tudo menos os filmes”. O que fica?'),
  noneRemoved: say('Pode ficar em paz: não apaguei nada agora. O que já foi apagado está em “lixeira”.'),
  nothingToBuy: say('Sua lista de compras está vazia. Para começar uma: “lista de compras: arroz, leite”.'),
  noneSuch: say('Não tenho nada assim guardado. Nada foi mudado.'),
  nearMatch: (query: string): string => `Não achei “${query}”. Era algum destes?`,
  noMatch: (query: string): Reply => say('Não achei nada sobre ', { bold: query }, '. Nada foi mudado.'),
  keptIndeed: (what: string): Reply => say('Sim, o último foi ', { bold: what }, '.'),
  whyRemoved: say('Entendi que era para apagar. Se não era, diga “desfaz” que volta como estava.'),
  noneOfName: (name: string): Reply => say('Não achei nada sobre ', { bold: name }, '.'),
  alreadyOfKind: (title: string, kind: string): Reply =>
    say({ bold: title }, ` já está guardado como ${kind.toLowerCase()}.`),
} as const;
