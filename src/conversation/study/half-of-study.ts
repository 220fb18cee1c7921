// "E se for meu pai, 61 anos?", "e se eu dividir com um amigo?", "e se reduzir 80% da conta?", behind the answer to a hard question: half a
// sentence whose other half is that question. One grammar for each calculation (ADR 32), asked before any handler reads it as whole.

import { folded, unaccented } from '../../domain/fold.ts';
import type { Figures, HardQuestion } from '../../domain/hard-question.ts';
import { CLOSE } from '../../domain/kin.ts';
import { pattern } from '../../domain/pattern.ts';
import { withoutUndefined } from '../../domain/without-undefined.ts';
import { reais } from '../../finance/money.ts';
import { choosePlaybook } from '../../missions/choose-playbook.ts';
import type { PlaybookName } from '../../missions/playbooks/table.ts';
import { leftEachMonth } from '../../missions/playbooks/yearly-or-monthly.ts';
import { run, runAfter, say } from '../decided.ts';
import type { Decision } from '../decision.ts';
import type { Situation } from '../situation.ts';
import { countSaid } from '../wording/counts.ts';
import { typedCents } from '../wording/typed-amount.ts';
import { debtCorrected, keptAgain } from './debt-corrected.ts';
import { keptDebts } from './debts-of-proposal.ts';
import { monthsUntil } from './figure-answered.ts';
import { inContext } from './figures-in-context.ts';
import { asOther, type Half, type Said } from './half.ts';
import { OF_DEBTS, OF_LENT, OF_LOAN, OF_SETTLED, OF_SOONER, OF_WINDFALL } from './halves-of-debts.ts';
import { OF_WAITING } from './halves-of-gathering.ts';
import { OF_MEI } from './halves-of-mei.ts';
import { OF_INSURED, OF_OLD_AGE, OF_PAYBACK, OF_SAVINGS } from './halves-of-savings.ts';
import { OF_CAR, OF_CHILD, OF_GOODS, OF_HOME } from './halves-of-things.ts';
import {
  OF_ANY,
  OF_CAR_COSTS,
  OF_MONTH_COSTS,
  OF_OWN_FIRM,
  OF_RAISE,
  supposedOf,
  TOLD_OF_OLD_AGE,
} from './halves-of-told.ts';
import { OF_COUNTED, OF_MOVING_HOME, OF_PLANS, OF_RISE, OF_WAYS } from './halves-of-ways.ts';
import { OF_BENEFIT, OF_DAYS, OF_JOB, OF_PRICE, OF_RETIREMENT, OF_SHARED } from './halves-of-work.ts';
import { GO_ON } from './heard-words.ts';
import { swapOffered } from './of-debts.ts';
import { sinceStudied } from './since-studied.ts';
import { spanInMonths } from './span-in-months.ts';

const SHARED = pattern()`
  ^(?:e|mas|entao) (?:se )?(?:eu |a gente |nos )?(?:divid|rach)(?:ir|isse|indo|ar|asse|ando)(?: (?:isso|ele|ela|tudo|o aluguel|a conta|o valor))?
  (?: (?:com|entre|em|por|pra|mais|outr[oa]s?))+ (?<who>(?:uma? |\w+ )?(?:outr[oa] )?(?:${CLOSE}|pessoa|gente|alguem|namorad[oa])s?|\d|dois|duas|tres|quatro)
  (?: pessoas| de nos)?$
`;
/** The amount that is shared, by what was asked of it. */
const SHARES: Partial<Record<PlaybookName, readonly (keyof Figures)[]>> = {
  quanto_fica: ['price', 'expense', 'rent', 'installment'],
  reajuste_aluguel: ['rent', 'expense', 'price'],
  posso_gastar: ['installment', 'price', 'loan'],
  morar_so: ['rent'],
  alugar_ou_comprar: ['rent'],
  juntar: ['goal', 'price'],
  vista_ou_parcelado: ['price'],
};
function peopleIn(words: string): number | undefined {
  const who = SHARED.exec(words)?.groups?.['who'];
  if (who === undefined) return undefined;
  const count = countSaid(who.split(' ')[0] ?? '') ?? 1;
  return /\b(?:entre|em|por|pra)\b/.test(words) ? Math.max(2, count) : count + 1;
}
export const shared: Half = ({ words }, question) => {
  const people = peopleIn(words);
  const key = (SHARES[choosePlaybook(question)] ?? []).find((one) => question.figures[one] !== undefined);
  const whole = key === undefined ? undefined : question.figures[key];
  if (people === undefined || key === undefined || typeof whole !== 'number') return undefined;
  const each = Math.round(whole / people);
  return {
    ...question,
    figures: { ...question.figures, [key]: each },
    supposing: `É a parte de cada um: dividi ${reais(whole)} por ${people}, ${reais(each)}.`,
  };
};

