// How to keep money with the product.

import { piece } from '../../domain/pattern.ts';
import { MOVES_NO_MONEY, ONE_NOTEBOOK } from '../replies/money-phrases.ts';
import { adding, asking, changing, entirely, removing, seeing, type Topic } from './topic.ts';

const ENTRY = '(?:gasto|despesa|lancamento|compra|entrada|receita|ganho|registro)s?';
const YESTERDAY =
  '(?:de ontem|de outro dia|de antes|atrasad[oa]s?|antig[oa]s?|passad[oa]s?|(?:do|de outro) (?:mes|dia|ano)(?: passado)?|da semana passada|retroativ[oa]s?|com outra data|em outra data|em outro dia)';

const FIXED_CATEGORIES =
  'Minhas categorias são fixas (“quais são as categorias?” mostra). O que você pode é me ensinar onde cada coisa entra: “ração é pets”, “mercado do Zé é feira”. E por palavra eu sempre acho: “quanto gastei com igreja?”.';
const BILLS_TOLD =
  'Aviso se você pedir: “me lembra de pagar a luz dia 10 às 9h”. E o que é fixo, como “netflix 39,90 todo dia 10”, eu lanço no dia e conto.';
const STATEMENTS =
  'Sim: mande aqui o arquivo do extrato, em OFX ou CSV (o aplicativo do banco exporta). Eu mostro o que achei, sem repetir o que já está anotado, e só anoto se você confirmar.';
const CHARTS = 'Diga “gráfico dos gastos do mês” ou “gráfico por categoria”, e eu mando a figura.';

