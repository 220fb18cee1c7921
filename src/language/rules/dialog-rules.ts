// Rules for an open question: cancel, select, yes, no or the value asked for. A message with its own intent leaves the dialogue.

import { answerKind } from '../dialog/answer-kind.ts';
import { asksOf, asksWhich } from '../dialog/asks-of-option.ts';
import { beyond, HIGHEST, picked } from '../dialog/picked-option.ts';
import { readAnswer } from '../dialog/read-answer.ts';
import { positionsIn } from '../dialog/selection.ts';
import type { AskedSlot, DialogContext } from '../dialog-context.ts';
import { changesIn } from '../edit/read-changes.ts';
import type { Reading } from '../reading/reading.ts';
import { paidThere } from '../remarks/did-it.ts';
import { moneyVerb } from '../signals/about.ts';
import { asks, asksHowMuch } from '../signals/asks.ts';
import { removes } from '../signals/removes.ts';
import { PROOFS } from './proofs.ts';
import type { Rule } from './rule.ts';

const BARE_ORDINAL =
  /^(?:[oa] )?(?:primeir[oa]|segundo|terceir[oa]|quarto|quinto|sexto|setim[oa]|oitav[oa]|non[oa]|decim[oa])$/;
const CHOICES: Partial<DialogContext> = {
  pending: { kind: 'select_option', options: ['Duna (1984)', 'Duna (2021)', 'Duna: Parte Dois'] },
};
const CONFIRM: Partial<DialogContext> = { pending: { kind: 'confirm_save', item: 'Duna' } };
const CONFIRM_TX: Partial<DialogContext> = {
  pending: { kind: 'confirm_tx', tx: { description: 'posto', amount_cents: 8200 } },
};
const ASK_AMOUNT: Partial<DialogContext> = { pending: { kind: 'ask_amount', question: 'Quanto foi?' } };

function askedSlot(r: Reading): AskedSlot | undefined {
  const kind = r.context.pending?.kind;
  return kind?.startsWith('ask_') ? (kind.slice(4) as AskedSlot) : undefined;
}

/** A complete intent of its own: an amount with verb and noun, a link, another question, an order. */
function standsAlone(r: Reading): boolean {
  if (r.url !== undefined) return true;
  const asked = askedSlot(r);
  // "foi oitenta, e foi fiado" answers the amount; "paguei 80 no mercado" is a new entry.
  const told = moneyVerb(r);
  const answers = asked === 'amount' && told >= 0 && r.is(told, 'v_cost');
  if (
    r.money !== undefined &&
    (told >= 0 || paidThere(r)) &&
    !answers &&
    r.hasAny('cat', 'merchant', 'money_in') &&
    asked !== 'description'
  )
    return true;
  // "gastei 20 no zé": an entry at an unknown place, neither yes nor no.
  if (
    asked !== 'amount' &&
    r.money !== undefined &&
    (told === r.head || r.norm(r.head) === 'deixei') &&
    !r.hasAny('not', 'yes', 'v_cost')
  )
    return true;
  if (asks(r) && r.hasAny('finance_noun', 'q_flow_out', 'balance_noun', 'memory_any', 'price_word', 'should'))
    return true;
  if (r.hasAny('diag_noun', 'summary_noun', 'remind_me') && r.units.length > 2) return true;
  if (r.has('v_analyse') && r.units.length > 2) return true;
  if (
    r.units.length > 3 &&
    r.isAny(r.head, 'v_keep', 'v_find', 'v_show', 'v_delete') &&
    r.hasAny('memory_any', 'tx_only', 'finance_noun')
  )
    return true;
  if (r.units.length > 3 && /^(?:salva|guarda|anota)$/.test(r.norm(r.head)) && !r.hasAny('yes', 'demo', 'pointer'))
    return true;
  return false;
}

/** Another value without a yes or no, which corrects the one shown: "foi 15", with 12 shown. */
const VALUE_AGAIN =
  /^(?:(?:ah|opa|sim|isso) ,? ?)*(?:foi|era|foram|eram|deu|custou|sao) (?:so |uns )?(?:r\$ ?)?\d[\d.,]*(?: reais| contos?| pila| real)?(?: [.!])?$/;

