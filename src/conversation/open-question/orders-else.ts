// "Quero apagar todos os meus vídeos" typed under "Apago as 3 notas?" begins like a yes and is another order, and "seu bira tb ficou
// devendo 8" only holds a word that elsewhere says yes. It is one when it stands alone and none of the words it is about is in the
// question or its options.

import { folded } from '../../domain/fold.ts';
import type { Intent } from '../../language/intent.ts';
import type { Understanding } from '../../language/understanding.ts';
import type { Situation } from '../situation.ts';
import { ORDERS } from './leaves-question.ts';

/** At least this sure that it stands alone, where it begins like an answer; of what does not, it need only mean something. */
const SURE = 0.9;
const MEANS = 0.3;
/** Of words that answer nothing. */
const MEANS_ALONE = 0.5;
const BEGINS_LIKE_AN_ANSWER =
  /^(?:s|si|sim|ss|isso|esse|essa|[oa]|os|as|pod\w+|ok\w*|ta|tah|tudo|certo|certinho|claro|beleza|blz|bora|manda|vai|vamos|quero|queria|por|com|acho|uhum|aham|exat\w+|perfeito|positivo|confirm\w+|e|ja|ah|entao|faz\w*|apag\w*|exclu\w*|delet\w*|remov\w*|tir\w*|anot\w*|salv\w*|guard\w*|grav\w*|lanc\w*|registr\w*)$/;
/** An answer says no more than this. */
const LONGEST_ANSWER = 3;
/** Shorter words ("com", "pra") are about nothing; of the others the beginning is enough. */
const TELLING = 4;
const STEM = 5;

const WRITES: ReadonlySet<Intent> = new Set<Intent>(['save', 'lancamento', 'recurring_set', 'edit_transaction']);

const KINDS = /^(?:notas?|filmes?|series?|videos?|links?|lembretes?|listas?|gastos?|lancamentos?|compras?)$/;

/** What a yes is said with. */
const OF_AN_ANSWER =
  /^(?:pode|podes?|quero|queria|claro|certo|isso|esse|essa|este|esta|aquel[ea]|mesm[oa]|tudo|tod[oa]s?|meus?|minhas?|favor|apag\w*|exclu\w*|delet\w*|remov\w*|tira\w*|anot\w*|salv\w*|guard\w*|grav\w*|confirm\w*|lanc\w*|registr\w*|faca|fazer|manda\w*|agora|entao|obrigad[oa]|acho|opcao|numero|primeir[oa]|segund[oa]|terceir[oa]|ultim[oa])$/;

/** The message read on its own when it is an order about something else; undefined when it may answer. */
export function ordersElse({ loaded, understanding, read, text }: Situation): Understanding | undefined {
  const { state } = loaded;
  if (state.at !== 'pending' || state.action.kind === 'fill_slot') return undefined;
  if (understanding.intent === 'unknown') return orderIn(read(text), MEANS_ALONE);
  if (understanding.intent !== 'confirm' && understanding.intent !== 'select_option') return undefined;
  const said = folded(text).split(/[^\p{L}\d]+/u);
  const telling = said.filter((word) => word.length >= TELLING && !OF_AN_ANSWER.test(word));
  const likeAnswer = understanding.intent === 'select_option' || BEGINS_LIKE_AN_ANSWER.test(said[0] ?? '');
  if ((likeAnswer && said.length <= LONGEST_ANSWER) || telling.length === 0) return undefined;
  const { action } = state;
  const asked = folded(
    [action.question, ...('options' in action ? action.options.map(({ label }) => label) : [])].join(' '),
  );
  // Of "a nota da cerca" the fence tells more than the note.
  const named = telling.filter((word) => !KINDS.test(word));
  if ((named.length > 0 ? named : telling).some((word) => asked.includes(word.slice(0, STEM)))) return undefined;
  return orderIn(read(text), likeAnswer ? SURE : MEANS);
}

const orderIn = (alone: Understanding, enough = SURE): Understanding | undefined =>
  alone.confidence >= enough && (ORDERS.has(alone.intent) || WRITES.has(alone.intent)) ? alone : undefined;