export const MONEY_TOPICS: readonly Topic[] = [
  adding(
    'posso anotar um gasto de ontem?',
    `${ENTRY} ${YESTERDAY}|${YESTERDAY}`,
    'Pode, é só dizer o dia: “mercado 80 ontem”, “gasolina 150 dia 3”.',
  ),
  adding(
    'posso mandar vários gastos de uma vez?',
    `(?:varios|muitos|mais de um|um monte de) ?(?:${ENTRY}|cois[ao]s)?|${ENTRY} (?:de uma vez|tudo junto|junt[oa]s)|lista de gastos`,
    'Pode mandar tudo na mesma mensagem: “uber 20, almoço 35 e farmácia 42”. Uma linha para cada também serve.',
  ),
  adding(
    'como lanço uma compra parcelada?',
    '(?:compras? )?(?:parcelad[oa]s?|em parcelas|em \\d+ ?(?:x|vezes)|a prazo|no carne|parcelamentos?|prestac(?:ao|oes))',
    'Diga o total e em quantas vezes: “tv 3000 em 10x no nubank”. Eu divido as parcelas pelos meses.',
  ),
  adding(
    'como cadastro um cartão?',
    '(?:cart(?:ao|oes)(?: de credito)?|fechamento do cartao|vencimento do cartao)',
    'Me diga quando fecha e quando vence: “meu nubank fecha dia 3 e vence dia 10”. Depois é só comprar: “mercado 150 no nubank”.',
  ),
  adding(
    'como digo que paguei no pix?',
    '(?:que )?(?:eu )?(?:paguei|pago|foi|pagamento)(?: (?:foi|feito))? (?:em|no|na|com|de|por) (?:dinheiro|especie|pix|debito|credito|cartao|vale|boleto)|formas? de pagamento|(?:em|no|com) (?:dinheiro|especie|pix|debito|credito)',
    'Diga junto: “mercado 80 no pix”, “café 6 em dinheiro”, “almoço 28 no débito”. Depois dá para perguntar “quanto gastei no pix?”.',
  ),
  seeing(
    'como vejo a fatura?',
    '(?:faturas?(?: do cartao)?|quanto (?:ta|esta|vai vir|vem) (?:a |de )?fatura)',
    'Pergunte “quanto tá a fatura?” ou “o que tem na fatura do nubank?”.',
  ),
  adding(
    'dá pra colocar conta fixa?',
    '(?:contas? fixas?|gastos? fix[oa]s?|despesas? fixas?|fixos?|recorrentes?|recorrencias?|assinaturas?|mensalidades?|contas? (?:do|de todo) mes|(?:contas?|gastos?|despesas?|algo) que (?:se )?repet\\w+|(?:contas?|gastos?) todo mes|salario(?: todo mes)?)',
    'Diga o valor e o dia: “netflix 39,90 todo dia 10”, “salário 3200 todo dia 5”. No dia eu lanço sozinha. Para ver todos: “meus fixos”.',
  ),
  removing(
    'como cancelo uma assinatura?',
    '(?:contas? fixas?|gastos? fix[oa]s?|fixos?|recorrentes?|recorrencias?|assinaturas?|mensalidades?)',
    'Diga o nome: “cancela a netflix”. O que já foi lançado fica. Para ver todos: “meus fixos”.',
  ),
  adding(
    'como faço um orçamento?',
    '(?:orcamentos?|tetos?|limites?(?: de gastos?)?|maximos?)(?: (?:por|de|pra cada|por cada) categorias?| de gastos?)?|quanto (?:eu )?(?:posso|quero) gastar',
    'Dê um teto à categoria: “teto de 800 pro mercado”. Aviso quando chegar em 80 % e em 100 %. Para ver: “como estão meus tetos?”.',
  ),
  entirely(
    'me avisa quando eu chegar em 80% do lazer',
    piece`
      (?:me )?avis(?:a|e|ar)(?: me)? (?:quando|se|caso) (?:
        (?:eu|a gente|o gasto|os gastos|tiver|estiver|for|to|ja|perto de|quase) )*
      (?:
        (?:cheg|pass|estour|ultrapass|bat|ating)\w* (?:.{0,30} )?
        (?:(?:limites?|tetos?|orcamentos?)(?: d\w+ \w+)?|\d+ por cento(?: d\w+ .{2,20})?)|
        gast\w+ (?:demais|muito|alem|mais do que)(?: .{2,20})?
      )
    `,
    'Já é assim: de cada teto eu aviso em 80 % e em 100 %. Se a categoria ainda não tem, dê um: “teto de 800 pro mercado”.',
  ),
  entirely(
    'me avisa quando a fatura fechar',
    '(?:me )?(?:avis|lembr|alert)(?:a|e|ar)(?: me)? (?:quando|se|antes) (?:(?:a|o|as|os|minhas?|meus?|alguma?|tiver|de|que|da|do) )*(?:contas?|boletos?|faturas?|vencimentos?|cartao)(?: d[aeo] [a-z]+)?(?: (?:vencer?|vai vencer|vence|vencendo|perto|chegar|fechar|for|fecha|de vencer|atrasad[oa]s?|atrasar))*',
    BILLS_TOLD,
  ),
  entirely(
    'qual a diferença entre meta e teto?',
    '(?:qual (?:e )?(?:a )?)?diferenca (?:entre|de|da|do) (?:a |o |um |uma )?(?:meta|teto|orcamento|limite)s? (?:e|pr[ao]|para)(?: [oa]| uma?)? (?:meta|teto|orcamento|limite)s?',
    'Teto é o máximo a gastar no mês: “teto de 800 pro mercado”. Meta é o que você quer juntar: “quero juntar 2 mil até maio”.',
  ),
  adding(
    'como crio uma meta?',
    '(?:metas?|objetivos?|cofrinhos?)',
    'Diga quanto e até quando: “quero juntar 2 mil até maio”. Depois vá contando: “guardei 200 na meta”. Para ver: “minhas metas”.',
  ),
  adding(
    'como anoto uma dívida?',
    '(?:dividas?|emprestimos?|financiamentos?|o que (?:eu )?devo)',
    'Conte quanto falta e o juro, se souber: “devo 8 mil no rotativo a 12% ao mês”. Para ver: “quanto devo?”.',
  ),
  adding(
    'como anoto quem me deve?',
    '(?:(?:quem|quanto) (?:\\w+ )?(?:me |esta me )?dev\\w*|\\w+ (?:me|esta me|ta me) dev\\w+|fiados?|(?:dinheiro )?empresta\\w+|que emprestei|contas? a receber|(?:o que|valor(?:es)?) (?:tenho )?(?:pra|para|a) receber)',
    'Conte quem e quanto: “a Ana me deve 50”. Quando pagar: “a Ana me pagou 50”. Para ver: “quanto me devem?”.',
  ),
  adding(
    'como anoto um boleto?',
    '(?:contas? a pagar|boletos?|contas? (?:que|pra) (?:vao|vai )?vencer?|vencimentos?|contas? futuras?|pagamentos? futuros?|o que (?:tenho|falta) (?:pra|a) pagar)',
    'Diga o valor e quando vence: “boleto de 230 vence dia 15”. Quando pagar, me conte: “paguei o boleto”. Para ver: “o que tenho pra pagar?”.',
  ),
  asking(
    'como divido uma conta com o Leo?',
    '(?:dividi\\w*|divid\\w*|rach\\w*) (?:(?:um|uma|o|a|as|os|uns) )?(?:contas?|gastos?|despesas?|compras?|valor)(?: (?:com|entre)(?: \\w+){1,3})?',
    'Diga o total e com quem: “pizza 90 dividida com a Ana”. Anoto a sua parte e o que cada um te deve.',
  ),
  adding(
    'como lanço um gasto?',
    `${ENTRY}|valor(?:es)?(?: quebrados?)?|centavos|(?:a )?data|o que (?:eu )?(?:gast|compr|receb|ganh)\\w*|quanto (?:eu )?(?:gast|receb|ganh)\\w*|dinheiro`,
    'É só dizer o que foi e quanto, do jeito que falaria: “uber 23,50”, “mercado 150 no crédito”, “recebi 200 do João”. Sem dia dito, vale hoje; senão diga: “mercado 80 ontem”.',
  ),
  removing(
    'como apago um gasto?',
    `(?:${ENTRY}|valor|o que (?:eu )?(?:anotei|lancei)|ultim[oa](?: ${ENTRY})?|algo que (?:eu )?\\w+)`,
    'Logo depois de anotar, “desfaz” volta atrás. Mais tarde, diga qual: “apaga o gasto da padaria”, ou “meus gastos de hoje” e então “apaga o 2”.',
  ),
  changing(
    'como mudo a categoria de um gasto?',
    '(?:categorias?)(?: d[eo]s? (?:um |uma )?(?:gasto|despesa|lancamento|compra)s?)?|(?:um |uma )?(?:gasto|despesa|lancamento|compra)s? de categoria',
    'Logo depois de anotar, diga “muda a categoria pra lazer”. De outro dia: “muda a padaria pra lazer”. Eu lembro da próxima vez.',
  ),
  changing(
    'como corrijo um valor?',
    `(?:${ENTRY}|valor(?:es)?|precos?|datas?|o que (?:eu )?(?:anotei|lancei)|errad[oa]|numeros?|forma de pagamento)(?: d[eo]s? (?:um |uma )?${ENTRY})?`,
    'Logo depois de anotar, diga o certo: “na verdade foi 32”, “foi ontem”. De outro dia: “o uber de ontem foi 19,40”.',
  ),
  changing('como mudo o nome da categoria?', 'nomes? d[aeo]s? (?:uma |minhas? )?categorias?', FIXED_CATEGORIES),
  adding(
    'posso criar minhas categorias?',
    '(?<!por )categorias?(?: (?:nov[oa]s?|propri[oa]s?|minhas|diferentes?))?',
    FIXED_CATEGORIES,
  ),
  entirely(
    'quero uma categoria nova pra igreja',
    '(?:(?:eu )?(?:quero|queria|preciso de|cria|crie|criar|adiciona|adicione|inclui|inclua|abre|cadastra) (?:(?:uma|a|outra|mais uma) )?(?:nova )?|(?:uma )?nova )categoria(?: nova)? (?:(?:chamada|de|pra|para|com o nome|so (?:de|pra)|nova) )*(?!d[aoe]s? )[a-z]{3,20}(?: [a-z]{2,20})?',
    FIXED_CATEGORIES,
  ),
  entirely(
    'quais categorias existem?',
    '(?:quais (?:sao )?(?:as )?(?:suas |minhas )?(?:categorias?)(?: (?:existem|tem|voce tem|vc tem|disponiveis|que (?:existem|tem|voce tem)))?|(?:lista de |que )categorias?(?: (?:existem|tem|voce tem|vc tem))?)',
    'Saídas: mercado, alimentação, transporte, moradia, contas da casa, saúde, educação, família, lazer, assinaturas, vestuário, beleza, pets, compras, presentes e doações, impostos e taxas, dívidas e outros.\nEntradas: salário, renda extra, reembolso, rendimentos, benefícios e outras receitas.',
  ),
  asking(
    'como separo os gastos da empresa?',
    piece`
      us\w* (?:(?:voce|vc|isso|aqui|a caderneta) )*(?:pra|para|n[oa]|com) (?:a |o )?(?:minha |meu )?
      (?:empresa|loja|negocio|trabalho|mei)|
      (?:
        (?:separ|divid|categoriz|control|organiz)\w* (?:(?:os|as|o|a|meus|minhas) )*
        (?:gastos?|contas?|dinheiro|despesas?|coisas)? ?(?:e |d[aeo]s? |com |entre )?(?:a |o |as |os )?
        (?:empresa|trabalho|mei|loja|negocio|escritorio|casa|pessoal|pessoais)
        (?: (?:e|d[aeo]s?|separad\w*)(?: .{2,30})?)?|
        ter (?:duas|outra|mais de uma|mais uma) (?:contas?|cadernos?|carteiras?)(?: separad[oa]s?)?
      )
    `,
    ONE_NOTEBOOK,
  ),
  entirely(
    'quero separar o que é da casa do que é do trabalho',
    '(?:(?:eu )?(?:quero|queria|preciso|gostaria de|me ajuda a) )?separ\\w* (?:o que e |(?:o |meu )?dinheiro |(?:os |meus )*gastos |(?:as |minhas )*contas )?(?:d[aeo]s? )?(?:casa|pessoa(?:l|is)|familia|trabalho|empresa|loja|negocio|mei|servico)(?: (?:e|d[aeo]s?|com)){0,2}(?: (?:os|o|as|que e|dinheiro|gastos|contas)){0,2}(?: d[aeo]s?)? (?:casa|pessoa(?:l|is)|familia|trabalho|empresa|loja|negocio|mei|servico)',
    ONE_NOTEBOOK,
  ),
  entirely(
    'quero controlar o que entra e o que sai',
    piece`
      (?:(?:eu )?(?:sou|trabalho (?:de|com|como|na|no)) .{2,40} e? ?)?(?:eu )?
      (?:.{3,60} e )?(?:(?:eu e .{2,25}|a gente|nos) )?(?:quer|quero|queria|queremos|preciso|precisava|precisamos|gostaria de|vou|to querendo|so quero) (?:comecar a |passar a |so )?
      (?:
        (?:controlar|acompanhar|anotar|registrar|marcar|ver|saber|ter (?:um )?controle d[eo]) (?:tudo )?(?:o )?que (?:
          eu )?(?:entra|ganho|recebo|gasto|sai)
        (?: e (?:tambem )?(?:o )?(?:que )?(?:eu )?(?:sai|gasto|entra|ganho|recebo))?|
        (?:anotar|registrar|marcar|controlar|organizar|acompanhar|ter controle d[aeo]s?) (?:todos )?(?:os |as |o |a |meus |minhas |meu |minha |nosso |nossas )*
        (?:gastos|ganhos|contas|despesas|financas|dinheiro|orcamento|gastos e ganhos|ganhos e gastos|obra|reforma|viagem|festa|casamento)(?: d[aeo] (?:casa|familia|mes|(?:minha|meu) [a-z]+))?
      )(?: (?:aqui|melhor|todo dia|por aqui|direitinho))?(?: (?:e )?como (?:e que )?(?:isso )?(?:funciona|faz|faco|eu faco|comeco|comeca))?
    `,
    'É só ir me contando, do jeito que você fala: “gastei 40 no mercado”, “recebi 80 da Carla”. Quando quiser ver: “quanto sobrou esse mês?” ou “gastos por categoria”.',
  ),
  adding(
    'como anoto meu saldo?',
    '(?:saldos?|contas? (?:do|no|de) banco|contas? bancarias?|bancos?|carteiras?|quanto (?:eu )?tenho(?: n[oa] \\w+)?)',
    'Conte quanto tem em cada uma: “tenho 500 na Caixa”. Depois diga por onde saiu, “mercado 80 na Caixa”, e pergunte “quanto tenho na Caixa?”.',
  ),
  adding(
    'dá pra anotar em dólar?',
    '(?:(?:gastos?|compras?|valores) )?(?:em |de )?(?:dolar(?:es)?|euros?|libras?|moeda estrangeira|outra moeda|outras moedas)',
    'Guardo tudo em reais. Se você disser “gastei 20 dólares”, eu pergunto quanto deu em reais. E para saber a cotação: “quanto tá o dólar?”.',
  ),
  adding(
    'como recebo um resumo toda semana?',
    '(?:resumos?|relatorios?|balancos?)(?: (?:d[oae]s? )?(?:dia|semana|mes|diari\\w+|semana\\w+|mensa\\w+|gastos?|tod[oa]|cada|automatic\\w+|sozinh\\w+))*',
    'Diga de quanto em quanto tempo: “quero um resumo da semana todo domingo às 20h”. Ele chega sozinho; para parar, “para de mandar o resumo da semana”.',
  ),
  seeing(
    'como vejo o que gastei?',
    '(?:(?:quanto|o que|tudo que|tudo o que|onde|aonde) (?:ja )?(?:eu )?(?:gastei|gasto|gasta|recebi|ganhei|sobrou|anotei)(?: (?:por|com cada|em cada) (?:categoria|mes|dia|semana|cartao))?|(?:os )?(?:gastos?|despesas?|lancamentos?|extrato|ganhos?|receitas?|relatorios?|resumos?|balanco)(?: (?:por|do|da|de|cada) (?:mes|semana|dia|categoria|cartao|ano|tudo|hoje))?)',
    'É só perguntar: “quanto gastei esse mês?”, “meus gastos de hoje”, “gastos por categoria”, “quanto sobrou?”.',
  ),
  seeing('como vejo um gráfico?', '(?:graficos?)(?: d[eo]s? (?:gastos?|mes))?', CHARTS),
  asking(
    'tem como fazer um gráfico?',
    '(?:tem |faz(?:er)? |gera(?:r)? |manda(?:r)? |monta(?:r)? )(?:algum |um |uns )?(?:graficos?)(?: .{2,20})?',
    `Sim. ${CHARTS}`,
  ),
  asking(
    'tem como exportar em pdf?',
    '(?:export\\w*|baix\\w*|tir\\w*|ger\\w*|mand\\w*|envi\\w*|pass\\w*|receb\\w*|salv\\w*|imprim\\w*|faz\\w*|ter)(?: (?:os|as|tudo|isso|meus|minhas|gastos|dados|lancamentos|um|uma|o|a|me))* ?(?:(?:em|no|pro|pra|para|para o|pra o|num|numa|de|por|pelo) )?(?:excel|planilhas?|csv|xlsx?|pdf|google (?:planilhas|sheets)|e ?mail|backup|copia)(?: .{2,20})?',
    'Mando seus lançamentos em planilha: “exportar meus gastos em excel” (ou em CSV). Em PDF e por e-mail ainda não. Tudo o que guardo de você, num arquivo só: “meus dados”.',
  ),
  asking(
    'dá pra importar o extrato do nubank?',
    '(?:import\\w*|ler?|le|pux\\w*|sub\\w*|mand\\w*|envi\\w*|aceit\\w*|coloc\\w*)(?: (?:o|um|meu|seu|uma|a|arquivo|de|do|da))* ?(?:extratos?|ofx|csv|faturas?|planilhas?)(?: (?:d[oae]|em|no|na) .{2,20})?',
    STATEMENTS,
  ),
  entirely(
    'quero importar meu extrato do nubank',
    '(?:(?:eu )?(?:quero|queria|vou|preciso) )?import\\w*(?: (?:o|um|meu|os|meus|uma|a|minha|arquivo|de|do))* ?(?:extratos?|ofx|csv|faturas?|planilhas?|gastos|lancamentos)(?: (?:d[oae]s?|em|no|na) .{2,20})?',
    STATEMENTS,
  ),
  asking(
    'vc conecta com meu banco?',
    piece`
      (?:
        conect\w*|lig\w*|integr\w*|sincroniz\w*|acess\w*|vincul\w*|pux\w*|peg\w*|le|ler|entr\w*|ver?|
        tem (?:acesso|integracao|conexao)
      )(?: (?:
        se|a|ao|com|o|os|as|na|no|nas|nos|em|pelo|pela|minha|meu|meus|minhas|dados|gastos|contas?|direto|sozinh[oa]|
        automatic\w+|de|do|da|dos|das
      ))* ?(?:bancos?|open finance|nubank|itau|bradesco|inter|santander|caixa|conta bancaria|app do banco|cartao|pix)
      (?: .{2,20})?
    `,
    'Não entro no seu banco nem peço senha dele: só sei o que você me conta. Se quiser trazer de lá, exporte o extrato em OFX ou CSV e mande o arquivo aqui.',
  ),
  asking(
    'vc faz pix?',
    '(?:faz(?:er)?|mand(?:a|ar|e)|pag(?:a|ar|ue)|transfer(?:e|ir)|envi(?:a|ar)|moviment\\w*|investe|investir|aplica|aplicar|compr\\w*|sac\\w*|mex\\w*)(?: (?:um|uma|o|a|os|as|meu|minha|meus|minhas|por mim|pra mim|com|no|na|em))* ?(?:pix|boletos?|contas?|dinheiro|transferencias?|ted|faturas?|pagamentos?|acoes)(?: (?:por mim|pra mim|sozinh[oa]))?',
    MOVES_NO_MONEY,
  ),
  asking(
    'vc avisa quando a conta vai vencer?',
    '(?:me )?(?:avis\\w*|lembr\\w*|alert\\w*|notific\\w*)(?: (?:quando|se|das?|dos?|antes|que|a|o|as|os|minhas?|meus?|de|pagar|me|eu|sobre|tem|ta|esta|vai))* ?(?:contas?|boletos?|faturas?|vencimentos?|cartao)(?: (?:vencer?|vai vencer|vence|vencendo|perto|chegar|chegando|fechar|fecha|vao vencer|venceram|atrasad[oa]s?))*',
    BILLS_TOLD,
  ),
];
