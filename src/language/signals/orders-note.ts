// "Salva que meu ramal é 4482", "bota aí que …": a leading order to note a statement.

import { classSet } from '../lexicon/class-bits.ts';
import { oncePerReading } from '../reading/once-per-reading.ts';
import type { Reading } from '../reading/reading.ts';
import { POLITELY } from '../reading/request-frame.ts';
import { spanOfMatch } from '../reading/span-of-match.ts';
import { didIt } from '../remarks/did-it.ts';
import { PAST } from '../verbs/tense.ts';
import { movedMoney } from './about.ts';
import { isCounted } from './keeps-told.ts';

const KEEPING =
  /^(?:salv(?:a|e|ar)|guard(?:a|e|ar)|anot(?:a|e|ar)|registr(?:a|e|ar)|grav(?:a|e|ar)|documenta|documente|memoriza|toma|tome)$/;
/** Contents of a note rather than an entry: a state, a name, a code. */
const STATES =
  /\bque .*\b(?:e|sao|ta|tao|esta|estao|fica|ficam|tem|mora|usa|vence|chama|cobra|cobram|pede|paga(?! me)|custa|atende|abre|fecha|sai|calca|veste|mede|pesa|gosta|leva)\b/;

/** Orders to write down a statement: "bota aí que …", "marca na caderneta que …". */
const PUTS_DOWN =
  /^(?:bota|bote|poe|ponha|coloca|coloque|escreve|escreva|marca|marque|joga|manda|mande)(?: (?:ai|aqui|la|pra mim|(?:n|pr)[oa]s? (?:cadern\w+|notas?|bloco|lista)))* que\b/;
const KEEPS_THAT = /^(?:anot|registr|grav|document|memoriz|guard|salv)(?:a|e|ar)(?: (?:ai|aqui|la|pra mim))* que\b/;
/** The subject of the statement: "que o Dr. Paulo receitou losartana 50". */
const SOMEBODY = /\bque (?:[oa]s? )?(?:dr|dra|doutora?|seu|dona|medic[oa]|minha|meu|el[ea])\b/;
/** Announcement or polite question before the content: "Deixa eu registrar aqui, …", "dá pra anotar que …?", "consegue guardar essa medida? …". */
const ANNOUNCES = new RegExp(
  `^(?:(?:ei|oi|olha|o|gente|mana|mano|eu|prezad[oa]s?) ,? ?)*(?:deixa eu|(?:quero|queria|preciso|gostaria)(?: de| que (?:voce|tu|[oa] senhora?))?|vou|bora|vamos|(?:[oa] |meu |minha )?[a-z]+ (?:disse|falou|pediu|mandou)(?: (?:pra|para))?(?: eu)?|${POLITELY}) (?:(?:anot|registr|guard|salv|grav)(?:ar|e|a|asse)|deixar (?:anotad|registrad|guardad|salv|gravad)o)(?: (?:aqui|ai|uma coisa|isso|isto|o seguinte|pra mim|n[oa] (?:caderneta|caderno)|ess[ea] (?:medida|informacao|info|dado|receita|recado|dica|contato|numero|telefone)))* ?(?:[,:?] ?(?=[a-z0-9]+ [a-z0-9])|que |(?=(?:[oa] |meu |minha )?(?:telefone|numero|contato|endereco|senha|codigo|medida|placa)\\b.*(?:\\d| e | eh )))`,
);

/** Index after the announcement; undefined when there is none. A payment is an entry however it is announced. */
export const announcedUntil = oncePerReading((r): number | undefined => {
  const announced = spanOfMatch(r, ANNOUNCES);
  if (announced === undefined) return undefined;
  if (r.url !== undefined || r.context.pending !== undefined || r.money?.marked === true || didIt(r)) return undefined;
  if (
    r.hasAny(
      'tx_only',
      'jar_noun',
      'goal_noun',
      'budget_noun',
      'recurring_noun',
      'balance_noun',
      'v_watch',
      'remind_me',
    )
  )
    return undefined;
  if (r.money !== undefined && movedMoney(r)) return undefined;
  if (
    r.money !== undefined &&
    !r.has('note_content') &&
    !r.fits(/\b(?:prefere|gosta|usa|mede|pesa|calca|veste|tem|leva)\b/)
  )
    return undefined;
  return announced.to;
});

const TRADES = classSet('v_pay', 'v_spend', 'v_buy', 'v_sell', 'v_receive');

const lineFrom = (r: Reading, from: number): string => {
  const token = r.units[from]?.from ?? 0;
  return token === 0 ? r.line : r.words(token, token + 12);
};

/** An order to save a fact: "salva que meu registro é 448"; an amount with currency or a payment is an entry. */
export function ordersNote(r: Reading): boolean {
  const puts = r.mayFit(PUTS_DOWN) && PUTS_DOWN.test(lineFrom(r, r.head));
  if ((!puts && !r.headFits(KEEPING)) || r.url !== undefined || r.money?.marked === true || r.marked) return false;
  // "Salva Que Horas Ela Volta".
  if (/^\S+ (?:[oa]s? \S+ )?Que /.test(r.text)) return false;
  if (/^tom[ae]$/.test(r.norm(r.head)) && r.norm(r.head + 1) !== 'nota' && !r.is(r.head, 'v_keep')) return false;
  const thatIs = puts || r.fits(KEEPS_THAT);
  // "Que plantei 40 pés de alface", "que dei 3 mudas pra Neide": things, and no price.
  const counts = r.money !== undefined && isCounted(r, r.money.to) && r.findSomeVerb(TRADES, PAST) < 0;
  if (thatIs && counts && !r.has('tx_only')) return true;
  // "Anotar que o cliente paga 1.100": somebody else's habit.
  if (
    (movedMoney(r) && (didIt(r) || !r.fits(KEEPS_THAT))) ||
    r.hasAny('jar_noun', 'goal_noun', 'budget_noun', 'tx_only', 'recurring_noun')
  )
    return false;
  const told = r.money === undefined || (r.fits(SOMEBODY) && !didIt(r));
  if (thatIs && told && !r.hasAny('v_watch', 'watch_verb_done', 'remind_me')) return true;
  return r.fits(STATES) && !r.hasAny('account_noun', 'balance_noun') && !r.fits(/\bconta\b/);
}
