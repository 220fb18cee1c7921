// General knowledge that resembles a question about money or a command: "por que o céu é azul?", "qual o melhor jeito de
// limpar o sofá?". Nothing stored answers it.

import { pattern } from '../../domain/pattern.ts';

/** Money, work, the person's own things, and this product. */
const NOT_THE_WORLD = pattern('u')`
  \b(?:
    dinheiro|grana|financ\w*|prejuiz\w*|fatur\w*|melhor(?:a|o|am|ar|aram|ou|ei)|pior(?:a|o|am|ar|aram|ou|ei)|cresc\w*|
    gast\w*|pag\w*|receb\w*|ganh\w*|cust\w*|compr\w*|vend\w*|client\w*|negocio|lucro|margem|preco|car[oa]s?|
    barat[oa]s?|juros?|taxas?|impostos?|invest\w*|aplic\w*|poup\w*|econom\w*|guard\w*|junt\w*|acoes|acao|bolsa|dolar|
    euro|bitcoin|cripto|selic|cdi|cdb|ipca|inflacao|banco|salario|renda|emprego|emprest\w*|financi\w*|divid\w*|dev\w+|
    parcel\w*|cart(?:ao|oes)|fatura|limite|score|saldo|contas?|orcamento|metas?|tetos?|sobr\w+|falt\w+|fecha\w*|
    reserva|aposent\w*|valor|reais|mes|meses|impuls\w*|vontade|control\w*|planej\w*|organiz\w*|casa|carro|moto|
    aluguel|alug\w*|viaj\w*|viagem|festa|casamento|empresa|loja|abrir|mei|cnpj|nome|lembr\w*|lembret\w*|avis\w*|
    anot\w*|nota|notas|apag\w*|salv\w*|filmes?|series?|videos?|links?|listas?|categorias?|planilha|grafico|relatorio|
    dados|aqui|caderno|caderneta|agente|voces?|vc|tu|bot
  )\b
`;

const WHY =
  /^(?:e |mas |me diz |me explica |sabe )?(?:por ?que|pq) (?:e que |sera que )?(?!(?:nao|eu|isso|essa?|esta?)\b)\w+ /u;
const HOW = pattern('u')`
  ^(?:e |oi |gente |me ensina |me diz |sabe )?(?:
    como (?:(?:se|e que se|que|eu|a gente|faco|faz|fazer|pra|para|posso|consigo) )*|
    qual (?:e )?o (?:melhor )?jeito (?:certo )?de |
    o que (?:uso|passo|passar|usar) pra )(?:
    tir(?:ar|o|a)|limp(?:ar|o|a)|lav(?:ar|o|a)|passar|desentup(?:ir|o|e)|conserta?[ro]?|plant(?:ar|o|a)|
    cozinh(?:ar|o|a)|cheg(?:ar|o|a) (?:n[ao]|em|ate)|escrev(?:er|e|o)|pronunci(?:ar|a)|dobr(?:ar|o|a)|
    mat(?:ar|o|a) (?:barat|formig|cupi)\w+|
    espant(?:ar|o|a)|desembac\w+|amaci(?:ar|o|a)|descongel(?:ar|o|a)|ir pra|vou pra
  )\b
`;
const HOW_MANY = pattern('u')`
  ^(?:
    quant[oa]s (?:
      km|quilometros|calorias|ossos|dentes|gramas|litros|metros|paises|estados|planetas|continentes|jogadores|estrelas
    ) (?:tem|ha|existem|sao|da|cabe|cabem)|
    quanto tempo (?:leva (?:pra|para)|demora (?:pra|para)|cozinha|assa|ferve|vive)|
    qual (?:e )?(?:o|a) (?:\w+ )?(?:mais|menos) \w+ (?:do|da) (?:mundo|brasil|terra|universo)|
    que lua (?:e|eh|ta|esta)|
    (?:tem|sabe) (?:\w+ ){1,3}abert[oa] (?:agora|hoje|aqui|perto)
  )\b
`;
const OPINION =
  /^(?:e )?o que (?:e que )?(?:voce|vc|ce|tu) (?:acha|pensa) (?:d[aeo]s?|sobre) (?!meu|minha|iss|ess|est)/u;

