// Rewrites credit sales, loans and receivables into wording the rules know.

import { pattern, piece } from '../../../domain/pattern.ts';
import { WEEKDAY_NAMES } from '../../wording/calendar-words.ts';
import { AMOUNT, groupsOf, ofMine, type Turn, turn, VALUE } from '../../wording/turn.ts';
import { PAID_NOW } from '../../wording/ways-of-paying.ts';

const WHO = piece`
  (?:(?:e|ai|aí|hoje|ontem) )?(?:(?:o|a|os|as) )?(?<who>
    (?:(?:seu|dona|dr\.?|dra\.?|tio|tia|cumpade|compadre|comadre|meu|minha) )?
    (?!(?:eu|ele|ela|eles|elas|que|quem|quanto|a gente|voce|você|isso|já|ja|ainda)\b)[a-zà-ÿ]{2,}(?: d[aeo] [a-zà-ÿ]{2,})?
  )
`;
const NAME = '(?<who>(?!(?:ele|ela|quem|quanto|seu|dona)\\b)[a-zà-ÿ]{3,})';
const OF = '(?: (?:d[aeo]|em|n[ao]) (?<what>[a-zà-ÿ][a-zà-ÿ ]*?))?';
/** Names of debtors: "na venda de Dona Ritinha", "na mão do Zé", "com seu João". */
const OF_WHOM =
  '(?:n[ao] [a-zà-ÿ]+ d[eao]s?|com|na m[ãa]o d[eao]) (?:[oa] )?(?<who>(?:(?:seu|dona) )?[a-zà-ÿ]{2,}(?: [a-zà-ÿ]{2,})?)';

/** Kinship and trades are common nouns, so they get no capital. */
const COMMON = /^(?:meu|minha) /i;
const named = (who: string): string =>
  COMMON.test(who) ? who : who.replace(/(?<!\p{L})(?!d[aeo] )\p{L}/gu, (letter) => letter.toUpperCase());

const owes = (...said: unknown[]): string => {
  const { who = '', value = '', what } = groupsOf(said);
  return `vou receber ${value} do ${named(who)}${what === undefined ? '' : ` de ${what}`}`;
};

/** Says "me deve": with a first name alone, "vou receber" would be read as pay. */
const owesMe = (...said: unknown[]): string => {
  const { who = '', value = '', what } = groupsOf(said);
  return `hoje ${/^minha/i.test(who) ? 'a' : 'o'} ${named(who)} me deve ${value}${what === undefined ? '' : ` de ${what}`}`;
};

const STILL = '(?:tb |tbm |também |tambem |ainda |já |ja )*';

const TERM = '(?:com |em )?(?:(?:pra|para|p/|a|de|com|em) )?(\\d{1,3}) dias';
/** Excludes reminders and what was already paid. */
const NOT_TOLD = '.*\\b(?:lembr[a-zà-ÿ]*|avis[a-zà-ÿ]*|paguei|pagamos|quitei|atr[áa]s|quant[oa]s?)(?![a-zà-ÿ])';

const NTH =
  '(?:mais uma|a (?:primeira|segunda|terceira|quarta|quinta|sexta|s[ée]tima|oitava|nona|d[ée]cima|[úu]ltima|\\d{1,2}[ªa]))';

