// "Põe um teto de 500", "faltou um de 30", behind "quanto gastei com mercado?": of what was asked about. "Mês passado foi quanto?", behind a
// bill: of that.

import { pattern } from '../../domain/pattern.ts';
import { categoryLabel } from '../../finance/category-labels.ts';
import type { Question } from '../../finance/question.ts';
import { reworded, type Situation } from '../situation.ts';
import { WEEKDAY_NAMES } from './calendar-words.ts';
import { TAKES_BACK } from './takes-back.ts';
import { VALUE } from './turn.ts';

const CEILING = pattern('i')`
  ^(?:[a-zà-ÿ ]{2,25}, ?)?(?:(?:ent[ãa]o|e|vou|quero|pode|me|agora|t[áa]|bom),? )*(?:p[õo]e|p[ôo]r|bota(?:r)?|coloca(?:r)?|cria(?:r)?|faz(?:er)?|define|definir|quero|marca)? ?(?:um |o |gastar )?(?:no )?
  (?:teto|limite|or[çc]amento|m[áa]ximo) (?:de |em )?${VALUE}(?<pace> (?:por|ao) (?:m[êe]s|semana|dia)|/m[êe]s)?(?: (?:niss[oe]|pr[ao] (?:iss[oe]|el[ea])|para isso|n?el[ea]|a[íi]|dess[ea]s?))?[.!]*$
`;
const DAY = `(?:hoje|hj|ontem|anteontem|dia \\d{1,2}|(?:${WEEKDAY_NAMES})(?: passad[oa])?|semana passada|m[êe]s passado)`;
const ONE_LEFT_OUT = pattern('i')`
  ^(?:(?:${TAKES_BACK}|ah|e|mas|ih|opa|foi mais|é mais|ali[áa]s),? )*(?:(?:t[áa]|est[áa]|ficou|ainda) )?(?:falt(?:a|am|ou|ando|aram)|esqueci(?: de (?:anotar|p[ôo]r|falar))?|teve|tem|tinha|n[ãa]o (?:anotei|contei|entrou))
  (?: (?:a[íi]|tamb[ée]m|ainda))*(?: (?:mais )?(?:uma?|outr[oa]|[oa]|mais))? ?(?:de |d[ao] |por )?(?:(?<before>${DAY}),? (?:de |que (?:foi|deu) |foi |deu )?)?${VALUE}(?:,? (?:de |n?[ao] |foi |d[ao] )?(?<day>${DAY}))?[.!]*$
`;
const OF_SPENDING: ReadonlySet<Question['op']> = new Set([
  'sum',
  'count',
  'list',
  'avg',
  'last',
  'breakdown',
  'compare',
]);

/** What the question before was of, in words; undefined for a question of everything. */
function topicAsked({ loaded: { lastQuestion } }: Situation): string | undefined {
  const { op, merchant, category } = lastQuestion?.question ?? {};
  if (op === undefined || !OF_SPENDING.has(op)) return undefined;
  return merchant ?? (category === undefined ? undefined : categoryLabel(category));
}

const BEFORE = pattern('i')`
  ^(?:(?:e|mas|ah),? )*(?:(?:n?o |n[ao] )?(?<when>m[êe]s passado|semana passada|ano passado) (?:(?:j[áa]|tinha) )*(?:foi|sido|deu|veio|vindo|dado|paguei|gastei|ficou) (?:quanto|qto)|
  (?:quanto|qto) (?:(?:que|j[áa]|tinha) )*(?:foi|sido|deu|veio|vindo|dado|paguei|gastei|ficou)(?: n[oa]| o| a)? (?<then>m[êe]s passado|semana passada|ano passado))\s*[?.!]*$
`;
const WHY =
  /^(?:(?:e|mas|u[ée]),? )*(?:por ?qu[eê]|pq|d[eo] ?qu[eê]|d[eo] que [ée]|pelo qu[eê]|de onde(?: (?:vem|saiu))?)(?: (?:isso|tudo isso|que deve))?\s*[?!.]*$/i;

/** "Mês passado tinha sido quanto?", behind a bill; "por quê?", behind what somebody owes. */
function askedOfIt({ text, loaded }: Situation): string | undefined {
  const { lastEntry, lastQuestion, wroteLast } = loaded;
  const { when, then = when } = BEFORE.exec(text.trim())?.groups ?? {};
  if (then !== undefined && lastEntry?.kind === 'despesa' && lastEntry.description !== '' && wroteLast())
    return `quanto gastei com ${lastEntry.description} ${/^s|^a/i.test(then) ? 'na' : 'no'} ${then}?`;
  const { op, counterpart } = lastQuestion?.question ?? {};
  if (op !== 'receivables' || counterpart === undefined || !WHY.test(text.trim())) return undefined;
  return `o que gastei com ${counterpart}?`;
}

/** The situation with the whole sentence; undefined when nothing of one kind was asked about or told. */
export function ofTopicAsked(situation: Situation): Situation | undefined {
  const words = situation.text.trim();
  const of = askedOfIt(situation);
  if (of !== undefined) return reworded(situation, of);
  const { lastQuestion } = situation.loaded;
  const topic = topicAsked(situation);
  const ceiling = CEILING.exec(words)?.groups;
  if (ceiling !== undefined) {
    if (topic === undefined || lastQuestion?.question.type === 'income') return undefined;
    return reworded(situation, `teto de ${ceiling['value']}${ceiling['pace'] ?? ''} pra ${topic}`);
  }
  const { value, before, day = before ?? 'hoje' } = ONE_LEFT_OUT.exec(words)?.groups ?? {};
  if (value === undefined || topic === undefined) return undefined;
  const verb = lastQuestion?.question.type === 'income' ? 'recebi' : 'gastei';
  return reworded(situation, `${verb} ${value} com ${topic} ${day}`.replace(/(?<=^recebi \S+) com /u, ' de '));
}
