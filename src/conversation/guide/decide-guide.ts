// Answers a question about the product itself with the one thing that was asked,
// whatever the message was taken for.

import { folded } from '../../domain/fold.ts';
import { pattern } from '../../domain/pattern.ts';
import type { Intent } from '../../language/intent.ts';
import { isSpeaking } from '../agents/decide-agents.ts';
import { answerBeside } from '../ask.ts';
import type { Decision } from '../decision.ts';
import { decideSettled } from '../money/bills/decide-settled.ts';
import { askOfEntry } from '../money/correction/ask-of-entry.ts';
import type { Situation } from '../situation.ts';
import { ofDebts } from '../study/of-debts.ts';
import { byWords } from '../wording/by-words.ts';
import { ACCOUNT_TOPICS } from './account-topics.ts';
import { askedAfterOpening, askedInFull } from './asked-of-product.ts';
import { MONEY_TOPICS } from './money-topics.ts';
import { NOTEBOOK_TOPICS } from './notebook-topics.ts';
import type { Topic } from './topic.ts';
import { USE_TOPICS } from './use-topics.ts';

/** The first topic that fits answers, so the more particular come first. */
export const TOPICS: readonly Topic[] = [...ACCOUNT_TOPICS, ...USE_TOPICS, ...NOTEBOOK_TOPICS, ...MONEY_TOPICS];

const topicsIn = byWords(TOPICS, ({ asks }) => [asks]);

/** In words. A longer message tells a story besides. */
const LONGEST = 18;
/** Figures make it an order or an entry; "10x" is a way of buying. */
const FIGURES = /(?<!\d)\d(?!\d*(?: ?x\b| vezes\b|h\b| horas\b| por cento\b))/u;

/** "Você guardou a receita?": asks for that one thing. */
const DID_IT =
  /\bcomo (?:que )?(?:ta|esta|ficou) |\b(?:guardou|anotou|salvou|registrou|gravou) (?:[oa]s?|meus?|minhas?|ess[ea]s?|aquel[ea]s?) /u;

/** The topic of a question about the product; undefined when it asks for anything else. */
export function guideTo(text: string): Topic | undefined {
  const said = text.replace(/(\d) ?%/gu, '$1 por cento');
  const words = folded(said);
  // "Como funciona o lembrete?" is asked as "fazer o lembrete".
  const topics = topicsIn(/\b(?:funciona|servem?|o que|oq)\b/u.test(words) ? `${words} fazer` : said);
  if (topics.length === 0 || words.split(' ').length > LONGEST || FIGURES.test(words) || DID_IT.test(words))
    return undefined;
  const opened = askedAfterOpening(words, text.trimEnd().endsWith('?'));
  const whole = topics.some(({ entire }) => entire) ? askedInFull(words) : [];
  const fits = ({ asks, entire }: Topic): boolean =>
    opened.some((rest) => asks.test(rest)) || (entire && whole.some((said) => asks.test(said)));
  return topics.find(fits);
}

/** The topic nearest to a message already known to ask for help or what this is; undefined when it names nothing. */
export function guideNearest(text: string): Topic | undefined {
  const words = folded(text);
  if (words.split(' ').length > LONGEST) return undefined;
  for (const loose of [0, 1]) {
    const topic = TOPICS.find(({ mentions }) => mentions[loose]?.test(words) === true);
    if (topic !== undefined) return topic;
  }
  return undefined;
}

const ABOUT_PRODUCT: ReadonlySet<Intent> = new Set<Intent>(['help', 'about']);

/** Asked without naming anything in particular: the overview answers. */
const OVERVIEW = pattern('u')`
  ^(?:
    (?:me |o |a |e |mas |oi |so )*(?:
      ajuda|help|socorro|
      (?:lista de |quais (?:sao )?os )?comandos?|
      menu|
      como (?:voce |vc |isso |tu |ce )?funciona|
      (?:o que|oq|o q|que) (?:mais )?(?:voce|vc|tu|ce) (?:faz|sabe|consegue).*|
      me da (?:um )?exemplos?
    )
  )$
`;

/** Undefined also while an agent is spoken to: "vocês fazem integração?" is asked of it. */
export function decideGuide(situation: Situation): Decision | undefined {
  const { text, loaded, understanding, message } = situation;
  if (/[:\n]/u.test(text) || message.forwarded || isSpeaking(situation)) return undefined;
  // "Por onde começo?", of the debts that are being put in order.
  const { lastMission, justStudied } = loaded;
  if (justStudied && lastMission !== undefined && ofDebts(folded(text).trim(), {}, lastMission.question) !== undefined)
    return undefined;
  const nearest = (): Topic | undefined =>
    ABOUT_PRODUCT.has(understanding.intent) && !OVERVIEW.test(folded(text)) ? guideNearest(text) : undefined;
  const topic = guideTo(text) ?? nearest();
  if (topic === undefined || topic.leadsTo === understanding.intent) return undefined;
  // "Que categoria?" right behind an entry is asked of that; "tá pago" behind a bill says so.
  if (askOfEntry(situation) !== undefined || decideSettled(situation) !== undefined) return undefined;
  return answerBeside([topic.answer], loaded.state);
}