/** Bought now and paid later, with or without whom it is owed to. */
const oweFor = (...said: unknown[]): string => {
  const { who, value = '' } = groupsOf(said);
  return who === undefined ? `devo mais ${value} de fiado` : `devo mais ${value} pra ${named(who)}`;
};
const ON_TRUST = '(?:no |de |na )?(?:fiado|caderneta|pendura)';
/** Shops have no capital: the name is kept as written. */
const SELLER = piece`
  (?:
    (?:,| e)? ?(?:l[áa] )?(?:n[ao]|d[ao]|com [oa]) (?<who>
      (?!(?:fiado|caderneta|caderno|conta|prego|pendura|feira|cart[ãa]o|pix)(?![a-zà-ÿ]))[a-zà-ÿ][a-zà-ÿ .]{1,30}?
    )
  )?
`;
const MARKED = '(?:na caderneta|no caderno|na conta|no fiado|no prego|na notinha|na pendura|no pendura|pendurad[oa]s?)';
const SHOP_NAME = piece`
  (?<who>
    (?:
      mercad[a-zà-ÿ]+|venda|vendinha|bar|boteco|barzinho|padaria|mercearia|quitanda|bodega|bodeguinha|armaz[ée]m|
      a[çc]ougue|farm[áa]cia|lanchonete|cantina|loja|lojinha|posto|sacol[ãa]o|budega
    )(?: (?:d[aeo]s? )?(?!fiado)[a-zà-ÿ]+){0,3}
  )
`;
const SHOP = `(?:d[ao]|n[ao]) ${SHOP_NAME}`;

/** What somebody paid, and what is left of it asked in the same breath. */
const paidAndAsked = (...said: unknown[]): string => {
  const { who = '', thing = '', value = '' } = groupsOf(said);
  return `${who} ${thing} ${value.replace(/[,.;]$/u, '')}\nquanto o ${named(who)} me deve?`;
};

