// Rewrites what is told of money (income, children's expenses, bills past their day) into wording the rules know.

import { piece } from '../../domain/pattern.ts';
import { HELLO } from '../../language/signals/greeting.ts';
import { WEEKDAY_NAMES } from '../wording/calendar-words.ts';
import { AMOUNT, groupsOf, ofMine, type Turn, text, turn } from '../wording/turn.ts';
import { TYPED_AMOUNT } from '../wording/typed-amount.ts';

const WEEKDAY = `(hoje|hj|ontem|anteontem|${WEEKDAY_NAMES})`;
const DAY = `(?:(hoje|hj|ontem|anteontem|${WEEKDAY_NAMES}) )?`;
/** Words for pay, received or due. */
export const PAY =
  '(bolsa|comiss[ãa]o|sal[áa]rio|aposentadoria|pens[ãa]o|aux[íi]lio|vale|frete|pagamento|mesada|d[ée]cimo|f[ée]rias|adiantamento|benef[íi]cio|plant[ãa]o(?: extra)?|hora extra|horas extras|di[áa]ria|freela|bico|b[ôo]nus|gorjeta)';
const WORKING = '(?:rodando|entregando|dirigindo|trampando|trabalhando|fazendo (?:corridas?|entregas?|frete))';

/** Workers one hires: what they are paid is no income. */
const HIRED =
  '(?:minha |meu )?(?:diarista|empregad|faxineira|dom[ée]stica|bab[áa]|caseir|cuidador|motorista|jardineir|funcion[áa]ri|ajudante|pe[ãa]o|secret[áa]ria|cozinheira|pedreiro|vaqueir)';

const NOTE = '(?:bota|p[õo]e|anota|marca|registra|lan[çc]a|escreve|coloca)';
const BILL = '(?:([oa]s?) )?([a-zà-ÿ][a-zà-ÿ ]{1,30}?)';
const OF = `(?: (?:de|da|do))? ${AMOUNT}`;
const THEN = `(hoje|ontem|anteontem|(?:semana|${WEEKDAY_NAMES})(?: passad[ao])?)`;
const UNPAID =
  ',? (?:e|mas) (?:eu )?(?:ainda )?(?:(?:n[ãa]o|nem|n) (?:consegui pagar|paguei|tinha pago)|esqueci(?: de pagar)?)(?: ainda)?';

