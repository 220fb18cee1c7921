// "Não 230", "então é 520", "e 20%?", "mais um de 80": a figure alone, that the message just before says the rest of.

import { folded } from '../../domain/fold.ts';
import { pattern } from '../../domain/pattern.ts';
import { peopleIn } from '../../finance/definitions/receivables.ts';
import { valueSaid } from '../money/value-said.ts';
import { reworded, type Situation } from '../situation.ts';
import { AND } from './openers.ts';
import { TAKES_BACK } from './takes-back.ts';
import { FIGURE } from './typed-amount.ts';
import { METHODS } from './ways-of-paying.ts';

const VALUE = `(?<value>${FIGURE}(?: reais)?)`;
/** "Não foi 45" of what was 40: what it was, said without a comma. */
const NOT_THAT = new RegExp(`^(?:n[ãa]o|s[óo]|n[ãa]o,? s[óo]|n[ãa]o,? (?:foi|era|deu)),? ${VALUE}[.!]*$`, 'i');
/** The price of what repeats. */
const PRICE_IS = new RegExp(
  `^(?:(?:${TAKES_BACK}|ent[ãa]o|agora),? )+(?:[ée]|s[ãa]o|fica|foi|era|d[áa])? ?${VALUE}[.!]*$`,
  'i',
);
const OTHER_PERCENT = /^e (?<percent>\d[\d.,]*) ?%\s*[?.]*$/i;
const PERCENT_OF = /\d[\d.,]* ?% d[aeo]s? (?<whole>(?:r\$ ?)?\d[\d.,]*(?: mil| reais)?)/i;
/** "80,45 certinho", behind "uns 80": and the figure alone, where we asked for the exact one. */
const EXACTLY = new RegExp(
  `^(?:(?:deu|foi|ficou|certinho|exato|o certo [ée]|[ée]|s[ãa]o|acho que|vi aqui|conferi|lembrei|parece que),? )*${VALUE}(?<exact> (?:certinho|certinhos|exatos?|cravados?|o certo|pra ser exat[oa]))?[.!]*$`,
  'i',
);
const ABOUT = /valor aproximado/u;
/** "Esse mês veio 2380", behind what comes in or falls due every month. */
const THIS_MONTH = new RegExp(
  `^${AND}(?:(?:n?esse|n?este) m[êe]s (?:s[óo] )?(?:veio|caiu|foi|entrou|deu|recebi|me pagaram)|(?:veio|caiu|entrou) (?:s[óo] )?(?=.*(?:n?esse|n?este) m[êe]s)) (?:s[óo] )?${VALUE}(?: (?:n?esse|n?este) m[êe]s)?[.!]*$`,
  'i',
);
/** Asked whether it came in: what did. */
const ASKED_CAME =
  /^(?:[oa]|meu|minha) (?<what>[a-zà-ÿ][a-zà-ÿ ]{2,30}?) (?:j[áa] )?(?:caiu|entrou|chegou|veio)\s*\?+$/i;
const IT_WAS = new RegExp(
  `^(?:(?:sim|n[ãa]o|na verdade|mas),? )*(?:caiu|foi|veio|entrou|recebi|deu|era|é|foram)? ?${VALUE}[.!]*$`,
  'i',
);
/** "O cinema no crédito", behind the entries it is one of. */
const HOW_PAID = pattern('i')`
  ^(?<which>(?:e )?[oa] [a-zà-ÿ][a-zà-ÿ ]{1,25}?),? (?<how>(?:n[oa] |em )(?:cart[ãa]o de )?(?:${METHODS}))[.!]*$
`;
const THEY_PAID = / (?:pagou|mandou|devolveu|acertou|passou|deu|depositou|transferiu)$/i;
const ONE_MORE = new RegExp(`^(?:e )?mais (?:um|uma|outr[oa]) (?:de|por) ${VALUE}[.!]*$`, 'i');
/** "Mandei duas vezes sem querer", behind an entry told twice. */
const SENT_TWICE = pattern('i')`
  ^(?:(?:${TAKES_BACK}|sim|é|foi),? )*(?:(?:eu )?(?:mandei|enviei|foi|anotei|lancei|saiu) )?(?:(?:duas|2) vezes|repeti
  (?:d[oa])?|duplicad[oa]|dobrado|em dobro)(?: (?:sem querer|por engano|desculpa|foi mal|s[óo] uma|mesmo))*[.!]*$
`;
/** "E agora quantas faltam?", behind what has instalments. */
const HOW_MANY_LEFT =
  /^(?:(?:e|agora|ent[ãa]o),? )*(?:quant[oa]s (?:ainda )?(?:faltam?|sobram?|restam?)|falt(?:a|am) quant[oa]s)(?: ainda| pagar| agora)?\s*[?.]*$/i;