/** "E colocando meu filho, mais 210?": so much more, of what is paid. */
const MORE =
  /^(?:(?:e|mas|se|eu|a gente) )*(?:coloc|bot|inclu|pon|por|puser|somando|adicion|com)\w*\b.* mais (?:uns |r )*(?:\d[\d.]*)(?: reais)?$/;
const moreOfIt: Half = ({ words, read }, question) => {
  const key = (['installment', 'price'] as const).find((one) => question.figures[one] !== undefined);
  const sum = read.price ?? read.expense ?? read.installment;
  const before = key === undefined ? undefined : question.figures[key];
  if (key === undefined || before === undefined || sum === undefined || !MORE.test(words)) return undefined;
  return {
    ...question,
    figures: { ...question.figures, [key]: before + sum },
    supposing: `Somei: ${reais(before)} + ${reais(sum)} = ${reais(before + sum)}.`,
  };
};

/** "Quanto dá em 2 anos?", of what is paid each month. */
const SPAN =
  /^(?:e |mas )?quanto (?:isso )?(?:da|fica|custa|sai|pago|gasto)(?: isso| tudo)? (?:em|por|no) (?<count>\d{1,2} |um )?(?<unit>anos?|meses)$/;
const EACH_MONTH: Partial<Record<PlaybookName, keyof Figures>> = {
  seguro_de_bem: 'expense',
  posso_gastar: 'installment',
};
const MONTHLY = /\b(?:plano|mensalidade|academia|escola|por mes|mensa\w+)\b/;
const overYears: Half = ({ words }, question) => {
  const { count = '1', unit } = SPAN.exec(words)?.groups ?? {};
  const key = EACH_MONTH[choosePlaybook(question)];
  const { price } = question.figures;
  const each = (key && question.figures[key]) ?? (MONTHLY.test(folded(question.text)) ? price : undefined);
  if (unit === undefined || key === undefined || typeof each !== 'number') return undefined;
  const months = spanInMonths(count, unit);
  return say({ text: [`${reais(each)} por mês, em ${months} meses: `, { bold: reais(each * months) }, '.'] });
};

/** "E se a pensão for 20%?" */
const ofShare: Half = ({ words, text }, question) => {
  const percent = /(\d{1,2}(?:[.,]\d{1,2})?) ?(?:%|por cento)/.exec(text)?.[1]?.replace(',', '.');
  return percent === undefined || /\b(?:juros?|aument\w+)\b/.test(words)
    ? undefined
    : { ...question, figures: { ...question.figures, percent } };
};

/** "E com coparticipação, 290 mais 40 por consulta?": what is fixed counts, and what comes with use is said. */
const WITH_USE =
  /(\d[\d.]*)(?: reais)?(?: por mes| fixos?)? (?:mais|e mais|\+) (\d[\d.]*)(?: reais)? (?:por|a cada|cada) (consulta|exame|uso|vez|sessao)/;
const withUse: Half = ({ text }, question) => {
  const [, fixed, each, unit] = WITH_USE.exec(unaccented(text)) ?? [];
  if (fixed === undefined || each === undefined) return undefined;
  const [cents, more] = [typedCents(fixed), typedCents(each)];
  return {
    ...question,
    figures: { ...question.figures, price: cents },
    supposing: `Contei só os ${reais(cents)} fixos: cada ${unit} põe ${reais(more)} por cima.`,
  };
};

