// What comes in: pay of many names, what comes every month, what is taken from it, and what relatives send.

import { PARTNER } from '../../../domain/kin.ts';
import { piece } from '../../../domain/pattern.ts';
import { pronounOf } from '../../../finance/replies/person-words.ts';
import { AMOUNT, groupsOf, ofMine, type Turn, text, turn, VALUE } from '../../wording/turn.ts';
import { TYPED_AMOUNT } from '../../wording/typed-amount.ts';

/** "2.800 de pensão dia 30". */
const COMES = `(?:uns |umas |mais |cerca de )*${TYPED_AMOUNT} (?:d[aeo]|com) [a-zà-ÿ][a-zà-ÿ ]{1,25}?(?:,? (?:todo |no )?dia \\d{1,2})?`;
const EACH_COMES = new RegExp(`${COMES}(?=$|,| e )`, 'gi');
/** "O meu 2100 dia 10", of a salary. */
const PAY_OF = `(?:o )?(meu|d[aeo]l?[ea]?(?: (?:minha |meu )?[a-zà-ÿ]{3,})?) (?:é )?${AMOUNT},? (?:todo )?(dia \\d{1,2})`;
/** Workers one hires: what they are paid is no income. */
const HIRED =
  '(?:minha |meu )?(?:diarista|empregad|faxineira|dom[ée]stica|bab[áa]|caseir|cuidador|motorista|jardineir|funcion[áa]ri|ajudante|pe[ãa]o|secret[áa]ria|cozinheira|pedreiro|vaqueir)';

