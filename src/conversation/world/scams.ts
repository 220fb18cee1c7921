// What people ask when a scam reaches them, and what to do, shortest first. Sources, read in November 2026: Pix refunds (MED and its
// button), Resolution BCB 1/2020 as amended, art. 41-B to 41-F; Meu BC (Registrato, BC Protege+), bcb.gov.br/meubc; Celular Seguro,
// celularseguro.mj.gov.br; self-exclusion from betting, Portaria SPA/MF 2.579/2025; money received by mistake, art. 169 of the Penal Code.

import { CLOSE } from '../../domain/kin.ts';
import { pattern } from '../../domain/pattern.ts';

export type Scam = {
  /** Tested against the folded words: no accents, no punctuation. */
  readonly says: RegExp;
  /** Played by test/conversation/scams.test.ts. */
  readonly examples: readonly string[];
  readonly answer: string;
};

const WHO =
  '(?:banco|central|gerente|atendente|nubank|itau|caixa|bradesco|santander|inter|picpay|mercado pago|receita|inss)';
const FAMILY = `(?:${CLOSE}|parente)`;
const BETS =
  '(?:tigrinho|fortune tiger|bets?|cassino|apostas?(?: esportivas?)?|roleta|aviator|jogo do aviao|casas? de apostas?)';

