// "Vale a pena?", "e se eu esperar um ano?", "cabe?": what is asked of the subject that is open, as the calculation that answers it.

import type { Figures } from '../../domain/hard-question.ts';
import { pattern } from '../../domain/pattern.ts';
import { withoutUndefined } from '../../domain/without-undefined.ts';
import { reais } from '../../finance/money.ts';
import { choosePlaybook, playbookNamed } from '../../missions/choose-playbook.ts';
import type { PlaybookName } from '../../missions/playbooks/table.ts';
import { IN_SHORT } from '../../missions/replies/part-words.ts';
import { run, say } from '../decided.ts';
import type { Decision } from '../decision.ts';
import { AND } from '../wording/openers.ts';
import { afterWaiting } from './figures-for.ts';
import { inContext } from './figures-in-context.ts';
import { whatWouldChange } from './heard-words.ts';
import { incomeThen, losesPay, moneySupposed } from './money-supposed.ts';
import { merged, type Open } from './open-subject.ts';
import { sameRate } from './same-rate.ts';
import { type Next, questionOf, whichRole } from './subject-question.ts';
import { routeOf } from './subjects.ts';
import type { Told } from './told-figures.ts';
import { whatIf } from './what-if.ts';

const WAITS = /\besper\w+\b/;
/** "E se a gente juntar mais um ano?" */
const GATHERS_ON = /\b(?:junt|guard)\w+ (?:por )?(?:mais )?(?:um|\d+) (?:anos?|mes(?:es)?)\b/;
const SUPPOSES =
  /^(?:(?:e|mas|entao|ai|ta) )*se\b|^(?:e|mas|ou) (?:em|com|por|sem|de|como|no|na|um|uma|[oa] de|outr[oa])\b|^(?:e|mas) (?:[oa]|meu|minha) [^?]*\d/;
const CHANGES =
  /\b(?:que|qual) (?:numero|valor|dado)\b.{0,20}\bmud\w+|\bo que (?:mais )?mud(?:a|aria)(?: a resposta)?$/;

/** @returns undefined when the question is of something else */
export function askedOfSubject(next: Next): Decision | undefined {
  const { row, words, told, all, open, situation } = next;
  const { months, saving } = told.figures;
  const last = open === undefined ? undefined : choosePlaybook(open.question);
  const supposes = SUPPOSES.test(words);
  if (open?.answered === true && last !== undefined && CHANGES.test(words)) return say(whatWouldChange(last));
  if ((WAITS.test(words) || GATHERS_ON.test(words)) && row.subject === 'casa' && months !== undefined) {
    const { months: _, ...others } = all;
    const kept = afterWaiting({ ...others, ...withoutUndefined({ months: open?.told.months }) }, months);
    const supposing = `Contei ${months} meses guardando ${reais(kept.saving ?? 0)}: entrada de ${reais(kept.downPayment ?? 0)}, sem rendimento. O preço pode subir até lá.`;
    const question = questionOf({ ...next, all: open?.told ?? all }, 'casa', { kept, supposing });
    return run({ tool: 'study_question', args: { question } });
  }
  if (supposes && open !== undefined) {
    const changed = moneySupposed(situation.reading, open.question);
    if (changed !== undefined)
      return run({ tool: 'study_question', args: { question: changed, before: open.question } });
    if (open.answered && losesPay(situation.text)) return incomeThen(open.question);
  }
  if (standsApart(next)) return undefined;
  const tells = Object.keys(told.figures).length > 0;
  // "E com 900?", "e o de 38 mil?": the figure that was changed last or is nearest, and else it is asked which.
  if (!tells && told.unplaced.length > 0 && last !== 'trocar_de_emprego' && open !== undefined) {
    const changed = whatIf(situation.reading, open.question, { justAnswered: open.just });
    if (changed !== undefined)
      return run({ tool: 'study_question', args: { question: changed, before: open.question } });
    if (supposes) return whichRole(next, told.unplaced);
  }
  const offer = supposes && last === 'trocar_de_emprego' ? (told.figures.income ?? told.unplaced[0]) : undefined;
  const into =
    offer === undefined
      ? next
      : { ...next, all: { ...merged(open?.told ?? {}, told.figures), ...incomeOf(open), offeredIncome: offer } };
  const playbook = playbookFor(into, {
    last,
    supposes,
    tells,
    gathers: (saving !== undefined && months === undefined) || told.figures.due !== undefined,
  });
  if (playbook === undefined) return undefined;
  const parcel = playbook === 'casa' && OF_PARCEL.test(words);
  const leaves = playbook === 'rescisao' && /\bse eu (?:sair|pedir|for embora)\b/.test(words);
  const more = parcel ? '; qual a parcela?' : leaves ? '; pedido de demissão' : '';
  const { turned, ...whole } = questionOf(into, playbook, {
    text: situation.text + more,
    ...withoutUndefined({ supposing: sameRate(words, termOf(told), open?.told ?? {})?.supposing }),
  });
  const question = parcel || turned === undefined ? whole : { ...whole, turned };
  const again =
    !parcel && open?.answered === true && last === playbook && sameFigures(open.question.figures, question.figures);
  if (again)
    return run({
      tool: 'study_question',
      args: { question, part: ASKS_PART.test(words) ? words : IN_SHORT },
    });
  const varies = last === playbook && open?.answered === true && tells && situation.text.length > 0;
  return run({ tool: 'study_question', args: { question, ...(varies ? { before: open.question } : {}) } });
}

