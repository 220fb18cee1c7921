// What is said around hard questions: what they wait for, what was only told, what an answer cannot do.

import type { Reply } from '../../domain/message.ts';
import type { RichText } from '../../domain/text.ts';
import { say } from './say.ts';

export const STUDY_PHRASES = {
  calculating: say('Estou calculando…'),
  /** A figure is missing while another question is open. */
  askedLater: (question: string): RichText => [
    'Para fechar aquela conta me falta uma coisa: ',
    question,
    ' Mande “continua” quando puder, que eu pergunto de novo.',
  ],
  wholeAnswer: say(
    'Essa conta já está inteira aí em cima. Se quiser, mude um número (“e se for em 36x?”, “e com 10 mil de entrada?”) ou pergunte “por quê?”.',
  ),
  decided: say(
    'Combinado, a decisão é sua. Não anotei nada: quando fechar, me conte. Se algum número mudar, refaço a conta.',
  ),
  cannotVary: say(
    'Isso eu não sei mudar nessa conta. Dá para trocar um número dela, como o prazo, o juro ou a entrada: “e se for em 36x?”.',
  ),
  sameAnswer: say(
    'Com isso a conta dá no mesmo. Se era outro número que mudava, me diga qual é: “e se eu guardar 700 por mês?”, “e se o juro for 1,5%?”.',
  ),
  smallWish: say(
    'Compra pequena não pede conta: quando comprar, me diga que eu anoto. Para não esquecer, peça “põe na lista de compras”.',
  ),
  premise: say('Certo, levo isso em conta nesta conversa. Pode me contar o resto, ou já perguntar.'),
  risesFrom: say('Sobe de quanto pra quanto? Me diga assim, que eu somo a diferença: “a fisio sobe de 90 pra 120”.'),
  /** @param sum 'R$ 200,00' */
  whichMonthly: (sum: string): Reply =>
    say(
      `${sum} por mês de quê? Me diga assim: “gasto ${sum} por mês de internet”, “ganho ${sum} por mês” ou “quero guardar ${sum} por mês”.`,
    ),
  loansToTell: (kind: string): Reply =>
    kind === 'divida'
      ? say(
          'Me conte de cada dívida, uma por mensagem, com o juro se souber: “1200 no crediário a 6%”. Depois pergunte qual pagar primeiro.',
        )
      : say(
          `Me conte de cada ${kind === 'emprestimo' ? 'empréstimo' : kind}, um por mensagem: a parcela e quantas faltam (“um de 310, faltam 50”). Aí eu somo e comparo.`,
        ),
  /** @param told 'entram R$ 3.200,00 por mês' */
  toldOfPay: (told: string): Reply => ({ text: ['Você me contou: ', { bold: told }, '.'] }),
  howMuchToInvest: say(
    'Boa! Quanto dá para guardar por mês, ou quanto você já tem? Me diga assim: “200 por mês”, “tenho 3 mil guardados”.',
  ),
  alreadyCounted: say('Isso a conta já tem, e o resultado não muda. Pode perguntar dela, ou me contar o que falta.'),
  stoppedStudying: say('Certo, parei de calcular.'),
  noPicture: say('Dessa conta eu não tenho tabela nem gráfico. Dos seus gastos eu faço: “gráfico dos gastos do mês”.'),
} as const;
