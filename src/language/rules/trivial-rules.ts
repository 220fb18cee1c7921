// Courtesies and questions about the product: answered at once, never recorded.

import { onlyOf } from '../dialog/answer-kind.ts';
import { classSet } from '../lexicon/class-bits.ts';
import { looksTitled } from '../memory/looks-titled.ts';
import { openQuestion } from '../memory/open-question.ts';
import { mannerTold } from '../person/manner-told.ts';
import type { Reading } from '../reading/reading.ts';
import { aboutMoney } from '../signals/about.ts';
import { asksWhatItIs } from '../signals/about-this-thing.ts';
import { asks } from '../signals/asks.ts';
import { asksForMoney } from '../signals/asks-for-money.ts';
import { beyondReach } from '../signals/beyond-reach.ts';
import {
  asksIfThere,
  greetsSomebody,
  onlyAgrees,
  onlyNoise,
  takesLeave,
  thanksInWords,
} from '../signals/courtesies.ts';
import { asksWhatItDoes } from '../signals/how-to-use.ts';
import { announcedUntil } from '../signals/orders-note.ts';
import { ORDER_OR_INFINITIVE } from '../verbs/tense.ts';
import { PROOFS } from './proofs.ts';
import type { Rule } from './rule.ts';

const AROUND = [
  'filler',
  'courtesy',
  'laugh',
  'you',
  'time',
  'all',
  'more',
  'and',
  'det',
  'kin',
  'first_name',
  'prep',
  'v_be',
  'already',
  'conj',
  'here',
  'poss',
  'me',
  'i',
  'degree',
] as const;
const SOCIAL = classSet(...AROUND, 'greeting', 'thanks', 'farewell');
const GREETED = classSet(...AROUND, 'greeting', 'feeling');

function onlySocial(
  r: Reading,
  ...names: readonly ('greeting' | 'thanks' | 'farewell' | 'feeling' | 'yes' | 'no' | 'laugh')[]
): boolean {
  return onlyOf(r, names, SOCIAL);
}

const hasNoDigits = (r: Reading): boolean => r.amounts.length === 0;

/** "Minhas senhas ficam seguras aí?", "quem vê o que eu escrevo?": of how the product treats what it is told. */
const PRIVACY =
  /\b(?:senhas?|dados|coisas|conversas?|mensagens?|notas?|anotacoes|gastos?)\b.*\b(?:segur[oa]s?|seguranca|privacidade|privad[oa]s?|vaza|vazam|vazar|protegid[oa]s?)\b|\b(?:quem|alguem|outra pessoa|mais gente) (?:mais )?(?:pode |consegue )?(?:ve|ver|le|ler|enxerga|acessa|acessar|tem acesso)\b.*\b(?:eu|meus?|minhas?|isso|isto|aqui)\b/;

/** "que dia" as a question, not an exclamation: "Que dia é a prova?". */
const WHICH_DAY = /\bque dia (?:e|que|vai ser|sera|ficou|cai|tem|tenho|mesmo)\b/;

