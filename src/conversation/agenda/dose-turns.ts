// "A mel toma um comprimido de 12 em 12h por 5 dias começando hoje às 20h": a treatment told, in the words of a reminder.

import { folded } from '../../domain/fold.ts';
import { pattern, piece } from '../../domain/pattern.ts';
import { WEEKDAY_NAMES } from '../wording/calendar-words.ts';
import { groupsOf, type Turn } from '../wording/turn.ts';
import { MEDICINE } from './medicine-words.ts';

const EVERY = piece`(?:de \d{1,2} em \d{1,2} ?(?:h|hs|hrs?|horas)|a cada \d{1,2} ?(?:h|hs|hrs?|horas)|\d vezes (?:ao|por) dia)`;
const LASTS = piece`(?:,? (?:por|durante) \S+ (?:dias?|semanas?))`;
const FROM = piece`
  (?:,? (?:come[çc]ando|a partir d[aeo]s?|desde|come[çc]a|iniciando|primeir[oa](?: dose)?)(?: de)? ((?:hoje|amanh[ãa]|agora)?,? ?(?:(?:[àa]s )?\d{1,2}(?:h\d{0,2}|:\d{2})?(?: (?:da|de) [a-zA-ZÀ-ÿ]+)?)?))
`;

/** At the hour of the evening. */
const EVERY_NIGHT = /^(?:toda noite|[àa] noite|de noite)(?: antes de (?:dormir|deitar))?/i;
const AT = piece`(?:cedo|cedinho|de manh[ãa]|[àa] (?:tarde|noite)|de (?:tarde|noite)|em jejum|(?:depois|antes) d[oae] [a-zà-ÿ]+|[àa]s \d{1,2}(?:h\d{0,2}|:\d{2})?)`;

/** Given by whom is told, when it is for somebody else. */
const taken = (what: string, who: unknown): string =>
  typeof who === 'string' ? `dar ${what} (${who})` : `tomar ${what}`;

/** @param behind how long it lasts, when that stands after the beginning */
const inOrder = (what: string, every: string, lasts: unknown, from: unknown, behind: unknown): string => {
  const long = typeof lasts === 'string' ? lasts : behind;
  const start =
    typeof from === 'string'
      ? ` ${from
          .trim()
          .replace(/(?<=hoje|amanh[ãa]) (?=\d)/i, ' às ')
          .replace(/^(?=\d)/u, 'hoje às ')}`
      : '';
  return `me lembra de ${what}${start} ${every.replace(/(?<=\d) ?h(?:s|rs?)?$/i, ' horas')}${typeof long === 'string' ? long : ''}`;
};