const ASKS_PART = pattern()`^${AND}(?:quanto|quantos|quantas|qual|quais)\b`;

/** A number of parcelas, where what each would be was not told. */
const termOf = ({ figures: { installments }, roles }: Told): Figures =>
  roles.some(({ role }) => role === 'installment') ? {} : withoutUndefined({ installments });

const incomeOf = (open: Open | undefined): Figures =>
  open?.told.income === undefined ? {} : { income: open.told.income };
const sameFigures = (one: Figures, other: Figures): boolean => JSON.stringify(one) === JSON.stringify(other);

/** "Quanto preciso ter de reserva?", "posso comprar um celular de 2 mil ganhando 3 mil?": whole in itself, and of something else. */
function standsApart({ row, situation, words, told, all }: Next): boolean {
  const { text, reading } = situation;
  const named = playbookNamed({ ...BARE, text, figures: inContext(text, reading.figures) });
  const others = named !== undefined && named !== 'juntar' && row.routes.every(([, to]) => to !== named);
  return (
    others &&
    !SUPPOSES.test(words) &&
    !(GOES_ON.test(words) && routeOf(row, words, all) !== undefined) &&
    (told.roles.length > 0 || words.split(' ').length > SHORTEST)
  );
}
/** "E as férias e o 13º?" */
const GOES_ON = /^(?:e|mas) [oa]s? /;
const BARE = { domain: '', coordinator: '' } as const;
/** In words. */
const SHORTEST = 3;

const OF_PARCEL = /\b(?:parcelas?|prestac\w+)\b/;

type Asks = {
  readonly last: PlaybookName | undefined;
  readonly supposes: boolean;
  readonly tells: boolean;
  readonly gathers: boolean;
};

const OF_LEAVE = /\b(?:clt|mei|carteira|registrad[oa]|autonom[oa])\b/;
function playbookFor(
  { row, words, told, all, open }: Next,
  { last, supposes, tells, gathers }: Asks,
): PlaybookName | undefined {
  const answered = open?.answered === true;
  if (last === 'licenca' && OF_LEAVE.test(words) && supposes) return last;
  // "E em 8x sem juros?", after how long it takes to gather.
  if (supposes && last === 'juntar' && told.figures.installment !== undefined && (all.cash ?? all.price) !== undefined)
    return 'vista_ou_parcelado';
  // "Compensa?", of a home whose rent is known, asks more than whether its parcela fits.
  if (answered && last === 'casa' && all.rent !== undefined && VAGUE.test(words)) return 'alugar_ou_comprar';
  if (answered && last !== 'custo_emprestimo' && VAGUE.test(words)) return last;
  if (row.subject === 'proposta' && told.figures.offeredRate !== undefined) return 'trocar_divida';
  if (gathers && !STAYS.has(row.subject)) return 'juntar';
  const { payment, lump, debts } = told.figures;
  if (row.subject === 'proposta' && (payment ?? lump ?? (supposes ? debts : undefined)) !== undefined)
    return 'quitar_dividas';
  // "Dá pra viajar gastando 2 mil?", of a month that is being worked out.
  if (
    ((row.costs === true && row.subject !== 'negocio') || (supposes && last === 'vista_ou_parcelado')) &&
    told.figures.price !== undefined
  )
    return 'posso_gastar';
  if (row.subject === 'sozinho' && told.figures.rent !== undefined) return 'morar_so';
  if (WAITS.test(words) && told.figures.price !== undefined) return 'posso_gastar';
  const rest = supposes ? words.replace(/^(?:(?:e|mas|ou|entao|ai|ta) )*(?:se )?/, '') : words;
  const routed = routeOf(row, rest, all);
  // "E a gasolina? uns 700", of the month it was weighed with.
  const costs = answered && told.roles.length > 0 && told.roles.every(({ role }) => role === 'cost');
  if (!supposes || last === undefined) return routed ?? (costs ? last : undefined);
  return routed ?? (tells ? last : undefined);
}
/** Asked of what was just answered, unless that was only a part of it. */
const VAGUE =
  /^(?:(?:e|mas|entao|ai|assim) )*(?:vale(?: a pena)?|compensa|muda (?:o que|muito|alguma coisa)|o que muda)$/;
/** A pace is a figure of what they weigh. */
const STAYS: ReadonlySet<string> = new Set(['casa', 'trabalho', 'proposta', 'negocio']);
