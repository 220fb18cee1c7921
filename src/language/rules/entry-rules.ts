// Entries: money that moved or is due. The largest family, and the only one that writes to the ledger from a plain statement.

import { subjectBefore } from '../money/counterpart.ts';
import { itemRanges } from '../money/items.ts';
import { asksToPay, leavesAmount, leavesSide, mayBeThousands } from '../money/leaves-open.ts';
import type { EntryRange } from '../money/movement.ts';
import { isPending } from '../money/pending.ts';
import { readEntry } from '../money/read-entry.ts';
import { readItems } from '../money/read-items.ts';
import { maySettle, settler, settlesShare } from '../money/settled.ts';
import type { Reading } from '../reading/reading.ts';
import { GAVE_BACK, gaveIn } from '../remarks/did-it.ts';
import { TO_NOTE } from '../remarks/unstated.ts';
import { movedMoney, statesMoney } from '../signals/about.ts';
import { asks, POLITE } from '../signals/asks.ts';
import { othersOwe } from '../signals/others-owe.ts';
import { isUnreal } from '../signals/unreal.ts';
import { present } from '../slots/present.ts';
import { ANY_TENSE, INFINITIVE, ORDER } from '../verbs/tense.ts';
import { PROOFS } from './proofs.ts';
import type { Outcome, Rule } from './rule.ts';

/** "Ia de ônibus mas peguei uber, 22": what was bought after all. */
const gaveInAt = (r: Reading): number =>
  gaveIn(r) ? r.units.findLastIndex(({ norm }) => /^(?:compr|ped|pegu?|lev)(?:ei|i|ando|indo)$/.test(norm)) : r.head;
/** "O tênis de 400, mas levei um de 220": the thing is named before. */
const namedFrom = (r: Reading): number => {
  const at = r.fits(GAVE_BACK) ? r.units.findIndex(({ norm }) => /^pag/.test(norm)) + 1 : gaveInAt(r);
  return r.find('cat', at) < 0 ? r.head : at;
};

/** As already paid; amounts that are due are read by the rule of pending entries. */
export const readStatement = (r: Reading): Outcome => readEntries(r, 'paga');

/** One entry, or several when the message lists them. @param status of each that does not say its own */
export function readEntries(r: Reading, status: 'paga' | 'pendente'): Outcome {
  const instead = r.unitOf(r.amounts[0]?.from ?? r.tokens.length) < gaveInAt(r);
  const ranges = instead ? [] : itemRanges(r, r.head, r.tail);
  if (ranges.length > 1) {
    const due = status === 'pendente' ? ranges.map((one) => ({ ...one, pending: fallsDue(r, one) })) : ranges;
    return { intent: 'lancamento', slots: { items: readItems(r, due) }, confidence: 0.9 };
  }
  const slots = readEntry(r, {
    from: namedFrom(r),
    to: r.units.length,
    amount: r.money,
    pending: status === 'pendente',
  });
  const sure =
    slots.missing === undefined
      ? movedMoney(r) || r.money?.marked === true
        ? 0.97
        : 0.92
      : slots.missing.includes('amount_cents')
        ? 0.8
        : 0.75;
  // A second unexplained amount: the person is asked which is meant.
  return {
    intent: 'lancamento',
    slots,
    confidence:
      leavesAmount(r, slots) || leavesSide(r, slots) || isBillTold(r) || asksToPay(r) || mayBeThousands(r)
        ? UNSURE
        : sure,
  };
}

/** "Luz 210 e água 95, as duas vencem sexta": both; "mercado 95 e a luz 210 vence sexta": the one beside the word. */
function fallsDue(r: Reading, { from, to }: EntryRange): boolean {
  const cue = r.find('obligation');
  const first = r.unitOf(r.amounts[0]?.from ?? 0);
  return cue < first || r.norm(cue) !== 'vence' || (cue >= from && cue < to);
}

const UNSURE = 0.45;

/** The amount of a card bill, without a payment: "a fatura vem 1.200 esse mês", "a fatura fechou em 900". */
const BILL_TOLD =
  /\bfatura\b.* (?:vem|veio|fechou|ta|esta|deu|ficou|chegou|virou|vai dar) |^(?:cofrinho|caixinha) (?:pra|para) /;
const isBillTold = (r: Reading): boolean =>
  r.fits(BILL_TOLD) && r.findVerb('v_pay', ANY_TENSE) < 0 && !r.future.some(({ date }) => date > r.today);

