// What half a sentence right behind an entry says of it: "no nubank", "era jantar, não almoço", "foi engano".
// Read from the words alone; decide-entry-half-said.ts carries it out.

import { pattern, piece } from '../../../domain/pattern.ts';
import { BANKS } from '../../wording/bank-names.ts';
import { MONTH_NAMES, WEEKDAY_NAMES } from '../../wording/calendar-words.ts';
import { countSaid, spelledCounts } from '../../wording/counts.ts';
import { TAKES_BACK } from '../../wording/takes-back.ts';
import { TYPED_AMOUNT } from '../../wording/typed-amount.ts';

export type EntryHalf =
  /** Where it was paid from, or came in. */
  | { readonly kind: 'account'; readonly account: string }
  /** It was `now`; `was`: what it was told to be, said again to deny it. */
  | { readonly kind: 'renamed'; readonly now: string; readonly was?: string }
  /** Of that kind of money. */
  | { readonly kind: 'is'; readonly noun: string }
  | { readonly kind: 'with' | 'at'; readonly name: string }
  /** Somebody else paid so much of it; without `value`, half. */
  | { readonly kind: 'they_paid'; readonly who: string; readonly value?: string; readonly lent: boolean }
  /** Bought, and still to be paid. */
  | { readonly kind: 'on_trust' }
  /** It never was. */
  | { readonly kind: 'mistake' }
  /** The shop gave it back, or so much of it. */
  | { readonly kind: 'refunded'; readonly value?: string }
  /** Somebody else's card paid it. */
  | { readonly kind: 'their_card'; readonly who: string }
  /** Once more. */
  | { readonly kind: 'again' }
  /** So many of them. */
  | { readonly kind: 'count'; readonly count: number }
  | { readonly kind: 'more'; readonly percent: number }
  /** The right value, as typed. */
  | { readonly kind: 'value'; readonly value: string }
  /** The person's own part of it. */
  | { readonly kind: 'mine'; readonly value: string }
  /** Of what came in, so much is still to come. */
  | { readonly kind: 'lacks'; readonly value: string }
  /** The same of somebody else, beside it. */
  | { readonly kind: 'others'; readonly who: string; readonly value: string }
  /** So much for each part; \`times\`: in so many. */
  | { readonly kind: 'parcels'; readonly times?: number; readonly value: string }
  /** So much less came, or was paid. */
  | { readonly kind: 'less'; readonly value: string }
  /** It comes on that day, or has not come; '' when the day is not told. */
  | { readonly kind: 'comes'; readonly day: string }
  /** As much again comes, on that day. */
  | { readonly kind: 'other_half'; readonly day: string }
  /** Half of it is still to come, on that day. */
  | { readonly kind: 'halves'; readonly day: string }
  /** In so many parts. */
  | { readonly kind: 'in_parts'; readonly times: number }
  /** Of that percentage of it, something is paid. */
  | { readonly kind: 'percent'; readonly percent: number; readonly what: string }
  /** Of another month, without the day. */
  | { readonly kind: 'of_month' };

const OPENS = `(?:(?:${TAKES_BACK}|ah|e|mas|aff|putz|olha),? )*`;
const THAT = '(?:(?:isso|iss[oa] a[íi]|ess[ea]|ess[ea] a[íi]|el[ea]) )?';

const ACCOUNT = pattern('i')`
  ^${OPENS}${THAT}(?:(?:saiu|caiu|entrou|veio|foi) )?(?:d[aeo]|n[ao]|pel[ao]) (?:(?:minha |meu )?conta (?:d[aeo] |n[ao] )?)?(?<account>${BANKS})[.!]*$
`;

