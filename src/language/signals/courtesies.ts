// Thanks, goodbyes and greetings recognised only as whole sentences.

import { onlyOf } from '../dialog/answer-kind.ts';
import { type ClassBits, classSet } from '../lexicon/class-bits.ts';
import type { Reading } from '../reading/reading.ts';
import { GREETINGS } from './greeting.ts';

const LONGEST = 14;

const THANKED = new RegExp(
  [
    // "nossa senhora lhe pague", "que Deus te abençoe grandemente"
    '\\b(?:deus|jesus|nosso senhor|nossa senhora|o senhor|papai do ceu|oxala) (?:que )?(?:te |lhe |o |a |vos |nos |me )?(?:pague|abencoe|ajude|recompense|ilumine|proteja|conserve|de em dobro|de (?:muita )?saude)\\b',
    // "te devo uma"; "te devo uma grana" is money
    '\\b(?:te|lhe) devo (?:essa|uma|mais uma)(?:$| [,.!])|\\bdevendo (?:essa|uma|mais uma|um favor|essa gentileza)(?:$| [,.!])',
    '\\bquebr(?:ou|aste|a) (?:\\w+ )?galh(?:o|ao|inho|asso)\\b|\\bsalv(?:ou|aste) (?:a |o )?(?:meu|minha) (?:dia|vida|pele|semana|noite|manha|tarde|patria)\\b',
    '\\btir(?:ou|aste) d(?:o|e um|um|a|e uma) (?:sufoco|apuro|aperto|enrascada)\\b|\\bagradec(?:o|id[oa]s?|idissim[oa])\\b|\\bgracias\\b',
    '\\b(?:bo[am]|bao|top|show|massa|otim[oa]|lind[oa]|incrivel|maravilhos[oa]|amo|amei|adorei|adoro)(?: demais| muito| mesmo)? (?:ess[ea]|est[ea]) (?:app|aplicativo|bot|negocio|trem|caderneta|sistema|programa|caderninho)\\b',
    '\\bo que (?:seria|faria|seria de mim) (?:de mim |eu )?sem (?:voce|tu|ti|a caderneta|essa caderneta)\\b',
    '^(?:voce|tu) e (?:mesmo |muito |um |uma |o |a )*(?:anjo|amor|fof[oa]|10|dez|demais|cara|melhor|maravilhos[oa]|show|fera|incrivel|top|bencao|querid[oa]|lind[oa]|genio|massa|brab[oa]|luz)(?: mesmo| demais| viu)*$',
  ].join('|'),
);

/** Contains no order, no amount and no item. */
const idle = (r: Reading): boolean =>
  r.tail - r.head <= LONGEST &&
  r.url === undefined &&
  r.money === undefined &&
  !r.hasAny('remind_me', 'finance_noun', 'v_delete', 'note_noun', 'movie_noun', 'tv_noun');

/** Thanks told at length, and nothing else. */
export const thanksInWords = (r: Reading): boolean =>
  r.fits(THANKED) && idle(r) && !r.marked && r.colon < 0 && !r.fits(/^(?:salva|guarda|anota|registra)\b/);

const OFF_TO =
  '(?:ir|dormir|deitar|descansar|trabalhar|almocar|jantar|tomar (?:um )?banho|sair|embora|nessa|simbora|capotar|cochilar|recolher|desligar|nanar|mimir|correr|estudar|rezar|cozinhar|indo|(?:botar|fazer|passar) (?:o|a|um|uma) (?:feijao|almoco|janta|cafe|comida)(?: no fogo)?)';
const LEAVING = new RegExp(
  `^(?:(?:ja|agora|entao|pronto|bom|bem|eu|gente|ah|opa|oh|e|,|\\.|!) )*(?:vou|deixa eu|bora|partiu|(?:to|tamo|estou) indo) (?:me |la |ali |ja |so )*${OFF_TO}(?: (?:agora|ja|aqui|um pouco|um tico|mais cedo|cedo|na cama|viu|gente|hoje|povo))*(?:$| [,.!]| (?:que|porque|pois|ate|depois|beijo|tchau|falou|fui)\\b)`,
);
const CLOSES =
  /^(?:me despeco|despeco -? ?me|(?:encerr\w+|fechando|fechei|apito final|logout|chega) (?:por (?:hoje|ora|aqui)|o (?:expediente|dia)))\b/;

/** "Vou dormir", "bora almoçar": a goodbye without the word. */
export const takesLeave = (r: Reading): boolean =>
  (r.fits(LEAVING) || r.fits(CLOSES)) && idle(r) && !r.marked && r.amounts.length === 0 && r.clock === undefined;

const HELLO = new RegExp(`^(?:${GREETINGS}|hola|salve|buenas)$`);
const MOST_NAMED = 4;

/** A greeting with a free form of address: "Oi sumida", "bom dia, flor do dia". */
export function greetsSomebody(r: Reading, social: ClassBits): boolean {
  if (!HELLO.test(r.norm(0)) || r.amounts.length > 0 || r.colon >= 0 || r.marked) return false;
  let named = 0;
  for (let i = 1; i < r.units.length; i++) {
    const unit = r.units[i];
    if (unit === undefined || unit.kind === 'punct' || unit.kind === 'emoji') continue;
    if (unit.kind !== 'word') return false;
    if (r.isSome(i, social)) continue;
    if (unit.entry !== undefined || ++named > MOST_NAMED) return false;
  }
  return true;
}

const NO_PADDING = classSet();

/** An agreement when alone ("Blz", "tranquilo"); as a question or after a greeting it is a greeting. */
export const onlyAgrees = (r: Reading): boolean =>
  !r.marked && onlyOf(r, ['yes'], NO_PADDING) && r.units.filter(({ kind }) => kind === 'word').length === 1;

const THERE =
  /^(?:oi |ei |e ai |ue )*(?:voce |tu )?(?:ta|esta|consegue) (?:me )?(?:ouvindo|ouvir|escutando|entendendo|lendo|vendo|vivo|viva|online|funcionando|dormindo)\b|^cade (?:voce|tu)(?: \?|$)|^por que (?:voce|tu) nao (?:responde|fala|me responde)\b/;
/** Asks whether anybody is there: "Tá me ouvindo?", "cadê você?". */
export const asksIfThere = (r: Reading): boolean => r.fits(THERE) && r.tail - r.head <= 7;

const TESTING =
  /^(?:(?:to |estou |so |isso e |e )*(?:um )?(?:teste|testando|testar))(?: (?:um|dois|tres|\d+|aqui|som|ai|,))*$/;
const EXCLAIMS =
  /^(?:serio|jura|mentira|como assim|igualmente|igual|oxe|aff?s?|eita|repete|hein|o que|que isso|nao acredito|ata|puts)(?: mesmo| ai)?(?: [?!.]+)*$/;
/** A test message or an exclamation, without request. */
export const onlyNoise = (r: Reading): boolean =>
  r.context.pending === undefined &&
  r.context.lastTx === undefined &&
  (r.fits(TESTING) || r.fits(EXCLAIMS)) &&
  r.url === undefined;
