// Money set aside for an existing goal: "guardei 200 na meta viagem" is a transfer, not a new goal of 200.

import { readEntry } from '../money/read-entry.ts';
import type { Reading } from '../reading/reading.ts';
import { asks } from '../signals/asks.ts';
import { present } from '../slots/present.ts';
import { PROOFS } from './proofs.ts';
import type { Rule } from './rule.ts';

const PUTS = /^(?:guard|separ|coloc|coloq|bot|junt|deposit|economiz|poup|pus|ponho|poe|transfer|mand)/;
const TOWARDS = /\b(?:n[oa]|pr[oa]|para a|para o) (?:minha |meu )?(?:meta|objetivo) (?:d[aeo]s? |pr[oa] |para )?(.+)$/i;
/** Verbs of saving, which exclude an expense: "Guardei 200 pra viagem". */
const SETS_ASIDE =
  /^(?:guardei|separei|poupei|economizei|juntei|reservei|depositei|guarda|guarde|separa|separe|reserva|reserve|guardar|separar|reservar)$/;
const FOR_IT = /\b(?:pr[oa]|para(?: [oa])?) (?:minha |meu |nossa |nosso )?([a-zà-ÿ][a-zà-ÿ\s]*)$/i;
/** Words that may follow the goal's name. */
const AFTER = /\s+(?:hoje|ontem|agora|por favor|pfv|d[eo] fim de ano|desse ano|d[eo] ano que vem)$/i;

const NO_NAME =
  /\d|^(?:amanhã|depois|hoje|semana|m[eê]s|ano|segunda|ter[cç]a|quarta|quinta|sexta|s[aá]bado|domingo|mim|gente)\b/i;

/** "Já juntei 800", "juntei mais 200 esse mês", "coloquei 200 na meta": for no goal in particular. */
const FOR_NONE =
  /^(?:(?:guard|junt|poup|economiz)(?:ei|amos)|(?:coloquei|botei|pus)(?=.* na meta)) (?:(?:mais|so|uns|r\$|reais|hoje|ontem|n?ess[ea]|n[ao]|em|mes|semana|meta|moedas?|pote|lata|gaveta|[\d.,]+|mil)(?: |$))*$/;
const NO_GOAL = 'reserva';

/** Whether the unit is a part of when it was: "mês passado", "na sexta". */
const isWhen = (r: Reading, at: number): boolean =>
  r.past.some(({ from, to }) => {
    const first = r.unitOf(from);
    return at < r.unitOf(to) && at >= (/^(?:em|n[oa])$/.test(r.norm(first - 1)) ? first - 1 : first);
  });

/** The saving verb, after "já", "eu", "mês passado". */
function verbAt(r: Reading): number {
  let at = r.head;
  while (/^(?:ja|eu|hoje|ontem|consegui|esse|mes)$/.test(r.norm(at)) || (at < r.tail && isWhen(r, at))) at++;
  return at;
}

/** "Consegui juntar" is "juntei". */
const saidAt = (r: Reading, at: number): string => r.units[at]?.word.norm ?? '';

const setsAside = (r: Reading): boolean =>
  SETS_ASIDE.test(saidAt(r, verbAt(r))) && !r.hasAny('jar_noun', 'kin', 'first_name', 'account_noun', 'memory_any');

/** A plan, not money already saved: "Guardar 4 mil pra viagem até julho". */
const isPlan = (r: Reading): boolean =>
  /[aei]r$/.test(saidAt(r, verbAt(r))) && r.fits(/\bate [a-z\d]|\b(?:por|todo|cada) (?:mes|semana)\b/);

function nameOf(r: Reading): string | undefined {
  const first = verbAt(r);
  const said = r.units.slice(first, r.tail).flatMap(({ word }, k) => (isWhen(r, first + k) ? [] : [word.norm]));
  if (FOR_NONE.test(said.join(' '))) return '';
  const words = r.raw(r.head, r.tail);
  const named = TOWARDS.exec(words) ?? (setsAside(r) ? FOR_IT.exec(words.replace(AFTER, '')) : null);
  const name = named?.[1]?.replace(AFTER, '').trim();
  return name === undefined || name === '' || NO_NAME.test(name) ? undefined : name.toLowerCase();
}

export const GOAL_RULES: readonly Rule[] = [
  {
    id: 'goal.contribution',
    trust: 'sure',
    when: (r) =>
      r.money !== undefined && PUTS.test(saidAt(r, verbAt(r))) && !asks(r) && !isPlan(r) && nameOf(r) !== undefined,
    read: (r) => {
      const { amount_cents, date } = readEntry(r, { from: r.head, to: r.tail, amount: r.money });
      const name = nameOf(r) ?? '';
      return {
        intent: 'lancamento',
        slots: present({
          type: 'transfer' as const,
          amount_cents,
          // "Pra viagem de fim de ano": the deposit is dated today.
          date: date !== undefined && date > r.today ? r.today : date,
          category: 'investimentos' as const,
          description: name === '' ? NO_GOAL : `meta ${name}`,
          to_account: name === '' ? NO_GOAL : `meta_${name.replaceAll(' ', '_')}`,
        }),
      };
    },
    examples: PROOFS && [
      'guardei 200 na meta viagem',
      'guardei 200 pra viagem',
      'separa 400 pra viagem de fim de ano',
      'coloquei 150 na meta da casa',
      'depositei 50 no objetivo notebook',
      'já juntei 800',
      'coloquei 200 na meta',
      'mês passado guardei 300',
      'em outubro juntei 300',
      'guardei 300 na sexta',
      'juntei 40 reais em moeda no pote',
    ],
  },
];
