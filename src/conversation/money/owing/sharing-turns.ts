// A bill that others share, pay a part of or give back: "farmácia 238, mas 60 eu recebo de volta", "a luz veio 210, somos 5".

import { KIN } from '../../../domain/kin.ts';
import { piece } from '../../../domain/pattern.ts';
import { WEEKDAY_NAMES } from '../../wording/calendar-words.ts';
import { countSaid } from '../../wording/counts.ts';
import { AMOUNT, groupsOf, ofMine, type Turn, text, turn, VALUE } from '../../wording/turn.ts';
import { asTyped, TYPED_AMOUNT, typedCents } from '../../wording/typed-amount.ts';

const NAMED = '(?:[oa]s? )?[a-zà-ÿ][a-zà-ÿ ]{2,25}?';

/** What two people eat or ride and pay by halves. */
const SHARED =
  'almo[çc]o|jantar|lanche|caf[ée]|pizza|churrasco|bar|restaurante|uber|t[áa]xi|cinema|hotel|gasolina|pastel|a[çc]a[íi]|ifood|mercado|conta|lanches|sushi|hamb[úu]rguer';

const halfOf = (value: string): string => asTyped(typedCents(value) / 2);

const SOMEBODY = '(?!(?:eu|el[ea]s?|que|quem|isso|ainda)(?![a-zà-ÿ]))[a-zà-ÿ]{2,}';