/** What somebody owes the person is income, whatever it was for. */
function owedToMe(r: Reading): Outcome {
  const slots = readEntry(r, { from: r.head, to: r.units.length, amount: r.money, pending: true });
  const who = subjectBefore(r, 0, r.units.length)?.name;
  return {
    intent: 'lancamento',
    slots: { ...slots, type: 'income', category: 'renda_extra', ...present({ counterpart: slots.counterpart ?? who }) },
    confidence: UNSURE,
  };
}

export const ENTRY_RULES: readonly Rule[] = [
  {
    id: 'entry.split_settled',
    trust: 'sure',
    when: (r) => settlesShare(r) && !asks(r) && !isUnreal(r),
    read: (r) => {
      const { counterpart, split, amount_cents } = readEntry(r, { from: r.head, to: r.tail, amount: r.money });
      return {
        intent: 'split_settle',
        confidence: maySettle(r) ? UNSURE : 0.95,
        slots: {
          ...present({ counterpart: typeof counterpart === 'string' ? counterpart : settler(r) }),
          ...present({ amount_cents: split?.total_cents ?? amount_cents }),
        },
      };
    },
    examples: PROOFS && [
      'a Ana me pagou a parte dela',
      'o baixista pagou a parte dele do som',
      'a Lili acertou os 60 dela do banner',
      'igor mandou os 22 da pizza q rachamos',
    ],
  },
  {
    id: 'entry.pending',
    trust: 'sure',
    when: (r) => r.money !== undefined && !asks(r) && isPending(r) && !r.has('hypothetical') && !r.hasAny('remind_me'),
    read: (r) => (othersOwe(r) ? owedToMe(r) : readEntries(r, 'pendente')),
    examples: PROOFS && [
      'o Thiago ficou devendo o corte dele, 35',
      'tenho que pagar 20 na banca sexta',
      'pendura 22 aí que pago sexta, marmita',
      'tenho que pagar 380 do seguro do carro dia 28',
      'vou receber 500 do cliente amanhã',
    ],
  },
  {
    id: 'entry.ordered',
    trust: 'sure',
    // A wish or question to record; the movement itself is a fact.
    when: (r) =>
      (r.fits(TO_NOTE) || r.fits(POLITE)) &&
      statesMoney(r) &&
      r.hasAny('tx_noun', 'cat', 'merchant', 'money_in') &&
      !r.hasAny('memory_any', 'remind_me', 'budget_noun', 'goal_cue', 'repeat_cue', 'invoice_noun') &&
      !asks(r) &&
      !isContentToKeep(r) &&
      !r.has('hypothetical'),
    read: (r) => readStatement(r),
    examples: PROOFS && [
      'queria anotar um gasto de 65 no mercado',
      'gostaria de registrar uma despesa de 90 com farmácia',
      'você pode registrar que gastei 65 no mercado, por favor?',
      'vim avisar que paguei 120 na dentista',
    ],
  },
  {
    id: 'entry.paid_at_last',
    trust: 'sure',
    // "Deus proverá mas a light não espera: 268,44 paga": remarks before a stated amount.
    when: (r) =>
      r.fits(PAID_AT_LAST) &&
      r.amounts.length === 1 &&
      r.hasAny('cat', 'merchant') &&
      !asks(r) &&
      !isUnreal(r) &&
      !r.hasAny('hypothetical', 'memory_any', 'remind_me', 'goal_cue', 'budget_noun'),
    read: (r) => readStatement(r),
    examples: PROOFS && [
      'Deus proverá mas a light não espera: 268,44 paga',
      'a festa acabou mas a promessa não: 100 de oferta pra basílica',
      'quando vi já tinha ido 67 no açaí',
    ],
  },
  {
    id: 'entry.stated',
    when: (r) => statesMoney(r) && !isContentToKeep(r) && !asks(r) && !isUnreal(r) && !r.has('hypothetical'),
    read: (r) => readStatement(r),
    examples: PROOFS && [
      'gastei 1.500 em março',
      'a janta deu 76.5',
      // Another place after a purchase is another purchase.
      ['e na farmácia deu 45', { lastTx: { description: 'mercado', amount_cents: 8000 } }],
      'pedagio 12,40',
      'a rematrícula deste semestre foi 700',
      'tirei 100 pro cofrinho',
      'gastei dezoito com setenta no sacolão',
      '12 pro motoboy da entrega',
      'recebi 50 do Leo',
      'o uber foi 20',
      'o que me matou hoje foi o dentista 480',
      'minha metade da luz foi 92',
      'conta 64,20, deixei 70 com a gorjeta',
      'emprestei do meu cunhado 1.500',
      'feira hoje 320 apurado',
      'minha sogra pagou a escola 480 e eu devolvi',
      'entreguei 50 pro moço e ele me deu 13 de troco',
      'a luz veio 412, um absurdo',
      'o tênis saiu por 289 já com desconto',
      'não gastei 50 no bar, gastei 15',
      'o uber cobrou 28 e devolveu 10 da corrida errada',
      'comprei um remédio de 70 com 30% de desconto',
      'a conta deu 120 mais 10% do garçom',
      'vendi meus 200 dólares por 1.150',
      'corri 5 km e tomei um açaí de 19',
      'não comprei o de 300 não, peguei o de 180, um tênis',
      'devolvi a calça e peguei os 130 de volta',
      'a moto bebeu 60 de gasolina só pra ir e voltar',
      'guarda 50 no cofrinho',
      'o inquilino depositou 1.100',
      'fatura do itau paga: 934,17',
      'Itaú: Débito automático ENEL 134,22 em 16/11',
      'DAS 10/2026 recolhido: R$ 75,90',
      'almocei com os colegas do trabalho 38',
      'cobrei 120 pela faxina da dona Rita',
      'fibra de vidro cliente Paula 120 pix',
      '99 pagou 198,30 e uber 244,10',
      'IPTU cota 9 de 10, 187,44',
      'aluguel da sala 1.100 vencido dia 10, paguei hoje com multa 1.155',
      'paguei o mecânico 350 e ele disse que semana que vem troca a correia',
    ],
  },
  {
    id: 'entry.named',
    // "jabuticabeira 45,90": an unknown noun with a price.
    when: (r) => r.money !== undefined && !asks(r) && !isUnreal(r) && !r.has('hypothetical') && isPriceTag(r),
    read: (r) => ({ ...readStatement(r), confidence: asksToPay(r) ? UNSURE : 0.7 }) as Outcome,
    examples: PROOFS && ['cachepô 45,90'],
  },
];

