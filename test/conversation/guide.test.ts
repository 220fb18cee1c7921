// Questions about the product: which are recognised, and that every order an answer shows works as typed.

import { describe, expect, it } from 'vitest';
import { guideNearest, guideTo, TOPICS } from '../../src/conversation/guide/decide-guide.ts';
import type { LocalDateTime } from '../../src/domain/dates.ts';
import type { Intent } from '../../src/language/intent.ts';
import { understand } from '../../src/language/understand.ts';

const context = { now: '2026-11-23T12:00' as LocalDateTime };
const NOT_AN_ORDER: ReadonlySet<Intent> = new Set<Intent>(['unknown', 'smalltalk', 'about', 'complexa']);
/** Fixed commands that the conversation reads before language does, and what needs something on the screen. */
const COMMANDS = new Set([
  'convidar',
  'convidar só para ver',
  'sair da casa',
  'tira a Bia da casa',
  'quem está na casa?',
  'lixeira',
  'recupera o 1',
  '/agente Nutri',
  'quais são as categorias?',
  'nota 9',
  'foi ontem',
]);

describe('a question about the product', () => {
  const quoted = TOPICS.flatMap(({ answer }) => [...answer.matchAll(/“([^”]+)”/gu)].map(([, said = '']) => said));
  const orders = [...new Set(quoted)].filter((said) => !COMMANDS.has(said));
  it.each(orders)('is answered with an order that works: %s', (said) => {
    const { intent } = understand(said, context);
    expect(NOT_AN_ORDER.has(intent), `${said} is ${intent}`).toBe(false);
  });

  it.each(TOPICS.map((topic) => [topic.example, topic] as const))('has its topic: %s', (question, topic) => {
    expect(guideTo(question)?.answer).toBe(topic.answer);
  });

  it.each([
    ['é de graça?', 'não cobro'],
    ['quanto custa usar isso?', 'não cobro'],
    ['vc é robô ou gente?', 'programa'],
    ['quem fez vc', 'código aberto'],
    ['posso mandar áudio?', 'transcrição'],
    ['oi, uma dúvida: dá pra mandar foto da nota fiscal?', 'foto do recibo'],
    ['lê comprovante?', 'foto do recibo'],
    ['como convido ela?', '“convidar”'],
    ['vc vende meus dados?', 'só você vê'],
    ['alguém lê minhas mensagens?', 'só você vê'],
    ['onde fica guardado o que eu te mando?', 'meus dados'],
    ['se eu perder o celular perco tudo?', 'mesma conta'],
    ['tem como exportar em pdf?', 'planilha'],
    ['tem como colocar senha?', 'bloqueio'],
    ['como faço pra apagar minha conta?', 'apagar meus dados'],
    ['como cadastro um cartão?', 'fecha dia 3'],
    ['como faço pra corrigir um valor?', 'na verdade foi 32'],
    ['posso criar minhas categorias?', 'fixas'],
    ['quais categorias existem?', 'alimentação'],
    ['como lanço uma compra em 10x?', 'tv 3000 em 10x'],
    ['como lanço um gasto?', 'uber 23,50'],
    ['dá pra colocar conta fixa?', 'todo dia 10'],
    ['consigo fazer lista de compras?', 'lista de mercado'],
    ['vc conecta com meu banco?', 'Não entro no seu banco'],
    ['dá pra importar extrato do nubank?', 'OFX'],
    ['posso mandar vários gastos de uma vez?', 'mesma mensagem'],
    ['posso anotar um gasto de ontem?', 'ontem'],
    ['tem aplicativo?', 'Telegram'],
    ['posso te colocar num grupo?', 'grupo'],
    ['você fala inglês?', 'português'],
    ['funciona de madrugada?', 'a qualquer hora'],
    ['e se eu errar?', 'desfaz'],
    ['como saio do grupo da família?', 'sair da casa'],
    ['por onde eu começo?', 'almoço 28'],
    ['vc avisa quando a conta vai vencer?', 'me lembra'],
    ['precisa de cadastro pra usar?', 'Não precisa'],
    ['como eu digo que paguei no pix?', 'no pix'],
    ['quero excluir um lançamento que fiz errado, como faz?', 'apaga o gasto'],
    ['como funciona o lembrete?', 'me lembra'],
    ['usa chatgpt por trás?', 'código'],
    ['dá pra conectar com o google agenda?', 'Ainda não'],
    ['posso usar pra minha empresa?', 'dois cadernos'],
    ['tem como ver quanto gastei por categoria?', 'gastos por categoria'],
    ['quero controlar meus gastos, como funciona?', 'É só ir me contando'],
    ['quero separar gastos da empresa e pessoais', 'dois cadernos'],
    ['para que serve a lixeira?', '30 dias'],
    ['o que são os fixos?', 'todo dia 10'],
    ['posso falar por gírias?', 'com gíria'],
    ['do you speak english?', 'português'],
    ['chega de notificações', 'meus lembretes'],
    ['vc lembra do que eu te falei semana passada?', 'o que eu guardei'],
  ])('%s', (question, part) => {
    expect(guideTo(question)?.answer).toContain(part);
  });

  it.each([
    ['O senhor pode me explicar de que jeito se anota um lembrete?', 'me lembra'],
    ['esse trem grava foto tb ou só letra?', 'foto do recibo'],
    ['dá pra eu te encaminhar post do insta e vc guarda? como?', 'link'],
  ])('known to ask for help, by what it names: %s', (question, part) => {
    expect(guideNearest(question)?.answer).toContain(part);
  });

  it.each([
    'apaga os lembretes',
    'pode apagar as notas',
    'dá pra apagar o gasto do uber?',
    'tem lembrete pra sexta?',
    'posso gastar 200 no mercado?',
    'como dividir as contas com minha namorada de forma justa?',
    'como faço pra pagar minhas dívidas?',
    'consigo pagar o cartão esse mês?',
    'confirmo',
    'perdi o chip dnv sou mt burro',
    'Poderia me mandar o extrato de outubro em PDF?',
    'quero juntar dinheiro',
    'exporta meus gastos',
    'seguro do carro 200',
    'o que é um financiamento?',
    'o que é CDI?',
    'me avisa da conta de luz dia 10',
    'me avisa quando for meio-dia',
  ])('is something else: %s', (said) => {
    expect(guideTo(said)).toBeUndefined();
  });
});