export const SHARING_TURNS: readonly Turn[] = [
  // "A luz veio 210, divido com o Caio": what came is a bill, and no income from him.
  [
    turn(
      `(?:[oa] )?(?<what>(?!(?:eu|el[ea]|me)(?![a-zà-ÿ]))[a-zà-ÿ]{3,}(?: d[aeo]s? [a-zà-ÿ]{3,})?) (?:veio|chegou|deu|foi|ficou|custou)(?: em| de| por)? ${VALUE},? (?:(?:e|eu|mas|vou|é) )*(?:divid|rach)[a-zà-ÿ]+ (?<with>com (?:[oa] |minha |meu )?[a-zà-ÿ]{3,20})`,
    ),
    'gastei $<value> com $<what> dividido $<with>',
  ],
  // "O Caio pagou a internet de 120, metade minha".
  [
    turn(
      `(?<who>(?:[oa] |minha |meu )?${SOMEBODY}) (?:j[áa] )?pagou (?:[oa]s? )?(?<what>[a-zà-ÿ][a-zà-ÿ ]{2,25}?)(?: de|,| que deu| por)? ${VALUE},? (?:e |mas )?(?:a )?metade (?:é |era |fica )?(?:minha|meu|comigo|eu (?:pago|devo))`,
    ),
    '$<what> $<value>, quem pagou foi $<who>, devo metade',
  ],
  // "Presente da chefe 200, eu e mais 4": five of them.
  [
    turn(
      `(?<what>[a-zà-ÿ][^?\\d]{2,40}? ${AMOUNT}),? (?:e )?(?:somos |fomos |era |foi )?eu e (?:mais )?(?<others>\\d{1,2})(?: pessoas| amig[oa]s| colegas)?`,
    ),
    (...said) => {
      const { what, others } = groupsOf(said);
      return `${what}, dividido por ${Number(others) + 1}`;
    },
  ],
  // "Mercado 120, o Beto pagou 40": the rest is the person's.
  [
    turn(
      `(?<bought>(?:[oa] )?(?:${SHARED}|(?!faxina|corte|unha|bolo)[a-zà-ÿ][a-zà-ÿ ]{2,25}(?=.*(?:minha|meu|[oa]) (?:${KIN}) (?:j[áa] )?pagou))(?:[^?\\d]* com [^?\\d]*\\d[\\d.,]*(?: reais)?|[^?\\d]*\\d[\\d.,]*(?: reais)?(?: com [^?\\d,]{2,20})?)),? (?:e |mas )?(?:el[ea]|[oa] ${SOMEBODY}|(?:minha |meu )(?:${KIN})) (?:j[áa] )?(?:pagou|deu|bancou|entrou com) (?:(?:a )?metade|(?<part>${TYPED_AMOUNT}))`,
    ),
    (...said) => {
      const { bought, part } = groupsOf(said);
      return text(bought).replace(/\d+(?:[.,]\d+)*/, (value) =>
        part === undefined ? halfOf(value) : asTyped(Math.max(0, typedCents(value) - typedCents(part))),
      );
    },
  ],
  // "Netflix 44,90 todo mês, a gente racha em 4": so much of it every month.
  [
    turn(
      `([^?]*\\d[^?]* (?:(?:todo|por|ao|cada) m[êe]s|mensa(?:l|is)|todo dia \\d{1,2})(?: dia \\d{1,2})?),? (?:e |mas )?(?:(?:a gente|n[óo]s|eu|isso|[ée]) )?(?:divid|rach)[a-zà-ÿ]+ (?:por|em|entre|pra) (?:n[óo]s |os |as )?([2-9]|dois|duas|tr[êe]s|quatro|cinco|seis)(?: pessoas| amigos)?`,
    ),
    '$1 dividido por $2',
  ],
  // "Almoço 34 com o pessoal, me devem 12 cada, são 2".
  [
    turn(
      `(?<what>[a-zà-ÿ][a-zà-ÿ ]{2,25}?) ${VALUE}(?: com [^\\d,]{2,25})?,? (?:e )?(?:el[ea]s )?(?:me devem|v[ãa]o me (?:dar|pagar)) (?<each>${TYPED_AMOUNT}) cada(?: uma?)?,? (?:e )?s[ãa]o (?<count>[2-9]|\\d\\d)(?: [a-zà-ÿ]{3,12})?`,
    ),
    (...said) => {
      const { what, value, each = '', count = '' } = groupsOf(said);
      return `${what} ${value}, o pessoal vai me dar ${asTyped(typedCents(each) * Number(count))}`;
    },
  ],
  // "Mesada dos meninos, 50 pra cada, são 3".
  [
    turn(
      `(?<what>[a-zà-ÿ][^?\\d]{2,40}?),? ${VALUE} (?:pr[ao]|para|a|de) cada(?: uma?)?,? (?:e )?(?:s[ãa]o|foram|eram) (?<count>[2-9]|\\d\\d)(?: [a-zà-ÿ]{3,15})?`,
    ),
    (...said) => {
      const { what, value = '', count = '' } = groupsOf(said);
      return `${what} ${asTyped(typedCents(value) * Number(count))}`;
    },
  ],
  // "Dividido entre eu, o Lucas e a Bia", "somos 3: eu, Lucas e Bia": with each of the others.
  [
    turn(
      `(?<all>[^?]*?\\d[^?]*?)(?<verb>,? (?:divid[a-zà-ÿ]+|rach[a-zà-ÿ]+))?,? (?:(?:entre|somos|[ée]ramos|sou|[ée] pra)(?: [2-9]| n[óo]s)*|(?:por|pra|em) [2-9](?: pessoas)?):? eu(?:,| e) (?<names>[^?\\d]{2,60})`,
    ),
    (...said) => {
      const { all, verb = ', dividido', names = '' } = groupsOf(said);
      return `${all}${verb} com ${names.replace(/(?<=^|, |e )[oa] (?=\p{Lu})/gu, '')}`;
    },
  ],
  // What the plan gives back, told another way.
  [
    turn(
      `(?:[oa] )?([a-zà-ÿ]{3,20}) (?:foi|deu|custou|ficou) ${VALUE},? (?:mas |e |s[óo] que )(?:o |a )(plano|conv[êe]nio|empresa|firma|seguro) (?:devolve|reembolsa|cobre|vai devolver|vai reembolsar) (${TYPED_AMOUNT}|metade|tudo)`,
    ),
    '$1 $<value>, mas o $3 devolve $4',
  ],
  // Half came back.
  [
    turn(`metade (?:[oa] )((?:meu |minha )?[a-zà-ÿ]{3,20}) (?:j[áa] )?(?:me )?(?:pagou|deu|mandou|devolveu)`),
    'o $1 me pagou metade',
  ],
  // "Internet dividida em 4, dá 25 pra mim": the share is what is told.
  [
    turn(
      `(?<what>[a-zà-ÿ][a-zà-ÿ ]{2,30}?) dividid[oa] (?:em|por|pra|entre) (?<count>[2-9]),? (?:(?:d[áa]|deu|fica|ficou|sai) )(?:uns )?${VALUE} (?:pra mim|cada|pra cada(?: um)?|minha parte)`,
    ),
    (...said) => {
      const { what, count, value = '' } = groupsOf<'what' | 'count' | 'value'>(said);
      return `${what} ${asTyped(typedCents(value) * Number(count))} dividido por ${count}`;
    },
  ],
  [
    turn(
      `([a-zà-ÿ][a-zà-ÿ ]{2,30}? ${TYPED_AMOUNT} dividid[oa] (?:em|por|pra|entre) [2-9]),? (?:d[áa]|deu|fica|ficou|sai) .{1,12} (?:pra mim|cada|pra cada(?: um)?)`,
    ),
    '$1',
  ],
  // The whole, then what each of them got.
  [
    turn(
      piece`
        (?!.*(?<![a-zà-ÿ])(?:me|v[ãa]o|vai|devem?|com)(?![a-zà-ÿ]))
        ((?:dei|mandei|paguei|passei|gastei) (?:r\$ ?)?(\d+)(?: reais)? (?:pr[ao]s?|para|d[aeo]s?|n[ao]s?|em) [^\d]+?)[, ]+
        (\d+)(?: reais)? (?:(?:pra|por|para) )?cada(?: uma?)?
      `,
    ),
    (said, whole, all, each) =>
      Number(all) > Number(each) && Number(all) % Number(each) === 0 ? text(whole) : (said ?? ''),
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
  // What each gave of a present: the person's own part.
  [
    turn(
      `(?:[oa] )?([a-zà-ÿ][a-zà-ÿ ]{2,30}?),? (?:a gente|n[óo]s|o pessoal|a turma|a galera)(?: se)? (?:junt|rach|divid)(?:ou|iu|amos|imos)(?: tudo)?,? (?:em |entre |[ée]ramos )?\\d{1,2}(?: pessoas| amig[oa]s)?,? (?:deu |ficou |foi )?${AMOUNT} (?:pra )?cada(?: uma?)?`,
    ),
    'paguei $2 no $1',
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
  // "A luz veio 210, somos 5"
  [
    turn(
      `(?<all>[^?]*\\d[^?]*?)[,.]? (?:e )?(?:(?:n[óo]s )?(?:somos|[ée]ramos|fomos|est[áa]vamos)(?: em)?|moramos em|a gente [ée] em) (?<count>[2-9])(?: (?:na casa|l[áa]|na rep|pessoas|moradores|pra dividir))*(?:,? (?:e )?(?:(?:fui )?eu (?:que|quem) paguei|paguei (?:eu|tudo)))?(?<how>,? (?:e )?(?:eu )?(?:passei|paguei|foi)(?: tudo)? (?:n[oa]|com o|em) [a-zà-ÿ ]{3,20})?`,
    ),
    (...said) => {
      const { all, count, how = '' } = groupsOf(said);
      return `${all}${how.replace(/^,? (?:e )?(?:eu )?(?:passei|paguei|foi)(?: tudo)?/i, '')} dividido por ${count}`;
    },
  ],
  // "Aluguel 1800 divido com 3", "cerveja 90 fui eu e mais 2": the person and so many others.
  [
    turn(
      `(?<all>[^?]*?\\d[^?]*?),? (?:(?:eu )?(?:divid|rach)(?:o|imos|amos|i|ei|id[oa]|ad[oa]) com (?:mais )?|(?:fui|fomos|foi|éramos|somos|era|sou) eu (?:e|com) (?:mais )?)(?<count>[2-9]|dois|duas|tr[êe]s|quatro)(?: (?:pessoas|amig[oa]s|colegas|meninas|caras|outr[oa]s))?`,
    ),
    (...said) => {
      const { all, count = '' } = groupsOf(said);
      return `${all} dividido por ${(countSaid(count) ?? 1) + 1}`;
    },
  ],
  // "Passeio 300, 100 de cada": as many as that makes.
  [
    turn(
      `([^?\\d]{3,40}? )(${TYPED_AMOUNT}),? (?:deu |d[áa] |fica |ficou |sendo )?(${TYPED_AMOUNT}) (?:de|pra|por) cada(?: (?:um|uma|pessoa))?`,
    ),
    (whole, what, all, each) => {
      const count = typedCents(text(all)) / typedCents(text(each));
      return Number.isInteger(count) && count > 1 && count <= 30 ? `${what}${all} dividido por ${count}` : text(whole);
    },
  ],
  // "Luz 168, dividido": by two.
  [turn(`([^?]*\\d[^?]*?),? (?:dividid[oa]|rachad[oa]|meio a meio)(?: tb| tamb[ée]m)?`), '$1 dividido por 2'],
  // The person's own part of a bill that others share.
  [
    turn(
      piece`
        (?:o |a |meu |minha )?(?:racha|rachinha|rateio|cota) d[aeo]s? (?<what>[a-zà-ÿ][a-zà-ÿ ]{1,25}?)
        (?: (?:deu|foi|ficou|saiu|veio))?,? (?:em |por |de )?${VALUE}(?: (?:pra mim|pra cada(?: um)?|cada|minha parte))?
      `,
    ),
    'paguei $<value> de $<what>',
  ],
  // "Racho do apê: 1500 de aluguel pra 3".
  [
    turn(
      `(?:o )?(?:racho|rachinha|racha|rateio|divis[ãa]o)(?: d[aeo]s? [a-zà-ÿ]{2,15})?[:,]? ${AMOUNT} (d[aeo] [a-zà-ÿ ]{3,25}?),? (?:pra|por|em|entre) ([2-9]|1\\d)(?: pessoas)?`,
    ),
    'gastei $1 $2 dividido por $3',
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
  // "Remédio da minha mãe 76, ela me paga quando receber".
  [
    turn(
      `(.{3,50}${TYPED_AMOUNT}),? (?:e |mas )?(el[ea]) (?:depois )?me (?:paga|devolve|acerta)(?: (?:depois|quando [a-zà-ÿ ]{3,20}|no fim do m[êe]s|semana que vem|dia \\d{1,2}))?`,
    ),
    '$1, $2 vai me pagar',
  ],
  // "Comprei pano pra ela, 27, ela devolve na sexta".
  [
    turn(
      `(.{3,50}${TYPED_AMOUNT}),? (?:e |mas )?(el[ea]) (?:vai )?devolver?(?: junto)?((?: (?:depois|semana que vem|dia \\d{1,2}|amanh[ãa]|(?:n[ao] )?(?:${WEEKDAY_NAMES})))?)`,
    ),
    '$1, $2 me devolve$3',
  ],
  // Each a part of their own, which is told.
  [
    turn(
      piece`
        ([^\d]{3,40}?) ${TYPED_AMOUNT},? (?:que )?(?:a gente (?:divide|dividiu|racha|rachou)|dividimos|rachamos|dividid[oa]|rachad[oa])
        (?: com [^,\d]{2,30})?,? (?:e )?eu (?:pago|paguei|dou|dei|fico com|fiquei com) ${AMOUNT},? (?:e |mas )?(?:
          el[ea]|[oa] [a-zà-ÿ]+|(?:meu|minha) [a-zà-ÿ]+)(?: (?:paga|pagou|d[áa]|deu|com))*(?: ${TYPED_AMOUNT}| (?:com )?o (?:resto|restante))
      `,
    ),
    'paguei $2 de $1',
  ],
  // Each the half.
  [
    turn(
      `([^\\d]{3,40}${TYPED_AMOUNT}),? (?:(?:foi|é|fica|ficou|e) )?(?:metade (?:de |pra )?cada(?: um)?|meio a meio|metade metade|metade meu metade del[ea])`,
    ),
    '$1 dividido por 2',
  ],
];
