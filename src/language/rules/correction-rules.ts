// Corrections change a recorded entry instead of adding one: "na verdade foi 85", "muda pra ontem", "esse aí foi no pix".

import { type Category, INCOME_CATEGORIES } from '../categories/category.ts';
import { FIELDS, fieldOwner, subjectTarget } from '../edit/field-owner.ts';
import { pointsAtEntry } from '../edit/points-at-entry.ts';
import { putsEntry, putTarget } from '../edit/puts-entry.ts';
import { changesIn } from '../edit/read-changes.ts';
import { namedElsewhere, nounIn, targetIn } from '../edit/read-target.ts';
import { insideFrame, textOf } from '../memory/frame.ts';
import { ITEM_NOUNS } from '../memory/item-type.ts';
import { queryText } from '../memory/read-query.ts';
import { accountsIn, methodIn } from '../money/payment.ts';
import type { Reading } from '../reading/reading.ts';
import { moneyVerb } from '../signals/about.ts';
import { asks } from '../signals/asks.ts';
import { RECORDED, retells, startled } from '../signals/retells.ts';
import type { TxTarget } from '../slots/slots.ts';
import { ORDER, ORDER_OR_INFINITIVE } from '../verbs/tense.ts';
import { correctsBalance, tellsCardDays } from './account-rules.ts';
import { CONTRAST_RULES, swappedIn } from './contrast-rules.ts';
import { edit } from './edit-outcome.ts';
import { PROOFS } from './proofs.ts';
import { renaming } from './renaming.ts';
import type { Rule } from './rule.ts';

const LAST: { lastTx: { description: string; amount_cents: number } } = {
  lastTx: { description: 'posto', amount_cents: 6430 },
};

/** "muda a categoria do uber pra trabalho": an income-only category does not fit an expense. */
const isIncomeOnly = (category: unknown): boolean => INCOME_CATEGORIES.has(category as Category);

function hasChange(r: Reading): boolean {
  return Object.keys(changesIn(r)).length > 0;
}

/** Unit of an imperative verb of changing near the beginning ("corrige", "muda", "troca"), or -1. */
function changeVerb(r: Reading): number {
  if (!r.has('v_correct')) return -1;
  const at = r.findVerb('v_correct', ORDER, r.head, Math.min(r.head + 6, r.units.length));
  if (at >= 0) return at;
  const infinitive = r.findVerb('v_correct', ORDER_OR_INFINITIVE, r.head, r.head + 3);
  return infinitive === r.head ||
    (infinitive >= 0 && /^(?:pode|poderia|favor|quero|preciso)$/.test(r.norm(infinitive - 1)) && !r.has('prep_to'))
    ? infinitive
    : -1;
}

/** Unit of "para" or "por", between the old and the new value; -1 when no new value is given. */
const turningAt = (r: Reading, from: number): number =>
  r.units.findIndex((unit, at) => at > from && /^(?:pra|para|pro|por)$/.test(unit.norm));

/** "Corrige: foi 68 e não 680" names values and no entry. */
const WAS_SO = /^[a-z]+ (?:[:,] )?(?:foi|era|deu) /;

/** The target before "pra": "corrige o aluguel pra 1.180". */
function target(r: Reading): TxTarget {
  const verb = changeVerb(r);
  if (verb < 0) return 'last';
  // "O mercado muda pra 36,50".
  const subject = r.is(r.head - 1, 'det') ? targetIn(r, r.head, verb) : 'last';
  if (subject !== 'last') return subject;
  // "Muda a oferta da igreja pra 35": its article is spelt like a preposition.
  const to = turningAt(r, verb);
  const named = targetIn(r, verb + 1, to >= 0 ? to : r.tail);
  return named === 'last' || (named.description === undefined && (named.amount_cents === undefined || r.fits(WAS_SO)))
    ? 'last'
    : named;
}

/** A self-repair with noun and value before the cue: "brunch 1,02... digo, 102". */
function repairsItself(r: Reading): boolean {
  const cue = r.find('self_repair');
  return (
    cue > r.head &&
    r.amounts.length >= 2 &&
    r.unitOf(r.amounts[0]?.from ?? 0) < cue &&
    r.unitOf(r.amounts.at(-1)?.from ?? 0) > cue &&
    nounIn(r, r.head, r.tail) !== undefined &&
    r.hasAny('cat', 'merchant', 'money_in')
  );
}

const DEARLY =
  /\bnao (?:foi|e|ta|era) (?:nada |muito |tao )?(?:barat|car)[oa]\b.*\b(?:comprei|paguei|levei|peguei|gastei)\b/;
/** "Na verdade a Zuleide calça 37": of no entry. */
const MEASURED = /\b(?:calca|veste|mede|pesa) \d/;
const CAME_TO = /\b(?:foi|era|foram|caiu|deveria ser|devia ser)\b/;

