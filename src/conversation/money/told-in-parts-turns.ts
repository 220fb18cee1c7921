// One purchase told by its parts, or divided: the last price of a list is "o resto", and people are told behind "pra".

import { AMOUNT, groupsOf, ofMine, type Turn, text, turn, VALUE } from '../wording/turn.ts';
import { TYPED_AMOUNT } from '../wording/typed-amount.ts';

const NAMED = '(?:[oa]s? )?[a-zà-ÿ][a-zà-ÿ ]{2,25}?';
const WAS = '(?: (?:deu|foi|custou|saiu(?: por)?))?';
const PRICED = new RegExp(`(?:[oa]s? )?([a-zà-ÿ][a-zà-ÿ ]{2,25}?)${WAS} (${TYPED_AMOUNT})(?=$|,| e )`, 'gi');

const THINGS = '[a-zà-ÿ][a-zà-ÿ ]{1,25}?';

const ofIt = (what: unknown): string => `d${/^[^ ]*a(?: |$)/i.test(text(what)) ? 'a' : 'o'} ${text(what)}`;

/** "4,50" so many times, as typed. */
const times = (value: string, count: string): string =>
  (
    Number(
      value
        .replace(/[^\d,.]/gu, '')
        .replace(/\.(?=\d{3})/gu, '')
        .replace(',', '.'),
    ) * Number(count)
  )
    .toFixed(2)
    .replace('.', ',');

/** "12 coxinha a 6", "um pé 40": several need a word before the price, which may be of all of them. */
const COUNTED = `(?:(?:\\d{1,3}|dois|duas|tr[êe]s|quatro|cinco) (?:de )?${THINGS} (?:a|por|de)|uma? ${THINGS}(?: (?:a|por|de))?) ${TYPED_AMOUNT}(?: cada| a unidade)?`;
const EACH_COUNTED = new RegExp(`${COUNTED}(?=$|,| e )`, 'gi');
const ONE = new RegExp(`^uma? (.+?)(?: (?:a|por|de))? (${TYPED_AMOUNT})$`, 'i');

/** "O meu 2100 dia 10", of a salary. */
const PAY_OF = `(?:o )?(meu|d[aeo]l?[ea]?(?: (?:minha |meu )?[a-zà-ÿ]{3,})?) (?:é )?${AMOUNT},? (?:todo )?(dia \\d{1,2})`;

/** "2.800 de pensão dia 30". */
const COMES = `(?:uns |umas |mais |cerca de )*${TYPED_AMOUNT} (?:d[aeo]|com) [a-zà-ÿ][a-zà-ÿ ]{1,25}?(?:,? (?:todo |no )?dia \\d{1,2})?`;
const EACH_COMES = new RegExp(`${COMES}(?=$|,| e )`, 'gi');