/** A correction of what is shown: "mas", "não", "errado" followed by another value, date or method. */
function amends(r: Reading): boolean {
  if (r.tail - r.head > 14) return false;
  const cue = r.fits(
    /\b(?:mas|so que|porem|errad[oa]|nao|num (?:foi|era|e|ta)|no caso|na verdade|na real|alias|ta certo nao)\b/,
  );
  if (!(cue || r.fits(VALUE_AGAIN)) || r.fits(/\bnao (?:paguei|gastei|comprei|recebi|fui)\b/)) return false;
  const { pending } = r.context;
  const shown = pending?.kind === 'confirm_tx' ? pending.tx?.amount_cents : undefined;
  const changes = changesIn(r) as { readonly amount_cents?: number };
  const told = r.amounts.length > 0 ? r.amounts.some((amount) => amount.cents !== shown) : true;
  return (
    r.fits(/\b(?:foi|era|foram|eram|e|so|coloca|bota|poe|muda)\b/) &&
    Object.keys(changes).length > 0 &&
    told &&
    changes.amount_cents !== shown
  );
}

/** A question or another figure does not confirm: "Quanto foi isso tudo", "aquele de 15 foi 18". */
function saysElse(r: Reading): boolean {
  const { pending } = r.context;
  const shown = pending?.kind === 'confirm_tx' ? pending.tx?.amount_cents : undefined;
  return (
    asksHowMuch(r) ||
    // "Sim, mas só os do tiktok".
    (pending?.kind === 'confirm_delete_all' && r.fits(/ (?:mas|menos) /)) ||
    (shown !== undefined && r.money !== undefined && r.amounts.every(({ cents }) => cents !== shown))
  );
}

const open = (r: Reading): boolean => r.context.pending !== undefined;

/** Declines a bulk deletion: "Ai não, deixa quieto". */
const refusesRemoval = (r: Reading): boolean =>
  r.context.pending?.kind === 'confirm_delete_all' && r.fits(/^(?:ai |ah |opa |ei |quero )*nao\b.*\bdeix/);

/** Without an open question: leave things unchanged. */
const LET_BE = /^(?:(?:nao|ah)[ ,]+)?deix[ae](?: (?:quieto|assim|como (?:ta|esta|estava)))?$/;