const NOUN = piece`[a-zà-ÿ]{3,}(?: (?:d[aeo]s? )?[a-zà-ÿ]{2,}){0,2}?`;
const OF = '(?:(?:d[aeo]|n[ao]|[oa]|pr[ao]|com [oa]) )?';
const NOT_THAT: readonly RegExp[] = [
  pattern(
    'i',
  )`^${OPENS}(?:(?:[ée]|era|foi) )?${OF}(?<now>${NOUN}),? (?:e )?n[ãa]o (?:[ée] |era |foi )?${OF}(?<was>${NOUN})[.!]*$`,
  pattern(
    'i',
  )`^${OPENS}n[ãa]o (?:[ée]|era|foi) ${OF}(?<was>${NOUN})(?: n[ãa]o)?,? (?:[ée]|era|foi|mas|e sim)(?: sim)? ${OF}(?<now>${NOUN})[.!]*$`,
];
/** Of what came in: from whom. */
const FROM = pattern('i')`
  ^(?:(?:${TAKES_BACK}|ah),? )*(?:(?:(?:era|foi|quem pagou foi|quem mandou foi) (?:d[ao]|[oa])|[ée] d[ao]) (?<now>${NOUN})(?: (?:que|quem) (?:pagou|mandou|me pagou))?|[oa] (?<who>[a-zà-ÿ]{3,}) (?:que|quem) (?:me )?(?:pagou|mandou|depositou))[.!]*$
`;
const IS = pattern('i')`^(?:ah,? )?(?:isso |ess[ea] )?(?:é|eh) (?:[oa] |d[aeo] |meu |minha )?(?<noun>${NOUN})[.!]*$`;

const WITH = pattern(
  'i',
)`^${OPENS}(?:(?:foi|fui|comi|almocei|jantei|sa[íi]|est[áa]vamos|tava) )?com (?:[oa] |minha |meu )?(?<name>[a-zà-ÿ]{2,}(?: (?:e|d[aeo]) (?:[oa] )?[a-zà-ÿ]{2,})?)[.!]*$`;
const AT =
  /^(?:(?:foi|era|comprei|comi) )?(?:l[áa] )?n[oa] (?<name>(?:(?:padaria|mercado|bar|restaurante|farmácia|posto|loja|salão|açougue|feira) (?:d[aeo] )?)?\p{Lu}[\p{L}'&]+(?: (?:d[aeo]s? )?[\p{L}'&]+){0,3})[.!]*$/u;

const WHO = piece`(?:[oa] )?(?:minha |meu )?(?!(?:eu|quem|que|isso|ess[ea]|cada|mim)(?![a-zà-ÿ]))[a-zà-ÿ]{2,}`;
const THEY_PAID = pattern('i')`
  ^${OPENS}(?<who>${WHO}) (?:j[áa] )?(?:pagou|deu|botou|colocou|p[ôo]s|rachou|entrou com|ajudou com|dividiu) (?:(?:a )?(?<half>metade)|(?<value>${TYPED_AMOUNT}))(?: d(?:isso|el[ea]|a conta|esse|essa)| (?:no|por|via) pix|(?<lent> pra mim))*[.!]*$
`;

const MISTAKE = pattern('i')`
  ^${OPENS}(?:isso )?(?:foi (?:um )?(?:engano|erro|sem querer)|me enganei|n[ãa]o (?:era|é) (?:pra|para) (?:anotar|lan[çc]ar|registrar|salvar|guardar)(?: isso)?|
  n[ãa]o (?:foi|era) gasto|n[ãa]o (?:gastei|comprei|paguei)(?: (?:isso|nada|n[ãa]o))?|(?:pode )?n[ãa]o precisa(?: (?:mais|anotar))?|mandei (?:errado|repetido|de novo|duas vezes)|(?:ess[ea] |isso )?(?:eu )?j[áa] (?:tinha|havia|estava|tava) (?:mandado|anotado|lan[çc]ado|falado|a[íi])(?: ess[ea]| isso| antes)?|n[ãa]o (?:lan[çc]a|anota|conta|registra)(?: iss[oe]| ess[ea])?|era (?:pra )?outr[oa] (?:pessoa|conversa|grupo))[.!]*$
`;
const REFUNDED = pattern('i')`
  ^(?:${OPENS}|(?:(?:me|j[áa]|a loja|o dinheiro) )*)(?:me )?(?:estorn(?:ou|aram)|devolveram|volt(?:ou|aram)|reembolsaram)(?: (?:j[áa]|tudo|o dinheiro|o valor|pra mim|no cart[ãa]o))*(?: (?<value>${TYPED_AMOUNT}))?(?: (?:j[áa]|pra mim|no cart[ãa]o|no pix|de volta))*[.!]*$
`;
const THEIR_CARD = pattern('i')`
  ^${OPENS}${THAT}(?:(?:foi|passei|paguei|comprei) )?n[oa] (?:cart[ãa]o )?d[ao] (?:minha |meu )?(?<who>[a-zà-ÿ]{3,})[.!]*$
`;
const ON_TRUST =
  /^(?:(?:foi|[ée]|comprei|peguei|mas|s[óo] que|tudo|deixei|ficou),? )*(?:no |de |na )?(?:fiado|caderneta|pendura(?:do)?)[.!]*$/i;