export const DOSE_TURNS: readonly Turn[] = [
  [/^((?:[oa] |tomar |tomo )?)vit\.? (?=[a-ek]\d{0,2} )/i, '$1vitamina '],
  // "Tomo losartana 8h e 20h".
  [
    /^(?:eu )?tomo (?:[oa] |meu |minha |um |uma )?(?!caf[ée]|banho|cuidado|conta|.*[àa]s \d{1,2}(?![\dh:]))([a-zà-ÿ][^?$,]{2,40}?),? ((?:[àa]s )?\d{1,2}(?:h\d{0,2}|:\d{2})(?: da (?:manh[ãa]|noite|tarde))?(?:(?:,| e) (?:[àa]s )?\d{1,2}(?:h\d{0,2}|:\d{2})(?: da (?:manh[ãa]|noite|tarde))?)*)[.!]*$/i,
    (_, what = '', at = '') => `me lembra todo dia ${at.replace(/^(?=\d)/u, 'às ')} de tomar ${what}`,
  ],
  // "O pediatra receitou amoxicilina 5ml de 8 em 8 horas por 7 dias pro Tomás, começa hoje 14h".
  [
    pattern('i')`
      ^(?:[oa] |minha |meu )?(?:m[ée]dic[oa]|doutora?|dra?\.?|pediatra|dentista|veterin[áa]ri[oa]|vet|geriatra|otorrino|dermato)(?: [a-zà-ÿ]+)? (?:(?:me|lhe|j[áa]) )?(?:receitou|passou|mandou|prescreveu|indicou)(?: (?:tomar|dar|pra mim))? (
      [a-zà-ÿ][^,]{1,40}?),? (${EVERY})(${LASTS})?(?: (?:pr[ao]|para [oa]|para) ((?:minha |meu )?[a-zà-ÿ]+))?${FROM}?(${LASTS})?[.!]*$
    `,
    (_, what = '', every = '', lasts, who, from, behind) => inOrder(taken(what, who), every, lasts, from, behind),
  ],
  // "O remédio da Maya é amoxicilina 5ml de 8 em 8 horas por 7 dias".
  [
    pattern('i')`
      ^(?:o |meu )?(?:rem[ée]dio|antibi[óo]tico|xarope)(?: d[aeo] ((?:minha |meu )?[a-zà-ÿ]+))? (?:[ée]|eh|agora [ée]) (
      [a-zà-ÿ][^,]{1,40}?) (${EVERY})(${LASTS})?${FROM}?(${LASTS})?[.!]*$
    `,
    (_, who, what = '', every = '', lasts, from, behind) => inOrder(taken(what, who), every, lasts, from, behind),
  ],
  [
    pattern('i')`
      ^(?:[oa] |minha |meu )?([a-zà-ÿ]+(?: [a-zà-ÿ]+)?) (?:toma|vai tomar|tem que tomar|precisa tomar|t[áa] tomando|est[áa] tomando|come[çc]ou a tomar) (
      [a-zà-ÿ][^,]{1,40}?) (${EVERY})(${LASTS})?${FROM}?(${LASTS})?[.!]*$
    `,
    (_, who = '', what = '', every = '', lasts, from, behind) =>
      inOrder(`dar ${what} (${who})`, every, lasts, from, behind),
  ],
  [
    pattern('i')`
      ^(?:(?:eu )?(?:tomo|vou tomar|tenho que tomar|preciso tomar|t[ôo] tomando|estou tomando|comecei a tomar)) (
      [a-zà-ÿ][^,]{1,40}?) (${EVERY})(${LASTS})?${FROM}?(${LASTS})?[.!]*$
    `,
    (_, what = '', every = '', lasts, from, behind) => inOrder(`tomar ${what}`, every, lasts, from, behind),
  ],
  // "O Thor toma remédio de pulga todo dia 15": given by whoever says so.
  [
    new RegExp(
      `^(?:(?<the>[oa]|meu|minha) )?(?<who>(?!eu |ela? |gente )[a-zà-ÿ]+(?: [a-zà-ÿ]+)?) toma (?<what>[a-zà-ÿ][^,\\d?]{2,40}?) (?<every>tod[oa]s? (?:[oa]s? )?(?:dia \\d{1,2}|m[êe]s|semana|${WEEKDAY_NAMES})[^?$]{0,20})[.!]*$`,
      'i',
    ),
    (...said) => {
      const { the = '', who = '', what = '', every = '' } = groupsOf<'the' | 'who' | 'what' | 'every'>(said);
      const to = /^m/i.test(the)
        ? `${/^meu/i.test(the) ? 'pro' : 'pra'} ${the} ${who}`
        : `pr${/^o$/i.test(the) ? 'o' : 'a'} ${who}`;
      return `me lembra ${every} de dar ${what} ${to}`;
    },
  ],
  // "A metformina é depois do almoço e depois da janta".
  [
    pattern('i')`
      ^(?!.* agora )(?:e |ah,? )?(?:[oa] |meu |minha )?([a-zà-ÿ]+(?: (?:d[aeo] )?[a-zà-ÿ]+)?)(?: de \d+ ?mg| \d+ ?mg)? (?:[ée]|eh|eu tomo|se toma|[ée] pra tomar) (
        (?:tod[oa] (?:noite|manh[ãa]|dia)|depois|antes|de manh[ãa]|[àa] noite|de noite|[àa]s \d|em jejum|ao (?:deitar|acordar)|na hora)(?![a-zà-ÿ])[^?$]{0,50}
      )$
    `,
    (all = '', name = '', when = '') =>
      MEDICINE.test(folded(name))
        ? `tomar ${name} todo dia ${when.replace(EVERY_NIGHT, 'à noite').replace(/^todo dia /i, '')}`
        : all,
  ],
  // "Eu tomo atenolol 25 cedo e sinvastatina 20 de noite, me lembra".
  [
    new RegExp(
      `^(?:eu )?tomo ([a-zà-ÿ]+(?: [a-zà-ÿ]+)?(?: \\d+(?: ?mg)?)?) (${AT})(?:,? e |, )(?:[oa] )?([a-zà-ÿ]+(?: [a-zà-ÿ]+)?(?: \\d+(?: ?mg)?)?) (${AT})(?:,? (?:e )?me (?:lembra|avisa)(?: por favor)?)?[.!]*$`,
      'i',
    ),
    (_, one = '', at = '', other = '', then = '') =>
      `me lembra todo dia ${at.replace(/^cedo$/i, 'de manhã')} de tomar ${one}\nme lembra todo dia ${then.replace(/^cedo$/i, 'de manhã')} de tomar ${other}`,
  ],
  // "Meu remédio da pressão é enalapril 10, tomo cedo e de noite", "o do colesterol é só de noite".
  [
    new RegExp(
      `^(?:[oa] |meu |minha )?rem[ée]dio(?: d[aeo]s? [a-zà-ÿ]+)? (?:[ée]|eh) (?:[oa] )?([a-zà-ÿ]+(?: [a-zà-ÿ]+)?(?: \\d+(?: ?mg)?)?),? (?:que )?(?:eu )?tomo (${AT})(?:(?:,| e) (${AT}))?[.!]*$`,
      'i',
    ),
    (_, what = '', at = '', then) =>
      [at, ...(typeof then === 'string' ? [then] : [])]
        .map((one) => `me lembra todo dia ${one.replace(/^cedo$/i, 'de manhã')} de tomar ${what}`)
        .join('\n'),
  ],
  [
    new RegExp(
      `^(?:e )?o (?:rem[ée]dio )?(d[aeo] (?:colesterol|press[ãa]o|diabetes?|tireoide|cora[çc][ãa]o|est[ôo]mago|ansiedade|alergia|asma)) (?:[ée]|eh) (?:s[óo] )?(${AT})[.!]*$`,
      'i',
    ),
    'me lembra todo dia $2 de tomar o remédio $1',
  ],
  // "O colírio é duas vezes por dia, uma gota em cada olho".
  [
    pattern('i')`
      ^(?:e |ah,? )?([oa]) ([a-zà-ÿ]+(?: d[aeo] [a-zà-ÿ]+)?) (?:[ée]|eh|uso|tomo) ((?:duas|tr[êe]s|quatro|[234]) (?:vezes|x)) (?:por|ao) dia(?:,? ([^?$]{3,50}))?[.!]*$
    `,
    (all = '', the = '', name = '', times = '', how) =>
      MEDICINE.test(folded(name))
        ? `me lembra d${the} ${name}${typeof how === 'string' ? ` (${how})` : ''} ${times} ao dia`
        : all,
  ],
  // "Me lembra da losartana de manhã, e do de colesterol que é só à noite": of two.
  [
    pattern('i')`
      ^(?:(?:eu )?(?:queria|quero|gostaria) que (?:voc[êe]|vc) me (?:lembrasse|avisasse)|(?:por favor,? )?me (?:lembra|avisa)) (d[aeo] [^?]{3,90}?),? e (?:tamb[ée]m )?
      (d[oa])(?: rem[ée]dio)? ((?:d[aeo] )?[a-zà-ÿ ]{3,40}?),? (?:que [ée] |que eu tomo |[ée] )(?:s[óo] )?
      ((?:de|[àa]) (?:manh[ãa]|tarde|noite)|depois d[oa] [a-zà-ÿ]+|antes d[eo] [a-zà-ÿ]+|[àa]s \d\S*)(?: s[óo])?[.!]*$
    `,
    (_, one = '', the = '', other = '', when = '') =>
      `me lembra ${one}\nme lembra ${the} ${/^d[aeo] /i.test(other) ? 'remédio ' : ''}${other} todo dia ${when}`,
  ],
];