export const OWING_TURNS: readonly Turn[] = [
  [
    turn(
      `(?:e |agora )*quem (?:ainda |que )*(?:(?:t[áa]|est[áa]) devendo|deve)(?: ainda| pra mim| no fiado| fiado| agora)*`,
      '\\s*[?.!]*',
    ),
    'quem me deve?',
  ],
  // "Quanto tô devendo?", "devo pra mais alguém?", "ainda tô devendo?".
  [
    pattern('i')`
      ^(?:(?:e|mas|ent[ãa]o|agora),? )*(?:
        quanto (?:(?:eu|que|ainda) )*(?:t[ôoáa]|estou|est[áa]) devendo(?: (?:tudo|no total|ao todo|agora|ainda))*|
        (?:eu )?ainda (?:t[ôo] )?(?:devo|devendo)(?: quanto)?(?=\s*\?)|
        (?:eu )?(?:(?:ainda|t[ôo]|estou|fiquei) )*(?:devo|devendo)(?:
          (?: (?:ainda|mais|alguma coisa|algo|dinheiro|grana|nada))* (?:pr[ao]|para|ao?) (?:mais )?(?:algu[ée]m|ningu[ée]m|quem|el[ea])(?: (?:ainda|agora))*|
          (?: ainda| mais)* (?:alguma coisa|algo)(?: ainda)?
        )
      )\s*[?.!]*$
    `,
    'quanto eu devo?',
  ],
  // "Consegui quitar a Renner" is done; "ganho 2.100 e sobra uns 350" tells what comes every month.
  [
    turn(
      `(?:eu )?(?:ganho|recebo) ${AMOUNT},? (?:e|mas) (?:(?:me|s[óo]|a[íi]) )*sobram? [^?]*\\d[\\d.,]*(?: por m[êe]s)?`,
    ),
    'ganho $1 por mês',
  ],
  // When it is to be given back is no day of the loan.
  [
    turn(
      piece`
        ((?:(?:hoje|ontem),? )?(?:eu )?(?:
          (?:peguei|tomei|arrumei|consegui) [^?]{2,40}? emprestad[oa]s?(?: (?:d[aeo]s?|com) [^,?]{2,30}?)?|
          [^,?]{2,30}? me emprest(?:ou|aram) (?=[^,?]{0,20}?(?:\d|dinheiro|grana|reais|conto|mil|cem|enta|inte))[^,?]{1,20}?
        ))[,;]? (?:e )?(?:que )?(?:eu )?
        (?:
          (?:devolvo|pago|acerto|vou (?:pagar|devolver|acertar)|(?:pra|para) (?:pagar|devolver)|tenho que (?:pagar|devolver))
          (?: (?:pr[ao] )?el[ea]| tudo| s[óo]| de volta)*
          (?: (?:dia|em|no?|na|at[ée]|amanh[ãa]|semana|m[êe]s|quando|depois|${WEEKDAY_NAMES})(?![a-zà-ÿ])[^?]{0,30})?|
          (?:pra|para|pr[ao]s?) [^?\d]{2,40}
        )
      `,
    ),
    '$1',
  ],
  // What is to be given back was lent, whether that is said or not.
  [
    turn(
      piece`
        (?:(?:hoje|ontem),? )?(?:eu )?(?:peguei|tomei) ${VALUE} (?:com|d[aeo]) ${WHO}[,;]? (?:e )?(?:que )?(?:eu )?
        (?:devolvo|(?:vou|pra|para|tenho que|preciso|fiquei de) (?:
          devolver|
          pagar(?= (?:pr[ao] )?(?:el[ea]|de volta|dia|at[ée]|amanh[ãa]|depois|quando|semana que|m[êe]s que|${WEEKDAY_NAMES}))
        ))(?: (?:pr[ao] )?el[ea]| tudo| de volta)*
        (?: (?:dia|em|no?|na|at[ée]|amanh[ãa]|semana|m[êe]s|quando|depois|${WEEKDAY_NAMES})(?![a-zà-ÿ])[^?]{0,30})?
      `,
    ),
    (...said) => `peguei ${groupsOf(said).value} emprestado do ${named(groupsOf(said).who ?? '')}`,
  ],
  [
    turn(
      `${WHO} ${STILL}(?<thing>(?:me )?(?:devolveu|pagou|deu|passou|mandou|acertou)) ${VALUE}[,.;]? (?:e )?(?:agora )?(?:quanto|qto) (?:(?:que|[ée] que|ainda|agora) )*(?:el[ea] (?:ainda )?(?:me )?deve|(?:ainda )?falta(?: d?el[ea])?|(?:ele|ela) fica(?: me)? devendo)(?: agora| ainda)? ?[?]*`,
    ),
    paidAndAsked,
  ],
  // Borrowed on top of what is owed: nothing was paid.
  [
    turn(
      `(?:(?:e|ai|aí|hoje|ontem|eu) )*(?:peguei|tomei) mais ${VALUE} (?:emprestad[oa]s? )?(?:com|d[aoe]|n[oa]) (?:[oa] )?(?<who>(?:(?:meu|minha) )?(?!el[ea]s?(?![a-zà-ÿ]))[a-zà-ÿ]{2,}(?: [a-zà-ÿ]{2,})?)`,
    ),
    (...said) => `peguei ${groupsOf(said).value} emprestado com ${named(groupsOf(said).who ?? '')}`,
  ],
  // A term of days makes it a pending bill.
  [
    turn(`(?!${NOT_TOLD})(?=.*(?<![\\d.,])\\d[\\d.,]*(?![\\d.,]| dias))(.*\\bboleto\\b.*?|.+ a prazo),? ${TERM}(.*?)`),
    (_, what, days, rest) => `${what ?? ''}${rest ?? ''}, vence em ${days ?? ''} dias`,
  ],
  [turn(`${WHO} ${STILL}(?:ficou|ficaram|t[áa]|est[áa]|tava) (?:me )?devendo ${VALUE}${OF}`), owes],
  [
    turn(`${WHO} ${STILL}(?:levou|levaram|pegou|comprou) (?!\\d (?!reais|real|conto|pila))${VALUE}${OF} (?:no )?fiado`),
    owes,
  ],
  [
    turn(
      `${WHO} ${STILL}(?:levou|levaram|pegou|comprou) (?:uma?s? |\\d+ )?(?<what>[a-zà-ÿ][a-zà-ÿ ]{1,30}?) (?:no )?fiado[, ]+(?:de |deu )?${VALUE}`,
    ),
    owes,
  ],
  [
    turn(
      piece`
        ${WHO} (?:comprou|levou|pegou|encomendou) (?<what>.*\d.*?)[, ]+(?:e )?(?:s[óo] )?
        (?:vai (?:me )?pagar|(?:me )?paga|fica de pagar|ficou de (?:me )?pagar) (?:s[óo] )?(?<when>.{3,20})
      `,
    ),
    (...said) => {
      const { who = '', what, when } = groupsOf(said);
      return `vendi ${what} pro ${named(who)}, ele paga ${when}`;
    },
  ],
  [
    turn(
      piece`
        ${WHO} (?:me )?(?:levou ${VALUE} emprestad[oa]s?(?: hoje| ontem)?|(?:pegou|tomou|pediu) ${VALUE.replace('value', 'sum')} emprestad[oa]s?
        (?: (?:comigo|de mim)|
          ,? (?:e |a[íi] )?(?:eu )?(?:j[áa] )?
          (?:mandei|emprestei|dei|passei|transferi|pixei|depositei|fiz (?:o|um) pix)(?: (?:pr[ao]|para) el[ea])?
          ${PAID_NOW}
        ))
      `,
    ),
    (...said) => {
      const { sum = '', value = sum, who = '' } = groupsOf(said);
      return `emprestei ${value} pra ${named(who)}`;
    },
  ],
  [turn(`comprei (?:no )?fiado ${OF_WHOM}[, ]+${VALUE}`), oweFor],
  [turn(`vendi (?:no )?fiado ${VALUE}${OF} (?:pr[ao]|para|a|pro|pra o|pra a) ${WHO}`), owes],
  [turn(`(?:[oa] )?${NAME} ${STILL}me deve ${VALUE}${OF}`), owesMe],
  // With what it is of, which may have a day of its own, a relative needs no other words.
  [turn(`(?:[oa] )?(?<who>(?:meu|minha) [a-zà-ÿ]{3,}) ${STILL}me deve ${VALUE}`), owesMe],
  [
    turn(`${WHO} ${STILL}me emprestou ${VALUE}`),
    (...said) => `peguei ${groupsOf(said).value} emprestado com ${named(groupsOf(said).who ?? '')}`,
  ],
  [turn(`(?:j[áa] )?paguei ${NTH} (d[aeo] [a-zà-ÿ]+(?: [a-zà-ÿ]+)?)`), 'paguei a parcela $1'],
  [
    turn(
      piece`
        (?:uma? )?${WHO} (?:me )?pediu (?:pra|para) (?:eu )?(?:marcar|anotar|pendurar|botar|p[ôo]r) ${VALUE}
        (?: (?:na|no|em) (?:caderneta|caderno|conta(?: del[ea])?|fiado|prego))?
      `,
    ),
    owes,
  ],
  [turn(`comprei (?:no )?fiado ${VALUE} ${OF_WHOM}`), oweFor],
  [
    turn(`(?:hoje |ontem )?(?:eu )?(?:comprei|peguei|trouxe|levei) ${ON_TRUST}${SELLER}[, ]+(?:deu |de )?${VALUE}`),
    oweFor,
  ],
  [turn(`(?:hoje |ontem )?(?:eu )?(?:comprei|peguei|trouxe|levei) ${ON_TRUST} ${VALUE}${SELLER}`), oweFor],
  [
    turn(
      `(?:hoje |ontem )?(?:eu )?(?:comprei|peguei|trouxe|levei) ${VALUE}(?: (?:reais )?(?:de|em) [a-zà-ÿ ]{2,30}?)? ${ON_TRUST}${SELLER}`,
    ),
    oweFor,
  ],
  [turn(`(?:hoje |ontem )?(?:eu )?(?:pendurei|pindurei|espetei) ${VALUE}${SELLER}`), oweFor],
  [
    turn(`(?:hoje |ontem )?(?:eu )?(?:marquei|botei|pus|deixei|coloquei|mandei|pendurei) ${VALUE} ${MARKED} ${SHOP}`),
    oweFor,
  ],
  [turn(`(?:fiado|pendurado) ${SHOP}[, ]+(?:deu |de )?${VALUE}`), oweFor],
  [
    turn(
      `(?:hoje |ontem )?(?:eu )?(?:comprei|peguei|trouxe) [^,]{3,40}? (?:no )?fiad[oa]s?${SELLER}[, ]+(?:deu |de )?${VALUE}`,
    ),
    oweFor,
  ],
  [turn(`fiado[, ]+(?:de )?${VALUE}`), oweFor],
  // "Almoço 24 no bar do Tonho, fiado".
  [turn(`(?:comprei |peguei |paguei )?[^?\\d]{3,30} ${VALUE} ${SHOP},? ${ON_TRUST}`), oweFor],
  // "Mercadinho fiado 87,40", "padaria 12 fiado".
  [turn(`(?:n[oa] )?${SHOP_NAME},? ${ON_TRUST}[, ]+(?:deu |de )?${VALUE}`), oweFor],
  [turn(`(?:n[oa] )?${SHOP_NAME},? (?:deu |de )?${VALUE},? ${ON_TRUST}`), oweFor],
  // "Gás 120 no fiado do seu Zé": bought there.
  [
    turn(
      `(?:comprei |peguei )?[^?\\d]{3,30} ${VALUE},? (?:(?:no|na|de) )?(?:(?:fiado|caderneta) (?:d[ao]|n[ao]|com(?: [oa])?) |conta d[ao] (?=(?:seu|dona) |${SHOP_NAME.replace('?<who>', '?:')}))${WHO.replace('(?:(?:e|ai|aí|hoje|ontem) )?', '')}`,
    ),
    oweFor,
  ],
  [turn(`fiado n[oa] ((?:seu |dona )[a-zà-ÿ]+)[, ]+${VALUE}`), 'devo mais $<value> pra $1'],
  [
    turn(
      `(?:eu )?peguei ${VALUE} (?:d[ao]|com(?: [oa])?|de) (?<who>(?:minha|meu) [a-zà-ÿ]+)(?: (?:emprestad[oa]s?))?(?: (?:pra|para) .{3,40})?`,
    ),
    (...said) => `peguei ${groupsOf(said).value} emprestado ${ofMine(groupsOf(said).who)}`,
  ],
  // A part of what is owed.
  [
    turn(
      piece`
        (?:(?:hoje|ontem),? )?(?:eu )?(?<did>paguei|mandei|dei|passei|pixei|transferi|depositei) ${VALUE} (?:
          pr[ao]|para(?: [ao])?|[àa]o?
        ) ${WHO},? (?:por conta|em cima|pra abater|abatendo|descontando|pra descontar|a[íi])? ?d(?:o|aquilo) que (?:
          eu )?(?:devo|devia|t[ôo] devendo|estava devendo)(?: (?:pr[ao] )?el[ea])?
      `,
    ),
    (...said) => `paguei ${groupsOf(said).value} pra ${named(groupsOf(said).who ?? '')}`,
  ],
  // A debt put on new terms.
  [
    turn(
      piece`
        (?:eu )?(?:renegociei|negociei|refinanciei|fiz (?:um |o )?acordo|fechei (?:um |o )?acordo) (?:
          a (?:minha )?d[íi]vida )?(?:com|d[aeo]|n[ao]|(?=[oa] )) ?(?:[oa] )?(?<who>[a-zà-ÿ]+(?: [a-zà-ÿ]+)?)[,: ]+(?:e )?
        (?:(?:ficou|deu|fechou|vou pagar|s[ãa]o|em|de|por) )*(?<what>\d{1,3}) ?(?:x|vezes|parcelas)? (?:de|x) ${VALUE}
      `,
    ),
    (...said) => {
      const { who = '', what = '', value = '' } = groupsOf(said);
      return `tenho uma dívida com ${who}: ${what}x de ${value}`;
    },
  ],
  [
    pattern('i')`
      ^paguei ((?:r\$ ?)?\d\S*(?: reais| mil)?) (?:pr[ao]|para [oa]|para|ao|à|a) (.+?) que (?:eu )?(?:tava |estava )?
      (?:lhe |te )?dev(?:ia|endo)(?: (?:a|pra|para) el[ea])?[.!]*$
    `,
    'devolvi $1 pro $2',
  ],
];
