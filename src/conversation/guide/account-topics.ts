// What the product is, who sees what, and who shares it.

import { KIN, PARTNER } from '../../domain/kin.ts';
import { piece } from '../../domain/pattern.ts';
import { asking, entirely, type Topic } from './topic.ts';

const THIS =
  '(?:(?:isso|isto|isso aqui|aqui|ess[ea] (?:app|bot|negocio|coisa|servico)|voce|vc|a caderneta|caderneta|o app|o bot) )?';
const PERSON = piece`
  (?:minha|meu|outra|outro|mais|com a|com o|com)(?: minha| meu)? (?:
    ${KIN}|${PARTNER}|filh[oa]s|familia|soci[oa]|amig[oa]|pessoas?|alguem|gente
  )
`;

const INVITE =
  'Diga “convidar” e mande o código para a pessoa. Ela passa a anotar e ver o seu dinheiro; as notas e os lembretes de cada um continuam de cada um. Para só olhar: “convidar só para ver”.';

export const ACCOUNT_TOPICS: readonly Topic[] = [
  entirely(
    'precisa de cadastro pra usar?',
    piece`
      (?:(?:eu )?precis\w*|(?:eu )?ten?ho? que|tem que|e preciso|exige|pede)
      (?: (?:de|fazer|ter|dar|informar|por|colocar|passar|criar|um|uma|meu|minha|algum))* ?
      (?:cartao|cadastr\w+|cpf|conta|e ?mail|documento|instalar|baixar|me cadastrar|login|aplicativo)
      (?: (?:algo|alguma coisa|nada|aplicativo|app))?
      (?: (?:pra|para) (?:usar|comecar|te usar|funcionar)(?: .{2,15})?)?
    `,
    'Não precisa de cadastro, cartão nem aplicativo: é só me escrever aqui.',
  ),
  entirely(
    'usa chatgpt por trás?',
    piece`
      (?:(?:voce|vc|isso|ela) )?(?:usa|usam|roda|tem|funciona|e feit[oa])
      (?: (?:com|uma|alguma|algum|por tras|o|a|em))* ?
      (?:inteligencia artificial|ia|chat ?gpt|gpt|gemini|claude|openai)(?: (?:por tras|ai|mesmo|pra .{2,20}))?
    `,
    'Quem entende, guarda e faz as contas é código. Um modelo de IA, quando quem cuida de mim liga um, só sugere e escreve: não mexe no que é seu.',
  ),
  entirely(
    'apaga essa conversa',
    '(?:apag\\w*|limp\\w*|exclu\\w*|delet\\w*) (?:(?:essa|esta|a|nossa|toda|o|esse) )+(?:conversa|chat|historico)(?: (?:toda|inteira|todo))?',
    'A conversa em si você apaga no próprio aplicativo. Para apagar o que guardei de você, sem volta: “apagar meus dados”.',
  ),
  entirely(
    'é de graça?',
    piece`
      ${THIS}(?:(?:e|eh|sai|funciona|vai ser) )?(?:(?:de )?graca|gratis|gratuit[oa]|pag[oa])
      (?: (?:mesmo|ou (?:pag[oa]|gratis|gratuit[oa]|de graca)|pra (?:usar|sempre)|usar|isso))*|
      quanto (?:e que )?(?:voce|vc|voces|vcs) (?:custa|cobra)m?|
      (?:
        quanto (?:e que )?(?:custa|voce custa|vc custa|cobra|voce cobra|vc cobra|e|sai)|
        qual (?:e )?(?:o )?(?:preco|valor)
      )(?: (?:
        pra usar|usar|usar isso|usar voce|usar vc|isso|por mes|voce|vc|a caderneta|o app|de usar|a assinatura|
        do plano|o plano
      ))+|
      (?:(?:voce|vc|voces|vcs) )?
      (?:cobra(?:m)?|vai(?: me)? cobrar|tem que pagar|precisa pagar|tem plano|tem assinatura|tem mensalidade)
      (?: (?:algo|alguma coisa|nada|quanto|por isso|pra usar|mensalidade|pago|de mim))*
    `,
    'Eu não cobro nada: pode usar à vontade.',
  ),
  entirely(
    'vc é robô ou gente?',
    piece`
      (?:(?:voce|vc|tu|ce|isso|aqui) )?(?:e|eh) (?:um |uma |o |a )?
      (?:
        robo|bot|humano|humana|gente|pessoa|maquina|ia|inteligencia artificial|chatgpt|chat gpt|de verdade|real|
        programa|alguem|pessoa real|gente de verdade
      )(?: (?:
        ou (?:um |uma |e )?(?:robo|bot|humano|humana|gente|pessoa|maquina|ia|programa|de verdade)|
        de verdade|mesmo|real
      ))*|
      (?:tem|tem alguma?|estou falando com|to falando com|falo com) (?:
        alguem|gente|uma pessoa|pessoa|um robo|um humano|uma maquina
      )(?: (?:de verdade|ai|do outro lado|real|digitando|respondendo))*
    `,
    'Sou um programa, não uma pessoa: um caderninho que mora aqui na conversa. Quem faz as contas e guarda tudo é código, sem chute.',
  ),
  entirely(
    'quem te fez?',
    piece`
      quem (?:e que )?(?:te |ti )?(?:
        fez|criou|inventou|programou|desenvolveu|
        e (?:o|a)? ?(?:seu|sua|teu)? ?(?:dono|dona|criador|criadora|autor|pai)|
        ta por tras|esta por tras
      )(?: (?:voce|vc|isso|esse (?:app|bot)|disso|a caderneta|de voce|de vc))*|
      de (?:quem|onde) (?:voce|vc|tu) (?:e|vem|veio)|
      qual (?:e )?(?:a )?(?:sua|tua) (?:empresa|origem)
    `,
    'Sou a Caderneta, um programa de código aberto: qualquer um pode ler como eu funciono. Quem me ligou aqui para você é quem cuida de mim.',
  ),
  entirely(
    'qual o seu nome?',
    piece`
      (?:
        qual (?:e )?(?:o )?(?:seu|teu) nome|
        como (?:voce|vc|tu|ce) se chama|
        como (?:te|devo te|posso te) cham(?:o|ar|amo)|
        quem (?:e|eh) (?:voce|vc|tu)|(?:voce|vc|tu) (?:e|eh) quem
      )
    `,
    'Sou a Caderneta, um caderninho que mora aqui na conversa: guardo suas notas, filmes, links e lembretes, e cuido das suas contas.',
  ),
  entirely(
    'vocês vendem meus dados?',
    piece`
      (?:
        (?:(?:voce|vc|voces|vcs|ela) )?(?:vend|compartilh|rouba|espi)\w*|
        (?:voce|vc|voces|vcs|ela) (?:pass|mostr|us)\w*
      )(?: (?:os|as|o|a|com|pra|pros|para|outros|terceiros|meus?|minhas?|alguem|bancos?))* (?:
        dados|informac(?:ao|oes)|conversas?|gastos
      )(?: .{2,30})?|
      (?:
        quem|alguem|mais alguem|outra pessoa|o telegram|o whatsapp|o governo|a receita|meu marido|minha esposa|
        minha mulher|minha mae
      )(?: mais)? (?:(?:pode|consegue|vai) )?(?:ve|ver|le|ler|olha|acessa|acessar|tem acesso|enxerga|sabe|recebe)
      (?: .{2,40})?|
      (?:meus|minhas|os meus|as minhas) (?:dados|informac(?:ao|oes)|conversas?|gastos|notas|senhas|coisas) (?:
        aparec\w*|fic\w* visive(?:l|is)|sao vist[oa]s?
      )(?: .{2,30})?|
      (?:meus|minhas|os meus|as minhas) (?:dados|informac(?:ao|oes)|conversas?|gastos|notas|senhas)
      (?: (?:ficam?|sao|estao|ta|estao|vao))+ (?:segur[oa]s?|protegid[oa]s?|privad[oa]s?|expost[oa]s?|guardad[oa]s?)
    `,
    'O que você guarda só você vê, e ninguém compra nem recebe seus dados. Se você convidar alguém, essa pessoa vê o dinheiro, nunca as notas. “meus dados” mostra tudo o que tenho e “apagar meus dados” some com tudo.',
  ),
  entirely(
    'é seguro?',
    piece`
      ${THIS}(?:e|eh|ta) (?:mesmo )?(?:segur[oa](?! (?:desemprego|de vida|do carro))|confiavel|privad[oa]|sigilos[oa]|golpe|virus|fraude)
      (?: (?:mesmo|isso|aqui|usar|mandar|guardar|anotar|confiar|te|senhas?|minhas?|o que|eu|mando|de usar))*|
      (?:posso|da pra|pode) confiar(?: (?:em (?:voce|vc)|nisso|mesmo|aqui))*
    `,
    'Sim, com juízo: o que você guarda só você vê, e não entro em banco nenhum. Senha de banco e número inteiro de cartão é melhor não deixar em caderno nenhum. Proteja também o celular, que é por onde se chega aqui.',
  ),
  entirely(
    'onde ficam meus dados?',
    piece`
      (?:onde|aonde) (?:e que )?(?:(?:voce|vc|ce|tu) )?(?:guarda|salva|armazena|ficam?|estao|vao|vai)(?: (?:guardad|salv|armazenad)[oa]s?)?
      (?: (?:os|as|meus|minhas))* ?(?:dados|informac(?:ao|oes)|coisas que .{2,20})|
      (?:(?:voce|vc|ce|tu) )?(?:guarda|salva|armazena)(?: (?:os|as|meus|minhas))* (?:dados|informac(?:ao|oes)|isso|tudo)(?: isso)? (?:onde|aonde)|
      (?:(?:os|as) )?(?:meus|minhas) (?:dados|informac(?:ao|oes)|coisas) (?:ficam|estao|vao)(?: (?:guardad|salv)[oa]s?)? (?:onde|aonde)
    `,
    'No servidor de quem me ligou aqui para você, e não no seu celular: se perder o aparelho, está tudo aqui. “meus dados” te dá uma cópia de tudo, e “apagar meus dados” some com tudo.',
  ),
  entirely(
    'e se eu não quiser que ela veja tudo?',
    piece`
      (?:e )?(?:se )?(?:eu )?(?:nao )?(?:quiser|quero|queria|da|tem como|posso|consigo|como faco)(?: (?:pra|para|fazer|escolher|o))* que
      (?: (?:ela|ele|a pessoa|(?:minha|meu|a|o) [a-z]+))+ (?:nao )?(?:veja|ver|ve|mexa|mexer|olhe)(?: (?:em|so|o|a|os|as|tudo|minhas|meus|algumas|certas|coisas|notas|gastos|de mim|meu|dinheiro))*
    `,
    'Quem você convida vê todo o dinheiro, e nunca suas notas, listas e lembretes. Para só olhar, sem anotar: “convidar só para ver”. O que for só seu, deixe numa nota.',
  ),
  entirely(
    'se eu perder o celular perco tudo?',
    piece`
      (?:(?:onde|aonde) (?:e que )?)?(?:fica(?:m)?|ta|esta|estao|guarda|vai|vao|sao|voce guarda|vc guarda) ?
      (?:guardad[oa]s?|salv[oa]s?|armazenad[oa]s?|tudo(?! errad| cert| bem| incorret))
      (?: (?:o que|tudo|isso|que|eu|te|mando|anoto|meus|minhas|os|as|dados|coisas|anotacoes|notas|gastos|as minhas))*|
      (?:e )?(?:o que acontece )?(?:se|quando)(?: eu)? (?:
        perd\w*|troc\w*|mud\w*|quebr\w*|roub\w*|form\w*|apag\w*|desinstal\w*|limp\w*
      )(?: (?:meu|o|de|a|rem|em|nossa|esta|essa|roubarem|perco|aplicativo))* ?
      (?:celular|telefone|aparelho|chip|conversa|whats\w*|telegram|app|historico|chat)(?: .{0,40})?|
      (?:se )?(?:me )?roubarem (?:meu |o )?(?:celular|telefone)(?: .{0,40})?
    `,
    'Fica guardado comigo, não no celular: entrando de novo com a mesma conta do Telegram ou o mesmo número do WhatsApp, está tudo aqui. Para ter uma cópia sua: “meus dados”.',
  ),
  entirely(
    'e se eu trocar de número?',
    '(?:e )?(?:o que acontece )?(?:se|quando) (?:eu )?(?:troc\\w*|mud\\w*|perd\\w*)(?: (?:eu|de|o|meu))* (?:numero|linha|chip)(?: .{0,40})?',
    'Antes de trocar de número, diga “vincular” e me escreva também pelo outro aplicativo (Telegram ou WhatsApp): o caderno passa a ser o mesmo nos dois, e você não perde nada.',
  ),
  entirely(
    'você conta pra alguém o que eu escrevo?',
    '(?:(?:voce|vc|ce|tu) )?(?:conta|fala|mostra|passa|vende|espalha)(?: isso| tudo)? (?:pra|para) (?:alguem|os outros|outras pessoas|mais alguem)(?: .{0,40})?',
    'Não: as notas só você vê, e o dinheiro, só quem você convidar.',
  ),
  entirely(
    'você lembra do que eu falei ontem?',
    '(?:(?:voce|vc|ce|tu) )(?:(?:se|ainda|vai) )*lembra(?:r)? (?:d?o que|d[ae] (?:tudo|coisas?)(?: que)?|das coisas que) (?:(?:eu|a gente|te|ja) )*(?:fal\\w*|diss\\w*|cont\\w*|escrev\\w*|convers\\w*|mand\\w*)(?: .{2,20})?',
    'Lembro do que você me conta e pede para guardar: pergunte como quiser, “cadê a senha do wi-fi?”, ou veja tudo em “o que eu guardei?”.',
  ),
  asking(
    'vc guarda isso até quando?',
    piece`
      (?:(?:voce|vc) )?(?:guard\w*|fic\w*|dur\w*|apag\w*|sal\w*|mant\w*)
      (?: (?:isso|tudo|guardad[oa]|salv[oa]|as coisas|meus dados|sozinh[oa]|por|ate|minhas|notas))* ?
      (?:pra sempre|para sempre|quanto tempo|ate quando|algum dia|depois de um tempo|sozinh[oa])
    `,
    'Guardo até você apagar. O que você apaga fica 30 dias na “lixeira” e depois some de vez.',
  ),
  asking(
    'dá pra conectar com o google agenda?',
    piece`
      (?:conect\w*|sincroniz\w*|integr\w*|lig\w*|vincul\w*)(?: (?:se|a|ao|com|o|no|na|em|meu|minha))* ?
      (?:google \w+|agenda do google|calendario|outlook|alexa|notion|icloud|google)(?: .{2,20})?
    `,
    'Ainda não me ligo a outros aplicativos. Os lembretes eu mesma mando: “me lembra de pagar a luz sexta às 9h”.',
  ),
  asking(
    'tem como colocar senha?',
    piece`
      (?:
        (?:coloc\w*|por|ponho|bot\w*|ter|tem|cri\w*|us\w*|ativ\w*|bloque\w*|trav\w*|tranc\w*|proteg\w*)
        (?: (?:uma|um|a|o|aqui|com|por|isso|conversa|caderno|minha|em|no|na))*
      ) ?(?:senhas?|biometria|digital|bloqueio|pin|conversa|caderno)
      (?: (?:pra|para|de) (?:abrir|entrar|acessar|ver|acesso))?
    `,
    'Senha própria eu não tenho: quem abre a sua conversa vê o caderno. Ligue o bloqueio do Telegram ou do WhatsApp (senha, digital ou rosto) nas configurações deles.',
  ),
  asking(
    'como faço pra apagar minha conta?',
    piece`
      (?:apag\w*|exclu\w*|delet\w*|encerr\w*|cancel\w*|remov\w*|sair?|saio|desativ\w*|sum\w*)
      (?: (?:a|o|com|de|d[oa]s|minha|meu|meus|os|todos|todas|tudo|todas as|tudo d[aeo]))* ?
      (?:
        conta|cadastro|dados|perfil|usuario|caderneta|assinatura da caderneta|servico|app|aplicativo|historico|
        conversa|tudo daqui|tudo
      )
    `,
    'Para apagar tudo de uma vez e sem volta: “apagar meus dados” (peço uma confirmação). Se quiser uma cópia antes: “meus dados”.',
  ),
  {
    ...asking(
      'como convido minha esposa?',
      piece`
        (?:
          convid\w*|cham\w*|adicion\w*|coloc\w*|inclu\w*|compartilh\w*|us\w*|divid\w*|junt\w*|acess\w*|entr\w*|
          vincul\w*|particip\w*
        )(?: (?:o|a|os|as|tudo|isso|aqui|caderno|conta|dinheiro|gastos|contas|junto|no|na|em|meu|minha|as contas))* ?
        (?:el[ea]s?|alguem|(?:outra|mais) pessoa|mais gente|casal|a dois|em familia|(?:com |o |a )?${PERSON})
        (?: (?:pra|para) (?:ver|usar|anotar|olhar)(?: .{2,12})?)?
      `,
      INVITE,
    ),
    leadsTo: 'household',
  },
  entirely(
    'meu filho pode usar?',
    `${PERSON} (?:tambem )?(?:pode|consegue|da pra) (?:te |me )?usar(?: .{2,20})?`,
    INVITE,
  ),
  asking(
    'como saio da casa?',
    piece`
      (?:sai\w*|deix\w*|desfa\w*|desvincul\w*)(?: (?:d[ao]s?|o|a|meu|minha|nosso|nossa|de))* (?:
        grupo da (?:familia|casa)|casa|familia|caderno (?:dele|dela|do outro)|conta conjunta|caderno compartilhado
      )
    `,
    'Diga “sair da casa”: você volta ao seu próprio dinheiro, e o que anotou lá fica lá.',
  ),
  asking(
    'como tiro ela da casa?',
    piece`
      (?:tir\w*|remov\w*|exclu\w*|expuls\w*|bloque\w*|desconvid\w*|apag\w*)(?: (?:o|a|d[ao]|acesso d[aeo]))* ?
      (?:el[ea]|alguem|(?:uma|outra|a) pessoa|(?:o |a )?${PERSON})(?: (?:da casa|do caderno|daqui|da conta))?
    `,
    'Diga “tira a Bia da casa”, com o nome da pessoa. Para ver quem usa o seu dinheiro: “quem está na casa?”.',
  ),
  asking(
    'posso te colocar num grupo?',
    piece`
      (?:
        (?:te |voce |vc )?(?:coloc\w*|adicion\w*|bot\w*|us\w*|p(?:or|onho)|inclu\w*|funcion\w*|entr\w*|particip\w*)
        (?: (?:te|voce|vc|isso|aqui|num|em|no|um|de|o|a|d[ao]|nosso|meu))* ?grupos?(?: .{2,20})?
      )
    `,
    'Pode me pôr num grupo: lá eu só leio o que é comigo (me marque ou responda a uma mensagem minha). Cada pessoa continua com o seu caderno. Para dividir o dinheiro da casa: “convidar”.',
  ),
];