export const DIALOG_RULES: readonly Rule[] = [
  {
    id: 'dialog.cancel',
    trust: 'sure',
    when: (r) => open(r) && answerKind(r) === 'stop' && !standsAlone(r),
    read: (r) => (refusesRemoval(r) ? { intent: 'deny', slots: {} } : { intent: 'cancel', slots: {} }),
    examples: PROOFS && [
      ['melhor cancelar', CONFIRM],
      ['deixa pra lá', ASK_AMOUNT],
      ['vamos deixar isso pra outra ocasião', CHOICES],
      ['não quero prosseguir com isso', CONFIRM],
      ['esquece', CHOICES],
    ],
  },
  {
    id: 'dialog.let_be',
    trust: 'sure',
    when: (r) => r.context.pending === undefined && r.fits(LET_BE),
    read: () => ({ intent: 'deny', slots: {} }),
    examples: PROOFS && ['não, deixa', 'deixa quieto', 'deixa como está'],
  },
  {
    id: 'dialog.drop_asked',
    trust: 'sure',
    // "Apaga esse último" while it is asked what kind the work is: nothing was kept yet, so that work is let go.
    when: (r) =>
      r.context.pending?.kind === 'select_option' &&
      r.context.pending.options.includes('Filme') &&
      removes(r) &&
      r.tail - r.head <= 4,
    read: () => ({ intent: 'cancel', slots: {} }),
    examples: PROOFS && [
      ['apaga esse último', { pending: { kind: 'select_option', options: ['Filme', 'Série', 'Só anota'] } }],
    ],
  },
  {
    id: 'dialog.pick',
    trust: 'sure',
    when: (r) =>
      r.context.pending?.kind === 'select_option' &&
      !standsAlone(r) &&
      !asksOf(r) &&
      !r.is(r.head, 'not') &&
      picked(r).length > 0,
    read: (r) => ({ intent: 'select_option', slots: { selection: picked(r) } }),
    examples: PROOFS && [
      ['a segunda', CHOICES],
      ['o de 2021', CHOICES],
      ['o de 84', CHOICES],
      ['o mais antigo', CHOICES],
      ['parte dois', CHOICES],
      ['o último', CHOICES],
      ['3', CHOICES],
    ],
  },
  {
    id: 'dialog.asks_which',
    trust: 'sure',
    when: asksWhich,
    read: () => ({ intent: 'smalltalk', slots: {} }),
    examples: PROOFS && [['o 1 ou o 2?', CHOICES]],
  },
  {
    id: 'dialog.pick_beyond',
    trust: 'sure',
    // "o nono" of two: still a selection, so that the person is told there is no such option.
    when: (r) => r.context.pending?.kind === 'select_option' && !standsAlone(r) && !asksOf(r) && beyond(r).length > 0,
    read: (r) => ({ intent: 'select_option', slots: { selection: beyond(r) } }),
    examples: PROOFS && [
      ['o nono', CHOICES],
      ['7', CHOICES],
    ],
  },
  {
    id: 'dialog.amend',
    trust: 'sure',
    // "tá ok, mas foi no débito", "num tá certo não, foi 28": the entry shown is right except for one field.
    when: (r) => r.context.pending?.kind === 'confirm_tx' && !asks(r) && amends(r),
    read: (r) => ({ intent: 'edit_transaction', slots: { target: 'last', changes: changesIn(r) } }),
    examples: PROOFS && [
      ['tá ok, mas foi no débito', CONFIRM_TX],
      ['num tá certo não, foi 28', CONFIRM_TX],
      ['não, foi ontem', CONFIRM_TX],
      ['foi 15', CONFIRM_TX],
      ['não moça era 13 e não 30', CONFIRM_TX],
    ],
  },
  {
    id: 'dialog.deny',
    trust: 'sure',
    when: (r) =>
      open(r) && !standsAlone(r) && askedSlot(r) === undefined && (answerKind(r) === 'no' || answerKind(r) === 'none'),
    read: (r) => ({
      intent: 'deny',
      slots: r.context.pending?.kind === 'select_option' ? { none_of_options: true } : {},
    }),
    examples: PROOFS && [
      ['nenhuma das opções', CHOICES],
      ['nenhum desses aí', CHOICES],
      ['negativo, chefe', CONFIRM],
      ['não era pra salvar isso', CONFIRM],
      ['não não, deixa elas aí', CONFIRM],
      ['quero não obrigado', CONFIRM],
      ['num quero não por favor', CONFIRM],
    ],
  },
  {
    id: 'dialog.confirm',
    trust: 'sure',
    when: (r) =>
      open(r) &&
      askedSlot(r) === undefined &&
      r.context.pending?.kind !== 'select_option' &&
      !standsAlone(r) &&
      !saysElse(r) &&
      answerKind(r) === 'yes',
    read: () => ({ intent: 'confirm', slots: {} }),
    examples: PROOFS && [
      ['isso mesmo, manda ver', CONFIRM],
      ['ok, salva', CONFIRM],
      ['pode', CONFIRM],
      ['👍', CONFIRM],
    ],
  },
  {
    id: 'dialog.deny_asked',
    trust: 'sure',
    when: (r) =>
      askedSlot(r) !== undefined &&
      !standsAlone(r) &&
      answerKind(r) === 'no' &&
      (r.fits(/, (?:deixa|esquece)$/) || readAnswer(r, askedSlot(r) ?? 'amount') === undefined),
    read: (r) => ({ intent: r.fits(/\b(?:deixa|esquece)\b/) ? 'cancel' : 'deny', slots: {} }),
    examples: PROOFS && [
      ['não', ASK_AMOUNT],
      ['não lembro, deixa', ASK_AMOUNT],
    ],
  },
  {
    id: 'dialog.answer',
    trust: 'sure',
    when: (r) => {
      const asked = askedSlot(r);
      if (asked === undefined || standsAlone(r)) return false;
      if (r.marked && asked !== 'amount') return false;
      return readAnswer(r, asked) !== undefined && !(asked === 'description' && asks(r));
    },
    read: (r) => ({ intent: 'answer_slot', slots: readAnswer(r, askedSlot(r) ?? 'amount') ?? {} }),
    examples: PROOFS && [
      ['noventa e sete e dez', ASK_AMOUNT],
      ['foi 45', ASK_AMOUNT],
      ['no mercado', { pending: { kind: 'ask_description' } }],
      ['pix', { pending: { kind: 'ask_payment_method' } }],
      ['ontem', { pending: { kind: 'ask_date' } }],
    ],
  },
  {
    id: 'dialog.pick_late',
    trust: 'sure',
    // A bare ordinal without an open question is still a selection.
    when: (r) => !open(r) && r.fits(BARE_ORDINAL),
    read: (r) => ({ intent: 'select_option', slots: { selection: positionsIn(r, 0, r.units.length, 0, HIGHEST) } }),
    examples: PROOFS && ['o primeiro', 'a terceira'],
  },
];