const PAID_AT_LAST =
  /\d(?: reais| conto| pila)? (?:ja )?(?:pag|quitad)[oa]s?$|: (?:r\$ )?[\d.,]+(?: reais| conto| pila)? (?:de|d[oa]|n[oa]|em) [a-z]|\b(?:ja )?(?:tinha) (?:ido|gasto) (?:uns )?(?:r\$ )?\d/;

/** Numbers inside content to save: "guarda o telefone do moço 99 98888", "medidas: 2,40 por 1,80", "bota Os Farofeiros 2 pra ver". */
function isContentToKeep(r: Reading): boolean {
  if (r.money?.marked === true || (r.money?.sign ?? 0) !== 0 || movedMoney(r)) return false;
  if (r.fits(/\bpra (?:ver|ve|assistir|assisti|rever)\b/) || (r.has('v_watch') && r.hasVerb('v_watch', INFINITIVE)))
    return true;
  if (r.is(r.head, 'v_put') && r.hasAny('list_noun', 'watch_list') && !r.hasAny('tx_only', 'jar_noun')) return true;
  return r.has('note_content') && (r.hasVerb('v_keep', ORDER) || r.text.includes(':')) && !r.hasAny('jar_noun');
}

function isPriceTag(r: Reading): boolean {
  const { money } = r;
  if (
    money === undefined ||
    r.tail - r.head > 9 ||
    r.hasAny('memory_any', 'v_keep', 'v_watch', 'v_find', 'v_show', 'v_delete', 'v_remind')
  )
    return false;
  // "tô traumatizada com Round 6": a number in a title.
  if (r.fits(/^(?:(?:eu |a gente )?(?:to|tou|estou|sou|fui|fiquei|amei|adorei|curti|terminei|comecei)|estamos)\b/))
    return false;
  const raw = r.text.slice(r.tokens[money.from]?.start ?? 0, r.tokens[money.to - 1]?.end ?? 0);
  if (/^(?:19|20)\d\d$/.test(raw)) return false;
  return money.form === 'words' ? false : /[.,]\d{1,2}$/.test(raw) || r.tail - r.head <= 4;
}
