// Rewrites questions about money (what is to be paid, what was left, which day or thing earned most) into wording the rules know.

import { piece } from '../../../domain/pattern.ts';
import { MONTH_NAMES } from '../../wording/calendar-words.ts';
import { AND } from '../../wording/openers.ts';
import { AMOUNT, type Turn, text, turn, VALUE } from '../../wording/turn.ts';

const ASKED = '\\s*[?!.]*';

export const MONEY_QUESTION_TURNS: readonly Turn[] = [
  // Of money that came: what to do with it.
  [
    /^((?:(?:oi|olha|ent[ãa]o|eu|me|acabou de|acabei de),? )*(?:recebi|receber|ganhei|caiu|cair|entrou|veio|sobrou|vendi) [^?]*\d[^?]*?)[,.;!]* (?:e )?(?:agora|da[íi])(?: o que (?:eu )?fa[çc]o)?\s*\?+$/i,
    '$1, o que faço com isso?',
  ],
  // "E o que falta pagar?" is no "é o que".
  [
    /^(?:(?:e|mas|a[íi]|ent[ãa]o),? )+(?=o que (?:(?:eu|a gente|ainda|me|mais|é que) )*(?:falta|faltam|tenho|temos|tem|devo|vence)(?![a-zà-ÿ]))/i,
    '',
  ],
  // Asked without a question mark: nothing was bought yet.
  [
    turn(
      `(?!.*\\b(?:anota[a-zà-ÿ]*|lan[çc]a[a-zà-ÿ]*|comprei|paguei|gastei|me lembra)(?![a-zà-ÿ]))((?:(?:e|ent[ãa]o|ser[áa] que|oi|agora),? )*(?:eu )?(?:d[áa]|daria|consigo|tem como|rola)(?: (?:pra|para|de))?(?: (?:eu|mim|n[óo]s|a gente))? (?:comprar|levar|assumir|bancar|trocar|gastar) [^?]*\\d[^?]*?)`,
      '[.!]*',
    ),
    '$1?',
  ],
  [
    turn(
      '(?:e |ent[ãa]o )*(?:eu )?(?:(?:ainda|ser[áa] que|se eu) )*(?:t[ôo]|estou|t[áa]|est[áa]|continuo|passei|estourei|fiquei)(?: (?:eu|ainda|tudo|dentro|abaixo|acima|fora|perto))* (?:d[oae]s?|os|algum|com os) (?:meus )?(?:limites?|tetos?|or[çc]amentos?)(?: d[eo] (?:gastos?|m[êe]s))?',
      ASKED,
    ),
    'como estão meus limites?',
  ],
  [
    turn(
      '(?:e )?(?:quanto|qto) (?:disso|desse total|desse valor)(?: tudo)? (?:é|eh|s[ãa]o) (?:(?:de|um|o) )?(?:gastos? |contas? )?fix[oa]s?',
      ASKED,
    ),
    'minhas contas fixas',
  ],
  [
    turn(
      `(?:e )?(?:qual|em qual|que|em que)(?: foi)?(?: o)? dia (?:que |em que )?(?:eu )?(?:mais )?gastei(?: mais)?( .{3,25}?)?`,
      ASKED,
    ),
    (_, when) => `em que dia gastei mais${text(when)}?`,
  ],
  [
    turn(
      '(?:e )?(?:qual|que|quais) (?:categoria|gastos?|despesas?|coisa)(?: (?:é|foi))?(?: (?:a |o )?que)?(?: mais)? (?:cresceu|aumentou|subiu|disparou)(?: mais)?(?: (?:esse|nesse|neste|do) m[êe]s)?',
      ASKED,
    ),
    'por que gastei tanto esse mês?',
  ],
  // Which of the two was more is what is left.
  [
    turn(
      '(?:e )?(?:eu )?(?:(?:ganhei|recebi) mais ou gastei(?: mais)?|gastei mais ou (?:ganhei|recebi)(?: mais)?|entrou mais ou saiu(?: mais)?|saiu mais ou entrou(?: mais)?)( .{3,25}?)?',
      ASKED,
    ),
    (_, when) => `quanto sobrou${text(when) || ' esse mês'}?`,
  ],
  // What is bought with a verb of its own.
  [
    turn(
      '(?:e )?(quantas vezes|(?:quanto|qto)|quando(?: foi a [úu]ltima vez que)?)(?: (?:eu|que|j[áa]))* abasteci( .{3,25}?)?',
      ASKED,
    ),
    (_, how, when) => `${text(how)} gastei com combustível${text(when)}?`,
  ],
  // How long ago is when it was.
  [
    turn(
      '(?:e )?(?:faz|h[áa]|tem)? ?quanto tempo(?: faz)?(?: que)?(?: eu)? n[ãa]o (?:abaste[çc]o|(?:vou|passo|pago|compro|pe[çc]o|gasto|como)(?: (?:ao?|n[ao]s?|com|de|o|os|as|um|uma|meu|minha))* ([^?]{3,25}?))',
      ASKED,
    ),
    (_, what) => `quando foi a última vez que gastei com ${text(what) || 'combustível'}?`,
  ],
  [
    turn(
      '(?:e )?(?:quanto|qto) (?:(?:d[áa]|deu|fica|foi|é) )+por (dia|semana|m[êe]s) (?:o que|tudo que|isso que|do que) (?:eu )?gastei( .{3,25}?)?',
      ASKED,
    ),
    (_, grain, when) => `média de gasto por ${text(grain)}${text(when)}`,
  ],
  [
    turn(
      '(?:e )?(?:de|com) quem (?:é que )?(?:eu )?(?:mais )?(?:recebo|recebi|ganho|ganhei)(?: mais)?( .{3,25}?)?',
      ASKED,
    ),
    (_, when) => `quem me pagou mais${text(when)}?`,
  ],
  [
    turn(
      '(?:e )?(?:quanto|qto) (?:que )?(?:eu )?(gastei|ganhei|recebi) (?:(?:em|a) )?(?:cada m[êe]s|por m[êe]s|todo m[êe]s)',
      ASKED,
    ),
    'quanto $1 mês a mês?',
  ],
  [
    turn(
      '(?:e )?(?:quanto|qto) (?:que )?(?:(?:me|eu) )?(?:sobra|sobrou|fica|resta|fico)(?: d[oe] (?:meu )?(?:sal[áa]rio|pagamento))? (?:depois de pagar|depois d[aeo]s?|pagando|tirando|descontando) (?!(?:pagar )?(?:[oa]s? )?(?:contas|fix[oa]s|tudo))(?:[oa]s? )?([a-zà-ÿ][^?\\d]{2,30}?)',
      ASKED,
    ),
    'quanto sobrou esse mês descontando $1?',
  ],
  // Nothing more spent: what is due and what comes in.
  [
    turn(
      `${AND}(?:quanto|qto) (?:(?:que|me|vai|ainda) )*(?:sobra|sobrar|sobraria|fica|resta)(?: pra mim)?( (?:esse|este|nesse|neste|no) m[êe]s)?,? se eu n[ãa]o gastar (?:mais )?nada(?: mais)?`,
      ASKED,
    ),
    'quanto vai sobrar esse mês?',
  ],
  [
    turn(
      `(?:e )?(?:me )?compar[a-zà-ÿ]*(?: os (?:gastos|meses) de)? (${MONTH_NAMES})(?:,| e) (?:${MONTH_NAMES})(?:,| e|, e) (${MONTH_NAMES})`,
      ASKED,
    ),
    'quanto gastei mês a mês de $1 a $2?',
  ],
  [
    turn(
      '(?:e )?(?:quanto|qto) (?:eu )?(?:ainda )?(?:posso|d[áa] (?:pra|para)|consigo) gastar por semana( at[ée] [^?]{3,25}?)?',
      ASKED,
    ),
    (_, until) => `quanto posso gastar por dia${text(until) || ' até o fim do mês'}?`,
  ],
  // What is left, once all of it is counted.
  [
    turn(
      '(?:e |ent[ãa]o )*(?:juntando|somando|contando|tirando|descontando)(?: isso)? tudo,? (?:(?:eu )?(?:fico|fiquei) com quanto|(?:quanto|qto) (?:que )?(?:(?:me|eu) )?(?:sobra|sobrou|resta|fico|fica))',
      ASKED,
    ),
    'quanto sobrou esse mês?',
  ],
  [
    turn(
      '(?:e )?(?:quanto|qto) (?:eu )?(?:ainda )?(?:devo|tenho|falta)(?: pagar)? (?:de|em) parcelas?(?: (?:no total|ao todo|ainda|ao todo))?',
      ASKED,
    ),
    'minhas parcelas',
  ],
  // From one month to now.
  [
    turn(
      `(?:e )?(?:o|a) ([a-zà-ÿ][a-zà-ÿ ]{1,25}?) (?:aumentou|subiu|cresceu|diminuiu|caiu|baixou|mudou) quanto (?:de|desde) (${MONTH_NAMES})(?: (?:pra|at[ée]|para) (?:c[áa]|agora|hoje))?`,
      ASKED,
    ),
    'quanto gastei de $1 esse mês comparado com $2?',
  ],
  [
    turn(
      '(?:e )?(?:cad[êe]|quais (?:s[ãa]o )?|onde (?:est[ãa]o|t[ãa]o)|(?:me )?mostra) ?(?:os )?(?:meus )?(?:tetos|limites de gastos?|or[çc]amentos)',
      ASKED,
    ),
    'meus limites',
  ],
  // A jar of whatever kind.
  [
    turn(
      '(?:e )?(?:quanto|qto|qnt) (?:que )?(?:(?:eu|j[áa]|ainda) )*(?:tem|tenho|temos|h[áa]|deu) n[oa] (?:meu |minha )?(?:pote|potinho|porquinho|cofre|lata|latinha|caixinha)(?: agora| j[áa])?',
      ASKED,
    ),
    'quanto tenho no cofrinho?',
  ],
  // "Sobrou 800 esse mês, faço o quê?": what to do with it, and not how much.
  [
    turn(
      piece`
        (?:(?:oi|ent[ãa]o|olha|e|me|ess[ea] m[êe]s|est[ea] m[êe]s|aqui),? )*sobr(?:ou|aram)(?: (?:uns|umas))? ${AMOUNT}
        (?: (?:reais|conto|contos))?(?: [^,.?\d]{3,25}?)?(?:[,.]+| e) (?:(?:e|a[íi]|agora|n[ãa]o sei),? )*
        (?:(?:o que|oq) (?:eu )?fa(?:[çc]o|zer)|fa[çc]o o qu[eê])(?: com (?:isso|ele|esse dinheiro))?
      `,
      ASKED,
    ),
    'tenho $1 sobrando, o que faço com isso?',
  ],
  // What is still to be paid, and not what was.
  [
    turn(
      '(?:e )?(?:quanto|qto|qnt) (?:(?:eu|a gente|ainda) )*(?:tenho|temos|falta|preciso)(?: ainda)?(?: (?:que|de|pra|para))? (?:ainda )?pagar( (?:n?ess[ea]|n?est[ea]|at[ée]) [^?]{2,20}?)?',
      ASKED,
    ),
    'o que tenho pra pagar$1?',
  ],
  // "Quero juntar 5 mil até junho, quanto por mês?"
  [
    turn(
      piece`
        (?:eu )?(?:quero|queria|preciso|pretendo|vou|tenho que|gostaria de)(?: conseguir)? (?:
          juntar|guardar|poupar|economizar|separar|ter
        ) ${AMOUNT}(?: reais)? ((?:at[ée]|em|pra|para) [^,.;?]{3,25}?)[,.;]* (?:e |a[íi] )?(?:isso )?
        (?:d[áa] |fica |seria |[ée] )?(?:quanto|qto)
        (?: (?:eu )?(?:tenho que|preciso|devo|teria que|seria|d[áa]|fica|vai ser))?
        (?: (?:guardar|guardo|juntar|junto|poupar|separar|separo))? (?:por|ao|no) m[êe]s
      `,
      ASKED,
    ),
    'quanto preciso guardar por mês pra juntar $1 $2?',
  ],
  [
    turn(
      '(?:e |ent[ãa]o )*(?:quanto|qto) (?:que )?(?:deu|foi|ficou|gastei|saiu) (?:n?a semana|n?o m[êe]s|n?o ano) (?:tod[oa]|inteir[oa])',
      ASKED,
    ),
    (all) =>
      `quanto gastei ${/semana/i.test(text(all)) ? 'essa semana' : /ano/i.test(text(all)) ? 'esse ano' : 'esse mês'}?`,
  ],
  [
    turn(
      '(?:e )?(?:o )?(?:que|q|oq|quais contas) (?:que |[ée] que )?(?:eu |a gente )?(?:pago|pagamos|gasto|tenho (?:de|que) pagar|tenho pra pagar) (?:todo m[êe]s|todos os meses|por m[êe]s|de fixo|mensalmente)(?: mesmo)?',
      ASKED,
    ),
    'minhas contas fixas',
  ],
  // A driver's work is told by what was driven.
  [
    turn(
      '(?:(?:(?:e|os|as|meus|minhas) )*(?:boletos|contas)|(?:e )?(?:quais|que) (?:contas|boletos) (?:que )?(?:eu |a gente )?(?:tenho|temos|tem)(?: aqui| em aberto| (?:n?esse|este|do) m[êe]s| (?:n?essa) semana)*|(?:e )?(?:qual|quais|que) (?:conta|boleto)s? (?:ainda )?(?:(?:t[áa]|est[áa]|est[ãa]o|t[ãa]o) )?falt(?:a|am|ando)(?: pagar)?)',
      ASKED,
    ),
    'o que tenho pra pagar?',
  ],
  [
    turn(
      '(?:e |mas )?(?:eu )?(?:lucrei|tive lucro|deu lucro|deu pra lucrar|quanto (?:eu )?(?:dei|tive|fiz|deu) de lucro)(?: (hoje|ontem|ess[ea] (?:m[êe]s|semana|ano)))?',
      ASKED,
    ),
    (_, when) => `quanto sobrou ${text(when) || 'esse mês'}?`,
  ],
  [
    turn(
      '(?:e )?(?:(?:qual|que dia)(?: foi)? (?:o )?meu melhor dia|(?:em )?(?:qual|que) dia (?:que )?(?:foi (?:o )?melhor|(?:eu )?(?:mais )?(?:rendeu|rendi|ganhei|tirei|faturei)(?: mais)?))(?: (?:da|dessa|na) semana)?',
      ASKED,
    ),
    'em que dia eu mais recebi?',
  ],
  [
    turn('(?:e )?(?:qual|o que)(?: (?:deles|delas))? (?:me )?(?:rendeu|deu) mais(?: dinheiro)?', ASKED),
    'qual a maior entrada?',
  ],
  [
    turn(
      piece`
        (?:quanto|qto) (?:eu )?(?:ainda )?(?:tem|tenho|resta|sobra|sobrou) (?:d[oe]|pr[ao]) (
          mercado|lanche|lazer|transporte|uber|ifood|roupa|sal[ãa]o|restaurante|farm[áa]cia
        )
      `,
      ASKED,
    ),
    'quanto ainda posso gastar com $1?',
  ],
  [
    turn(
      '(?:quanto|qto) (?:que )?(?:eu )?(?:ainda )?(?:d[áa]|tem|sobra|tenho) (?:pra|para) (?:eu )?gastar (?:(?:hoje|agora) )?(at[ée] (?:o )?(?:fim|final) do m[êe]s)',
      ASKED,
    ),
    'quanto posso gastar $1?',
  ],
  [
    /^(?:e )?qual (?:delas |deles )?(?:(?:eu|devo|tenho que|é pra) )*(?:pag(?:o|ar)|quit(?:o|ar)) (?:primeiro|antes)\s*[?.]*$/i,
    'qual dívida eu pago primeiro?',
  ],
  [
    /^.{0,30}?(\d+(?:[.,]\d+)?) ?% (?:em cima|sobre|de|do|da) (?:d[eo] )?(?:r\$ ?)?(\d[\d.,]*)(?: reais)? (?:d[áa]|é|fica|seria|vai dar) quanto\s*\??$/i,
    'quanto é $1% de $2',
  ],
  [
    /^(?:qual )?(?:é )?(?:o )?(?:dia bom|bom dia|dia certo) (?:pra|para|de) (comprar|passar|usar) (.+)$/i,
    'qual o melhor dia pra $1 $2',
  ],
  // "Dá pra sair sexta com 80 reais?"
  [
    turn(
      `(?:e )?(?:d[áa]|daria|consigo|posso) (?:(?:pra|para) )?(?:eu )?(?:sair|ir|comer|jantar|almo[çc]ar|passear|curtir|viajar)(?: [^\\d]{2,25}?)? com ${VALUE}`,
      '\\s*\\?+',
    ),
    'posso gastar $<value>?',
  ],
];
