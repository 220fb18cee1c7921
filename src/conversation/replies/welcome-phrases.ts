// What is said to somebody new, in greeting, and of the product itself.

import type { RichText } from '../../domain/text.ts';
import { say } from './say.ts';

const HELP: RichText = [
  'Sou a Caderneta: guardo o que você me pede, cuido das suas contas e acho depois.\n\n',
  { bold: 'Dinheiro' },
  '\n• uber 23 · mercado 150 no crédito do nubank · tv 3000 em 10x\n• quanto gastei esse mês? · gastos por categoria\n• teto de 800 pro mercado · meu nubank fecha dia 3 e vence dia 10\n• na verdade foi 32 · apaga o gasto da pizza\n\n',
  { bold: 'Guardar' },
  '\n• anota: senha do wi-fi é bolo123\n• salva o filme O Auto da Compadecida\n• mande um link, ou responda “salva isso”\n\n',
  { bold: 'Lembrar' },
  '\n• me lembra de pagar a luz sexta às 9h · meus lembretes\n• netflix 39,90 todo dia 10 (eu lanço sozinha)\n\n',
  { bold: 'Achar' },
  '\n• o que eu guardei?\n• minhas notas · meus filmes\n• cadê a senha do wi-fi?\n• algum filme de terror que ainda não vi?\n• onde assistir Cidade de Deus? · já vi o 2 · nota 9\n\n',
  { bold: 'Mudar e apagar' },
  '\n• apaga o 2 · apaga a nota do bolo\n• troca a nota do bolo: forno a 180\n• desfaz\n\n',
  { bold: 'Seus dados' },
  '\n• meus dados (um arquivo com tudo)\n• apagar meus dados\n• vincular (outro canal) · convidar (dividir o dinheiro com alguém)',
];

export const WELCOME_PHRASES = {
  welcome: say(
    'Oi! Sou a Caderneta, seu caderninho de bolso. Me diga o que guardar ou quanto gastou, do seu jeito:\n\n• uber 23\n• quanto gastei esse mês?\n• anota: senha do wi-fi é bolo123\n• salva o filme Cidade de Deus\n• o que eu guardei?\n\nGuardo só o que você me pede. “meus dados” mostra tudo e “apagar meus dados” some com tudo.',
  ),
  welcomeGroup: say(
    'Oi, gente! Sou a Caderneta, um caderninho de bolso. Aqui no grupo eu só leio o que é comigo: me marquem, respondam a uma mensagem minha ou usem /ajuda.\n\nCada pessoa tem o seu caderno, e o que eu respondo aqui todos veem. Para o que é só seu, me chame no privado. Para juntar o dinheiro da casa, diga “convidar”.',
  ),
  nameless: say(
    'Não sei quem escreveu: a mensagem veio em nome do grupo ou de um canal, e cada caderno é de uma pessoa. Para eu atender, escreva com o seu nome (desligue “Permanecer anônimo” nas suas permissões de administrador) ou me chame no privado.',
  ),
  hello: say('Oi! O que vamos guardar ou procurar hoje?'),
  helloBack: say('Oi! Tudo bem sim, e com você? Como posso ajudar com suas finanças e suas anotações hoje?'),
  help: { text: HELP },
  about: say(
    'Sou a Caderneta, um caderninho que mora aqui na conversa. Anoto seus gastos e entradas, guardo notas, filmes, séries, vídeos e links, e respondo quando você pergunta. Quem cuida de tudo é código, e o que é seu só você vê.',
  ),
} as const;
