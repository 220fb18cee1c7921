// Questions about neither money nor saved items by name, which only a note can answer: "quando troquei o óleo?", "como o Thiago gosta do corte?",
// "que tinta eu usei na sala?".

import { classSet } from '../lexicon/class-bits.ts';
import { oncePerReading } from '../reading/once-per-reading.ts';
import type { Reading } from '../reading/reading.ts';
import { asks } from '../signals/asks.ts';
import { speaksOfMoney } from '../signals/speaks-of-money.ts';
import { searchWords } from './asked-note.ts';

/** The question word and what may precede it. */
const ASKS =
  /^(?:(?:e|mas|ei|oi|entao|me (?:diz|fala|conta|lembra|relembra)) ,? ?)*(?:(?:com|pra|para|de|em|a|ate|desde|por) )?(?:quem|quando|onde|aonde|qual|quais|que|o que|oq|quant[oa]s|como|(?:de )?quanto (?:em quanto )?tempo)\b|^(?:[oa]|meu|minha) [a-z]+.* (?:com|pra|de) quem \?$/;
/** Questions recognisable without a question mark; "que", "quando" and "quem" alone may also start a statement. */
const ASKS_UNMARKED =
  /^(?:e )?(?:(?:com|pra|para|de|em|ate) )?(?:(?:qual|quais|onde|aonde|quant[oa]s|o que|oq)\b|(?:que|qual) (?:dia|horas?|data|numero|cor|tamanho|marca|lado|ano)\b.* (?:eu|foi|era|mesmo|fica|abre|fecha|nasceu)\b|que [a-z]+ (?:eu|foi|era)\b|que [a-z]+ (?:[a-z]+ ){1,4}(?:pediu|falou|usa|quer|disse|come|toma|indicou|prefere|receitou)\b|(?:quando|quem) (?:(?:foi|e) que|foi|(?:que )?era |eu [a-z]{3,}(?:ei|i)\b|[a-z]{3,}(?:ei|ou|eu|iu)\b|(?:me |te |ta |esta |ficou |vai |e o |e a ))|como (?:e que |que )?(?:e|era|chama|chamava|ficou|foi|liga|ligava|faz|fazia|[oa]s? )\b)/;
/** How-to questions, not about a personal fact: "como economizar", "como eu posso", "como vai". */
const HOW_TO =
  /^(?:e )?como (?:e que |que )?(?:(?:eu|a gente|nos) )?(?:se |[a-z]+r\b|faz (?:pra|para|isso)|fica(?:ria)?\b|vai|ta\b|esta|anda|foi (?:o|a|meu|minha) (?:mes|semana|ano|dia)|[a-z]+o\b)/;
/** "Como faço bolo?" asks for a recipe. */
const COOKS =
  /^(?:e )?como (?:e que |que )?(?:(?:eu|a gente|se) )?(?:faco|faz|fazia|fiz|fazemos) (?:[oa] |uma? |aquel[ea] )?(?!pra\b|para\b|isso\b)[a-z]+/;
/** Addressed to the bot, to an expert or to the web. */
const ELSEWHERE =
  /\bquem (?:me )?dera\b|\bo que (?:eu )?(?:como|faco|tomo|visto|compro)\b|\b(?:voces?|tu|te|sua|seu|teu|tua|caderneta|aplicativo|app|bot|programa|por tras|isso|nisso|acontece|significa|quer dizer|melhor|pior|vale|compensa|devo|deveria|posso|consigo|preciso|ou|temporadas?|episodios?|ep|eps|capitulos?|streaming|netflix|passa|assist\w*|maraton\w*|ver|dirigiu|atua|nota|coisa|filho da|que nem|categoria que|(?:tenho|tem) sobre|na minha lista)\b/;

const NOT_ASKED = classSet(
  'why',
  'verdict',
  'worth',
  'degree',
  'habit',
  'plan',
  'big_goal',
  'concept',
  'movie_noun',
  'tv_noun',
  'remind_me',
  'switch_cue',
  'my_data',
  'link_channel',
  'household',
  'v_improve',
  'hypothetical',
  'correction',
  // These nouns have their own rules.
  'memory_any',
  'v_keep',
  'saved_verb',
  'note_noun',
  'video_noun',
  'link_noun',
  'reminder_noun',
);

const LONGEST = 14;

function isOpen(r: Reading): boolean {
  if (!r.mayFit(ASKS) || r.context.pending !== undefined || r.context.prevQuestion !== undefined || r.url !== undefined)
    return false;
  if (r.tail - r.head < (r.has('cat') && r.fits(COOKS) ? 2 : 3) || r.tail - r.head > LONGEST) return false;
  if (!r.fits(ASKS) || (r.marked ? !asks(r) : !r.fits(ASKS_UNMARKED))) return false;
  // "Quando cheguei o pneu tava furado, 35 de borracheiro".
  if (r.money !== undefined && !r.marked) return false;
  const cooks = r.has('cat') && r.fits(COOKS);
  if (!cooks && (r.fits(HOW_TO) || r.has('help'))) return false;
  return !r.fits(ELSEWHERE) && !r.hasSome(NOT_ASKED) && !speaksOfMoney(r);
}

/** Function words and verbs that a matching note does not contain. */
const LINKS = classSet(
  'which',
  'what',
  'who',
  'when',
  'where',
  'how',
  'how_many',
  'how_much',
  'me',
  'i',
  'you',
  'filler',
  'courtesy',
  'here',
  'v_be',
  'already',
  'not',
);
const LITTLE =
  /^(?:era|horas?|dia|data|vez|mesm[oa]|msm|afinal|que|foi|eh?|eu|ate|nome|vai|vao|as|os?|a|como|lhe|te|calco|(?:atende|chama)m?(?: [oa])?|(?:com|pra|de) quem|me [a-z]+|como faco|tom(?:o|am?|amos))$/;
/** Verb endings, for verbs outside the lexicon: "troquei", "nasceu", "parava". */
const VERB = /^[a-z]{2,}(?:ei|ou|eu|iu|ava|avam|aram|eram|iram|amos|emos)$/;
const EDGE = classSet('det', 'demo', 'prep', 'conj', 'and', 'poss');

const isLink = (r: Reading, i: number): boolean => {
  const unit = r.units[i];
  if (unit?.kind !== 'word') return unit?.kind !== 'number';
  if (r.isSome(i, LINKS) || LITTLE.test(unit.norm)) return true;
  return unit.entry === undefined ? VERB.test(unit.norm) : unit.entry.tenses !== 0 && !r.is(i, 'cat');
};

/** The topic of a question: "dona Célia" in "até que horas a dona Célia atende?". */
function topicOf(r: Reading): string {
  const parts: string[] = [];
  for (let i = r.head; i < r.tail; i++) {
    if (isLink(r, i) || r.isSome(i, EDGE)) continue;
    const from = i;
    while (i + 1 < r.tail && !isLink(r, i + 1)) i++;
    let to = i + 1;
    while (to > from && r.isSome(to - 1, EDGE)) to--;
    parts.push(r.raw(from, to));
  }
  return parts.join(' ');
}

/** The search words; undefined for any other message. */
export const openQuestion = oncePerReading((r): string | undefined =>
  isOpen(r) ? topicOf(r) || searchWords(r.raw(r.head, r.tail)) : undefined,
);
