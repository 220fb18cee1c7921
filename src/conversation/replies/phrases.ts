// Replies about the conversation itself. Short, warm, without technical words.

import type { Reply } from '../../domain/message.ts';
import { KEPT_PHRASES } from './kept-phrases.ts';
import { MONEY_PHRASES } from './money-phrases.ts';
import { say } from './say.ts';
import { STUDY_PHRASES } from './study-phrases.ts';
import { WELCOME_PHRASES } from './welcome-phrases.ts';

export const phrases = {
  ...WELCOME_PHRASES,
  ...STUDY_PHRASES,
  ...MONEY_PHRASES,
  ...KEPT_PHRASES,
  /** @param facts 'você tem 34 anos' */
  whoYouAre: (facts: readonly string[]): Reply =>
    facts.length === 0
      ? say(
          'De você eu só sei o que me conta, e ainda não me contou nada. Por exemplo: “sou professora”, “tenho 2 filhos”, “ganho 3.500 bruto”.',
        )
      : { text: ['De você eu sei o que me contou:\n', facts.map((fact) => `• ${fact}`).join('\n')] },
  insulted: say(
    'Poxa, desculpe se errei. Me diga de outro jeito que eu tento de novo; “desfaz” volta atrás na última mudança.',
  ),
  fond: say('Que carinho! 😊 Sou só um programa, mas do seu caderno eu cuido bem.'),
  nothingHalfDone: say('Não ficou nada pela metade por aqui. Me diga o que você quer que eu faça.'),
  thanks: say('Por nada! 😊'),
  glad: say('Que bom! 😊'),
  sorry: say('Poxa, desculpe. Me diga de outro jeito que eu tento de novo, ou “desfaz” para voltar atrás.'),
  notClear: say(
    'Desculpe, vou tentar de outro jeito: me diga o que quer guardar ou saber, como falaria com uma pessoa. Por exemplo: “mercado 80”, “me lembra da consulta sexta às 9h”, “quanto gastei esse mês?”.',
  ),
  farewell: say('Até mais! Tá tudo guardado aqui.'),
  stays: say('Combinado, fica tudo como está.'),
  tellOneByOne: say(
    'Bora! Me conte uma coisa de cada vez, do seu jeito: o que fazer e quando (“ligar pro frete sexta 9h”), o que comprar (“lista da mudança: caixas, fita”), o que não esquecer. Eu guardo e te aviso.',
  ),
  smalltalk: say('Entendi! Quando quiser guardar ou procurar alguma coisa, é só dizer.'),
  beyondReach: say(
    'Isso eu não sei te dizer. Sei das suas notas, filmes, links e lembretes, e do seu dinheiro: é só perguntar.',
  ),
  zoneStays: say('O relógio daqui segue onde você mora. Se mudou, me conte: “moro em São Paulo”.'),
  wishesBack: say('Pra você também! 🎉'),
  laughs: say('😄'),
  noJokes: say('De piada eu sou ruim: meu forte é conta. Mas se for boa, me conta que eu guardo!'),
  signs: say('😊 Me diga com palavras o que guardar, procurar ou quanto gastou.'),
  askOtherwise: say(
    'Não peguei essa pergunta. Tenta assim: “quanto gastei com mercado em outubro?” ou “onde anotei a senha?”.',
  ),
  declined: say('Tudo bem, deixei como estava.'),
  cancelled: say('Cancelado.'),
  questionTakenBack: say('Cancelado. Para voltar atrás na última mudança, diga “desfaz” de novo.'),
  leftAsItIs: say('Tudo bem, fica como está.'),
  leftUnlessUndone: say('Tudo bem, fica como está. Se era para tirar o que acabei de anotar, diga “desfaz”.'),
  nothingToCancel: say('Não tem nada esperando resposta. Para voltar atrás na última mudança, diga “desfaz”.'),
  leftAsUndone: say('Tudo bem, não mexi em mais nada. Para voltar mais uma mudança, diga “desfaz”.'),
  nothingAsked: say('Não te perguntei nada agora. Me diga o que guardar ou procurar.'),
  expired: say('Isso já expirou. Me peça de novo, por favor.'),
  notYours: say('Esse botão é de outra pessoa, ou já expirou. Me peça você também, se quiser.'),
  leftUnkept: (told: string): Reply => say('Ficou sem anotar: ', { bold: told }, '. Se ainda valer, me mande de novo.'),
  leftOpen: (told: string): Reply =>
    say('Ficou sem anotar: ', { bold: told }, '. Se ainda valer, diga “anota também”.'),
  gaveUp: say('Vamos deixar para lá por enquanto. Quando quiser, é só pedir de novo.'),
  remindWhat: say('Do que eu te lembro, e quando?'),
  editLeft: (kept: readonly string[]): Reply =>
    say(
      'Vi que você corrigiu a mensagem. O que eu tinha anotado ficou como estava: ',
      { bold: kept.join('; ') },
      '. Para mudar ou apagar, responda a ela dizendo o quê.',
    ),
  nothingToEdit: say('Vi que você corrigiu uma mensagem. Se quiser que eu faça algo com ela, me mande de novo.'),
  noSummaries: say('Não estou mandando resumo nenhum. Quando quiser ver um, é só pedir: “resumo da semana”.'),
  reminderDone: say('✅ Boa!'),
  noReminderOf: (name: string): Reply =>
    say('Não achei lembrete de ', { bold: name }, `. Me diga o dia e a hora, que eu marco: “${name} dia 28 às 15h”.`),
  remindWhen: say('Quando eu te lembro? Por exemplo: “me lembra de pagar a luz sexta às 9h”.'),
  whichDayWas: say('Que dia foi? Me diga assim: “foi dia 12/9”, que eu mudo a data.'),
  doneThisTime: (what: string): Reply => say(`Boa! O lembrete de ${what} continua para a próxima vez.`),
  movesToWhen: (what: string): Reply => say('Para quando passo ', { bold: what }, '? Me diga o dia ou a hora.'),
  remindOver: say('Sua mensagem só chegou agora, e essa hora já passou. Para quando eu marco o lembrete?'),
  beforeWhat: say('Antes de que dia? Me diga com a data: “me lembra da prova dia 3 às 9h”.'),
  inviteEnds: say(
    'O código some sozinho em 10 minutos, e mesmo com ele ninguém entra sem eu te perguntar antes. É só não mandar.',
  ),
  inviteInPrivate: say('Convite só na nossa conversa particular: em grupo, outra pessoa veria o código.'),
  linkInPrivate: say('Isso só na nossa conversa particular: em grupo, outra pessoa veria o código.'),
  dataInPrivate: say(
    'Isso só na nossa conversa particular: aqui no grupo todos abririam o arquivo com tudo o que é seu.',
  ),
  refused: say('Isso eu não fiz, para não errar. Me diga com outras palavras?'),
  failed: say('Desculpe, não consegui cuidar dessa mensagem. Já anotei o problema; pode tentar de outro jeito?'),
} as const;
