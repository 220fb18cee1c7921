// "Ganho 8.500 por mês e gasto uns 6.000", "tenho 20 mil guardado e ganho 5 mil", "minhas despesas são 2.800": what comes in, goes out or
// is there, each clause with the verb that says which. Nothing moved.

import type { LocalDate } from '../../../domain/dates.ts';
import { unaccented } from '../../../domain/fold.ts';
import type { ToolCall } from '../../../tools/registry.ts';
import type { Situation } from '../../situation.ts';
import { amountsIn } from '../../study/amounts-told.ts';
import { decideAccount } from '../decide-told.ts';
import { billOf } from './bill-of.ts';
import { usual } from './usual.ts';

type Kind = 'earns' | 'spends' | 'pays' | 'has' | 'fgts';
const SUM = '(?:r\\$ ?)?\\d[\\d.,]*(?: ?mil| ?k)?(?: reais)?';
const ABOUT = '(?:(?:uns|umas|de|dao|em media|mais ou menos|quase|cerca de|so|e|eh|sao) )*';
const ROUGHLY =
  '(?: (?:por mes|ao mes|todo mes|mensais|em media|mais ou menos|no total|ao todo|com tudo|de tudo|juntos?|somando|liquidos?|limpos?|bruto))*';
/** Folded, each with the kind of what it tells. */
const TELLS: readonly (readonly [Kind, RegExp])[] = [
  [
    'earns',
    new RegExp(
      `^(?:ganh(?:o|amos|a)|receb(?:o|emos|e)|tir(?:o|amos|a)|faturo|entram?|(?:minha|nossa) renda|(?:meu |o )?salario|cai) ${ABOUT}${SUM}(?: de (?:salario|aposentadoria|pensao|renda))?${ROUGHLY}$`,
    ),
  ],
  [
    'spends',
    new RegExp(
      `^(?:gast(?:o|amos|a)|a casa gasta|(?:(?:os |as )?(?:meus|minhas|nossos|nossas) )?(?:gastos|despesas|contas)(?: (?:fixas|do mes|da casa))?|meu custo de vida|sa(?:i|em)) ${ABOUT}${SUM}${ROUGHLY}$`,
    ),
  ],
  ['pays', new RegExp(`^(?:pago|pagamos) ${ABOUT}(${SUM}) (?:de|d[ao]) ([a-z][a-z ]{1,30}?)(?: por mes)?$`)],
  ['fgts', new RegExp(`^(?:(?:tenho|temos) )?${ABOUT}${SUM} (?:de|do|no) fgts$`)],
  [
    'has',
    new RegExp(
      `^(?:tenho|temos|to com|guardei) ${ABOUT}${SUM} (?:(?:ja|na|no|em|numa) )*(?:guardad|poupanca|investid|reserva|aplicad|juntad|banco|caixinha|cdb|tesouro)[a-z]*(?: de (?:reserva|emergencia))*$`,
    ),
  ],
];
/** Said of oneself beside it. */
const BESIDE = /^(?:moro|nao tenho|sem|tenho \w+ filh\w+)\b[^\d]*$/;
const LEAD =
  /^(?:(?:oi|bom dia|boa (?:tarde|noite)|eu|hoje|agora|a gente|(?:aqui )?em casa|nos|os? dois|ja|e|mas|so que|ainda)[, ]+)+/;
const APART = /(?:[,;.]\s+(?:(?:e|mas|so que)\s+)?|\s+(?:e|mas|so que)\s+)(?!meio\b)/;
/** "Meu salário é 3.100 mas cai 2.700": what is left of it. */
const NET = /^cai /;
const WHOLE =
  /\b(?:por mes|ao mes|todo mes|mensais|no total|ao todo|com tudo|de tudo)\b|^(?:meus|minhas|nossas|nossos|as|os)\b/;

/** @returns undefined unless every clause tells one of them, and a lone one of what a whole month takes or roughly brings; empty when one is kept nowhere (FGTS) */
export function meansInClauses({ text, read, loaded }: Situation, since: LocalDate): readonly ToolCall[] | undefined {
  if (text.length > LONGEST || text.includes('?') || text.includes('\n')) return undefined;
  const all = text
    .toLowerCase()
    .replace(/[.!]+$/, '')
    .replace(VARIES, '$1')
    .replace(/, (?=mais ou menos|em m[ée]dia)/g, ' ')
    .split(APART)
    .map((one) => unaccented(one).replace(LEAD, '').trim());
  const told = all.filter((one) => /\d/.test(one) || !BESIDE.test(one));
  const kinds = told.map((one) => TELLS.find(([, says]) => says.test(one)));
  const sums = told.map((one) => amountsIn(one));
  if (told.length === 0 || kinds.includes(undefined) || sums.some(({ length }) => length !== 1)) return undefined;
  // Right behind an answer, what comes in and goes out is told for it.
  if (
    loaded.justStudied &&
    !/^(?:a|minha|nossa) casa gasta /.test(told[0] ?? '') &&
    !(told.length > 1 && kinds.some((one) => one?.[0] === 'has'))
  )
    return undefined;
  const first = kinds[0]?.[0];
  if (
    told.length === 1 &&
    !(first === 'spends'
      ? WHOLE.test(told[0] ?? '')
      : first === 'earns' && (all.length > 1 || AVERAGE.test(told[0] ?? '')))
  )
    return undefined;
  if (kinds.some((one) => one?.[0] === 'fgts')) return [];
  const net = told.some((one) => NET.test(one));
  const calls = told.flatMap((one, at): readonly ToolCall[] => {
    const [kind, says] = kinds[at] ?? [];
    const cents = sums[at]?.[0]?.cents ?? 0;
    if (kind === 'earns') return net && !NET.test(one) ? [] : [usual('renda', 'receita', cents, 'salario', since)];
    if (kind === 'spends') return [usual('gastos do mês', 'despesa', cents, 'outros', since)];
    if (kind === 'pays') {
      const [, paid = '', what = ''] = says?.exec(one) ?? [];
      const bill = billOf(what, paid, read);
      return bill === undefined
        ? []
        : [usual(bill.description ?? what, 'despesa', bill.cents, bill.category ?? 'outros', since)];
    }
    const where = AT.find(([says]) => says.test(one))?.[1] ?? 'conta';
    const account = decideAccount({
      account: where,
      kind: where === 'investimentos' ? 'investment' : where === 'conta' ? 'checking' : 'savings',
      balance_cents: cents,
    });
    return account.do === 'run_tool' ? account.calls : [];
  });
  return calls.length < told.length - (net ? 1 : 0) ? undefined : calls;
}
/** "Minha renda varia, uns 3 mil em média". */
const VARIES = /((?:renda|sal[áa]rio) )(?:varia|muda|oscila|n[ãa]o [ée] fix[ao])[^,\d]{0,20}, /;
const AVERAGE = /\b(?:mais ou menos|em media)$/;
/** Where what is put by is kept. */
const AT: readonly (readonly [RegExp, string])[] = [
  [/\bpoupanca\b/, 'poupanca'],
  [/\b(?:invest|aplic|cdb|tesouro)/, 'investimentos'],
  [/\b(?:guardad|juntad|reserva|caixinha)/, 'reserva'],
];
/** In letters. */
const LONGEST = 160;
export const MEANS =
  /(?<![a-zà-ÿ])(?:ganh|receb|tir|fatur|renda|sal[áa]rio|gast|despesas|contas|custo|entra|temos|tenho|guardei|pago|pagamos)/i;