/** The first that fits answers, so the more particular come first. */
export const SCAMS: readonly Scam[] = [
  {
    says: pattern('u')`
      \b(?:receb|cai|entrou|veio|chegou|mandaram)\w* .*\b(?:pix|dinheiro|transferencia|deposito)\b.*
      \b(?:
        (?:por|foi|sem) (?:engano|querer)|por erro|errado|desconhecid\w+|estranh\w+|nao conheco|nao sei quem|devolv\w+
      )\b(?!.*\b(?:que eu|emprest|me devolv))
    `,
    examples: ['recebi um pix por engano de 300 de um desconhecido, devolvo?', 'caiu um pix errado na minha conta'],
    answer:
      'Não mande um Pix novo. Abra esse Pix no extrato do banco e use a opção “Devolver”: o valor volta para a conta de onde saiu. Pedir um Pix para outra chave é golpe comum, porque a pessoa ainda contesta o primeiro e você paga duas vezes. Na dúvida, fale antes com o seu banco.',
  },
  {
    says: pattern('u')`
      \b(?:fiz|mandei|enviei|transferi|paguei)\b.*\b(?:pix|transferencia)\b.*
      \b(?:errad[oa]|pessoa errada|por engano|conta errada|chave errada)\b|
      \bpix\b.*\b(?:pra|para) (?:a )?(?:pessoa|chave|conta) errada\b
    `,
    examples: ['fiz um pix errado, como recupero?', 'mandei pix pra pessoa errada'],
    answer:
      'Erro de chave não entra na contestação do Banco Central, que é só para golpe. Peça a devolução a quem recebeu (o nome está no comprovante) e avise o seu banco, que pode falar com o banco dela. Se a pessoa se recusar, faça boletim de ocorrência: ficar com dinheiro recebido por erro é crime, e o juizado especial aceita o pedido sem advogado até 20 salários mínimos.',
  },
  {
    says: pattern('u')`
      ^(?!.*\b(?:quase|por pouco|nao cai)\b).*\b(?:cai|caimos|caiu|cairam)\b.*\bgolpe\b|
      \bfui (?:enganad[oa]|vitima|golpead[oa])\b|
      \b(?:me|nos) (?:enganaram|passaram (?:um )?golpe|deram (?:um )?golpe|aplicaram)\b|
      \blevei (?:um )?golpe\b|
      \bgolpe do pix\b.*\b(?:agora|faco|recuper\w+)\b
    `,
    examples: ['caí num golpe do pix, e agora?', 'minha mãe caiu num golpe', 'levei um golpe de 800'],
    answer:
      'Aja agora, os minutos contam:\n1. No app do banco, abra o Pix no extrato e toque em contestar (é o MED, do Banco Central): o banco de quem recebeu bloqueia o que ainda houver.\n2. Os bancos analisam em até 7 dias; sendo golpe, o que for achado volta em até 11. Vale até 80 dias depois do Pix.\n3. Faça o boletim de ocorrência pela internet e guarde conversas e comprovantes.\nFoi cartão ou boleto? Conteste pelo app ou pelo número do verso do cartão.',
  },
  {
    says: pattern('u')`
      \b(?:lig(?:aram|ou)|ligacao|mensagem|sms|whats\w*|zap|email|falando que)\b.*\b${WHO}\b.*
      \b(?:
        senha|codigo|token|pix|transferir|instalar|aplicativo|compra suspeita|confirmar (?:uma )?compra|meus dados|
        cartao
      )\b|
      \b(?:pedi(?:ndo|ram|u)|passei|dei|informei) (?:a )?(?:minha )?(?:senha|codigo|token)\b
    `,
    examples: ['me ligaram do banco pedindo minha senha', 'passei minha senha pro cara do banco'],
    answer:
      'Desligue: banco nenhum pede senha, código, Pix “de teste” nem aplicativo por ligação ou mensagem. Depois fale com o seu banco pelo app ou pelo número do verso do cartão, de outro telefone se puder. Se você já passou senha ou código, troque a senha e peça o bloqueio agora.',
  },
  {
    says: pattern('u')`
      ^(?=.*\b(?:pix|dinheiro|pedi\w+|mensagem|mand\w+|cham\w+|transfer\w+)\b).*(?:meu|minha|me|um|uma)
      \b.*\b${FAMILY}\b.*\b(?:
        outro numero|numero novo|novo numero|trocou (?:de|o) numero|mudou (?:de|o) numero|numero diferente|
        numero desconhecido
      )\b|
      \b(?:outro numero|numero novo)\b.*\b${FAMILY}\b.*\bpix\b
    `,
    examples: ['meu filho mandou mensagem de outro número pedindo pix', 'minha prima trocou de número e pediu um pix'],
    answer:
      'Quase sempre é golpe. Não pague: ligue para o número antigo, ou peça uma chamada de vídeo e pergunte algo que só vocês saibam. Se for golpe, bloqueie e denuncie o contato e avise a família.',
  },
  {
    says: pattern('u')`
      \b(?:clonaram|roubaram|hackearam|hackead[oa]|invadiram|invadid[oa]|clonad[oa]|sequestraram)\b.*
      \b(?:whats\w*|zap\w*|telegram|insta(?:gram)?|facebook)\b|
      \b(?:whats\w*|zap\w*|instagram|insta)\b.*\b(?:clonad[oa]|hackead[oa]|invadid[oa]|roubad[oa])\b
    `,
    examples: ['clonaram meu whatsapp', 'meu zap foi clonado'],
    answer:
      '1. Abra o WhatsApp e registre de novo o seu número com o código que chega por SMS: isso derruba quem entrou. Não passe esse código a ninguém.\n2. Não conseguiu? Escreva para support@whatsapp.com pedindo para desativar a conta, com o número +55 e o DDD.\n3. Avise os contatos por outro meio e depois ligue a confirmação em duas etapas.\nSe alguém já pagou, essa pessoa contesta o Pix no app do banco dela.',
  },
  {
    says: pattern('u')`
      \b(?:roubaram|furtaram|levaram|perdi|assaltad[oa]|roubad[oa]|furtad[oa])\b.*
      \b(?:celular|telefone|iphone|aparelho)\b|
      \bcelular (?:foi )?(?:roubad[oa]|furtad[oa])\b
    `,
    examples: ['roubaram meu celular com o app do banco', 'perdi meu celular'],
    answer:
      '1. De outro aparelho, entre em celularseguro.mj.gov.br com a conta gov.br e dê o alerta: ele bloqueia o aparelho, a linha e os aplicativos de banco.\n2. Ligue para os seus bancos e troque as senhas do e-mail e do gov.br.\n3. Faça o boletim de ocorrência.\nO seu caderno continua aqui: no aparelho novo, é só me chamar.',
  },
  {
    says: pattern('u')`
      \b(?:clonaram|roubaram|usaram|compraram|fizeram compra\w*|passaram compra\w*)\b.*\bcartao\b|
      \bcartao (?:foi )?clonad[oa]\b|
      \b(?:compra|cobranca)\w*\b.*
      \b(?:que (?:eu )?nao (?:fiz|reconheco)|nao fui eu|sem eu saber|nao reconheco|desconhecid\w+)\b|
      \bnao reconheco (?:ess[ae]|uma|a|est[ae]) (?:compra|cobranca)\b
    `,
    examples: ['compraram no meu cartão sem eu saber', 'tem uma compra que não fiz na fatura', 'clonaram meu cartão'],
    answer:
      'Bloqueie o cartão no app agora e conteste a compra ali mesmo, ou pelo número do verso. Compra que você não fez não é sua: peça para tirarem o valor da fatura enquanto apuram. Sem resposta, reclame no consumidor.gov.br e no Banco Central, telefone 145.',
  },
  {
    says: /\bboletos? (?:falsos?|adulterad[oa]s?|suspeitos?|estranhos?|de golpe)\b|\bboleto\b.*\be (?:falso|golpe|verdadeiro|fraude)\b/u,
    examples: ['recebi boleto falso', 'esse boleto é golpe?'],
    answer:
      'Antes de confirmar o pagamento, o app mostra quem recebe: tem de ser a empresa da conta. Na dúvida, tire a segunda via no site oficial ou veja se o boleto está no DDA do seu banco. Se já pagou, fale hoje com o banco e faça o boletim de ocorrência.',
  },
  {
    says: pattern('u')`
      \bemprestimo\b.*
      \b(?:deposito|pagar (?:antes|uma taxa|primeiro)|taxa antes|adiantad[oa]|antecipad[oa]|pix antes|seguro antes)\b|
      \b(?:pediram|cobraram|pedem|cobram|pedindo)\b.*\b(?:pra|para) (?:liberar|soltar) (?:o |um |meu )?
      (?:emprestimo|credito|dinheiro|valor|pix)\b
    `,
    examples: ['empréstimo que pede depósito antes é golpe?', 'pediram 200 pra liberar o empréstimo'],
    answer:
      'É golpe. Quem empresta de verdade não pede depósito, taxa nem seguro adiantado: o custo vem dentro das parcelas. Não pague nem mande documentos, e confira se a empresa é autorizada em bcb.gov.br, em “Encontre uma instituição”.',
  },
  {
    says: pattern('u')`
      \bpiramide\b(?! (?:alimentar|de maslow|do egito))|
      \b(?:investi\w*|aplic\w+|deposit\w+|coloc\w+)\b.*\b(?:ganh\w+|rend\w+|lucr\w+|volta)\b.*
      \b(?:por dia|ao dia|garantid\w+|em \d+ dias?)\b|
      \b(?:dobrar|dobra|triplicar|multiplicar) (?:o |meu |seu )?(?:dinheiro|pix|investimento)\b|
      \b(?:lucro|renda|ganho|rendimento) garantid[oa]\b
    `,
    examples: ['é pirâmide esse negócio de investir 100 e ganhar 10 por dia?', 'dobrar meu dinheiro em 7 dias é real?'],
    answer:
      'Ganho alto, rápido e garantido é sinal de pirâmide: quem entrou antes recebe o dinheiro de quem entra depois, até acabar. Não ponha dinheiro nem chame ninguém. Confira na CVM (gov.br/cvm) se quem oferece é autorizado; se não estiver lá, fique fora.',
  },
  {
    says: pattern('u')`
      \b(?:emprego|vaga|tarefas?|curtir videos?|avaliar (?:produtos|hoteis|videos)|home office|meio periodo)\b.*
      \b(?:pix|taxa|deposito|pagar (?:antes|um curso|o curso|o exame|uma taxa)|golpe)\b
    `,
    examples: ['me ofereceram um emprego que pede pix de 50', 'vaga de curtir vídeo pedindo depósito'],
    answer:
      'É golpe: emprego de verdade não cobra taxa, curso, exame nem Pix para começar, e ninguém paga comissão por curtir vídeo. Não pague e não mande foto de documento.',
  },
  {
    says: pattern('u')`
      \b${BETS}\b.*\b(?:
        da dinheiro|da lucro|vale a pena|compensa|confiavel|paga mesmo|como (?:eu )?(?:paro|parar)|viciad[oa]|vicio|
        nao consigo parar|parar de
      )\b|
      \b(?:
        vale a pena|compensa|da pra|da para|posso|devo|como (?:eu )?paro de|como parar de|viciad[oa] em|vicio em|
        quero parar de|parar de
      ) (?:\w+ ){0,4}(?:${BETS}|apostar)\b
    `,
    examples: ['tigrinho dá dinheiro?', 'vale a pena apostar na bet?', 'tô viciado em bet', 'como parar de apostar'],
    answer:
      'Quem aposta sempre perde com o tempo: a conta é feita para a casa ganhar. Não conte com isso como renda; se for diversão, dê um teto: “limite de 50 pra apostas”. Site autorizado termina em .bet.br. Se está difícil parar, gov.br/autoexclusaoapostas bloqueia o seu CPF em todas de uma vez, e o SUS atende de graça.',
  },
  {
    says: pattern('u')`
      \b(?:usaram|usando|abriram|fizeram|pegaram|tiraram|roubaram)\b.*
      \b(?:meu cpf|meu nome|meus dados|no meu nome|com meus documentos)\b|
      \b(?:divida|cobranca|conta|emprestimo|financiamento|consignado)\w*\b.*\bque nao (?:e|eh|fiz|sao) ?
      (?:minhas?|meus?|eu)?\b|
      \bnao (?:fiz|reconheco|pedi) (?:ess[ea]|est[ea]|o|um) (?:divida|emprestimo|consignado|financiamento)\b
    `,
    examples: ['usaram meu cpf pra abrir conta', 'tão cobrando uma dívida que não é minha', 'não fiz esse empréstimo'],
    answer:
      '1. No Meu BC (bcb.gov.br/meubc), o Registrato mostra de graça as contas e os empréstimos no seu CPF.\n2. Conteste por escrito com a empresa e guarde o protocolo; sem resposta, consumidor.gov.br ou Procon.\n3. Faça o boletim de ocorrência.\n4. Ligue o BC Protege+, no mesmo Meu BC: ele impede que abram conta no seu nome.',
  },
  {
    says: pattern('u')`
      \b(?:sms|mensagem|email|link|whats\w*|carta|notificacao)\b.*\b(?:
        correios?|encomenda|alfandega|taxa|multa|detran|serasa|receita federal|imposto|premio|sorteio|pontos|milhas|
        cpf
      )\b.*\b(?:pag\w+|taxa|clic\w+|golpe|resgat\w+|regulariz\w+|bloque\w+|cancel\w+|venc\w+)\b|
      ^voce (?:foi (?:selecionad|sortead|contemplad|premiad)[oa]\b|ganhou .*\b(?:cli(?:que|ca)|link|acesse|resgat\w+))|
      ^(?:receba|ganhe|resgate) .*\b(?:link|clique|acesse)\b|\b(?:pix|conta|cartao)\b.* (?:foi |esta )?bloquead[oa]\b.* (?:ligue|acesse|clique)\b
    `,
    examples: [
      'recebi um sms dos correios pra pagar taxa de 34,90',
      'chegou mensagem que ganhei um prêmio, clico?',
      'Você foi selecionado! Receba R$ 1.000 agora no link',
      'Seu PIX de R$ 950,00 foi bloqueado, ligue 0800',
    ],
    answer:
      'É golpe comum: não clique nem pague por link. Consulte digitando você o endereço: encomenda em correios.com.br, multa no Detran ou na Carteira Digital de Trânsito, CPF e imposto em gov.br/receitafederal. Prêmio de sorteio em que você não entrou não existe.',
  },
  {
    says: /\b(?:site|loja|anuncio|perfil|oferta|link|vendedor|promocao|olx|marketplace)\b.*\b(?:e golpe|golpe|confiavel|confiar|e seguro|e verdade|e falso|e fraude)\b/u,
    examples: ['site tá vendendo iphone por 900 é golpe?', 'essa loja é confiável?'],
    answer:
      'Não conheço essa loja, mas os sinais de golpe são preço bom demais, só Pix ou boleto, e pressa. Procure o CNPJ do site na Receita, o nome no Reclame Aqui e no consumidor.gov.br, e a lista de sites a evitar do Procon. Na dúvida, não pague por Pix.',
  },
  {
    says: /^(?:(?:oi|sera que|acho que|isso|ess[ea]|isto|aqui|ai|mas|nao|sei|se|olha) )*e (?:um )?golpe(?: (?:isso|ess[ea]|ne|ou nao|do pix))*$/u,
    examples: ['isso é golpe?', 'será que é golpe?'],
    answer:
      'Só por isso não dá para eu saber, mas os sinais são: pressa, segredo, pedido de senha ou código, Pix adiantado e ganho bom demais. Tendo um deles, não pague, e confirme por outro caminho: o app, o site oficial ou o número do verso do cartão. Me conte o que pediram que eu digo mais.',
  },
];