/** What somebody may do that costs nothing: 'posso comer pizza?', 'posso ir de bermuda?'. */
const MAY = pattern('u')`
  ^(?:e |sera que |gente |sabe se )?(?:eu |a gente )?(?:posso|podemos|pode) (?:
    comer(?! fora)|beber|esquentar|congelar|descongelar|lavar|vestir|dormir|misturar|treinar|correr|levar|usar|chegar|
    entrar|ir (?:de|sem|com)|sair (?:mais cedo|assim|sem|com)
  )\b(?!.*\b(?:fgts|cheque|consignado|credito|decimo|13|ferias|pix|restaurante)\b)
`;

/** 'Me conta uma curiosidade sobre o mar', which begins like a question about what was told here. */
const TELL_ME = pattern('u')`
  ^(?:e |oi |agora |entao )*(?:me )?(?:conta|conte|fala|fale|diz|diga)(?: (?:pra mim|ai))? (?:
    (?:uma? )?(?:coisa|curiosidade|historia|fato|novidade)|
    algo|alguma coisa
  )(?: (?:bo[ao]|legal|interessante|bonit[ao]|curios[ao]|nov[ao]))? (?:sobre|d[aeo]s?) (?!
    ontem|hoje|(?:ess[ea]|est[ea]) )
`;

/** Something that happened, told for advice: 'bati o carro, e agora?'. Money told of has figures or is a question of money. */
const WHAT_NOW =
  /^(?!(?:e|quant\w+|qual|quais|gast\w+|pag\w+|receb\w+|ganh\w+|compr\w+|vend\w+|dev\w+|estou|to|fiquei|fui) )\w+ \w+(?: \w+){0,6} e agora$/u;
const OF_MONEY = pattern('u')`
  \b(?:
    emprego|demit\w*|demissao|renda|salario|divid\w*|juros|banco|negativ\w*|aluguel|dinheiro|grana|conta|contas|
    fatura|limite|parcel\w*|emprest\w*|nome|saldo|reserva|poupanca|invest\w*|\d+
  )\b
`;

/** "O que faço com abobrinha?", "o que fazer pra jantar?": of what is done with no figure in sight. */
const WHAT_TO_DO = pattern('u')`
  ^(?:(?:e|oi|gente|ai|entao|me diz|socorro),? )*(?:o que|oq) (?:(?:e que|eu|a gente|posso|devo|da pra) )*
  (?:faco|faz|fazer|fazemos) (?:hoje )?(?:com|pra|para|de (?!renda)|quando|n[ao])
`;
const SHORT_OF_MONEY =
  /\b(?:vermelho|buraco|sufoco|apert\w+|negativ\w*|endivid\w*|enrolad\w+|quebrad\w+|dur[oa]|imprevist\w+)\b/u;
const asksWhatToDo = (words: string): boolean =>
  WHAT_TO_DO.test(words) && !OF_MONEY.test(words) && !SHORT_OF_MONEY.test(words);

/** Causes in the person's own life are searched in what is stored. */
const OF_MY_LIFE = pattern('u')`
  \b(?:
    eu|me|comigo|
    (?:meu|minha|meus|minhas|nossa|nosso)
    (?! (?:gat|cachorr|filh|bebe|cao|coelh|pe|perna|barriga|olho|cabelo|mao|nariz|vizinh)\w*)|
    \w{3,}[aei]mos|sempre|nunca|luz|agua|obra|feria|mesada|ofertas?|safra|vermelho|zerad\w+|dur[oa]|acab\w+|
    som[ei]\w*|ca(?:i|iu|iram|em)|\d+
  )\b
`;

const asksWhy = (words: string): boolean => WHY.test(words) && !OF_MY_LIFE.test(words);
const asksOpinion = (words: string): boolean =>
  OPINION.test(words) && !/\b(?:d[aeo]s? )(?:eu|gente|nos)\b/u.test(words);

/** @param words folded */
export const knowledgeAsked = (words: string): boolean =>
  asksOpinion(words) ||
  (WHAT_NOW.test(words) && !OF_MONEY.test(words)) ||
  (!NOT_THE_WORLD.test(words) &&
    (asksWhatToDo(words) || asksWhy(words) || HOW.test(words) || HOW_MANY.test(words) || MAY.test(words)));

/** @param words folded. Whether what is asked for is none of the person's own; "sobre o uber" may be, which its reading says. */
export const tellAsked = (words: string): boolean =>
  TELL_ME.test(words) && !NOT_THE_WORLD.test(words.replace(TELL_ME, ''));