export const MONEY_TURNS: readonly Turn[] = [
  // "39 e 90", of one thing: reais and centavos.
  [
    turn(
      piece`
        (.{0,20}?(?<![a-zà-ÿ])(?:gastei|paguei|dei|deu|foi|custou|saiu|comprei)(?: por| a)?) (\d{1,4}) e (\d\d)
        (?: reais| centavos)? ((?:n?uma?|em uma?|por uma?) .{2,60})
      `,
    ),
    '$1 $2,$3 $4',
  ],
  // All of them, and not the last one.
  [
    /^(?:quero |pode )?(?:zer|apag|limp|delet|exclu|remov)[a-zà-ÿ]* (?:tudo (?:o )?que (?:eu )?(?:j[áa] )?(?:gastei|lancei|paguei|recebi)|(?:os )?meus (?:gastos|lan[çc]amentos|recebimentos|pagamentos)|(?:as )?minhas (?:despesas|entradas|compras|movimenta[çc][õo]es))[.!]*$/i,
    'apaga todos os meus gastos',
  ],
  // Asked to write down what was done.
  [
    turn(
      `(?:(?:quando|qdo|qd|se) (?:(?:vc|voc[êe]|c[êe]) )?(?:puder|der|poder)[, ]+)((?:anota|bota|marca|lan[çc]a|registra|p[õo]e).*\\d.*)`,
    ),
    '$1',
  ],
  [
    turn(
      piece`
        ${NOTE}(?: (?:a[íi]|pra mim|no (?:meu )?caderno|na caderneta))*[:,] ?
        (?!
          .*(?<![a-zà-ÿ])(?:
            é|eh|s[ãa]o|senha|c[óo]digo|pin|chave|ramal|apto|placa|telefone|medidas?|tamanho|p[áa]gina|sala|linha|dia|
            nota
          )(?![a-zà-ÿ])
        )((?:(?:[oa] )?[a-zà-ÿ][a-zà-ÿ ]{1,25}? ${TYPED_AMOUNT}(?:, ?| e |; ?|$)){2,})
      `,
    ),
    '$1',
  ],
  [
    turn(
      `todo m[êe]s (?:eu )?(?:mando|dou|passo|pago|transfiro|deposito) ${AMOUNT} ((?:pr[ao]|para) (?:(?:minha|meu|[oa]) )?[a-zà-ÿ]+),? (?:todo |n?o )?(dia \\d{1,2})`,
    ),
    'pago $1 $2 todo $3',
  ],
  [
    turn(`(dividendos?|jcp|proventos?|rendimentos?)(?: d[aeo]s?)? ([a-z]{4}\\d{1,2}),? (?:foi |deu |de )?${AMOUNT}`),
    'recebi $3 de $1 de $2',
  ],
  [
    turn('(?:j[áa] )?paguei (?:s[óo] )?o m[íi]nimo d[ao] (?:fatura d[ao] )?(cart[ãa]o|fatura)( .*)?'),
    'paguei parte da fatura$2',
  ],
  [
    turn(
      `(?:paguei|dei) (?:com )?(?:uma )?nota de ${AMOUNT} e (?:voltou|voltaram|recebi|me deram|me devolveram|o troco foi) ${AMOUNT}(?: de troco)? (n[ao]s? .+)`,
    ),
    'dei $1 e voltou $2 de troco $3',
  ],
  [
    turn(
      `(?:(hoje|ontem|anteontem),? )?(?:eu )?(?:ganhei|fiz|tirei) ${AMOUNT} (?:lavando|limpando|capinando|ro[çc]ando|pintando|consertando|cortando|passeando com|cuidando|montando|carregando|descarregando|costurando|passando) (.{3,30})`,
    ),
    (_, day, value, thing) => `${text(day)} recebi ${text(value)} de bico de ${text(thing)}`.trim(),
  ],
  // "Guarda 300 disso", "separa 200 desse dinheiro pra viagem": a part of what came in.
  [
    turn(
      `(?:(?:e|a[íi]|j[áa]),? )?(?:guarda|guardei|guarde|separa|separei|separe|poupa|poupei|reserva|reservei) ${AMOUNT} (?:disso(?: a[íi])?|des[st][ea](?: (?:dinheiro|grana|valor|sal[áa]rio|pagamento|bico))?|d[aeo] que (?:entrou|caiu|ganhei|recebi))((?: (?:pr[ao]|para|n[ao]) [a-zà-ÿ ]{2,25}?)?)`,
    ),
    'guardei $1$2',
  ],
  [
    turn(
      `(?:guardei|botei|coloquei|juntei|p[ôu]s) ${AMOUNT} n(?:o|a|um|uma) (?:potinho|pote|latinha|lata|gaveta|envelope|colch[ãa]o|porquinho|vidrinho|caixa de sapato)`,
    ),
    'guardei $1 no cofrinho',
  ],
  // How often it happens is not how often it is paid.
  [
    turn(
      `(.*?),? \\d ?x (?:por|na) semana,? (.*\\d.*(?:por m[êe]s|ao m[êe]s|mensal|mensais|todo m[êe]s|pro m[êe]s).*)`,
    ),
    '$1 $2',
  ],
  // A part of the sum already told.
  [
    turn(
      `((?:recebi|ganhei|caiu|entrou) .*?\\d.*?),? (?:sendo|dos quais|das quais|incluindo|j[áa] com) ${AMOUNT} (?:de|d[ao]s?) .{2,30}`,
    ),
    '$1',
  ],
  [
    turn(`(?:e )?((?:[oa]s?) [a-zà-ÿ][a-zà-ÿ ]{1,25}?),? (?:eu )?(?:j[áa] )?paguei(?: j[áa])?( hoje| ontem| agora)?`),
    'paguei $1$2',
  ],
  // A cheque that is worth money on its day.
  [
    turn(
      `(?:recebi|peguei|ganhei|me (?:pagaram|deram)(?: com| em)?) (?:um |uns |o )?cheques?(?: pr[ée](?:-datado)?)?(?: de)? ${AMOUNT} (?:pr[ao]|para o|para) (dia \\d{1,2}(?:/\\d{1,2})?|m[êe]s que vem|semana que vem)`,
    ),
    'vou receber $1 do cheque pré $2',
  ],
  // A bill past its day is still to be paid.
  [turn(`${BILL} (?:venceu|vencia) ${THEN}${UNPAID},?${OF}`), 'tenho que pagar $1 $2 de $4 que venceu $3'],
  [turn(`${BILL}${OF} (?:venceu|vencia) ${THEN}${UNPAID}`), 'tenho que pagar $1 $2 de $3 que venceu $4'],
  [
    turn(
      `(?:eu )?(?:ainda )?(?:n[ãa]o paguei|esqueci de pagar|nem paguei) (?:ainda )?${BILL}${OF},? que (?:venceu|vencia) ${THEN}`,
    ),
    'tenho que pagar $1 $2 de $3 que venceu $4',
  ],
  // Income named by the workplace.
  [
    turn(
      `(?:[oa] |meu )?(sal[áa]rio|ordenado) (d[aeo]s?) (?!${HIRED})([a-zà-ÿ]+(?: [a-zà-ÿ]+){0,2}?),? (?:foi |deu |de )?${AMOUNT}(,? (?:n[ao] |hoje|ontem|dia ).{1,30})?`,
    ),
    (_, pay, of, where, value, rest) => `recebi ${text(value)} de ${text(pay)} ${text(of)} ${text(where)}${text(rest)}`,
  ],
  // A total followed by its parts, which are dropped.
  [
    turn(
      piece`
        ${HELLO}(?<whole>
          (?:(?:hoje|ontem),? )?(?:o |meu )?(?:faturamento|movimento|apurado|vendas|caixa)
          (?: (?:de |d[ao] )?(?:hoje|ontem|dia|semana|loja|lojinha|sal[ãa]o|bar|barraca|banca))?
        ) (?:foi |deu |de |fechou (?:em |com )|ficou em |bateu )*${AMOUNT}
        (?:[,;]? (?:sendo|dos quais|das quais) .*\d.*)?
      `,
    ),
    (...said) => {
      const { whole = '' } = groupsOf(said);
      return `${/ontem/i.test(whole) ? 'ontem ' : ''}vendi ${text(said[2])}`;
    },
  ],
  // What was sent comes back.
  [
    turn(
      piece`
        (?:[oa] |meu |aquele )?(pix|ted|transfer[êe]ncia|dep[óo]sito|dinheiro)
        (?: (?:que (?:eu )?(?:mandei|fiz|tinha (?:mandado|feito)))| d[aeo]s? [a-zà-ÿ]+)?(?: de)? ${AMOUNT}
        (?: (?:que (?:eu )?(?:mandei|fiz)|pr[ao] [a-zà-ÿ]+))? (?:voltou|foi devolvid[oa]|estornou)
        (?: (?:hoje|pr[ao] (?:mim|minha conta|conta)))?
      `,
    ),
    'recebi $2 de reembolso do $1',
  ],
  // An advance on a price agreed.
  [
    turn(
      piece`
        (?:[oa] |uma? )?(?<who>client[ea]|fregu[êe]s|freguesa|noiv[oa]|alun[oa]|[A-ZÀ-Þ][a-zà-ÿ]+) (?:me )?
        (?:deixou|deu|pagou|mandou|adiantou) (?<part>${TYPED_AMOUNT}) de (?:sinal|entrada|adiantamento) (?:
          num|numa|n[oa]|d[oa]|de uma?|pel[oa]|pr[ao]|por uma?
        ) (?<what>[a-zà-ÿ][a-zà-ÿ ]{1,30}?) (?:de|que custa|que [ée]) ${AMOUNT}
      `,
    ),
    (...said) => {
      const { part = '', what = '' } = groupsOf(said);
      return `vendi ${what} por ${text(said[4])}, recebi ${part} de sinal e o resto depois`;
    },
  ],
  // "Minha filha" is also a form of address.
  [
    turn(
      `(?:hoje |ontem )?((?:meu|minha) (?:filh[oa]|irm[ãa]o?|amig[oa]|vel[hoa]+|nega|nego)) me (?:mandou|deu|passou|pixou|transferiu|depositou|enviou) ${AMOUNT}(?: .*)?`,
    ),
    (_, who, value) => `recebi ${text(value)} ${ofMine(who)}`,
  ],
  // A loan instalment deducted from the pay.
  [
    turn(
      '(?:o |a |meu |minha )?(consignado|empr[ée]stimo|financiamento) (?:j[áa] )?(?:descontou|foi descontad[oa]|foi debitad[oa]|debitou)(?: (?:hoje|ess[ea] m[êe]s|do benef[íi]cio|da folha))*',
    ),
    'paguei a parcela do $1',
  ],
  [
    turn(`(?:[a-zà-ÿ]+ ){0,2}${DAY}(?:eu )?fiz ${AMOUNT}(?: (?:hoje|hj))? ${WORKING}(?: .{1,30})?`),
    (_, day, value) => `${text(day)} recebi ${text(value)} de corrida`.trim(),
  ],
  [
    turn(
      `(?:o |a )?(?:meu|minha|nosso|nossa) (?:pi[áa]|filh[oa]s?|guri|guria|menin[oa]|mo[lc]e(?:qu|c)e|ca[çc]ula|beb[êe]) gastou (.*\\d.*)`,
    ),
    'gastei $1',
  ],
  [
    turn(
      `${WEEKDAY} (?:eu )?fiz ${AMOUNT},? (?:e )?${WEEKDAY} (?:fiz )?${AMOUNT}(?: (?:tb|tbm|tamb[ée]m))?(?: ${WORKING}.*)?`,
    ),
    '$1 recebi $2 de corrida e $3 $4 de corrida',
  ],
  [turn(`(?:ah |ops |opa |ih )?esqueci(?: de (?:falar|dizer))?[,:]? ((?=.*\\d)(?:o|a|foi) .+)`), '$1'],
  [
    turn('(tenho que pagar|vou pagar|falta pagar|paguei|j[áa] paguei|pagar) o das(?: d[oe] mei)?(?! d[aeo]s?\\b)(.*)'),
    '$1 o imposto DAS$2',
  ],
];
