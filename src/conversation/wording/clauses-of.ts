// Where a sentence goes on to another thing: behind "e", a comma or a full stop, at a word that an order, a question or
// something told begins with. "A escola mil e duzentos e aí me lembra que dia 20 tem reunião".

import { pattern, piece } from '../../domain/pattern.ts';
import { TYPED_AMOUNT } from './typed-amount.ts';

/** Says nothing but that more follows. */
const AND = '(?:e|mas|a[íi]|da[íi]|depois|ent[ãa]o|tamb[ée]m|tb|tbm|ah|agora|olha|por favor|pf|pfv)';
/** Belongs to the act that it stands before. */
const FRONT = '(?:(?:eu|j[áa]|ontem|hoje|anteontem|pode|queria que (?:voc[êe]|vc)) )*';
/** Words that nothing but an act begins with. */
const OWN = piece`
  me (?:lembr[ae]|avis[ae])|(?:ganho|recebo)(?= (?:[a-zà-ÿ]+ de )?(?:r\$ ?)?\d[^?]{2,40} dia \d)|(?:n[ãa]o )?(?:gastei|paguei|comprei|recebi|ganhei|vendi|abasteci)|
  (?:passei|fui|parei) (?:n[ao]|pel[ao]|num|numa)(?= [a-zà-ÿ]+ (?:e|,|pra|a[íi]) )|
  (?:guardei|depositei|transferi|saquei|poupei|separei|emprestei)(?= (?:uns |mais |r\$ ?)?\d)|
  tenho (?:uma?|dois|duas|tr[êe]s|\d) filh[oa]s?
`;
const STRONG = piece`
  ${OWN}|(?:n[ãa]o )?(?:anot|registr|lan[çc])[ae]|apag(?:a|ue)|delet[ae]|exclu[ai]|desfaz|
  (?:[oa] )?[a-zA-ZÀ-ÿ]{2,} me (?:deve|deu|pagou|mandou|emprestou)|
  salv[ae] (?:[oa]s?|uma?) (?:filme|s[ée]rie|nota|v[íi]deo|link|receita|ideia|dica|livro)
`;
/** Behind a comma they ask about what was just told. */
const ASKS =
  'quant[oa]s? [a-zA-ZÀ-ÿ]+|quais?|cad[êe]|(?:o )?(?:que|q) (?:que )?(?:eu )?(?:tenho|falta|devo)|quem me deve|me mostr[ae]|mostr[ae] (?:[oa]s?|quanto|tudo)|me (?:diz|fala|conta) quanto';
/** Words that a note or an errand may go on with as well. */
const WEAK = piece`
  tir[ae]|cancel[ae]|p[õo]e|bot[ae]|coloc[ae]|adicion[ae]|acrescent[ae]|marc[ae](?! de )|mud[ae]|troc[ae](?! de )|corrig[ei]|salv[ae]|guard[ae]
`;
/** "E o gás ainda não paguei": said last. */
const NOT_YET = piece`
  [oa]s? (?:[a-zA-ZÀ-ÿ]+ ){1,3}(?:eu )?(?:ainda )?n[ãa]o (?:foi pag[oa]|paguei|comprei|recebi|caiu|chegou|veio)
`;

const WHO = '(?:[oa] )?(?:(?:seu|dona|tia|tio) )?[a-zA-ZÀ-ÿ]{2,}';
/** "O Beto me deve 50, a Carla 80 e o Davi 30": the verb of the first is of all. */
const OWED_BY_EACH = pattern('i')`
  ^(?<first>${WHO}) (?<owes>me dev[ei]|t[áa] me devendo|ficou me devendo) (?<sum>${TYPED_AMOUNT})(?<others>(?:(?:,| e|, e) ${WHO} ${TYPED_AMOUNT})+)[.!]*$
`;
const OTHER = new RegExp(`(?:,| e|, e) (?<who>${WHO}) (?<sum>${TYPED_AMOUNT})(?=,| e |$)`, 'gi');
/** "O Beto me deve 50 do gás e 30 da pizza". */
const OWED_FOR_EACH = pattern('i')`
  ^(?<first>${WHO} (?:me dev[ei]|t[áa] me devendo|ficou me devendo) )(?<what>${TYPED_AMOUNT} d[aeo] [^\d,?]{2,30}?)(?:,| e|, e) (?<other>${TYPED_AMOUNT} d[aeo] [^\d,?]{2,30}?)[.!]*$
`;

const cuts = (hinge: string, opens: string): RegExp =>
  new RegExp(`${hinge}(?=${FRONT}(?:${opens})(?![a-zA-ZÀ-ÿ]))`, 'gi');
