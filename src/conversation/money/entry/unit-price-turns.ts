// So many at so much each: "fiz 3 cortes de 50", "lembrancinha 4,50 cada, são 120", "peguei 2 ubers, 14 e 18".

import { piece } from '../../../domain/pattern.ts';
import { COUNT, countSaid } from '../../wording/counts.ts';
import { AMOUNT, groupsOf, type Turn, text, turn, VALUE } from '../../wording/turn.ts';
import { asTyped, TYPED_AMOUNT, typedCents } from '../../wording/typed-amount.ts';

const THINGS = '[a-zà-ÿ][a-zà-ÿ ]{1,25}?';
/** "12 coxinha a 6", "um pé 40": several need a word before the price, which may be of all of them. */
const COUNTED = `(?:(?:\\d{1,3}|dois|duas|tr[êe]s|quatro|cinco) (?:de )?${THINGS} (?:a|por|de)|uma? ${THINGS}(?: (?:a|por|de))?) ${TYPED_AMOUNT}(?: cada| a unidade)?`;
const EACH_COUNTED = new RegExp(`${COUNTED}(?=$|,| e )`, 'gi');
const ONE = new RegExp(`^uma? (.+?)(?: (?:a|por|de))? (${TYPED_AMOUNT})$`, 'i');
const SEVERAL = new RegExp(`^(\\S+) (?:de )?(.+?) (?:a|por|de) (${TYPED_AMOUNT})(?: cada| a unidade)?$`, 'i');
const NAMED = '(?:[oa]s? )?[a-zà-ÿ][a-zà-ÿ ]{2,25}?';
/** "4,50" so many times, as typed. */
const times = (value: string, count: string): string => asTyped(typedCents(value) * Number(count));

export const UNIT_PRICE_TURNS: readonly Turn[] = [
  // "Pedágio ida e volta 11,40 cada".
  [
    turn(
      `(?:(?:paguei|gastei) )?(?:o |a )?([a-zà-ÿ]{3,20}) (?:de )?ida e volta,? (?:foi |deu )?(${TYPED_AMOUNT}) cada`,
    ),
    (_, what, value) => `gastei ${times(text(value), '2')} de ${text(what)}`,
  ],
  // "Abasteci 100, gasolina a 5,89": the second is of a litre.
  [
    turn(
      `((?:abasteci|botei|coloquei|pus) ${TYPED_AMOUNT}),? (?:de |com |da |n?a )?(gasolina|etanol|[áa]lcool|diesel|gnv) (?:t[áa] |tava |est[áa] )?(?:a|por) (?:r\\$ ?)?\\d,\\d{2}(?: o litro)?`,
    ),
    '$1 de $2',
  ],
  // The same to each, and how many they are.
  [
    turn(
      piece`
        (?:hoje |ontem )?(mandei|dei|dou|passei|pixei|transferi) (?:r\$ ?)?(\d+)(?: reais)? (?:pr[ao]|para) cada (
          filh[oa]|net[oa]|sobrinh[oa]|irm[ãa]o?|funcion[áa]ri[oa]|ajudante
        )[, ]+(?:e )?(?:s[ãa]o|tenho|eram) (\d)
      `,
    ),
    (_, did, value, who, count) => `${text(did)} ${Number(value) * Number(count)} pros ${text(who)}s`,
  ],
  // "Vendi 12 coxinha a 6 e 5 pastel a 8", "fiz 3 cortes de 50 e uma escova 40": so many of each.
  [
    turn(
      `((?:(?:hoje|hj|ontem|j[áa]),? )?)(?:eu )?(vend(?:i|emos)|compr(?:ei|amos)|fiz|fizemos|entreguei|foram|atendi) (${COUNTED}(?:(?:,| e|, e)(?: mais)? ${COUNTED}){1,4})`,
    ),
    (_, day, said, parts) => {
      const buys = /^comp/i.test(text(said));
      const verb = /^(?:vend|comp)/i.test(text(said)) ? text(said).toLowerCase() : 'fiz';
      // "3 pé e mão" is one thing done so many times.
      const both = (part: string): string =>
        part.replace(
          SEVERAL,
          (_all, count: string, what: string, value: string) =>
            `recebi ${times(value, String(countSaid(count)))} de ${what}`,
        );
      return (text(parts).match(EACH_COUNTED) ?? [])
        .map((part) =>
          ONE.test(part)
            ? part.replace(ONE, buys ? 'comprei $1 por $2' : 'recebi $2 de $1')
            : verb === 'fiz' && / e /i.test(part)
              ? both(part)
              : `${verb} ${part}`,
        )
        .map((part) => text(day) + part)
        .join('\n');
    },
  ],
  // "Lembrancinha 4,50 cada, são 120": so many at so much.
  [
    turn(
      `(${NAMED}),? (?:(?:é|foi|sai|custa|a|de|por) )?${AMOUNT} (?:cada|a unidade|por pessoa)(?: uma?)?,? (?:e )?(?:s[ãa]o|foram|v[ãa]o ser|comprei|preciso de|pedi|encomendei) (\\d{1,4})(?: unidades| pessoas)?`,
    ),
    (_, what, value, count) => `gastei ${times(text(value), text(count))} com ${text(what)}`,
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
  // "Fechei 3 faxinas, 180 cada", "atendi 4 hoje a 50": done for others, who pay for each.
  [
    turn(
      `((?:(?:hoje|hj|ontem),? )?)(?:eu )?(?:atend|fech|toqu|cant|costur|bord|entregu|tatu|fotograf|anim|digit)(?:ei|i) (?:n?[oa]s |em )?(${COUNT})(?: (?!reais|contos?|horas?|dias?|a |hoje|hj|ontem)(${THINGS}))?((?: (?:hoje|hj|ontem))?),? (?:(?:(?:a|por|de|foi|deu) )?${AMOUNT} cada(?: uma?)?|(?:a|de) ${AMOUNT})`,
    ),
    (_, day, count, what, then, each, at) => {
      const done = /^(?:$|client|pesso|alun|pacient)/i.test(text(what)) ? 'atendimentos' : text(what);
      const sum = typedCents(text(each) || text(at)) * (countSaid(text(count)) ?? 1);
      return `${text(day)}faturei ${asTyped(sum)} com ${done}${text(then)}`;
    },
  ],
  // So many of a singular: "fiz 3 manutenção a 40".
  [
    turn(
      `(?<lead>(?:(?:hoje|ontem),? )?fiz (?:mais )?[2-9]) (?<what>[a-zà-ÿ]{3,}[aeoç][o]?) a ${VALUE}(?<rest> (?:hoje|ontem|cada))?`,
    ),
    (...said) => {
      const { lead, what = '', value, rest = '' } = groupsOf(said);
      return `${lead} ${/ção$/i.test(what) ? what.replace(/ção$/i, 'ções') : `${what}s`} a ${value}${rest}`;
    },
  ],
  // Bought so many times at that price.
  [
    turn(
      piece`
        ((?:.* )?(?:peguei|tomei|comi|paguei|fui de|andei de|usei) )?(?:[oa] |um |uma )?([a-zà-ÿ]{3,}) (\d)(?:x| vezes)
        ( hoje| hj| ontem)?,? (?:a |de )?(${TYPED_AMOUNT} cada)(?: vez| uma?)?
      `,
    ),
    (_, did, what, count, day, each) =>
      `${did === undefined ? 'gastei com ' : text(did)}${text(count)} ${text(what)}${text(day)} ${text(each)}`,
  ],
];
