// "Que categoria você colocou?", "por que lazer?", "que dia ficou?", "anotou o quê?", right after an entry: asked about what was
// just written down, and about nothing else.

import { folded } from '../../../domain/fold.ts';
import { pattern } from '../../../domain/pattern.ts';
import { categoryLabel } from '../../../finance/category-labels.ts';
import { type Part, partWords } from '../../../finance/replies/part-words.ts';
import { say } from '../../decided.ts';
import type { Decision } from '../../decision.ts';
import { localDate } from '../../local-time.ts';
import type { Situation } from '../../situation.ts';
import { METHODS } from '../../wording/ways-of-paying.ts';

const AND = '(?:(?:e|mas|ue|ah|ai|entao|oi|hm+)[, ]+)*';
const YOU = '(?: (?:que|e que|foi que|foi|vc|voce|tu|ce|c|isso|ele|ela|esse|essa))*';
const PUT =
  '(?:anotou|botou|colocou|pos|marcou|lancou|registrou|guardou|classificou|considerou|ficou|foi|entrou|ta|esta|caiu|deixou)';
const THAT = '(?: (?:isso|ele|ela|esse|essa|este|esta|esse gasto|o gasto|la|ai|mesmo|agora|de novo))*';
const END = '[\\s?!.]*$';

const whole = (...words: string[]): RegExp => new RegExp(`^${AND}(?:${words.join('|')})${END}`, 'u');

/** Folded. */
const ASKS: readonly (readonly [Part, RegExp])[] = [
  [
    'category',
    whole(
      `(?:em |na |com |pra )?(?:que|qual)(?: (?:e|foi))?(?: a)? categoria${YOU}(?: (?:${PUT}|e|eh|era))?${THAT}`,
      `(?:vc |voce )?${PUT}${THAT} (?:em|na|com|como) (?:que|qual)(?: (?:categoria|o que))?`,
      `(?:vc |voce )?${PUT} como (?:o )?que`,
      'categoria',
    ),
  ],
  [
    'day',
    whole(
      `(?:em |com |pra )?(?:que|qual|q)(?: (?:e|foi))?(?: [ao])? (?:dia|data)${YOU}(?: ${PUT})?${THAT}`,
      `(?:vc |voce )?${PUT}${THAT} (?:em|pra|com|no|na)?(?: a)? ?(?:que|qual) (?:dia|data)`,
      `(?:pra|com) quando${YOU} ${PUT}${THAT}`,
    ),
  ],
  [
    'method',
    whole(
      `(?:em |no |com |de )?(?:que|qual)(?: (?:e|foi))?(?: [ao])? (?:cartao|forma|forma de pagamento|conta|banco)${YOU}(?: (?:eu )?(?:${PUT}|usei|passei|paguei))?${THAT}`,
      `como${YOU} (?:foi pago|ta pago|paguei|pagamos)${THAT}`,
      `(?:vc |voce )?(?:${PUT} )?(?:no |como )?(?:${METHODS}) ou (?:no |como )?(?:${METHODS})`,
    ),
  ],
  [
    'whole',
    whole(
      `(?:o )?que${YOU} (?:anotou|botou|colocou|marcou|lancou|registrou|ficou anotado)${THAT}`,
      `(?:vc |voce )?(?:anotou|botou|colocou|marcou|lancou|registrou)(?: (?:o )?que|${THAT}|(?: isso)? (?:certo|direito|mesmo))`,
      `como (?:que )?(?:ele |ela |isso )?(?:ficou|esta|ta)(?: (?:agora|isso|anotado))?`,
      `(?:me )?mostra como (?:ficou|ta|esta)`,
      'ta certo (?:isso|ai)',
      '(?:deu )?certo',
      `(?:quanto|que valor|qual valor|qual o valor)(?: (?:vc|voce|tu))? (?:anotou|botou|colocou|marcou|lancou|registrou)${THAT}`,
    ),
  ],
];

const WHY = new RegExp(
  `^${AND}(?:por ?que|pq|porque)${YOU}(?: ${PUT}${THAT})?(?: (?:em|na|no|como|de|pra|essa|nessa|a))* (?<label>[a-zA-ZÀ-ÿ][a-zA-ZÀ-ÿ ]{2,25}?)${END}`,
  'u',
);

/** "Certo!", "deu certo": no question without its mark. */
const SAID_TOO = /^(?:e |ah )*(?:(?:deu )?certo|ta certo.*|(?:vc |voce )?anotou(?: (?:certo|direito))?)$/u;

/** As a reply it is asked of what is quoted; by themselves such words ask for a sum, or correct. */
const ASKS_QUOTED: readonly (readonly [Part, RegExp])[] = [
  ['whole', /^(?:e )?(?:quanto|qto|qnt) (?:foi|deu|custou|era|paguei|gastei)(?: (?:isso|esse|essa|nisso|mesmo))*$/u],
  [
    'method',
    pattern('u')`
      ^(?:(?:e|isso|esse|essa|ele|ela|ja|eu) )*(?:foi|paguei|ta|esta|e|eh|era) (?:no|em|com|de) (?:${METHODS})$
    `,
  ],
];

/** "Qual cartão eu usei no tênis?", whenever that was. */
const HOW_PAID = pattern('u')`
  ^(?:(?:e|mas|oi|ai)[, ]+)*(?:(?:(?:em|no|com|de) )?(?:que|qual)(?: (?:foi|e))?(?: o)? (?:cartao|conta|banco|forma de pagamento) (?:que |foi que )?(?:eu )?(?:usei|paguei|passei|comprei|foi|saiu)|como (?:foi )?(?:que )?(?:eu )?(?:paguei|comprei))
  [ ](?:n[oa] |d[oa] |com [oa] |pel[oa] |[oa] )(?<what>[a-z][a-z ]{2,25}?)(?: mesmo)?[?.! ]*$
`;

export function askHowPaid({ text, loaded, zone, asking }: Situation): Decision | undefined {
  const what = HOW_PAID.exec(folded(text).trim())?.groups?.['what'];
  const entry = what === undefined ? undefined : loaded.entries({ words: what }).find(({ kind }) => kind === 'despesa');
  return entry && say({ text: partWords('method', [entry], localDate(asking.now, zone)) });
}
askHowPaid.says = [HOW_PAID];

/** Undefined when nothing was just recorded, or the words ask about anything else. */
export function askOfEntry({ text, loaded, zone, asking, message }: Situation): Decision | undefined {
  const entries = loaded.pointedAt?.entries ?? loaded.lastEntries();
  const entry = entries.at(-1) ?? loaded.lastEntry;
  if (entry === undefined || loaded.done?.reminder !== undefined) return undefined;
  const words = folded(text).trim();
  const asks = message.replyTo !== undefined && text.includes('?') ? [...ASKS, ...ASKS_QUOTED] : ASKS;
  const part = asksWhy(words, categoryLabel(entry.category)) ? 'why' : asks.find(([, says]) => says.test(words))?.[0];
  if (part === undefined || (part === 'whole' && SAID_TOO.test(words) && !text.includes('?'))) return undefined;
  const today = localDate(asking.now, zone);
  return say({ text: partWords(part, entries.length > 1 ? entries : [entry], today) });
}

/** "Por que lazer?", when it is lazer that it was put in. */
function asksWhy(words: string, label: string): boolean {
  const named = WHY.exec(words)?.groups?.['label'];
  return named !== undefined && (named === folded(label) || /^(?:(?:ess[ae]|nessa|outra) )?categoria$/u.test(named));
}
