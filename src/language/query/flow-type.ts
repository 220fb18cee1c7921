// Direction a question asks about: expense, income or both.

import type { Reading } from '../reading/reading.ts';
import { PAST_MINE } from '../verbs/tense.ts';
import { isEarned, SHARE_OF_PAY, topicIn } from './filters.ts';

/** 'expense' unless the words indicate income or both. */
export function flowType(r: Reading): 'expense' | 'income' | 'both' {
  if (
    r.fits(
      /\b(?:fatur(?:ou|amos|aram)|vend(?:eu|emos|o)|fiz|faco|tirei|tiro|rendeu|renderam|vendi|vendas?|me (?:pag|d|rend|pass|mand|transfer|deposit)(?:ou|aram|eu|eram|iu|iram)|me (?:da|dao|rende|traz|deu) mais|quanto (?:vem|veio|cai|entra) de|de onde (?:vem|veio|entrou)|clientes?|comissoes|publis?|depositad[oa]|(?:gast|deix)(?:ou|aram) comigo)\b/,
    ) &&
    !r.hasAny('expense_noun') &&
    !r.fits(/\b(?:gastei|paguei|comprei)\b/)
  )
    return 'income';
  if (r.fits(SHARE_OF_PAY)) return 'expense';
  // "Quais foram as últimas entradas": the verb says nothing of the direction.
  if (r.has('income_noun') && r.fits(/\bqua(?:l|is) (?:foi|foram)\b/) && !r.has('expense_noun')) return 'income';
  const inward = r.find('q_flow_in');
  const outward = Math.max(r.find('q_flow_out'), r.find('expense_noun'));
  // "Qual foi o total que recebi": the verb of the question has no side.
  if (inward >= 0 && (outward < 0 || inward < outward || r.norm(outward) === 'foi')) return 'income';
  if (outward >= 0) return 'expense';
  if (r.findVerb('v_receive', PAST_MINE) >= 0) return 'income';
  const topic = topicIn(r, 0, r.units.length, 'income');
  if (topic !== undefined && isEarned(r, topic)) return 'income';
  if (r.has('income_noun')) return 'income';
  if (r.hasAny('statement_noun')) return 'both';
  return 'expense';
}