const AGAIN =
  /^(?:(?:e|hoje|agora),? )*(?:de novo|outra vez|(?:mais (?:um|uma)|outr[oa]) (?:igual|desse|dessa|vez)|mais uma vez)[.!]*$/i;
const COUNT = pattern('i')`^${OPENS}(?:foram|eram|s[ãa]o) (?<count>[2-9]|1[0-2]|${spelledCounts(2, 12)})[.!]*$`;
const MORE = pattern('i')`
  ^${OPENS}(?:mais|com|com mais|soma|p[õo]e|coloca|bota)(?: mais)?(?: os| uns)? (?<percent>\d{1,2}) ?%(?: d[aeo]s? (?:gar[çc]o[nm]|gar[çc]onete|servi[çc]o|gorjeta|taxa)|de (?:gar[çc]om|servi[çc]o|gorjeta|taxa))?[.!]*$
`;
const VALUE = pattern('i')`
  ^${OPENS}(?:(?:arredonda|arredondando|coloca|p[õo]e|bota|deixa|fecha)(?: (?:pr[ao]|para|em|como))?(?: uns)? (?<value>${TYPED_AMOUNT})|(?:tirando|descontando|descontad[oa]|sem|depois d[eo]|com desconto d[eo]) (?:[oa] )?[a-zà-ÿ]{3,20}(?: [a-zà-ÿ]{2,15})?,? (?:ficou|deu|foi|sobrou|caiu|recebi)(?: (?:em|por|s[óo]))* (?<net>${TYPED_AMOUNT})|(?:s[ãa]o|foram|eram) [^,\d]{3,30}, ent[ãa]o (?:(?:d[áa]|deu|é|s[ãa]o|foi|fica) )?(?<then>${TYPED_AMOUNT})|(?<behind>${TYPED_AMOUNT}),? (?:na verdade|na real|ali[áa]s|certinho|no total))[.!]*$
`;
/** "Não, dei 150". */
const GIVEN = pattern('i')`
  ^(?:(?:${TAKES_BACK}),? )+(?:(?:recebi|gastei|paguei|dei|ganhei|comprei) ${TYPED_AMOUNT},? (?:e sim |mas |s[óo] )*)?(?:eu )?(?:dei|paguei|mandei|gastei|passei|recebi|ganhei|foi|foram) (?<value>${TYPED_AMOUNT})[.!]*$
`;
/** Of what several shared, the person's own part is what was spent. */
const MY_PART = pattern(
  'i',
)`^${OPENS}(?:a )?minha parte(?: (?:[ée]|foi|deu|fica|ficou|d[áa]))?(?: em)? (?<value>${TYPED_AMOUNT})[.!]*$`;
/** "38 e 50", of what was 38. */
const WITH_CENTS = /^(?<whole>\d{1,4}) e (?<cents>\d{2})(?: centavos)?[.!]*$/i;
const LACKS = pattern('i')`
  ^${OPENS}(?:ainda )?(?:(?:ta |t[áa] )?falt(?:a|am|ou|aram|ando)|ficou faltando|ficou devendo|vem mais|tem mais)(?: ainda| mais)? (?<value>${TYPED_AMOUNT})(?: (?:ainda|pra receber|a receber|del[ea]))*[.!]*$
`;
const OTHERS = pattern('i')`
  ^(?:(?:e|ah|mas),? )*[oa] d[ao] (?<who>${WHO}) (?:foi|deu|ficou|custou|saiu)(?: por| em)? (?<value>${TYPED_AMOUNT})[.!]*$
`;
const OF_MONTH = pattern('i')`
  ^${OPENS}${THAT}(?:(?:[ée]|era|foi) )?(?:referente (?:a |ao )|d[eo] )(?:m[êe]s passado|(?:m[êe]s de )?(?:${MONTH_NAMES}))[.!]*$
`;
const LESS = pattern('i')`
  ^${OPENS}(?:me |j[áa] )?(?:descontaram|tiraram|descontou|tirou|cobraram|veio com desconto de|teve desconto de|com desconto de|ganhei desconto de|me deram) (?<value>${TYPED_AMOUNT})(?: (?:disso|dele|de (?:desconto|imposto|taxa|inss)))*[.!]*$
`;
const DAY = `(?:(?:n[ao] |em |pr[ao] )?(?:dia \\d{1,2}(?:/\\d{1,2})?|amanh[ãa]|(?:${WEEKDAY_NAMES})(?:[- ]feira)?|semana que vem|m[êe]s que vem))`;
const COMES = pattern('i')`
  ^${OPENS}(?:(?:isso |el[ea] )?(?:ainda )?n[ãa]o (?:caiu|entrou|recebi|veio|pagaram)(?: ainda)?|(?:isso |el[ea] )?(?:s[óo] )?(?:cai|vai cair|entra|vai entrar|vem|recebo|pagam|me pagam) (?<day>${DAY})|s[óo] (?<only>${DAY}))[.!]*$
`;
const OTHER_HALF = pattern('i')`
  ^${OPENS}(?:el[ea] (?:disse|falou|prometeu|ficou|vai)(?: que)?(?: vai)? (?:de )?(?:mandar?|pagar?|depositar?|d[áa]r?|passar?) )?(?:a )?(?:outra metade|o resto|a outra parte) (?:s[óo] )?(?:vem|cai|entra|[ée]|fica pr[ao]|pagam|me pagam|recebo|pra)? ?(?<day>${DAY})[.!]*$
`;
const HALVES = pattern('i')`
  ^${OPENS}(?:(?:a )?metade (?:foi |veio |caiu |entrou |paguei )?(?:hoje|agora|j[áa])(?: (?:foi|caiu|entrou))?,? (?:e )?(?:(?:a )?(?:outra )?metade|o resto) (?:s[óo] )?(?<day>${DAY}))[.!]*$
`;
const IN_PARTS = pattern('i')`
  ^${OPENS}(?:(?:foi|foram|[ée]|era|vai ser|(?:el[ea] )?(?:vai (?:me )?pagar|me paga|paga|pagou|pagaram)|recebi|recebo) )?(?:em )?(?<times>[2-9]|1[0-2]|${spelledCounts(2, 12)}) ?(?:x|vezes|parcelas|partes)[.!]*$
`;
const PERCENT =
  /^(?<percent>\d{1,2}) ?% (?:é|eh|vai|são|sao|disso é)(?: (?:d[oa]|pr[oa]|para [oa]|pra))? (?<what>[a-zà-ÿ]{3,20})[.!]*$/i;