/** In characters: nobody keeps a "blz". */
const SHORT = 8;
/** "Isso", "isso mesmo" of what was just done asks for nothing. */
const JUST_SO = /^(?:isso|isso mesmo|isso a[íi]|exato|exatamente|certo|certinho|perfeito)[.!]*$/i;
/** "E 20" is no correction: it is asked what they were spent on. */
const AND_VALUE = new RegExp(`^(?:e|mais|e mais) ${VALUE}[.!]*$`, 'i');

/** The situation with the whole sentence; undefined when the message before told nothing of the kind. */
export function shortOfLast(situation: Situation): Situation | undefined {
  const words = wholeOf(situation);
  return words === undefined ? undefined : reworded(situation, words);
}

function wholeOf(situation: Situation): string | undefined {
  const { text, loaded, read } = situation;
  const words = text.trim();
  const { lastSaid = '', lastEntry, wroteLast } = loaded;
  const percent = OTHER_PERCENT.exec(words)?.groups?.['percent'];
  const whole = percent === undefined ? undefined : PERCENT_OF.exec(lastSaid)?.groups?.['whole'];
  if (whole !== undefined) return `quanto é ${percent}% de ${whole}?`;
  const { which, how } = HOW_PAID.exec(words)?.groups ?? {};
  // "A Carla me pagou no pix", of what she owes, is no way that it was bought.
  const { receivable = 0, status, counterpart = '' } = lastEntry ?? {};
  const settles = (receivable > 0 || status === 'pendente') && THEY_PAID.test(which ?? '');
  const theirs = settles && peopleIn(counterpart).some((name) => folded(which ?? '').includes(folded(name)));
  if (which !== undefined && lastEntry !== undefined && wroteLast() && !theirs) return `${which} foi ${how}`;
  const came = ASKED_CAME.exec(lastSaid.trim())?.groups?.['what'];
  const it = came === undefined ? undefined : IT_WAS.exec(words)?.groups?.['value'];
  if (it !== undefined && loaded.entries({ words: came ?? '' }).length > 0) return `a ${came} foi ${it}`;
  if (lastEntry !== undefined && wroteLast() && SENT_TWICE.test(words)) {
    const { description, cents, date } = lastEntry;
    if (loaded.entries({ words: description, cents, date }).length > 1) return 'desfaz';
  }
  if (HOW_MANY_LEFT.test(words) && /\bparcelas?\b|\d+x de/u.test(loaded.lastReply()?.text ?? ''))
    return 'quantas parcelas faltam?';
  if (JUST_SO.test(words) && (wroteLast() ? lastEntry !== undefined : lastSaid.length <= SHORT)) return 'ok';
  if (!/\d/u.test(words) || words.length > 60) return undefined;
  const month = lastEntry === undefined ? THIS_MONTH.exec(words)?.groups?.['value'] : undefined;
  const repeats =
    month === undefined ? undefined : loaded.recurring().find(({ key }) => key === loaded.done?.recurring);
  if (repeats !== undefined) {
    const { kind, description } = repeats.value;
    return kind === 'receita' ? `recebi ${month} de ${description}` : `a ${description} esse mês veio ${month}`;
  }
  const price = PRICE_IS.exec(words)?.groups?.['value'];
  if (price !== undefined && lastEntry === undefined && wroteLast()) {
    const [told] = loaded.recurring().filter(({ value }) => lastSaid.toLowerCase().includes(value.description));
    const before = told === undefined ? undefined : read(lastSaid);
    if (told !== undefined && before?.intent === 'recurring_set')
      return `${told.value.description} passou pra ${price}`;
  }
  if (lastEntry === undefined || !wroteLast()) return undefined;
  const { value: real, exact } = EXACTLY.exec(words)?.groups ?? {};
  if (real !== undefined && (exact !== undefined || ABOUT.test(loaded.lastReply()?.text ?? '')))
    return `não, foi ${real}`;
  const value = NOT_THAT.exec(words)?.groups?.['value'];
  if (value !== undefined && valueSaid(value, situation) !== lastEntry.cents) return `não, foi ${value}`;
  const another = AND_VALUE.exec(words)?.groups?.['value'];
  if (another !== undefined) return `${lastEntry.kind === 'receita' ? 'recebi' : 'gastei'} ${another}`;
  const more = ONE_MORE.exec(words)?.groups?.['value'];
  return more === undefined || lastEntry.description === ''
    ? undefined
    : `${lastEntry.kind === 'receita' ? 'recebi' : 'gastei'} ${more} de ${lastEntry.description}`;
}