export const TOLD_IN_PARTS_TURNS: readonly Turn[] = [
  // "Recebo 2.800 de pensão dia 30 e mais uns 900 de bico": what comes in every month, one thing behind the other.
  [
    turn(
      `(?:(?:oi|olha|eu|hoje|a gente),? )*(?:recebo|ganho|recebemos|ganhamos) (${COMES}(?:(?:,| e|, e) ${COMES}){1,3})(?: por m[êe]s| todo m[êe]s)?`,
    ),
    (_, parts) =>
      (text(parts).match(EACH_COMES) ?? [])
        .map(
          (part) =>
            `recebo ${part.replace(/^(?:mais |e )+/i, '').replace(/,? (?:todo |no )?(?=dia \d)/i, ' todo ')}${/ dia \d/i.test(part) ? '' : ' todo mês'}`,
        )
        .join('\n'),
  ],
  // "Vendi 12 coxinha a 6 e 5 pastel a 8", "fiz 3 cortes de 50 e uma escova 40": so many of each.
  [
    turn(
      `((?:(?:hoje|hj|ontem|j[áa]),? )?)(?:eu )?(vend(?:i|emos)|compr(?:ei|amos)|fiz|fizemos|entreguei|foram|atendi) (${COUNTED}(?:(?:,| e|, e)(?: mais)? ${COUNTED}){1,4})`,
    ),
    (_, day, said, parts) => {
      const buys = /^comp/i.test(text(said));
      const verb = /^(?:vend|comp)/i.test(text(said)) ? text(said).toLowerCase() : 'fiz';
      return (text(parts).match(EACH_COUNTED) ?? [])
        .map((part) =>
          ONE.test(part) ? part.replace(ONE, buys ? 'comprei $1 por $2' : 'recebi $2 de $1') : `${verb} ${part}`,
        )
        .map((part) => text(day) + part)
        .join('\n');
    },
  ],
  // "A picanha deu 189, carvão 35, o resto 140".
  [
    turn(
      `((?:paguei |gastei )?${NAMED}${WAS} ${TYPED_AMOUNT}(?:(?:,| e) ${NAMED}${WAS} ${TYPED_AMOUNT}){0,4}),? (?:e )?(?:o )?(?:resto|restante)${WAS} ${AMOUNT}`,
    ),
    (_, parts, rest) => {
      const each = [...text(parts).matchAll(PRICED)].map(([, what, value]) => `${value} com ${what}`);
      return `gastei ${each.join(', ')} e ${text(rest)} com o resto das coisas`;
    },
  ],
  // "A janta deu 140, eu paguei e o Bruno me deve 70": half of it, or a debt of its own.
  [
    turn(
      `(?:(?:hoje|ontem|paguei|eu paguei),? )*(?:[oa] )?(?<what>[a-zà-ÿ][a-zà-ÿ ]{2,25}?)(?: (?:deu|foi|custou|ficou|saiu|de))* ${VALUE},? (?:(?:e|mas) )?(?:eu )?(?:(?:que )?paguei(?: tudo)?,? )?(?:(?:e|mas) )?(?:[oa] |minha |meu )?(?<who>[a-zà-ÿ]{3,20}) (?:ficou |t[áa] |vai ficar )?me (?:deve|devendo) (?<part>${TYPED_AMOUNT})`,
    ),
    (...said) => {
      const { what, value = '', who, part = '' } = groupsOf(said);
      const cents = (words: string): number => Number(words.replace(/[^\d,]/g, '').replace(',', '.'));
      return cents(value) === 2 * cents(part)
        ? `${what} ${value}, rachei com ${who}`
        : `paguei ${value} de ${what}\n${who} me deve ${part}`;
    },
  ],
  // "Lembrancinha 4,50 cada, são 120": so many at so much.
  [
    turn(
      `(${NAMED}),? (?:(?:é|foi|sai|custa|a|de|por) )?${AMOUNT} (?:cada|a unidade|por pessoa)(?: uma?)?,? (?:e )?(?:s[ãa]o|foram|v[ãa]o ser|comprei|preciso de|pedi|encomendei) (\\d{1,4})(?: unidades| pessoas)?`,
    ),
    (_, what, value, count) => `gastei ${times(text(value), text(count))} com ${text(what)}`,
  ],
  [
    turn(
      `(?:cancelei|desmarquei|devolvi|desisti d)[oe]? ?(?:[oa] )?([a-zà-ÿ]{3,}(?: [a-zà-ÿ]{3,})?),? (?:e |mas )?(?:el[ea]s?|[oa] loja) (?:me )?(?:vai |v[ãa]o |ficou de )?(?:devolver?|devolvem|devolve|reembolsa|reembolsar) ${AMOUNT}`,
    ),
    'vou receber $2 de reembolso do $1',
  ],
  // A term of days is a day ahead.
  [turn('([^?]*\\bo (?:resto|restante)) (?:pra|para|com) (\\d{1,3}) dias'), '$1 daqui a $2 dias'],
  // "Quanto tá no fiado?": what others owe.
  [
    turn(
      '(?:e )?quanto (?:(?:eu |ainda )*tenho|t[áa]|tem|est[áa]|d[áa])(?: anotado)? (?:no|de|em) (?:fiado|caderno)',
      '[?.! ]*',
    ),
    'quanto me devem?',
  ],
  // "Meu ajudante ganha 150 por dia, trabalhou 3 dias": what he is to be paid.
  [
    turn(
      `(?:[oa] )?(?:meu |minha )?([a-zà-ÿ]{3,}) (?:ganha|cobra|recebe|é) ${AMOUNT} (?:por|o|ao|a) (?:dia|di[áa]ria|hora),? (?:e )?(?:j[áa] )?(?:trabalhou|veio|fez|ficou|foram) (\\d{1,2})(?: dias?| horas?| di[áa]rias?)?(?: (?:essa|esta|nessa) semana)?`,
    ),
    (_, who, value, count) => `devo ${times(text(value), text(count))} pro ${text(who)}`,
  ],
  // A price by the day, and the days.
  [
    turn(
      `(?:aluguei|contratei|chamei|paguei) (${NAMED}) (?:por |a )?${AMOUNT} (?:por|o|ao|a) (?:dia|di[áa]ria|hora),? (?:e )?(?:usei|fiquei(?: com el[ea])?|foram|por|durante|veio|trabalhou) (\\d{1,2})(?: dias?| horas?| di[áa]rias?)?`,
    ),
    (_, what, value, count) => `gastei ${times(text(value), text(count))} com ${text(what)}`,
  ],
  // "Seguro do carro 2640 em 10x, já paguei 3": of those instalments.
  [
    turn(
      `(?:(?:parcelei|comprei|passei|fiz) )?(?:[oa] |uma? )?(${THINGS}),? ((?:de |por |deu )?${TYPED_AMOUNT},? (?:em )?(\\d{1,2}) ?(?:x|vezes)(?: [a-zà-ÿ ]{2,30}?)?),? (?:e )?(?:j[áa] )?(?:paguei|foram(?: pagas)?|se foram) (?:as )?(\\d{1,2})(?: primeiras)?(?: delas| parcelas| de \\d{1,2})?`,
    ),
    (_, what, bought, count, paid) => `${what} ${bought}\njá paguei ${paid} de ${count} ${ofIt(what)}`,
  ],
  // "A moto é 389 por mês, vence dia 15, faltam 22": so many instalments are owed.
  [
    turn(
      `(?!uma? )(?=.*(?:m[êe]s|dia|parcela|presta|vezes))(?:[oa] |minha |meu )?(?:(?:presta[çc][ãa]o|parcela|financiamento|carn[êe]|consigna[a-zà-ÿ]+) d[aeo] )?(${NAMED}),? (?:é |de |custa |t[áa] )*${AMOUNT}(?: por m[êe]s| (?:a )?mensa(?:l|is))?(?:,? (?:vence|vencendo|todo|cai)(?: todo)? dia (\\d{1,2}))?,? (?:e )?(?:ainda )?(?:faltam|restam|tem mais) (\\d{1,3})(?: (?:parcelas|vezes|presta[çc][õo]es|meses))?(?: pra (?:acabar|quitar|terminar))?`,
    ),
    (_, what, value, day, count) =>
      `devo ${count} parcelas de ${value} ${ofIt(what)}${text(day) === '' ? '' : `\nprestação ${what} ${value} todo dia ${day}`}`,
  ],
  // "Salário dele 3200 dia 5, o meu 2100 dia 10".
  [
    turn(`(?:o )?sal[áa]rios?:? ${PAY_OF}(?:,| e|, e) (?:sal[áa]rio )?${PAY_OF}`),
    (_, one, value, day, other, worth, then) =>
      `salário${text(one) === 'meu' ? '' : ` ${one}`} ${value} todo ${day}\nsalário${text(other) === 'meu' ? '' : ` ${other}`} ${worth} todo ${then}`,
  ],
  // "Peguei 2 ubers hoje, 14 e 18": as many values as there are.
  [
    turn(
      `(?:peguei|tomei|comprei|chamei|pedi|fiz) (2|dois|duas|3|tr[êe]s) (${THINGS})( hoje| ontem)?[,:]? (?:(?:de|um de|uma de|deu|deram) )*${AMOUNT}(?:,| e|, e) (?:(?:outr[oa]|um|uma|de) )*${AMOUNT}(?:(?:,| e|, e) (?:(?:outr[oa]|um|uma|de) )*${AMOUNT})?`,
    ),
    (whole, count, what, day, ...values) => {
      const each = values.slice(0, 3).filter((value) => value !== undefined);
      const many = /^(?:3|tr)/i.test(text(count)) ? 3 : 2;
      return each.length === many
        ? each.map((value) => `gastei ${value} com ${text(what).replace(/s$/, '')}${text(day)}`).join('\n')
        : whole;
    },
  ],
  // "Emprestei 500 pra Letícia, ela devolve em duas vezes": nothing bought in instalments.
  [
    turn(
      '((?:eu )?emprestei [^,]*\\d[^,]*),? (?:e |que )?(?:el[ea] |que )?(?:vai |ficou de |combinou de )?(?:me )?(?:devolver?|pagar?)(?: tudo)? em [\\dà-ÿa-z]{1,6} ?(?:x|vezes|parcelas)(?: .{2,20})?',
    ),
    '$1',
  ],
  // "Passagem 1890 em 6x, minha cunhada vai pagar a dela que é 470".
  [
    turn(
      `([^?]*\\d[^?]*?),? (?:e |mas )?((?:[oa] |minha |meu )[a-zà-ÿ]{3,}) vai (?:me )?pagar (?:a|o) (?:parte )?del[ea](?: que)?(?: é| deu| de|,)* ${AMOUNT}`,
    ),
    '$1, $2 vai me pagar $3',
  ],
  // "Farmácia 238,45, mas 60 eu recebo de volta do plano".
  [
    turn(
      `([^?\\d]{3,40}${TYPED_AMOUNT}),? (?:e |mas )?(?:uns )?${AMOUNT} (?:eu )?(?:recebo|vou receber|voltam?|v[ãa]o voltar|vai voltar)(?: de volta)? d[oa] ([a-zà-ÿ]{3,20})`,
    ),
    '$1, mas o $3 reembolsa $2',
  ],
  // "O inquilino pagou, mas descontou 80 do conserto": less than the rent, and how much is asked.
  [
    turn(
      `((?:[oa] |minha |meu )[a-zà-ÿ]{3,}(?: [a-zà-ÿ]+)? (?:j[áa] )?(?:me )?pagou(?: hoje| ontem)?)(?: [oa] [a-zà-ÿ]+)?,? (?:mas |s[óo] que |e )?(?:el[ea] )?(?:descontou|abateu|tirou) ${AMOUNT} (?:d[aeo]s?|pel[oa]|pr[ao]) .{3,40}`,
    ),
    '$1',
  ],
  // "Mandei fazer uma chave, 15", "matei a vontade de comer pizza, 64".
  [
    turn(
      `(?:hoje |ontem )?(?:mandei [a-z]{3,}[ae]r|matei a (?:vontade|saudade) d[eoa](?: comer| tomar)?) (?:[oa]s? |uma? )?(${THINGS}),? (?:por |deu |foi |ficou |custou |de )?${AMOUNT}`,
    ),
    'gastei $2 com $1',
  ],
  // "187 no ifood e 45 por fora".
  [
    turn(
      `([^?]*\\d [^?]*n[oa] (?:ifood|uber|99|rappi|indrive|app|aplicativo)) e (?:mais )?${AMOUNT} (?:por fora|no particular|particular|avulso)`,
    ),
    '$1 e $2 de particular',
  ],
  // "Fui no mercado, gastei 312, 40 foi coisa da minha sogra que ela me paga": only that part is theirs.
  [
    turn(
      `(?:(?:fui|passei) )?(?:n?[oa] )?(${NAMED}),? (?:e )?(?:gastei |deu |foi |paguei )?${AMOUNT},? (?:e |mas |sendo )?${AMOUNT} (?:foi |era |[ée] )?(?:de )?(?:coisas? )?d[ao] ((?:minha |meu )?[a-zà-ÿ]{3,})(?:,? (?:que )?(?:el[ea] )?(?:vai )?me (?:pagar?|devolver?))`,
    ),
    'gastei $2 com $1\n$4 me deve $3',
  ],
  // "Berço 1.200 em 10x, minha mãe deu 300": what came from her.
  [
    turn(
      `([^?]*\\d ?(?:x|vezes)[^?\\d]*),? (?:e |mas )?((?:minha |meu )[a-zà-ÿ]{3,}) (?:me )?(?:deu|ajudou com|inteirou|mandou) ${AMOUNT}(?: pra ajudar)?`,
    ),
    (_, bought, who, value) => `${text(bought).replace(/,$/, '')}\nrecebi ${value} ${ofMine(who)}`,
  ],
  // "Aniversário da neta, bolo 120 e presente 75": what it was for.
  [
    turn(
      `(?:festa|anivers[áa]rio|ch[áa]|batizado|formatura|natal)(?: d[aeo]s? [a-zà-ÿ ]{3,20})?, (${NAMED} ${TYPED_AMOUNT}(?:(?:,| e|, e) ${NAMED} ${TYPED_AMOUNT}){1,5})`,
    ),
    'gastei: $1',
  ],
  // "Emprestei 300 pro vizinho, o Osmar": one person.
  [turn(`(emprestei ${TYPED_AMOUNT} pr)[oa] (?:meu |minha )?[a-zà-ÿ]{3,}, ([oa] [A-ZÀ-Þ][a-zà-ÿ]+)`), '$1$2'],
  // What each gave of a present: the person's own part.
  [
    turn(
      `(?:[oa] )?([a-zà-ÿ][a-zà-ÿ ]{2,30}?),? (?:a gente|n[óo]s|o pessoal|a turma|a galera)(?: se)? (?:junt|rach|divid)(?:ou|iu|amos|imos)(?: tudo)?,? (?:em |entre |[ée]ramos )?\\d{1,2}(?: pessoas| amig[oa]s)?,? (?:deu |ficou |foi )?${AMOUNT} (?:pra )?cada(?: uma?)?`,
    ),
    'paguei $2 no $1',
  ],
  // A verb that names what it was, on two days.
  [
    turn(
      `(?:eu )?abasteci ${AMOUNT} (ontem|anteontem),? (?:e )?(?:mais )?(?:hoje (?:mais |foi )?${AMOUNT}|${AMOUNT} hoje)`,
    ),
    (_, first, day, value, other) =>
      `gastei ${text(first)} com abastecimento ${text(day)} e ${text(value) || text(other)} com abastecimento hoje`,
  ],
  // "Divide 320 pra 5": no price of 5. Told as done it was spent, and whom it was shared with are the others.
  [
    turn(
      `(?:(?:agora|e|me|pode),? )*(?:divid|rach|repart)(?<did>e|a|ir|ar|i|ei|imos|amos) ${VALUE}(?<what>(?: d[aeo]s? [a-zà-ÿ ]{2,25}?)?) (?<among>pr[ao]s?|para|com|em|entre) (?<count>\\d{1,2})(?: (?:pessoas|amig[oa]s))?`,
    ),
    (...said) => {
      const { did = '', value = '', what = '', among = '', count = '' } = groupsOf(said);
      const done = /^(?:i|ei|imos|amos)$/i.test(did);
      const people = Number(count) + (done && /^com$/i.test(among) ? 1 : 0);
      return `${done ? 'gastei ' : ''}${value}${what} dividido por ${people}`;
    },
  ],
];