export const TRIVIAL_RULES: readonly Rule[] = [
  {
    id: 'trivial.there',
    trust: 'sure',
    when: (r) => asksIfThere(r) && r.context.pending === undefined,
    read: () => ({ intent: 'greeting', slots: {} }),
    examples: PROOFS && ['tá me ouvindo?', 'cadê você?', 'por que você não responde?'],
  },
  {
    id: 'trivial.noise',
    trust: 'sure',
    when: onlyNoise,
    read: () => ({ intent: 'smalltalk', slots: {}, confidence: 0.85 }),
    examples: PROOFS && ['testando 123', 'sério?'],
  },
  {
    id: 'trivial.privacy',
    trust: 'sure',
    when: (r) =>
      r.marked && r.context.pending === undefined && r.fits(PRIVACY) && r.amounts.length === 0 && r.url === undefined,
    read: () => ({ intent: 'about', slots: {} }),
    examples: PROOFS && [
      'você guarda minhas senhas com segurança?',
      'meus dados ficam seguros aí?',
      'quem mais pode ver o que eu escrevo aqui?',
    ],
  },
  {
    id: 'trivial.what_it_does',
    trust: 'sure',
    when: (r) => asksWhatItDoes(r) && r.context.pending === undefined,
    read: () => ({ intent: 'help', slots: {} }),
    examples: PROOFS && [
      'diga aí o que é que o senhor sabe fazer',
      'pra que que isso serve?',
      'como é que eu guardo as coisas aqui',
    ],
  },
  {
    id: 'trivial.what_it_is',
    trust: 'sure',
    when: (r) => asksWhatItIs(r) && r.context.pending === undefined,
    read: () => ({ intent: 'about', slots: {} }),
    examples: PROOFS && ['você é um programa ou tem uma moça aí digitando', 'vc é tipo o chatgpt?', 'vc é um robô?'],
  },
  {
    id: 'trivial.farewell',
    trust: 'sure',
    when: (r) => (r.has('farewell') && hasNoDigits(r) && onlySocial(r, 'farewell')) || takesLeave(r),
    read: () => ({ intent: 'farewell', slots: {} }),
    examples: PROOFS && [
      'até mais, vou dormir',
      'tchau, obrigado',
      'falou, até amanhã',
      'vou me deitar que amanhã tem missa',
    ],
  },
  {
    id: 'trivial.thanks',
    trust: 'sure',
    when: (r) =>
      r.has('thanks') &&
      hasNoDigits(r) &&
      (onlySocial(r, 'thanks') ||
        (r.has('thanks_core') &&
          r.is(r.head, 'thanks_core') &&
          r.tail - r.head <= 7 &&
          !r.hasAny('finance_noun', 'memory_any', 'v_delete', 'v_keep'))) &&
      (r.has('thanks_core') || !r.hasAny('greeting', 'laugh')),
    read: () => ({ intent: 'thanks', slots: {} }),
    examples: PROOFS && ['valeu demais, ajudou à beça', 'muito grata!!', 'show de bola'],
  },
  {
    id: 'trivial.thanks_told',
    trust: 'sure',
    when: (r) => thanksInWords(r) && !r.has('greeting') && r.context.pending === undefined,
    read: () => ({ intent: 'thanks', slots: {} }),
    examples: PROOFS && [
      'nossa senhora lhe pague',
      'te devo uma',
      'não sei o que seria de mim sem você',
      'quebrou um galhão',
    ],
  },
  {
    id: 'trivial.greeting',
    trust: 'sure',
    when: (r) =>
      r.has('greeting') &&
      hasNoDigits(r) &&
      !r.fits(/\bfinanc/) &&
      mannerTold(r) === undefined &&
      ((onlySocial(r, 'greeting') && !onlyAgrees(r)) || greetsSomebody(r, GREETED)),
    read: () => ({ intent: 'greeting', slots: {} }),
    examples: PROOFS && ['OLA, BOA TARDE', 'eaí, suave na nave?', 'oi, tudo bem?', 'oi sumida'],
  },
  {
    id: 'trivial.about',
    trust: 'weak',
    when: (r) =>
      r.has('about') &&
      !r.hasAny('finance_noun', 'memory_any', 'v_keep', 'invest_topic') &&
      r.amounts.length === 0 &&
      r.tail - r.head <= 12,
    read: () => ({ intent: 'about', slots: {} }),
    examples: PROOFS && ['termos de uso', 'qual a sua versão?'],
  },
  {
    id: 'trivial.help',
    trust: 'weak',
    when: (r) => asksHelp(r) && announcedUntil(r) === undefined,
    read: () => ({ intent: 'help', slots: {} }),
    examples: PROOFS && ['ajuda', 'me ajuda'],
  },
  {
    id: 'trivial.moves_no_money',
    trust: 'sure',
    when: asksForMoney,
    read: () => ({ intent: 'smalltalk', slots: {}, confidence: 0.9 }),
    examples: PROOFS && ['me empresta 20?', 'faz um pix pra minha mãe de 50', 'paga minha conta de luz pra mim'],
  },
  {
    id: 'trivial.beyond_reach',
    trust: 'sure',
    when: (r) => beyondReach(r) && r.context.pending === undefined,
    read: () => ({ intent: 'smalltalk', slots: {}, confidence: 0.85 }),
    examples: PROOFS && [
      'qual a previsão do tempo?',
      'conta uma piada',
      'me conta uma curiosidade sobre polvos',
      'quem descobriu o Brasil?',
      'traduz good morning',
    ],
  },
  {
    id: 'trivial.feeling',
    trust: 'weak',
    when: (r) =>
      r.hasAny('feeling', 'laugh') &&
      hasNoDigits(r) &&
      !r.fits(WHICH_DAY) &&
      (onlySocial(r, 'feeling', 'laugh') ||
        (r.has('feeling') &&
          !aboutMoney(r) &&
          !r.hasAny('memory_any', 'v_keep', 'v_delete') &&
          openQuestion(r) === undefined)),
    read: () => ({ intent: 'smalltalk', slots: {} }),
    examples: PROOFS && ['kkkkk', 'que dia hein', 'que dia lindo'],
  },
  {
    id: 'trivial.bare_answer',
    trust: 'sure',
    when: (r) =>
      r.hasAny('yes', 'no') &&
      hasNoDigits(r) &&
      !r.has('diag_noun') &&
      r.context.pending === undefined &&
      !(r.context.lastTx !== undefined && r.has('time')) &&
      !(
        r.hasVerb('v_keep', ORDER_OR_INFINITIVE) &&
        (r.hasAny('pointer', 'demo') || r.context.previous !== undefined || looksTitled(r, r.head + 1))
      ) &&
      onlySocial(r, 'yes', 'no'),
    read: () => ({ intent: 'smalltalk', slots: {}, confidence: 0.9 }),
    examples: PROOFS && ['sim', 'ok', 'não'],
  },
];

