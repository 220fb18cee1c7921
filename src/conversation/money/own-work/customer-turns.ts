// What customers paid, took on trust or pay little by little: "fiz dona Socorro 160", "vendi 820 mas 60 foi fiado do Zé".

import { groupsOf, type Turn, text, turn, VALUE } from '../../wording/turn.ts';
import { asTyped, TYPED_AMOUNT, typedCents } from '../../wording/typed-amount.ts';
import { COUNT, countSaid } from './price-of-work.ts';

const TAKEN = `(?:(?:${COUNT}) )?[a-zà-ÿ][a-zà-ÿ ]{1,25}? (?:(?:a|de|por) )?${TYPED_AMOUNT}(?: cada)?`;
const EACH_TAKEN = new RegExp(
  `(?:(${COUNT}) )?([a-zà-ÿ][a-zà-ÿ ]{1,25}?) (?:(a|por) |de )?(${TYPED_AMOUNT})( cada)?(?=,| e |$)(?: e |, ?)?`,
  'gi',
);

export const CUSTOMER_TURNS: readonly Turn[] = [
  // "Seu Jorge levou 2 refri a 8 e um pão de 12, bota na conta dele": so many of each, and all of it owed.
  [
    turn(
      `(?:[oa] )?(?<who>(?:(?:dona|seu) )?(?!(?:eu|el[ea]|quem)(?![a-zà-ÿ]))[a-zà-ÿ]{2,}) (?:levou|pegou|comprou) (?<all>${TAKEN}(?:(?:,|,? e) ${TAKEN}){1,5}),? (?:(?:tudo|foi|no|na|p[õo]e|bota|anota|marca|coloca) )*(?:fiad[oa]|conta(?: d?el[ea])?|caderneta|caderno)`,
    ),
    (...said) => {
      const { who = '', all = '' } = groupsOf(said);
      const each = [...all.matchAll(EACH_TAKEN)];
      // Of several "a" or "cada" says the price of one.
      if (each.some(([, count = '1', , at, , one]) => countSaid(count) !== 1 && (at ?? one) === undefined))
        return text(said[0]);
      const cents = each.reduce(
        (sum, [, count = '1', , , value = '']) => sum + (countSaid(count) ?? 1) * typedCents(value),
        0,
      );
      return `vou receber ${asTyped(cents)} do ${who} de ${each.map(([, , thing]) => thing).join(' com ')}`;
    },
  ],
  // "A Lúcia me pagou no pix, mas só 150".
  [
    turn(
      `((?:[oa] )?(?:dona |seu )?[a-zà-ÿ]{2,} (?:me )?(?:pagou|mandou|deu))(?<how> no pix| em dinheiro),? (?:mas |e )?(?:foi )?s[óo] ${VALUE}(?<rest>,? .{3,30})?`,
    ),
    (...said) => {
      const { how, value, rest = '' } = groupsOf(said);
      return `${text(said[1])} só ${value}${how}${rest}`;
    },
  ],
  // "Vendi 820 mas 60 foi fiado do Zé da Kombi": what came in, and what waits.
  [
    turn(
      `(?<led>(?:hoje|hj|ontem) )?(?:(?:vendi|vendemos|fiz|deu)|(?:foram|atendi|fiz) \\d{1,2} (?:clientes?|pessoas|m[ãa]os|unhas|cortes),?(?: deu| total)?)(?<day> hoje| hj| ontem)? (?<value>${TYPED_AMOUNT})(?<of>(?: n[oa] (?!total)[a-zà-ÿ]{3,15})?)(?: hoje| hj| no total| ao todo)?,? (?:(?:mas|sendo|s[óo] que|e|com|desses|disso|da[íi]),? )*(?<part>${TYPED_AMOUNT})(?: (?:disso|desses|del[ea]s))? (?:(?:foi|foram|ficou|[ée]) )?(?:(?:no|de|do) )?fiad[oa]s? (?:(?:d[oa]|pr[oa]|com [oa]|n[oa]) )?(?<who>[a-zà-ÿ][a-zà-ÿ ]{1,25}?)`,
    ),
    (...said) => {
      const { led = '', day = '', value = '', of = '', part = '', who = '' } = groupsOf(said);
      const left = typedCents(value) - typedCents(part);
      return left > 0 ? `${led}vendi ${asTyped(left)}${of}${day}\n${who} levou ${part} fiado` : text(said[0]);
    },
  ],
  // "A Jéssica fez alongamento 130 e só pagou 100": the rest of it waits.
  [
    turn(
      `(?:(?:hoje|hj|ontem) )?(?:[oa] )?(?<who>(?:(?:dona|seu|dra?) )?(?!minha|meu|eu)[a-zà-ÿ]{3,15}) (?:fez|levou|comprou|pegou|quis) (?:uma? |[oa] )?(?<what>[a-zà-ÿ][a-zà-ÿ ]{2,25}?)(?: (?:de|por|que é|deu))? ${VALUE},? (?:e|mas) (?:me )?s[óo] (?:me )?(?:pagou|deu|tinha) (?<part>${TYPED_AMOUNT})`,
    ),
    'vendi $<what> por $<value> pra $<who>, recebi $<part> e o resto depois',
  ],
  // "Fiz dona Socorro hj 160": whom work was done for paid it.
  [
    turn(
      `(?<day>(?:hoje|hj|ontem) )?(?:fiz|limpei)(?: [oa])? (?<who>(?:dona|seu|dra?\\.?|doutora?) [a-zà-ÿ]{2,15})(?<then> (?:hoje|hj|ontem|agora))?,? (?:(?:deu|foi|por|e|ela pagou|ele pagou) )*${VALUE}`,
    ),
    (...said) => {
      const { day = '', who = '', then = '', value } = groupsOf(said);
      return `${day}recebi ${value} d${/^(?:seu|dr\.?|doutor) /i.test(who) ? 'o' : 'a'} ${who}${then}`;
    },
  ],
  // "Vendi um perfume pra vizinha 90, ela vai dar em 3 vezes": none of it came in yet.
  [
    turn(
      `vendi (?:uma? |[oa] )?(?<what>[^\\d,]{3,25}?) (?:pr[ao]|para [oa]) (?<who>(?:minha |meu )?[a-zà-ÿ ]{2,20}?),? (?:por |de )?${VALUE},? (?:e )?(?:el[ea] )?(?:vai |v[ãa]o )?(?:me )?(?:dar|pagar|paga|d[áa]) em (?<count>[2-9]|1[0-2]) ?(?:x|vezes|parcelas)`,
    ),
    (...said) => {
      const { who = '', value, what } = groupsOf(said);
      return `${/^meu /i.test(who) ? 'o' : 'a'} ${who} me deve ${value} de ${what}`;
    },
  ],
];
