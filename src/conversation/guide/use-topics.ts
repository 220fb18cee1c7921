// Where the product runs and when, what may be sent to it, and what of it can be changed.

import { PARTNER } from '../../domain/kin.ts';
import { piece } from '../../domain/pattern.ts';
import { adding, asking, changing, entirely, type Topic } from './topic.ts';

/** The product, as somebody new to it calls it. */
const THIS =
  '(?:de )?(?:(?:isso|isto|voce|vc|ess[ea] (?:negocio|app|aplicativo|bot|trem|treco|caderneta|programa)|seu (?:numero|contato|zap)|a caderneta)(?: (?:aqui|pra mim|para mim))*)';

export const USE_TOPICS: readonly Topic[] = [
  entirely(
    'me falaram que você anota as coisas',
    piece`
      (?:(?:[oa]|foi|meus?|minhas?|uma?|uns|umas) )*(?:
        amig[oa]s?|filh[oa]s?|net[oa]s?|sobrinh[oa]|irmao?|prim[oa]|marido|esposa|mulher|namorad[oa]|colegas?|vizinh[oa]|
        chefe|cunhad[oa]|mae|pai|genro|nora
      ) (?:(?:que|me|te|ja) )*(?:instalou|indicou|recomendou|falou|passou|mostrou|colocou|botou|baixou|mandou) ${THIS}|
      me (?:disseram|falaram|contaram|indicaram|recomendaram|passaram|mostraram) (?:que |q )?${THIS}(?: (?!quanto).{3,50})?|
      (?:vi|achei|conheci|descobri|encontrei) (?:${THIS} )?(?:(?:no|na|pelo|num) )(?:insta\w*|tik ?tok|face\w*|youtube|google|reels?|internet|grupo)(?: e .{3,40})?|
      (?:(?:eu )?(?:quero|queria|vou|vim|gostaria de) )(?:so )?(?:aprender a (?:usar|mexer)|testar|experimentar|comecar a usar)(?: (?:com|n)?${THIS})?
    `,
    'Que bom ter você aqui! Me conte do jeito que falaria: “almoço 28”, “me lembra de pagar a luz sexta às 9h”, “anota: senha do wi-fi é bolo123”. Depois é só perguntar: “quanto gastei hoje?”. E “ajuda” mostra o resto.',
  ),
  entirely(
    'vivo esquecendo de pagar as contas',
    piece`
      (?:(?:eu|to|tou|estou|vivo|ando|sempre|acabo) )*(?:esquecendo|esqueco) (?:sempre )?de pagar (?:(?:[oa]s|minhas|meus) )*(?:contas|boletos|faturas?|coisas)(?: (?:sempre|todo mes))?
    `,
    'Deixa comigo: me diga cada uma com o dia, “aluguel 1200 todo dia 5”, que eu lanço e aviso. E “me lembra um dia antes” avisa na véspera.',
  ),
  {
    ...entirely(
      'tem aplicativo?',
      piece`
        (?:
          (?:funciona|tem|existe|da pra usar|usar?|uso|roda|ta|esta|acess\w*|abr\w*)
          (?: (?:voce|vc|isso|tambem|so|no|na|em|pelo|pela|a|o|um|uma|algum|versao|pra|para|do))* ?
          (?:
            whats\w*|zap|telegram|computador|pc|notebook|tablet|iphone|android|ios|web|navegador|site|aplicativo|app|
            alexa|siri|instagram
          )(?: (?:tambem|ou|web|e|no|telegram|whats\w*|so|proprio|pra baixar))*
        )
      `,
      'Funciono dentro do Telegram e do WhatsApp, no celular ou no computador, sem aplicativo para instalar. Para usar o mesmo caderno nos dois: “vincular”.',
    ),
    leadsTo: 'link_channel',
  },
  entirely(
    'tem limite de mensagens?',
    piece`
      (?:(?:tem|existe|ha|qual (?:e )?o|quantas|quantos) )(?:(?:um|algum|o) )?
      (?:limites?|maximo|mensagens|notas|gastos|lancamentos|coisas)
      (?: (?:
        de|por|pra|eu|posso|mandar|guardar|anotar|dia|mes|mensagens?|gastos?|notas?|uso|lancamentos?|itens|aqui
      ))*
    `,
    'Não tenho limite de mensagens, notas nem lançamentos.',
  ),
  entirely(
    'funciona de madrugada?',
    piece`
      (?:(?:voce|vc|isso|aqui) )?(?:
        funciona|trabalha|atende|responde|
        fica (?:ligad[oa]|on|online|acordad[oa]|aqui)|
        ta aqui|esta aqui|dorme|descansa
      )(?: (?:
        de|a|o|no|na|ao|aos|em|todo|dia|madrugada|noite|fim de semana|domingo|feriados?|24h?|24 horas|sempre|dia todo|
        tempo todo|dias?|qualquer|hora|horario|e noite
      ))+
    `,
    'Estou aqui a qualquer hora, todos os dias.',
  ),
  asking(
    'funciona sem internet?',
    '(?:(?:voce|vc|isso) )?(?:funciona|uso|usar|anot\\w*|lanc\\w*|mand\\w*)(?: (?:gastos?|mensagens?|coisas))? (?:sem (?:internet|sinal|rede|wifi|conexao)|offline)',
    'Sem internet a mensagem fica esperando no seu celular, e eu anoto assim que ela chegar. Se já for outro dia, diga quando foi: “mercado 80 ontem”.',
  ),
  entirely(
    'você fala inglês?',
    piece`
      (?:tem|existe) (?:versao )?em (?:ingles|espanhol)|
      (?:(?:voce|vc) )?(?:fal\w*|entend\w*|respond\w*|escrev\w*|sab\w*)(?: (?:em|o|a|falar|por|com|usar))* (?:
        ingles|espanhol|frances|outr[ao]s? (?:linguas?|idiomas?)|italiano|libras|english|girias?|abreviad[oa]|sem acento
      )(?: .{2,20})?|
      (?:hi|hello|hey) ?(?:there)?|(?:do|can) you .{2,40}
    `,
    'Só falo português, do seu jeito: com gíria, sem acento ou abreviado eu me viro.',
  ),
  asking(
    'posso mandar áudio?',
    piece`
      (?:(?:voce|vc) )?(?:mand\w*|envi\w*|ouv\w*|escut\w*|entend\w*|aceit\w*|receb\w*|usar?|gravar?|le|fal\w*)
      (?: (?:um|uma|uns|por|em|com|de|pra|voce|mensagens?|meus?|minha))* ?
      (?:audios?|voz|notas? de voz|mensagem de voz|gravac(?:ao|oes))(?: .{0,20})?|
      audios?
    `,
    'Pode mandar áudio: se a transcrição estiver ligada aqui, eu mostro o que ouvi e anoto como se fosse escrito. Se não estiver, eu aviso na hora.',
  ),
  asking(
    'lê foto da nota fiscal?',
    piece`
      (?:(?:voce|vc) )?
      (?:mand\w*|envi\w*|le|ler|leia|entend\w*|aceit\w*|reconhec\w*|ve|ver|tir\w*|escane\w*|us\w*|por)
      (?: (?:um|uma|uns|umas|por|em|com|de|a|o|as|os|pra|voce|minhas?))* ?
      (?:
        fotos?|prints?|imagens?|imagem|comprovantes?|recibos?|cupo(?:m|ns)(?: fiscal| fiscais)?|notas? fisca(?:l|is)|
        notinhas?|qr ?code|boletos?
      )(?: (?:de|da|do|das|dos|em) .{2,30}| fisca(?:l|is))?|
      (?:fotos?|prints?|comprovantes?|notas? fisca(?:l|is))(?: (?:de|da|do) .{2,30})?
      (?: (?:pode|tambem|serve|funciona|da|vale))*
    `,
    'Pode mandar a foto do recibo: se a leitura de imagens estiver ligada aqui, eu leio o valor e pergunto antes de anotar. Com uma legenda, como “mercado 89,90”, anoto de qualquer jeito.',
  ),
  asking(
    'dá pra mandar localização?',
    piece`
      (?:(?:voce|vc) )?(?:mand\w*|envi\w*|aceit\w*|receb\w*|entend\w*|guard\w*|salv\w*|ve|ver|le|ler)
      (?: (?:um|uma|uns|umas|de|a|o|os|as|minha|meu|por))* ?(?:
        localizac(?:ao|oes)|contatos?|figurinhas?|
        videos? (?:da galeria|gravad[oa]s?)|
        arquivos?|documentos?|pdfs?|word
      )(?: .{0,20})?
    `,
    'Ainda não: desses eu só leio extrato de banco, em OFX ou CSV. O resto me escreva: “anota: o contador fica na rua das Flores, 12”.',
  ),
  changing(
    'como troco o nome da minha esposa?',
    `nomes? d[aeo] (?:minha |meu )?(?:${PARTNER}|outra pessoa|familia)`,
    'Cada pessoa diz o seu para mim: “me chama de Bia”. É esse nome que aparece ao lado do que ela anota.',
  ),
  changing('como mudo meu nome?', '(?:nomes?|apelidos?|como (?:voce|vc) me chama)', 'Diga “me chama de Bia”.'),
  changing(
    'como mudo o fuso?',
    '(?:fusos?(?: horarios?)?|horarios?|cidades?|onde (?:eu )?moro)',
    'Diga onde está: “moro em Manaus”. Acerto o relógio dos lembretes por aí.',
  ),
  changing(
    'como mudo o início do mês?',
    '(?:(?:inicio|comeco|fechamento|dia (?:que|em que)?) ?(?:do )?mes(?: (?:comeca|vira|fecha))?|dia d[eo] (?:inicio|fechamento)(?: do mes)?)',
    'Diga o dia: “meu mês começa dia 5”. As contas do mês passam a valer daí.',
  ),
  adding(
    'como crio um agente?',
    '(?:agentes?|personalidades?)',
    'Diga o nome e o que ele faz: “cria um agente Nutri: me ajuda a comer bem”. Para falar com ele: “/agente Nutri”.',
  ),
  entirely(
    'por onde eu começo?',
    piece`
      (?:
        usar$|
        usar? (?:voce|vc|isso|aqui|a caderneta|direito)|
        te usar|
        comec(?:o|ar)(?: (?:a usar|por onde|agora))?|comeca(?: (?:a usar|por onde))?$|
        por onde (?:eu )?(?:comeco|comecar|comeca)|
        iniciar|mexer(?: (?:aqui|nisso|com voce))?|tutorial|manual|passo a passo|guia
      )
    `,
    'Comece contando o que acabou de gastar, do jeito que falaria: “almoço 28”. Depois pergunte “quanto gastei hoje?”. Para guardar outras coisas: “anota: senha do wi-fi é bolo123”, “me lembra de pagar a luz sexta às 9h”. E “ajuda” mostra o resto.',
  ),
];