const CAN_YOU =
  /\b(?:voce|tu|senhor|senhora|bot)\b.*\b(?:sabe|consegue|pode|faz|aceita|entende|le) ?(?:fazer|fotos?|audios?|pdf|de bom|por mim)?\b(?: |$)/;

/** Help with the person's own affairs, not with the product: "Me ajuda a sair do vermelho". */
const HELP_TO =
  /\b(?:ajuda|ajude|ajudar) (?:a|com a|pra|para) (?!(?:usar|mexer|entender|comecar|configurar|aprender|saber|ver|fazer|anotar|salvar|guardar|lancar)\b)[a-z]+[aei]r\b/;

function asksHelp(r: Reading): boolean {
  if (
    r.fits(CAN_YOU) &&
    r.amounts.length === 0 &&
    r.hasAny('what', 'which', 'how') &&
    !r.hasAny('finance_noun', 'saved_verb', 'memory_any')
  )
    return true;
  const at = r.find('help');
  if (at < 0 || r.amounts.length > 0 || r.hasAny('debt_topic', 'diag_topic')) return false;
  const norm = r.norm(at);
  const begins = at === r.head || at === r.head + 1;
  // "me ajuda a planejar a festa": help with money is advice, not the manual.
  if (
    norm === 'me ajuda' ||
    norm === 'ajuda' ||
    norm === 'pode me ajudar' ||
    norm === 'pode ajudar' ||
    norm === 'preciso de ajuda' ||
    norm === 'quero ajuda' ||
    norm === 'socorro'
  ) {
    if (r.fits(HELP_TO)) return false;
    return (
      r.tail - r.head <= 3 || (!aboutMoney(r) && !r.hasAny('plan', 'v_plan', 'v_improve', 'memory_any', 'remind_me'))
    );
  }
  if (norm.startsWith('como funciona')) return r.tail - at <= 3 && !aboutMoney(r);
  if (norm === 'como registro' || norm === 'como lanço' || norm.startsWith('como'))
    return begins && (norm !== 'como faco' || (r.hasAny('v_keep', 'v_use') && !r.hasAny('v_improve', 'goal_cue')));
  return begins || asks(r);
}
