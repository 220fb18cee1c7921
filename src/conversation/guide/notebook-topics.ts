// How to keep notes, works, links, lists and reminders with the product.

import { piece } from '../../domain/pattern.ts';
import { HELLO } from '../../language/signals/greeting.ts';
import { adding, asking, changing, entirely, removing, seeing, type Topic } from './topic.ts';

const WORK = '(?:filmes?|series?|animes?|novelas?|documentarios?)';
const NOTE = '(?:notas?|anotac(?:ao|oes)|senhas?|receitas? de \\w+|enderecos?|ideias?|recados?|lembranc\\w+|textos?)';

export const NOTEBOOK_TOPICS: readonly Topic[] = [
  entirely(
    'me ajuda a organizar a festa?',
    piece`
      ${HELLO}(?:(?:voce|vc) )?(?:(?:me )?ajuda(?:r|s)?|preciso de ajuda|quero ajuda|to|estou|vou|quero|preciso)(?: me)? (?:(?:a|pra|com|para|em) )?
      (?:organizar|organizando|planejar|planejando|preparar|preparando)? ?(?:um|uma|o|a|meu|minha|nosso|nossa) ?(?:
        festa|festinha|aniversario|niver|casamento|cha (?:de bebe|de panela|revelacao)|churrasco|viagem|mudanca|formatura|batizado|ceia|natal
      )(?: (?:de|da|do|dos|das|pra|para|em|no|na|com) .{2,30})?
    `,
    'Claro! Vai me contando que eu guardo: os convidados (“convidados: Ana, Bia”), a lista de compras (“lista de compras: vela, refri”), os lembretes e cada gasto. Depois é só perguntar o que falta, quem vem e quanto já foi.',
  ),
  adding(
    'como coloco um lembrete?',
    piece`
      (?:
        lembretes?|alarmes?|avisos?|alertas?|compromissos?|consultas?|agenda|eventos?|aniversarios?|
        lembrar de (?:algo|(?:uma|alguma) coisa|.{2,30})|
        avis(?:e|ar|asse) de (?:algo|uma coisa)
      )(?: (?:pra|para|de) .{2,30})?
    `,
    'Diga o quê e quando: “me lembra de pagar a luz sexta às 9h”. Serve também “me lembra do remédio todo dia às 8h”. Para ver: “meus lembretes”.',
  ),
  entirely(
    'qual a diferença entre nota e lembrete?',
    '(?:qual (?:e )?(?:a )?)?diferenca (?:entre|de|da|do) (?:a |o |um |uma )?(?:notas?|lembretes?) (?:e|pr[ao]|para)(?: [oa]| uma?)? (?:notas?|lembretes?)|(?:notas?|lembretes?) e (?:notas?|lembretes?) (?:e|sao) (?:a mesma coisa|iguais|diferentes?)',
    'Nota eu guardo até você procurar: “anota: senha do wi-fi é bolo123”. Lembrete eu mando na hora marcada: “me lembra de pagar a luz sexta às 9h”.',
  ),
  entirely(
    'não quero mais receber avisos',
    '(?:(?:eu )?nao quero (?:mais )?(?:receber )?(?:(?:seus?|os|nenhum|mais|tantos?) )*|par(?:a|e) (?:com os |de (?:me )?mandar (?:os |tantos? )?)|chega de )(?:avisos?|notificac(?:ao|oes)|alertas?|mensagens?)',
    'Só mando o que você pediu. Veja “meus lembretes” e diga “cancela o 2”, ou “para de mandar o resumo da semana”.',
  ),
  removing(
    'como cancelo um lembrete?',
    '(?:lembretes?|alarmes?|avisos?|alertas?|compromissos?)',
    'Diga qual: “cancela o lembrete da luz”, ou veja “meus lembretes” e diga “cancela o 2”.',
  ),
  changing(
    'como mudo o horário de um lembrete?',
    '(?:lembretes?|alarmes?|compromissos?|horarios?|a hora)(?: d[aeo]s? (?:um |meus )?(?:lembrete|aviso|alarme|resumo)s?)?',
    'Diga qual e para quando: “muda o lembrete da luz pra segunda às 10h”.',
  ),
  asking(
    'dá pra adiar o lembrete?',
    '(?:(?:d\\w*|adi\\w*|repet\\w*) )?(?:soneca|adiar|adia)(?: (?:um |o |os )?lembretes?)?',
    'Quando o lembrete tocar, use os botões dele ou diga “me lembra de novo em 1 hora”.',
  ),
  adding(
    'como guardo um filme?',
    `${WORK}|lista de ${WORK}|${WORK} (?:pra|para|que) .{2,20}`,
    'Diga o título: “salva o filme Cidade de Deus”, “quero ver a série Dark”. Quando assistir: “já vi Cidade de Deus, nota 9”. Para ver: “meus filmes”.',
  ),
  asking(
    'como marco que já vi?',
    piece`
      (?:marc\w*|diz\w*|coloc\w*|dar?|dou|avali\w*)(?: (?:um|uma|o|a|os|as|que|eu|ja|como|nota|pra|pro|de|em))* ?
      (?:${WORK}|(?:vi|assisti|visto|assistid[oa]|terminei)(?: (?:um|o|a|uma) ${WORK})?|nota)
      (?: (?:como )?(?:visto|vista|assistid[oa]|que (?:eu )?(?:ja )?(?:vi|assisti)))?
    `,
    'Diga “já vi Cidade de Deus”, com nota se quiser: “nota 9”. Numa lista na tela, o número basta: “já vi o 2”.',
  ),
  asking(
    'vc indica filme?',
    `(?:indic\\w*|recomend\\w*|suger\\w*)(?: (?:um|uma|algum|alguma|uns|bons?|me|pra|mim))* ?${WORK}`,
    'Sugiro do que você guardou: “me indica um filme de terror”.',
  ),
  adding(
    'dá pra guardar link?',
    '(?:links?|sites?|videos?|artigos?|reels?|tiktoks?|posts?|videos? do youtube)',
    'É só mandar o link aqui, com uma palavra sua se quiser. Depois: “meus links”, ou procure pelo assunto.',
  ),
  adding(
    'consigo fazer lista de compras?',
    '(?:listas?)(?: (?:de|do|pro|pra|para|com) .{2,30})?|listinhas?(?: .{2,30})?',
    'Dê um nome e os itens: “lista de mercado: arroz, feijão”. Depois “põe café na lista de mercado”, “risca o arroz” e “lista de mercado” para ver.',
  ),
  adding(
    'como anoto uma senha?',
    NOTE,
    'Comece com “anota”: “anota: senha do wi-fi é bolo123”. Para achar depois, pergunte como quiser: “cadê a senha do wi-fi?”.',
  ),
  adding(
    'como guardo um livro?',
    '(?:livros?|leituras?|lista de livros?)',
    'Guardo como nota: “anota: quero ler Torto Arado”. Depois é só perguntar: “cadê o Torto Arado?”.',
  ),
  adding(
    'dá pra guardar música?',
    '(?:musicas?|playlists?|podcasts?|albuns|album)',
    'Mande o link, ou anote o nome: “anota: ouvir o disco novo da Marisa Monte”.',
  ),
  seeing(
    'como acho o que eu guardei?',
    piece`
      (?:
        (?:o que|tudo (?:o )?que|as coisas que) (?:eu )?(?:ja )?(?:guardei|anotei|salvei|mandei)|
        ${NOTE}|coisas?|listas?|${WORK}|links?|videos?|lembretes?|itens|uma coisa
      )(?: (?:
        antig[oa]s?|
        que (?:eu )?(?:guardei|anotei|salvei|mandei|ja vi|nao vi|ainda nao vi)|
        salv[oa]s?|guardad[oa]s?
      ))?
    `,
    'Pergunte com as suas palavras: “cadê a senha do wi-fi?”, “algum filme de terror que ainda não vi?”. Ou veja tudo: “o que eu guardei?”, “minhas notas”, “meus filmes”, “meus lembretes”.',
  ),
  removing(
    'como apago uma nota?',
    `(?:${NOTE}|${WORK}|links?|videos?|itens|item|listas?|uma coisa|coisas?|algo)(?: (?:da|de uma|das) (?:minha )?listas?)?`,
    'Diga qual: “apaga a nota do wi-fi”, “tira Duna da lista”. Ou veja a lista e diga o número: “apaga o 2”. O que sai fica 30 dias na “lixeira”.',
  ),
  changing(
    'como mudo uma nota?',
    `(?:${NOTE}|listas?|itens|item|titulos?)`,
    'Diga qual e como fica: “troca a nota do bolo: forno a 180”. O texto de antes fica guardado: “desfaz” traz de volta.',
  ),
  asking(
    'tem como recuperar o que apaguei?',
    piece`
      (?:recuper\w*|restaur\w*|traz\w*|volt\w*|resgat\w*)
      (?: (?:algo|o que|uma coisa|um|uma|o|a|item|nota|filme|gasto|que|eu|coisas|as|de volta|atras))* ?
      (?:apaguei|apagad[oa]s?|exclui|excluid[oa]s?|deletei|deletad[oa]s?|atras|de volta|lixeira|apagou)?
    `,
    'Logo depois, “desfaz” volta atrás. Mais tarde, veja a “lixeira” e diga “recupera o 1”: guardo por 30 dias.',
  ),
  entirely(
    'o que acontece quando eu apago?',
    '(?:e )?(?:(?:o que acontece|pra onde vai|perde tudo|some de vez) (?:se|quando|depois que) (?:eu )?apag\\w*(?: .{0,30})?|onde (?:fica|ta|esta|vejo) a lixeira|fazer (?:a |ess[ea] )?lixeira)',
    'O que você apaga fica 30 dias na “lixeira”: diga essa palavra para ver o que tem lá, e “recupera o 1” para trazer de volta.',
  ),
  entirely(
    'e se eu errar?',
    piece`
      (?:e )?(?:o que acontece )?(?:se )?(?:eu )?
      (?:erra(?:r|sse)|errei|apagar? sem querer|mandar errado|me engana(?:r|sse)|escrever errado)
      (?: (?:alguma coisa|algo|um gasto|o valor|na hora))?
    `,
    'Sem problema: “desfaz” volta atrás na última mudança, e para consertar é só dizer o certo: “na verdade foi 32”.',
  ),
  asking(
    'dá pra desfazer?',
    '(?:desfaz\\w*|desfaco|volt\\w* atras|volt\\w*)(?: (?:uma|a|alguma|o que|ultima|coisa|acao|fiz|eu|mudanca))*',
    'Diga “desfaz”, e a última mudança volta. Pode repetir para voltar mais.',
  ),
];