export const INCOME_TURNS: readonly Turn[] = [
  // "Minha bolsa é 1100", of who studies.
  [
    turn(
      `(?:a )?minha bolsa(?: (?:d[eao] )?(?:est[áa]gio|estudos?|pesquisa|monitoria|mestrado|doutorado|faculdade))? (?:é|eh) (?:de )?${VALUE}(?: reais)?(?: por m[êe]s)?`,
    ),
    'recebo $<value> de bolsa todo mês',
  ],
  // "Meu marido ganha 2800 e eu 2200": the order of it is another.
  [
    turn(
      `(?<who>(?:meu|minha) (?:${PARTNER})) (?:ganha|tira|recebe) ${VALUE} e eu (?:ganho |tiro |recebo )?(?<mine>${TYPED_AMOUNT})`,
    ),
    'eu ganho $<mine> e $<who> ganha $<value>',
  ],
  // "A caixinha deu 360, dividida pra 6": tips.
  [
    turn(
      `(?:a |o )?(?:caixinha|gorjeta) (?:deu|foi|rendeu) ${VALUE},? (?:dividid[oa] )?(?:pra|por|em|entre) (?<count>\\d{1,2})(?: pessoas)?`,
    ),
    'ganhei $<value> de gorjeta dividido por $<count>',
  ],
  // What the employer puts on it comes in.
  [
    turn(
      `(?:[oa] |meu )?(vr|va|vale(?:[- ](?:refei[çc][ãa]o|alimenta[çc][ãa]o))?|ticket) (?:é|vem|cai|s[ãa]o)(?: de)? ${AMOUNT} ((?:por|todo) m[êe]s(?: dia \\d{1,2})?)`,
    ),
    'recebo $2 de $1 $3',
  ],
  // "Estudo enfermagem, recebo bolsa de 700": what is studied pays nothing.
  [
    /^(?:(?:eu|oi|sou|e),? )*(?:estudo|curso|fa[çc]o (?:faculdade|curso|t[ée]cnico) de) [a-zà-ÿ ]{3,25}, (?:e )?(?=(?:recebo|ganho) .*\d)/i,
    '',
  ],
  // "Meu salário é 3500 dia 5": of every month.
  [
    turn(`(?:o )?meu sal[áa]rio (?:é|eh) (?:de )?${VALUE},? (?:(?:todo|no|cai|entra|e cai) )*dia (?<day>\\d{1,2})`),
    'recebo $<value> de salário todo dia $<day>',
  ],
  // "Ganho 4.200 CLT": of every month.
  [
    turn(
      `(?:eu )?(?:ganho|recebo|tiro) (?:uns )?${VALUE},? (?:de |no |na |como |em )?(?:clt|pj|l[íi]quidos?|carteira(?: assinada)?|registrad[oa]|fix[oa]s?|no total)(?: (?:por|todo|ao) m[êe]s)?`,
    ),
    'ganho $<value> por mês',
  ],
  // Who helps every month: it comes in.
  [
    turn(
      `(?:[oa] )?((?:meu|minha) [a-zà-ÿ]{3,12}) vai me (?:ajudar com|dar|mandar|passar) ${VALUE} (?:por|todo|ao|cada) m[êe]s`,
    ),
    'recebo $<value> por mês de $1',
  ],
  // Pay of many names, told without a verb.
  [
    turn(
      piece`
        (?:caiu |minhas? |meu |o |a |as )*(horas? extras?|saque[ -]anivers[áa]rio(?: d[oe] fgts)?|ticket|vr|va)
        (?: d[aeo]s? (?:fgts|m[êe]s|novembro|semana))? (?:caiu |entrou |veio |deu |de )?${AMOUNT}(?: (?:caiu|entrou))?
        ( hoje)?
      `,
    ),
    (_, pay, value, day) =>
      `recebi ${text(value)} de ${/^(?:ticket|v[ra])$/i.test(text(pay)) ? 'vale alimentação' : text(pay)}${text(day)}`,
  ],
  // The present tense tells what comes in every month.
  [
    turn(
      `(?:eu |hoje |hj |atualmente )?ganho (?:uns |cerca de |em torno de |mais ou menos )?${AMOUNT}(?: (?:l[íi]quidos?|limpos?|na carteira|de sal[áa]rio))*`,
    ),
    'ganho $1 por mês',
  ],
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
  // "Ganho 3000, meu marido 2500, tudo dia 5".
  [
    turn(
      `(?:eu )?(?:ganho|recebo|tiro) ${AMOUNT}(?: (dia \\d{1,2}))?(?:,| e|, e) (?:a |o )?(?:meu |minha )?(el[ea]|${PARTNER})(?: (?:ganha|recebe|tira))? ${AMOUNT}(?: (dia \\d{1,2}))?(?:,? (?:e )?(?:(?:tudo|os dois|ambos|cai|caem|todo|no|sempre) )*(dia \\d{1,2}))?`,
    ),
    (said, one, day, who, other, then, all) =>
      (day ?? all) === undefined || (then ?? all) === undefined
        ? text(said)
        : `salário ${text(one)} todo ${day ?? all}\nsalário d${/^el/i.test(text(who)) ? '' : pronounOf(text(who)) === 'ela' ? 'a ' : 'o '}${who} ${text(other)} todo ${then ?? all}`,
  ],
  // "Salário dele 3200 dia 5, o meu 2100 dia 10".
  [
    turn(`(?:o )?sal[áa]rios?:? ${PAY_OF}(?:,| e|, e) (?:sal[áa]rio )?${PAY_OF}`),
    (_, one, value, day, other, worth, then) =>
      `salário${text(one) === 'meu' ? '' : ` ${one}`} ${value} todo ${day}\nsalário${text(other) === 'meu' ? '' : ` ${other}`} ${worth} todo ${then}`,
  ],
  // "O inquilino pagou, mas descontou 80 do conserto": less than the rent, and how much is asked.
  [
    turn(
      `((?:[oa] |minha |meu )[a-zà-ÿ]{3,}(?: [a-zà-ÿ]+)? (?:j[áa] )?(?:me )?pagou(?: hoje| ontem)?)(?: [oa] [a-zà-ÿ]+)?,? (?:mas |s[óo] que |e )?(?:el[ea] )?(?:descontou|abateu|tirou) ${AMOUNT} (?:d[aeo]s?|pel[oa]|pr[ao]) .{3,40}`,
    ),
    '$1',
  ],
  // Taken from the pay each month.
  [
    turn(
      `(?:d[ao] (?:meu |minha )?(?:aposento|aposentadoria|benef[íi]cio|sal[áa]rio|pagamento|INSS|pens[ãa]o) )?(?:j[áa] )?(?:(?:vem|v[êe]m|sai|[ée]) descontad[oa]s?|descontam?(?= .* (?:consignado|empr[ée]stimo|plano|pens[ãa]o|sindicato)))(?: uns)? ${VALUE} d[eo] (?<what>[a-zà-ÿ][a-zà-ÿ ]{2,25}?)(?: (?:direto|todo m[êe]s|por m[êe]s|na folha))*`,
    ),
    '$<what> $<value> todo mês',
  ],
  // Less came than was told.
  [
    turn(`n[ãa]o,? (?:na verdade )?(?:caiu|entrou|veio|recebi|pagaram|pagou|mandou) s[óo] ${VALUE}`),
    'na verdade foi $<value>',
  ],
  // The present tense and a day: of every month.
  [
    turn(
      `(?:eu )?(?:ganho|recebo) ${VALUE}(?<of> (?:d[eoa]|pel[oa]) (?!.*todo )[a-zà-ÿ][a-zà-ÿ ]{1,25}?)?,? (?:(?:sempre|no|cai|que cai) )*dia (?<day>\\d{1,2})`,
    ),
    (...said) => {
      const { value, of = '', day } = groupsOf(said);
      return `recebo ${value}${of} todo dia ${day}`;
    },
  ],
  [
    turn(
      `(?:caiu |recebi |entrou )?(?:a )?(?:o )?(?:(?:meu|minha) )?(?:13[ºo°]?|d[ée]cimo terceiro) adiantado(?: (?:caiu|entrou|chegou|veio))?,? (?:de |foi )?${VALUE}`,
    ),
    'recebi $<value> da primeira parcela do 13º',
  ],
  // What the other parent sends for the children comes in.
  [
    turn(
      piece`
        (?:(?:hoje|ontem),? )?(?<who>(?:(?:o|a|meu|minha) )*(?:pai|m[ãa]e|ex|ex-marido|ex-mulher|genitor)(?: d[aeo]s? [a-zà-ÿ]+(?: [a-zà-ÿ]+)?| deles| delas| del[ea])?)
        (?: j[áa])? (?:mandou|depositou|pagou|transferiu|passou|fez o pix d|deu) ?(?:a )?pens[ãa]o(?: d[aeo]s? [a-zà-ÿ]+)?,? (?:de |deu )?${VALUE}
      `,
    ),
    'recebi $<value> de pensão',
  ],
  // "Recebi 2300 do salário e 600 de pensão": both came in.
  [
    turn(
      `((?:hoje |ontem )?(?:recebi|ganhei|entrou|ca[íi]ram|caiu)) (${TYPED_AMOUNT} d[aeo]s? [a-zà-ÿ ]{3,25}?)(?:,| e|, e) (?:mais )?(${TYPED_AMOUNT} d[aeo]s? (?:pens[ãa]o|aluguel|aula|aulas|ajuda|aux[íi]lio)(?: [a-zà-ÿ ]{2,20})?)`,
    ),
    '$1 $2\n$1 $3',
  ],
  [
    turn(`(dividendos?|jcp|proventos?|rendimentos?)(?: d[aeo]s?)? ([a-z]{4}\\d{1,2}),? (?:foi |deu |de )?${AMOUNT}`),
    'recebi $3 de $1 de $2',
  ],
  // Income named by the workplace.
  [
    turn(
      `(?:[oa] |meu )?(sal[áa]rio|ordenado) (d[aeo]s?) (?!${HIRED})([a-zà-ÿ]+(?: [a-zà-ÿ]+){0,2}?),? (?:foi |deu |de )?${AMOUNT}(,? (?:n[ao] |hoje|ontem|dia ).{1,30})?`,
    ),
    (_, pay, of, where, value, rest) => `recebi ${text(value)} de ${text(pay)} ${text(of)} ${text(where)}${text(rest)}`,
  ],
  // "Minha filha" is also a form of address.
  [
    turn(
      `(?:hoje |ontem )?((?:meu|minha) (?:filh[oa]|irm[ãa]o?|amig[oa]|vel[hoa]+|nega|nego)) me (?:mandou|deu|passou|pixou|transferiu|depositou|enviou) ${AMOUNT}(?: .*)?`,
    ),
    (_, who, value) => `recebi ${text(value)} ${ofMine(who)}`,
  ],
];