export const CORRECTION_RULES: readonly Rule[] = [
  {
    id: 'correction.startled',
    trust: 'sure',
    when: startled,
    read: renaming,
    examples: PROOFS && [
      ['peraí foi 54', LAST],
      ['não foi no posto, foi na farmácia', LAST],
      ['opa, foi 54', LAST],
      ['54*', LAST],
      ['putz, 54', LAST],
      ['putz coloquei um zero a mais, é 45', LAST],
    ],
  },
  {
    id: 'correction.memory',
    when: (r) => {
      const verb = changeVerb(r);
      if (verb < 0 || /^(?:troquei|mudei)/.test(r.norm(verb)) || swappedIn(r) !== undefined) return false;
      return (
        r.hasAny(...ITEM_NOUNS, 'media_noun', 'item_noun', 'note_content') &&
        !r.hasAny('tx_only', 'switch_cue', 'budget_noun') &&
        // "Troca o nome pra presente": of the entry just recorded.
        !(r.context.lastTx !== undefined && r.context.lastSaved === undefined && r.fits(/^[a-z]+ o nome (?:pra|para) /))
      );
    },
    read: (r) => {
      const colon = r.units.findIndex((unit) => unit.norm === ':');
      const to = colon >= 0 ? colon : turningAt(r, changeVerb(r) + 1);
      const end = to < 0 ? r.tail : to;
      const title = r.hasAny('media_noun') || r.says('titulo') || r.says('nome');
      const number = /^\d{1,2}$/.exec(r.norm(end - 1));
      // "na receita: põe 4 ovos", "o endereço: agora é …": verb and copula are not part of the new text.
      const value = r.raw(end + 1, r.tail).replace(/^(?:p[õo]e|bota|coloca|ponha|coloque)\s+/i, '');
      const named = title ? r.units.findIndex((unit) => /^(?:nome|titulo)$/.test(unit.norm)) : -1;
      const from = named > changeVerb(r) && r.is(named + 1, 'prep_of') ? named + 2 : changeVerb(r) + 1;
      const what = number === null ? textOf(r, insideFrame(r, from, end)) : Number(number[0]);
      return {
        intent: 'edit_memory',
        slots: { target: what === '' ? 'last' : what, changes: { [title ? 'title' : 'content']: value } },
        // "corrige essa frase: …" brings its own text; "a nota do bolo" names a saved one.
        ...(r.is(changeVerb(r) + 1, 'demo') && r.context.lastSaved === undefined ? { confidence: 0.45 } : {}),
      };
    },
    examples: PROOFS && ['troca a nota do bolo: forno 180 graus', 'muda o título do 2 pra Duna Parte Dois'],
  },
  {
    id: 'correction.verb',
    when: (r) => {
      const verb = changeVerb(r);
      if (
        verb < 0 ||
        swappedIn(r) !== undefined ||
        asks(r) ||
        correctsBalance(r) ||
        r.hasAny('v_plan', 'recurring_noun', 'budget_noun', 'memory_any', 'big_goal', 'switch_cue')
      )
        return false;
      if (r.hasVerb('v_buy', 0xffff & ~ORDER_OR_INFINITIVE)) return false;
      return hasChange(r) && (r.has('prep_to') || r.has('correction') || r.units.some((unit) => FIELDS.has(unit.norm)));
    },
    read: (r) => {
      const changes = changesIn(r);
      return {
        intent: 'edit_transaction',
        slots: { target: fieldOwner(r) ?? target(r), changes },
        ...(isIncomeOnly(changes.category) && !r.hasAny('money_in', 'salary_noun') ? { confidence: 0.45 } : {}),
      };
    },
    examples: PROOFS && [
      'corrige o aluguel pra 1.180',
      'muda a oferta da igreja pra 35',
      ['muda pra categoria pets', LAST],
      ['troca o nome pra presente da Duda', LAST],
      ['troca a data pra ontem', LAST],
    ],
  },
  {
    id: 'correction.cue',
    trust: 'sure',
    when: (r) => {
      const cue = r.find('correction');
      if (cue < 0 || r.hasAny('memory_any') || asks(r) || tellsCardDays(r) || correctsBalance(r) || r.fits(MEASURED))
        return false;
      // "Seu Pix de 80 não foi concluído".
      if (r.context.lastTx === undefined && r.fits(/\bnao foi [a-z]{5,}[aiu]d[oa]\b/)) return false;
      // "não foi barato mas comprei, 350 na cadeira": an opinion before a purchase.
      if (repairsItself(r) || (r.context.lastTx === undefined && r.fits(DEARLY))) return false;
      // "era pra ser 300, o homem fez por 260, paguei": asked and paid price of a new entry.
      if (
        /^era pra ser/.test(r.norm(cue)) &&
        r.context.lastTx === undefined &&
        moneyVerb(r) > cue &&
        r.amounts.length > 1
      )
        return false;
      // "juntar 1k pra BGS... digo, pra um monitor": a plan being stated.
      const repair = r.is(cue, 'self_repair') && cue > r.head;
      if (repair && r.context.lastTx === undefined && (r.hasAny('goal_cue', 'v_want') || r.recurrence !== undefined))
        return false;
      if (repair && r.amounts.length === 1 && moneyVerb(r) > cue && !/^(?:foi|foram|deu)$/.test(r.norm(moneyVerb(r))))
        return false;
      // "gastei 30, quer dizer, 13 na banca", "gastei 48, minto, 58 na loja do china": self-repairs within one new entry.
      const verb = moneyVerb(r);
      if (
        verb >= 0 &&
        verb < cue &&
        !r.fits(RECORDED) &&
        (r.hasAny('cat', 'merchant') || (repair && r.amounts.length > 1)) &&
        r.norm(verb) !== 'foi' &&
        r.norm(verb) !== 'foram'
      )
        return false;
      if (verb >= 0 && cue <= r.head && verb > cue && r.hasVerb('v_spend', 0xffff) && r.context.lastTx === undefined)
        return false;
      return hasChange(r);
    },
    read: (r) => edit(fieldOwner(r) ?? namedElsewhere(r) ?? subjectTarget(r), r),
    examples: PROOFS && [
      ['na verdade a farmácia foi 54', LAST],
      'a data do mercado tá errada, foi anteontem',
      ['NA VERDADE O POSTO FORAM 85,30', LAST],
      'o valor certo não era 30 e sim 13',
      ['parcelado em 3, esqueci de falar', LAST],
    ],
  },
  ...CONTRAST_RULES,
  {
    id: 'correction.fact',
    // "poke foi no VR", "o sofá foi em 10x": only the method or date changes.
    when: (r) =>
      r.fits(CAME_TO) &&
      r.money === undefined &&
      !asks(r) &&
      r.tail - r.head <= 9 &&
      r.context.pending === undefined &&
      /^(?!foi|quem|me (?:mostr|list|diz|fal)|mostr|list)/.test(r.norm(r.head)) &&
      (methodIn(r, 0, r.units.length) !== undefined ||
        r.installments?.count !== undefined ||
        accountsIn(r, 0, r.units.length).length > 0 ||
        r.says('categoria')) &&
      nounIn(r, r.head, r.tail) !== undefined &&
      hasChange(r) &&
      !r.hasAny('memory_any', 'remind_me', 'not') &&
      moneyVerb(r) <= r.head + 3,
    read: (r) => ({
      intent: 'edit_transaction',
      slots: { target: targetIn(r, r.head, r.tail), changes: changesIn(r) },
      confidence: 0.85,
    }),
    examples: PROOFS && ['poke foi no VR', 'ih, o sofá foi em 10x'],
  },
  {
    id: 'correction.put',
    trust: 'sure',
    // "Põe o etanol na conta do C6", "o hotel põe em educação": only the account or category changes; confirmed first.
    when: (r) => putsEntry(r) || retells(r),
    read: (r) => ({
      intent: 'edit_transaction',
      slots: { target: retells(r) ? 'last' : putTarget(r), changes: changesIn(r) },
      confidence: 0.45,
    }),
    examples: PROOFS && ['põe o etanol na conta do C6', 'o hotel põe em educação', ['o posto foi 64,90', LAST]],
  },
  {
    id: 'correction.pointer',
    trust: 'sure',
    when: (r) => pointsAtEntry(r) && !asks(r) && !r.hasAny('memory_any', 'bad') && hasChange(r),
    read: (r) => edit('last', r),
    examples: PROOFS && [
      'aquele gasto de 60 é presente',
      'a compra de 120 foi no crédito',
      ['esse aí foi no pix', LAST],
      ['era 2 mil e não 200', LAST],
      ['o último foi no débito', LAST],
    ],
  },
  {
    id: 'correction.field',
    when: (r) => {
      if (r.context.lastTx === undefined || asks(r) || r.tail - r.head > 7 || (moneyVerb(r) >= 0 && r.has('cat')))
        return false;
      if (r.money !== undefined && nounIn(r, r.head, r.tail) !== undefined) return false;
      const small =
        methodIn(r, 0, r.units.length) !== undefined ||
        accountsIn(r, 0, r.units.length).length > 0 ||
        r.past.length > 0 ||
        r.installments?.count !== undefined;
      return (
        small &&
        r.money === undefined &&
        nounIn(r, r.head, r.tail) === undefined &&
        !r.hasAny('memory_any', 'v_keep', 'v_show', 'finance_noun') &&
        queryText(r) !== ''
      );
    },
    read: (r) => ({ intent: 'edit_transaction', slots: { target: 'last', changes: changesIn(r) }, confidence: 0.85 }),
    examples: PROOFS && [
      ['foi ontem', LAST],
      ['em 3x', LAST],
    ],
  },
];
