// What is told with something beside it: an aside, who divides it, a discount, which of two was paid, an agreement about a debt.

import { piece } from '../../domain/pattern.ts';
import { HELLO } from '../../language/signals/greeting.ts';
import { WEEKDAY_NAMES } from '../wording/calendar-words.ts';
import { AMOUNT, groupsOf, type Turn, text, turn, VALUE } from '../wording/turn.ts';
import { TYPED_AMOUNT } from '../wording/typed-amount.ts';

const THING = '(?:[oa]s? )?([a-zà-ÿ][a-zà-ÿ ]{1,30}?)';
const centsOf = (words: unknown): number =>
  Math.round(
    Number(
      text(words)
        .replace(/[^\d,.]/gu, '')
        .replace(/\.(?=\d{3})/gu, '')
        .replace(',', '.'),
    ) * 100,
  );
const typed = (cents: number): string => (cents / 100).toFixed(2).replace('.', ',');

const DONE: Readonly<Record<string, string>> = {
  feito: 'fiz',
  gasto: 'gastei',
  gastado: 'gastei',
  pago: 'paguei',
  recebido: 'recebi',
  comprado: 'comprei',
  ganho: 'ganhei',
  ganhado: 'ganhei',
  vendido: 'vendi',
};

export const TOLD_SIDEWAYS_TURNS: readonly Turn[] = [
  // "Anota os gastos de hoje: padaria 14, ônibus 9,20": entries, each with its amount, and no note.
  [
    /^(?:anot|registr|lan[çc]|marc)[ae](?: a[íi])? (?:[oa]s )?(?:meus |minhas )?(gastos?|despesas?|compras)((?: d[eo] (?:hoje|ontem|dia \d{1,2}|s[áa]bado|domingo))?): ?(?=[^,\n]*\d[^,\n]*,)/i,
    '$1$2: ',
  ],
  // "Não gastei 12 na padaria, foi 21".
  [
    turn(
      `(?:(?:n[ãa]o|ops|ih|ah),? )*n[ãa]o (?:foi|gastei|paguei|recebi|dei) ${AMOUNT} (?:n[oa]s?|d[aeo]s?|pr[ao]|com|de) (?:[oa] )?([a-zà-ÿ][a-zà-ÿ ]{1,30}?),? (?:e sim|mas|foi|gastei|paguei|recebi|era|dei| )+ ${AMOUNT}`,
    ),
    '$2 foi $3, não $1',
  ],
  // "Gastei 60 no boteco, não conta pra ninguém kk": an aside.
  [
    turn(
      `(.{3,60}\\d[^,]{0,40}),? (?:mas )?(?:n[ãa]o conta (?:pra|para) ningu[ée]m|segredo|me arrependi|que (?:raiva|dor|facada)|fica entre n[óo]s)(?: (?:k+|rs+|haha+))*`,
    ),
    '$1',
  ],
  // "Ontem tinha feito 310", "hoje rodei e fiz 280".
  [
    /^(.{0,30}?)(?:eu )?(?:tinha|havia) (feito|gasto|gastado|pago|recebido|comprado|ganho|ganhado|vendido) (?=.*\d)/i,
    (_, before, verb) => `${text(before)}${DONE[text(verb).toLowerCase()] ?? text(verb)} `,
  ],
  [
    turn(`((?:(?:hoje|ontem),? )?)(?:rodei|trabalhei)(?: [a-zà-ÿ ]{2,20}?)? e (?:fiz|tirei|ganhei) ${AMOUNT}`),
    '$1fiz $2',
  ],
  // "Recebi 2300 do salário e 600 de pensão": both came in.
  [
    turn(
      `((?:hoje |ontem )?(?:recebi|ganhei|entrou|ca[íi]ram|caiu)) (${TYPED_AMOUNT} d[aeo]s? [a-zà-ÿ ]{3,25}?)(?:,| e|, e) (?:mais )?(${TYPED_AMOUNT} d[aeo]s? (?:pens[ãa]o|aluguel|aula|aulas|ajuda|aux[íi]lio)(?: [a-zà-ÿ ]{2,20})?)`,
    ),
    '$1 $2\n$1 $3',
  ],
  // "Vendi a bicicleta por 500, o comprador só deu 350".
  [
    turn(
      `(vendi (?:meu |minha |[oa] |um |uma )?[a-zà-ÿ][a-zà-ÿ ]{1,25}?) (?:por|a) ${AMOUNT},? (?:e |mas )?(?:[oa] [a-zà-ÿ]{3,20}|el[ea]|me) (?:s[óo] |apenas )?(?:me )?(?:deu|pagou|deram|pagaram|mandou) (?:s[óo] )?${AMOUNT}`,
    ),
    (whole, sale, value, part) =>
      centsOf(part) < centsOf(value) ? `${sale} por ${value}, recebi ${part} e o resto depois` : text(whole),
  ],
  // "Meu cunhado pegou 150 comigo".
  [
    turn(
      `((?:o |a )?(?:(?:meu|minha) )?[a-zà-ÿ]{3,20}) (?:me )?pegou (?:emprestad[oa] )?${AMOUNT} (?:emprestad[oa] )?(?:comigo|de mim|emprestad[oa])`,
    ),
    (_, who, value) =>
      `emprestei ${value} pr${/^(?:a |minha )/i.test(text(who)) ? 'a' : 'o'} ${text(who).replace(/^[oa] /i, '')}`,
  ],
  // "Rachamos eu e o Rafa".
  [
    turn('(?:(?:rach|divid)(?:amos|imos|ei|i|a|e)|racha|divide),? (?:entre )?(?:eu|mim) e (?:[oa] )?([a-zà-ÿ]{3,20})'),
    'divide com $1',
  ],
  // "Pizza 78 dividimos em 3, paguei eu".
  [
    turn(
      '([^?]*\\d[^?]*(?:divid|rach)[a-zà-ÿ]+[^?]*?),? (?:e )?(?:paguei eu|eu (?:que )?paguei|fui eu que paguei|paguei tudo)',
    ),
    '$1',
  ],
  // "Devolvi a blusa, 79 voltaram no cartão"; "a Vera do 302 pagou": where she lives is no value; "Dia das Mães" is nobody who shares it.
  [
    turn(
      `devolvi (?:o|a) ([a-zà-ÿ][a-zà-ÿ ]{2,25}?),? (?:e )?${AMOUNT} (?:voltou|voltaram|estornou|estornaram|ca[íi]ram? de volta)(?: .{2,20})?`,
    ),
    'recebi $2 de estorno da $1',
  ],
  [
    turn(
      '((?:[oa] )?(?:dona |seu )?[a-zà-ÿ]{3,15}) (?:d[oa]|ap|apto) \\d{2,4} ((?:pagou|comprou|levou|pegou|encomendou|ficou|ainda|n[ãa]o pagou)(?: .{1,60})?)',
    ),
    '$1 $2',
  ],
  [turn('(.{2,20}) d[oe] dia d(?:as m[ãa]es|os pais|os namorados|as crian[çc]as) (.*\\d.*)'), '$1 $2'],
  // "Prestação da kombi 640, já foram 14 de 36".
  [
    turn(
      `(?:paguei )?(?:a )?(?:presta[çc][ãa]o|parcela|mensalidade) (d[aeo] [a-zà-ÿ ]{3,25}?),? (?:deu |foi |de |é )?${AMOUNT},? (?:(?:e|j[áa]|agora|essa) )*(?:foram|foi a|paguei|é a|t[ôo] na|estou na|se foram|foi) (\\d{1,3}) de (\\d{1,3})`,
    ),
    'prestação $1 $2, parcela $3 de $4',
  ],
  // "Vendi 640 sábado e 510 domingo": each on its day.
  [
    turn(
      `((?:vendi|fiz|tirei|faturei|ganhei|recebi|gastei)) ${AMOUNT} ((?:no |na )?(?:hoje|ontem|anteontem|${WEEKDAY_NAMES})) e ${AMOUNT} ((?:no |na )?(?:hoje|ontem|anteontem|${WEEKDAY_NAMES}))`,
    ),
    '$1 $2 $3\n$1 $4 $5',
  ],
  // "Farmácia deu 212 e o desconto foi de 30", "multa de 130 com 20% de desconto": what was paid. After "paguei 104", "deu 104 com" it is off.
  [
    turn(
      piece`
        (?<head>[^?\d]{3,60}?(?<!(?:paguei|gastei|pagamos|por|em|r\$) ))${VALUE},? (?:(?:e|mas|com|tive|teve|tinha|ganhei|consegui|deram|(?:o|um)) )*
        (?:desconto (?:foi )?(?:de )?(?<less>${TYPED_AMOUNT}|\d{1,2} ?%)|(?<part>${TYPED_AMOUNT}|\d{1,2} ?%) de desconto)
      `,
    ),
    (...said) => {
      const { head, value, less, part = less } = groupsOf(said);
      const off = text(part).endsWith('%') ? (centsOf(value) * centsOf(part)) / 10_000 : centsOf(part);
      const paid = Math.round(centsOf(value) - off);
      const after =
        /(?:deu|foi|ficou|saiu)(?: (?:em|por))? $/i.test(text(head)) && !/desconto foi/i.test(text(said[0]));
      return paid > 0 && !after ? `${text(head)}${typed(paid)}` : text(said[0]);
    },
  ],
  // "Água 61 e luz 118, só a água eu paguei": the other waits.
  [
    turn(
      `${THING} ${AMOUNT}(?:,| e) ${THING} ${AMOUNT}[,;.]? (?:mas )?(?:s[óo] (?:[oa] )?([a-zà-ÿ]{3,20}) (?:eu )?(?:que )?paguei|(?:s[óo] )?paguei s[óo] (?:[oa] )?([a-zà-ÿ]{3,20}))`,
    ),
    (whole, one, value, other, worth, first, second) => {
      const paid = (text(first) || text(second)).toLowerCase();
      const isOne = text(one).toLowerCase().endsWith(paid);
      if (!isOne && !text(other).toLowerCase().endsWith(paid)) return text(whole);
      return isOne
        ? `paguei ${value} de ${one}\n${other} ${worth}, ainda não paguei`
        : `paguei ${worth} de ${other}\n${one} ${value}, ainda não paguei`;
    },
  ],
  // "Negociei o santander por 2100 em 10x": what is owed from now on.
  [
    turn(
      `(?:re)?negociei (?:a d[íi]vida )?(?:com )?(?:[od][oa]? )?([a-zà-ÿ][a-zà-ÿ ]{2,25}?)(?: (?:por|em|pra))? ${AMOUNT},? (?:em )?(\\d{1,2}) ?(?:x|vezes|parcelas)`,
    ),
    (_, who, value, count) =>
      `fiz um acordo no ${who}: ${count}x de ${typed(Math.round(centsOf(value) / Number(count)))}`,
  ],
  // "Remédio da minha mãe 76, ela me paga quando receber".
  [
    turn(
      `(.{3,50}${TYPED_AMOUNT}),? (?:e |mas )?(el[ea]) (?:depois )?me (?:paga|devolve|acerta)(?: (?:depois|quando [a-zà-ÿ ]{3,20}|no fim do m[êe]s|semana que vem|dia \\d{1,2}))?`,
    ),
    '$1, $2 vai me pagar',
  ],
  [turn(`(?:tirei|peguei|retirei) ${AMOUNT} d[oa] (?:pote|cofre|porquinho|caixinha|latinha)`), 'tirei $1 do cofrinho'],
  // "Sou a Jussara, diarista".
  [
    turn(
      piece`
        ${HELLO}(?:eu )?sou [oa] (?:dona |seu )?([A-ZÀ-Þa-zà-ÿ]{3,20}), (?:sou |e sou )?(
          diarista|faxineira|manicure|cabeleireir[oa]|motoboy|motorista(?: de app)?|entregador[a]?|pedreiro|pintor[a]?|eletricista|feirante|confeiteira|
          doceira|costureira|professor[a]?|cuidadora|bab[áa]|vendedor[a]?|enfermeir[oa]|aposentad[oa]|estudante|cozinheir[oa]|aut[ôo]nom[oa]
        )
      `,
    ),
    'me chamo $1, sou $2',
  ],
];