/** "E se eu guardar o resto até julho?", "quanto dá em um ano?", of what a month leaves. */
const RESTS =
  /^(?:(?:e|mas|entao) )*(?:se )?(?:eu |a gente )?(?:guard|invest|aplic|junt)\w+ (?:o resto|(?:o|tudo o) que sobra\w*|a sobra|essa (?:sobra|diferenca|folga)|isso)(?: (?:todo mes|por mes))?(?: (?:ate|por|durante) (?<until>.{3,20}))?$|^(?:e )?quanto (?:isso )?(?:da|fica|junto|vira|daria|juntaria) (?:em|por) (?<span>(?:\d{1,2}|um) (?:anos?|meses))$/;
const OF_MONTH: ReadonlySet<PlaybookName> = new Set(['quanto_gastar', 'retrato', 'diagnostico']);
/** In months, where no end is told. */
const YEAR = 12;
const restKept: Half = ({ words, months }, question) => {
  const { until, span } = RESTS.exec(words)?.groups ?? {};
  const { income, expense } = { ...question.earlier, ...question.figures };
  if (!RESTS.test(words) || (span !== undefined && !OF_MONTH.has(choosePlaybook(question)))) return undefined;
  const [, count, unit = ''] = /^(\d{1,2}|um) (anos?|meses)$/.exec(until ?? span ?? '') ?? [];
  const named = until === undefined ? YEAR : months?.(until);
  const times = count === undefined ? named : spanInMonths(count, unit);
  const { otherIncome, cut } = question.figures;
  const saving = choosePlaybook(question) === 'anual_ou_mensal' ? leftEachMonth(question) : undefined;
  return times === undefined
    ? undefined
    : asOther(question, 'projecao', 'quanto vou ter guardando o que sobra?', {
        ...withoutUndefined({ income, expense, otherIncome, cut, saving }),
        months: times,
      });
};

const correctedDebt: Half = ({ text }, question) => debtCorrected(text, question);

/** "No prazo ou na parcela?": what was said of it. */
const termOrParcel: Half = ({ words }, question) =>
  /\bprazo\b.*\bparcela\b|\bparcela\b.*\bprazo\b/.test(words)
    ? run({ tool: 'study_question', args: { question, part: 'prazo' } })
    : undefined;

/** "Qual o carro máximo que eu aguento?", of what is financed: the same terms, as far as the month goes. */
const dearest: Half = ({ words }, question) =>
  /\b(?:maximo|ate quanto|ate que (?:preco|valor))\b/.test(words) && /\bfinanci/.test(folded(question.text))
    ? run({ tool: 'study_question', args: { question, part: 'maximo' } })
    : undefined;

const HALVES: Partial<Record<PlaybookName, readonly Half[]>> = {
  aposentadoria_inss: OF_RETIREMENT,
  quitar_dividas: OF_DEBTS,
  guardado_na_divida: OF_WINDFALL,
  dinheiro_extra: OF_WINDFALL,
  custo_emprestimo: OF_LOAN,
  desconto_divida: OF_SETTLED,
  ajudar_alguem: OF_LENT,
  rescisao: OF_JOB,
  seguro_desemprego: OF_BENEFIT,
  mais_renda: OF_DAYS,
  dividir_contas: OF_SHARED,
  preco_do_trabalho: OF_PRICE,
  aposentar: [...OF_OLD_AGE, ...TOLD_OF_OLD_AGE],
  carro_ou_app: OF_CAR_COSTS,
  quanto_gastar: OF_MONTH_COSTS,
  anual_ou_mensal: OF_WAYS,
  mes_contado: OF_COUNTED,
  mudar_de_casa: OF_MOVING_HOME,
  reajuste_aluguel: OF_RISE,
  quanto_fica: OF_RISE,
  consorcio: OF_WAITING,
  financiar_ou_juntar: OF_WAITING,
  qual_plano: [...OF_PLANS, ...OF_WAITING],
  amortizar: [...OF_SOONER, termOrParcel],
  vista_ou_parcelado: OF_WAITING,
  juntar: OF_WAITING,
  clt_ou_pj: OF_OWN_FIRM,
  por_conta: OF_OWN_FIRM,
  aumento_real: OF_RAISE,
  retorno_compra: OF_PAYBACK,
  seguro_de_bem: [...OF_INSURED, overYears],
  posso_gastar: [dearest, withUse, moreOfIt, overYears],
  casa: OF_HOME,
  alugar_ou_comprar: OF_HOME,
  vender_carro: OF_CAR,
  filhos: OF_CHILD,
  partilha: OF_GOODS,
  pensao: [ofShare],
  comparar_investimentos: OF_SAVINGS,
  projecao: OF_SAVINGS,
  teto_mei: OF_MEI,
  imposto_mei: OF_MEI,
  conceito: OF_MEI,
};