const PARCELS = pattern('i')`
  ^${OPENS}(?:(?:foram|s[ãa]o|foi|[ée]) )?(?:(?<times>\d{1,2}) ?(?:x|vezes|parcelas) )?(?:de|por) (?<value>${TYPED_AMOUNT})(?: (?:cada|a parcela))?[.!]*$
`;

const firstOf = (forms: readonly RegExp[], text: string) =>
  forms.map((form) => form.exec(text)?.groups).find((groups) => groups !== undefined);

/** "Era jantar, não almoço", "não foi a Carla, foi a Paula". */
export function notThat(text: string): { readonly was: string; readonly now: string } | undefined {
  const { was, now } = firstOf(NOT_THAT, text.trim()) ?? {};
  return was === undefined || now === undefined ? undefined : { was, now };
}
notThat.says = NOT_THAT;

/** Undefined when the words say none of these. */
export function entryHalfSaid(words: string): EntryHalf | undefined {
  const text = words.trim();
  const account = ACCOUNT.exec(text)?.groups?.['account'];
  if (account !== undefined) return { kind: 'account', account };
  if (MISTAKE.test(text)) return { kind: 'mistake' };
  const refund = REFUNDED.exec(text)?.groups;
  if (refund !== undefined)
    return { kind: 'refunded', ...(refund['value'] === undefined ? {} : { value: refund['value'] }) };
  const theirs = THEIR_CARD.exec(text)?.groups?.['who'];
  if (theirs !== undefined) return { kind: 'their_card', who: theirs };
  if (ON_TRUST.test(text)) return { kind: 'on_trust' };
  if (AGAIN.test(text)) return { kind: 'again' };
  const count = countSaid(COUNT.exec(text)?.groups?.['count'] ?? '-');
  if (count !== undefined) return { kind: 'count', count };
  const percent = MORE.exec(text)?.groups?.['percent'];
  if (percent !== undefined) return { kind: 'more', percent: Number(percent) };
  const { value, net = value, then = net, behind = then } = VALUE.exec(text)?.groups ?? {};
  if (behind !== undefined) return { kind: 'value', value: behind };
  const mine = MY_PART.exec(text)?.groups?.['value'];
  if (mine !== undefined) return { kind: 'mine', value: mine };
  const given = GIVEN.exec(text)?.groups?.['value'];
  if (given !== undefined) return { kind: 'value', value: given };
  const { whole, cents } = WITH_CENTS.exec(text)?.groups ?? {};
  if (whole !== undefined) return { kind: 'value', value: `${whole},${cents}` };
  const lacks = LACKS.exec(text)?.groups?.['value'];
  if (lacks !== undefined) return { kind: 'lacks', value: lacks };
  const less = LESS.exec(text)?.groups?.['value'];
  if (less !== undefined) return { kind: 'less', value: less };
  const comes = COMES.exec(text)?.groups;
  if (comes !== undefined) return { kind: 'comes', day: comes['day'] ?? comes['only'] ?? '' };
  const halves = HALVES.exec(text)?.groups?.['day'];
  if (halves !== undefined) return { kind: 'halves', day: halves };
  const parts = countSaid(IN_PARTS.exec(text)?.groups?.['times'] ?? '-');
  if (parts !== undefined) return { kind: 'in_parts', times: parts };
  const half = OTHER_HALF.exec(text)?.groups?.['day'];
  if (half !== undefined) return { kind: 'other_half', day: half };
  const { percent: share, what } = PERCENT.exec(text)?.groups ?? {};
  if (share !== undefined) return { kind: 'percent', percent: Number(share), what: what ?? '' };
  const { times, value: each } = PARCELS.exec(text)?.groups ?? {};
  if (each !== undefined)
    return { kind: 'parcels', value: each, ...(times === undefined ? {} : { times: Number(times) }) };
  const others = OTHERS.exec(text)?.groups;
  if (others !== undefined) return { kind: 'others', who: others['who'] ?? '', value: others['value'] ?? '' };
  if (OF_MONTH.test(text)) return { kind: 'of_month' };
  const paid = THEY_PAID.exec(text)?.groups;
  if (paid !== undefined)
    return {
      kind: 'they_paid',
      who: paid['who'] ?? '',
      lent: paid['lent'] !== undefined,
      ...(paid['value'] === undefined ? {} : { value: paid['value'] }),
    };
  const not = notThat(text);
  if (not !== undefined) return { kind: 'renamed', ...not };
  const company = WITH.exec(text)?.groups?.['name'];
  if (company !== undefined) return { kind: 'with', name: company };
  const place = AT.exec(text)?.groups?.['name'];
  if (place !== undefined) return { kind: 'at', name: place };
  const { now: source, who: from = source } = FROM.exec(text)?.groups ?? {};
  if (from !== undefined) return { kind: 'renamed', now: from };
  const noun = IS.exec(text)?.groups?.['noun'];
  return noun === undefined ? undefined : { kind: 'is', noun };
}
