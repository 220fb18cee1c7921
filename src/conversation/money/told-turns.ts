// What people tell as it went or as it is: the place before its price, how many were sold before for how much, what a relative sent, what
// comes in every month.

import { AMOUNT, type Turn, text, turn, VALUE } from '../wording/turn.ts';

const LEAD = '(?:(?:ent[ãa]o|olha|bom|oi|é o seguinte|[ée] que|eu|a[íi]),? )*';
const AND_THERE = '(?:(?:e|a[íi]|l[áa]|onde|que|eu),? )*';
const SPENT = '(?:gastei|paguei|deu|foi|foram|deixei)(?: mais)?';

/** The amount before its place, as entries are told. */
function asItWent(named: unknown): string {
  const { day, value, place, then, more } = named as Readonly<Record<string, string | undefined>>;
  return `${text(day)}gastei ${text(value)} ${text(place)}${more === undefined ? '' : ` e ${more} ${text(then)}`}`;
}

export const TOLD_TURNS: readonly Turn[] = [
  // The present tense tells what comes in every month.
  [
    turn(
      `(?:eu |hoje |hj |atualmente )?ganho (?:uns |cerca de |em torno de |mais ou menos )?${AMOUNT}(?: (?:l[íi]quidos?|limpos?|na carteira|de sal[áa]rio))*`,
    ),
    'ganho $1 por mês',
  ],
  // Told as it went, the place before what it cost there: "fui no mercado aí gastei 80 e depois passei na farmácia e deu mais 42".
  [
    turn(
      `${LEAD}(?<day>hoje |ontem |anteontem )?(?:eu )?(?:fui|passei|parei) (?<place>n[ao]s? \\p{L}+)(?: n[ée])?,? ${AND_THERE}${SPENT} (?<value>.+?)(?:,? (?:e )?(?:depois|a[íi]|tamb[ée]m)+ (?:eu )?(?:passei|fui|parei) (?<then>n[ao]s? \\p{L}+)(?: n[ée])?,? ${AND_THERE}${SPENT} (?<more>.+?))?`,
    ),
    (...said) => asItWent(said.at(-1)),
  ],
  [
    turn(
      `${LEAD}(?<day>hoje |ontem |anteontem )?(?:eu )?(?:gastei|paguei) (?<value>.+?) (?<place>n[ao]s? \\p{L}+),? (?:e )?(?:depois|a[íi]|tamb[ée]m) (?:eu )?(?:passei|fui|parei) (?<then>n[ao]s? \\p{L}+)(?: n[ée])?,? ${AND_THERE}${SPENT} (?<more>.+?)`,
    ),
    (...said) => asItWent(said.at(-1)),
  ],
  // "Vendi 3 bolo de pote 36": the first number counts, and what stands behind the noun is what came in.
  [
    turn(
      `(?<day>(?:hoje|hj|ontem) )?vend(?:i|emos) (?:\\d{1,3}|um|uma|dois|duas|tr[êe]s|quatro|cinco|seis|dez) (?<noun>\\p{L}{3,}(?: (?:d[aeo]s? )?\\p{L}{3,}){0,3}?)(?<!(?: |^)(?:por|cada|deu|foi|total|reais|real|conto|contos|mil)) ${VALUE}(?<how> (?:no|em|na|hoje|ontem|pr[ao]) .*)?`,
    ),
    '$<day>vendi $<noun> por $<value>$<how>',
  ],
  // A relative who sends money sends it here.
  [
    turn(
      `(?:hoje |ontem )?((?:meu|minha) (?:filh[oa]|irm[ãa]o?|net[oa]|m[ãa]e|pai|sogr[oa]|ti[oa]|prim[oa]|av[óô]|marido|esposa|mulher|namorad[oa])) (?:mandou|depositou|transferiu|pixou|enviou) ${AMOUNT}(?: (?:pra (?:me )?ajudar|pra mim|de ajuda|de presente|no pix|hoje|ontem)(?: .*)?)?`,
    ),
    (_, who, value) => `recebi ${text(value)} d${/^minha/iu.test(text(who)) ? 'a' : 'o'} ${text(who)}`,
  ],
];