const HINGE = `(?:[,;.!?]+\\s+(?:${AND},?\\s+)*|\\s+(?:${AND},?\\s+)+)`;
/** Behind "anota:" an order may be part of what is kept: only what is said of oneself is another thing. */
const OWN_CUTS = cuts(HINGE, OWN);
const ALL_CUTS = cuts(HINGE, `${STRONG}|${NOT_YET}|${WEAK}`);
const ASKED_CUTS = cuts(`(?:[;.!?]+\\s+(?:${AND},?\\s+)*|,?\\s+(?:${AND},?\\s+)+)`, ASKS);
/** Dictated, an act may begin behind nothing at all. */
const DICTATED = /\s+(?=me (?:lembr[ae]|avis[ae]) (?:de|d[oa]|que|pra|para)\s|anot[ae] (?:a[íi]|que)\s)/gi;
/** What is quoted, by whomever it was said, is one thing. */
const QUOTED = /["“”«»]/u;
/** "Anota: …": what stands behind the colon is kept as it is. */
const KEPT_AS_IS = /^(?:[a-zà-ÿ]+ )*(?:anot|registr|guard|salv)[ae](?: [^.,;!?\d:]{0,40})?:\s/i;
/** "Receita do bolo: …", "plantão extra: 450, recebi 200": one thing, by its name. */
const NAMED = /^[^.,;!?\d:]{2,60}:\s/u;
/** Without what it orders: "anota aí | gastei 30", or no words of its own. */
const ORDER_ALONE = new RegExp(
  `^(?:${AND},?\\s*)*(?:(?:por favor )?(?:anot|registr|lan[çc]|marc|salv|guard|bot|coloc|p[õo])[ae]?(?: (?:a[íi]|pra mim|isso|que|por favor))*)?$`,
  'i',
);
/** "Anota que a senha é 4455 e que a luz veio 230": one order of two things. */
const ORDERED_TWICE = pattern('i')`
  ^(?<order>(?:(?:anot|registr|guard|salv)[ae]) (?:a[íi] )?(?:pra mim )?)que (?<first>.{3,120}?),? e (?:tamb[ée]m )?que (?<second>.{3,200})$
`;

/** "Me lembra de ligar pro contador amanhã e de pagar o DAS dia 20". */
const REMINDED_TWICE =
  /^(?<order>me (?:lembr[ae]|avis[ae])) de (?<first>.{3,100}?),? e (?:tamb[ée]m )?de (?<second>.{3,120})$/i;

/** "Lanche e 8 no suco": under "em que você gastou?" the figure is of another thing. */
const FIGURE_CUTS =
  /,?\s+(?:e|mais)\s+(?:mais\s+)?(?=(?:r\$ ?)?\d[\d.,]*(?: reais)? (?:n[oa]s?|d[aeo]s?|com|pr[ao]|em) [a-zà-ÿ])/gi;
/** "143 no débito e a água 60": under "quanto foi a luz?" what has a name of its own is another thing. */
const NAMED_CUTS =
  /,?\s+(?:e|mais)\s+(?=(?:[oa]s? )[a-zà-ÿ]{3,}(?: d[aeo] [a-zà-ÿ]+)? (?:foi |deu )?(?:r\$ ?)?\d[\d.,]*$)/gi;

/**
 * The message cut where another act begins; one part when none does.
 * @param answers what is asked, when it stands under a question of which only the first part can be the answer
 */
export function clausesOf(text: string, answers?: 'value' | 'words'): readonly string[] {
  if (QUOTED.test(text)) return [text];
  const { order, first, second } = ORDERED_TWICE.exec(text)?.groups ?? {};
  if (order !== undefined) return [`${order}que ${first}`, `${order}que ${second}`];
  const twice = REMINDED_TWICE.exec(text)?.groups;
  if (twice !== undefined) return [twice['first'], twice['second']].map((what = '') => `${twice['order']} de ${what}`);
  const owed = OWED_BY_EACH.exec(text)?.groups;
  if (owed !== undefined) {
    const more = [...(owed['others'] ?? '').matchAll(OTHER)].map(({ groups }) => groups ?? {});
    return [{ who: owed['first'], sum: owed['sum'] }, ...more].map(({ who, sum }) => `${who} ${owed['owes']} ${sum}`);
  }
  const apart = OWED_FOR_EACH.exec(text)?.groups;
  if (apart !== undefined) return [apart['what'], apart['other']].map((what) => `${apart['first']}${what}`);
  if (NAMED.test(text) && !KEPT_AS_IS.test(text)) return [text];
  const cutting = KEPT_AS_IS.test(text)
    ? [OWN_CUTS]
    : [
        ALL_CUTS,
        ASKED_CUTS,
        DICTATED,
        ...(answers === undefined ? [] : [answers === 'value' ? NAMED_CUTS : FIGURE_CUTS]),
      ];
  const starts = cutting
    .flatMap((cut) => [...text.matchAll(cut)].map(({ index, 0: hinge }) => ({ end: index, at: index + hinge.length })))
    .toSorted((a, b) => a.at - b.at);
  const parts: string[] = [];
  let from = 0;
  for (const { end, at } of starts) {
    const part = text.slice(from, end).trim();
    if (at <= from || ORDER_ALONE.test(part) || ORDER_ALONE.test(text.slice(at).replace(/[.!]+$/u, ''))) continue;
    parts.push(part);
    from = at;
  }
  return [...parts, text.slice(from).trim()];
}