/** In messages of something else since it was answered: an expense noted in between. */
const STAYS = 2;
/** In letters. */
const LONGEST = 160;

/** Behind these a cheaper loan is asked for. */
const SETTLES: ReadonlySet<string> = new Set(['quitar_dividas', 'custo_credito']);

/** @returns undefined when no hard question was just answered, or the message is whole in itself */
export function halfOfStudy(situation: Situation): Decision | undefined {
  const { text, reading, loaded } = situation;
  const { lastMission } = loaded;
  if (lastMission === undefined || text.length > LONGEST) return undefined;
  if (sinceStudied(loaded) > STAYS) return undefined;
  const before = lastMission.question;
  const said = {
    words: folded(text),
    text: text.trim(),
    read: inContext(text, reading.figures),
    months: (one: string) => monthsUntil(one, situation),
  };
  if (lastMission.found === undefined) {
    const told = loaded.state.at === 'idle' ? supposedOf(said, before) : undefined;
    const heard = told?.supposing === undefined ? undefined : [`${told.supposing} `, ...GO_ON];
    return heard && told && run({ tool: 'study_question', args: { question: told, told: heard } });
  }
  // "Na verdade o carnê é 1.600", where only the card was to be paid.
  const { supposing: _, ...asked } = before;
  const kept = keptDebts(situation);
  const all = { ...asked, figures: { ...before.figures, debts: kept } };
  const swap = SETTLES.has(choosePlaybook(before))
    ? swapOffered(text, reading.figures, kept.length === 0 ? asked : all)
    : undefined;
  const now =
    swap ?? halfSaid(said, before) ?? (before.figures.debts === undefined ? undefined : debtCorrected(said.text, all));
  if (now === undefined || 'do' in now) return now;
  // "Quanto falta pra ela?", of whom it was just said; of one more cost of a month, what it leaves.
  const asksPart = /^(?:e |mas )?(?:quant[oa]s?|quando|em quanto)\b/.test(said.words);
  const leaves = now.turned === 'expense' && choosePlaybook(now) === 'quanto_gastar';
  const part: { readonly part?: string } = asksPart || leaves ? { part: asksPart ? said.words : 'quanto sobra' } : {};
  const keeps = now.turned === 'debts' ? keptAgain(now, situation) : [];
  // "Vale quitar?" asks for the same once more, and what is asked of the MEI's ceiling changes nothing of it.
  const same = now.text === before.text && JSON.stringify(now.figures) === JSON.stringify(before.figures);
  const again = leaves || (same && part.part === undefined) || choosePlaybook(now) === 'teto_mei';
  const since = again ? {} : { before };
  return runAfter(keeps, { tool: 'study_question', args: { question: now, ...since, ...part } });
}

/** The same calculation, whatever the words would choose. */
function halfSaid(said: Said, question: HardQuestion): HardQuestion | Decision | undefined {
  const playbook = choosePlaybook(question);
  const now = [restKept, shared, correctedDebt, ...(HALVES[playbook] ?? []), ...OF_ANY]
    .values()
    .map((half) => half(said, question))
    .find((one) => one !== undefined);
  if (now === undefined || 'do' in now) return now;
  return { ...now, chosen: now.chosen?.text === now.text ? now.chosen : { playbook, text: now.text } };
}
