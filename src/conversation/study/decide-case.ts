// "Quero financiar uma casa de 220 mil", "trabalhei 2 anos e 4 meses ganhando 2100", "temos 40 mil de entrada": a hard question told
// piece by piece, without being asked. What was told of it so far is worked out, and what it still lacks is asked for.

import { folded } from '../../domain/fold.ts';
import type { Figures, HardQuestion } from '../../domain/hard-question.ts';
import { withoutUndefined } from '../../domain/without-undefined.ts';
import { choosePlaybook } from '../../missions/choose-playbook.ts';
import { solveRate } from '../../missions/formulas/solve-rate.ts';
import type { PlaybookName } from '../../missions/playbooks/table.ts';
import { IN_SHORT } from '../../missions/replies/part-words.ts';
import { run, runAfter, say } from '../decided.ts';
import type { Decision } from '../decision.ts';
import { agreedWith } from '../money/owing/sharing-agreed.ts';
import { slotOpen } from '../open-question/open-question.ts';
import { phrases } from '../replies/phrases.ts';
import type { Situation } from '../situation.ts';
import { SURE } from '../sure.ts';
import { billTold, paysPart } from './bill-told.ts';
import { carCosts } from './car-costs.ts';
import { CASE_ROWS, type CaseRow, OWED_TO } from './case-rows.ts';
import { debtsTold, keptDebts } from './debts-of-proposal.ts';
import { decides } from './decides.ts';
import { isEntryBeside } from './entry-beside.ts';
import { swapOffered } from './of-debts.ts';
import { figuresIn, isPremise, premises } from './premises.ts';
import { sharedBills } from './shared-bills.ts';
import { tellsFigures } from './tells-figures.ts';
import { tookLoan } from './took-loan.ts';
import { whatIf } from './what-if.ts';

/** Tools of a turn that told something for the case. */
const TELLING = ['study_question', 'tell_money', 'query_ledger'];
/** Two messages open it together: "a fatura veio 8700", "só consigo pagar 1200". */
const TOGETHER = 5;
/** "O banco cobra 1,79 ao mês". */
const BARE_RATE =
  /(?<=\b(?:cobra|juros?|taxa)(?: [a-zà-ÿ]{1,5}){0,2} )(\d{1,2}[.,]\d{1,2})(?= (?:ao|por) (?:m[êe]s|ano)|$)/i;
const DIGITS = /\d|\bmil\b/;
const MOVED =
  /\b(?:paguei|gastei|comprei|recebi|ganhei|caiu|entrou|vendi|transferi|mandei|emprestei|devolvi|saquei|hoje cedo|ontem|anteontem)\b/;

/** When a job ended, and no payment. */
const LATELY =
  /(?<=\b(?:embora|demitid[oa]|demissao|as contas|dispensad[oa]|desligad[oa]|demitiram)) (?:hoje cedo|ontem|anteontem)\b/;

const SAYS = CASE_ROWS.flatMap(({ opens, hears, alone }) => [opens, hears, ...(alone === undefined ? [] : [alone])]);

/** @returns undefined when the message opens none and none is open that it belongs to */
export function decideCase(situation: Situation): Decision | undefined {
  const { text } = situation;
  const words = folded(text);
  if (!SAYS.some((says) => says.test(words)) || !isPremise(text) || tookLoan(situation) || decides(situation))
    return undefined;
  if (isEntryBeside(situation)) return undefined;
  const { lastMission } = situation.loaded;
  const swap =
    lastMission === undefined ? undefined : swapOffered(text, situation.reading.figures, lastMission.question);
  if (swap !== undefined) return run({ tool: 'study_question', args: { question: swap } });
  const told = premises(situation, TELLING);
  const open = openedBy(words, told);
  if (open === undefined) return askedOf(words, told, situation);
  // What was agreed on is kept, and what is told after it moved.
  const agreed =
    open.row.to === 'dividir_contas' && !open.row.opens.test(words) && agreedWith(situation.loaded) !== undefined;
  return agreed || isOver(open, situation) ? undefined : worked(open, situation);
}
decideCase.says = SAYS;

/** `earlier`: by a message before this one. */
type Open = { readonly row: CaseRow; readonly told: readonly string[]; readonly earlier?: true };

/** Asked and not told: what belongs to the question that was answered last, or that waits for a figure. */
function askedOf(words: string, told: readonly string[], situation: Situation): Decision | undefined {
  const { lastMission } = situation.loaded;
  if (lastMission === undefined) return undefined;
  const { question, found } = lastMission;
  const playbook = choosePlaybook(question);
  const row = CASE_ROWS.find((one) => one.to === playbook && playbook !== 'posso_gastar' && belongsTo(one, words));
  if (row === undefined) return undefined;
  // The costs of a car add up; any other figure takes the place of the one before.
  const owes = row.to === 'quitar_dividas' && figuresIn([situation.text], situation).debts !== undefined;
  const tells = !owes && !ADDS_UP.has(row.to) && tellsFigures(situation);
  const changed = tells ? whatIf(situation.reading, question, { justAnswered: true, tells }) : undefined;
  if (changed !== undefined)
    return run({
      tool: 'study_question',
      args: { question: changed, ...(found === undefined ? {} : { before: question }) },
    });
  return worked({ row, told: told.filter((one) => belongsTo(row, folded(one))) }, situation);
}

/** Each message tells of one more thing. */
export const ADDS_UP: ReadonlySet<PlaybookName> = new Set(['vender_carro', 'dividir_contas', 'preco_do_trabalho']);

/** Something that moved is recorded, whatever is being worked out. */
const belongsTo = (row: CaseRow, words: string): boolean =>
  row.alone?.test(words) === true ||
  (row.hears.test(words) && DIGITS.test(words) && (row.past === true || !MOVED.test(words)));

/** The case that is open, with what was told of it since it was. */
function openedBy(words: string, told: readonly string[]): Open | undefined {
  const opens = CASE_ROWS.find(
    (row) =>
      row.opens.test(words) &&
      (row.past === true || !MOVED.test(words.replace(LATELY, ''))) &&
      (row.bare === undefined || row.bare.test(words) || row.hears.test(words)),
  );
  const before = told.map((one) => folded(one));
  const since = (row: CaseRow): number => before.findIndex((one) => row.opens.test(one));
  if (opens !== undefined) return { row: opens, told: since(opens) < 0 ? [] : told.slice(since(opens)) };
  const belongs = (row: CaseRow): boolean => belongsTo(row, words);
  const together = [...before.slice(-TOGETHER), words].join(' ');
  const both = CASE_ROWS.find((row) => belongs(row) && row.opens.test(together) && since(row) < 0);
  if (both !== undefined) return { row: both, told: told.slice(-TOGETHER) };
  const [row] = before.toReversed().flatMap((one) => CASE_ROWS.filter((row) => belongs(row) && row.opens.test(one)));
  return row === undefined ? undefined : { row, told: told.slice(since(row)), earlier: true };
}

/** Another hard question was answered since it was opened. */
function isOver({ row, told: [opening], earlier }: Open, { loaded }: Situation): boolean {
  const { lastMission } = loaded;
  const last = lastMission?.question.text;
  if (
    earlier === undefined ||
    opening === undefined ||
    last === undefined ||
    last.includes(opening) ||
    last.includes(row.asks)
  )
    return false;
  const spoken = loaded.spoken();
  const since = spoken.slice(spoken.findLastIndex(({ text }) => text.trim() === opening));
  return since.some(({ ran }) => ran.includes('study_question'));
}

function worked({ row, told }: Open, situation: Situation): Decision | undefined {
  const { text, loaded } = situation;
  const { lastMission } = loaded;
  const same = lastMission !== undefined && choosePlaybook(lastMission.question) === row.to ? lastMission : undefined;
  const all = [...told, text.trim()];
  const { act } = slotOpen(situation) ?? {};
  const waits =
    act?.tool === 'study_question' && choosePlaybook(act.args.question) === row.to ? act.args.question : undefined;
  const kept = waits ?? same?.question;
  const framed = (one: string): string =>
    row.frame?.[0].test(folded(one)) === true
      ? `${row.frame[1]}${one}`
      : one.replace(OWED_TO, 'devo $2 no $1').replace(BARE_RATE, '$1%');
  // "Só temos 900 pra pagar", of a bill, is neither put by nor spent.
  const of = (texts: readonly string[]): readonly string[] =>
    texts.filter((one) => !row.to.startsWith('custo_') || !paysPart(one)).map(framed);
  // What one debt takes each month is not all that can be paid.
  const paid = (one: string): string => one.replace(PARCELS, '');
  const figures: Figures =
    row.to === 'vender_carro'
      ? carCosts(all, situation)
      : row.to === 'dividir_contas'
        ? { ...kept?.figures, ...sharedBills(all, situation) }
        : {
            ...row.supposes,
            ...figuresIn(of(told).map(paid), situation),
            ...kept?.figures,
            ...figuresIn(of([text]).map(paid), situation),
            ...debtsIn(of(kept?.figures.debts === undefined ? all : [text]), situation, kept?.figures.debts),
            ...(row.to === 'custo_credito' ? billTold(all, situation) : {}),
            ...(row.to === 'teto_mei' ? billedIn(text, situation) : {}),
          };
  if (row.to === 'projecao' && (figures.saving ?? figures.saved) === undefined)
    return situation.understanding.intent === 'profile_set' && situation.understanding.confidence >= SURE
      ? undefined
      : say(phrases.howMuchToInvest);
  const base = {
    domain: 'planejamento_financeiro',
    coordinator: 'planejamento',
    figures: withoutKept(inThousands(figures), situation),
  } as const;
  const said = all.join('; ');
  const asking = kept === undefined ? [] : [`${kept.text}; ${text.trim()}`];
  const leads = [...asking, said, `${said}; ${row.asks}`, `${row.asks}; ${said}`].find(
    (words) => choosePlaybook({ ...base, text: words }) === row.to,
  );
  const question: HardQuestion = { ...base, text: leads ?? row.asks };
  const before = same?.found === undefined || waits !== undefined ? {} : { before: same.question, part: IN_SHORT };
  const study = { tool: 'study_question', args: { question, ...before } } as const;
  const keeps = row.to === 'quitar_dividas' ? debtsTold(all, figures.debts ?? [], loaded) : [];
  return runAfter(keeps, study);
}

/** "Pago 310 por mês e faltam 26": of that debt, and of no other. */
const PARCELS =
  /\b(?:pago|parcelas? de) (?:uns |r\$ ?)*(\d[\d.]*)(?: reais)?(?: (?:por|ao|todo) m[eê]s)?,? (?:e )?(?:ainda )?falt\w+ (\d{1,3})\b/i;
function rateOfParcels(text: string, cents: number): string | undefined {
  const [, each, left] = PARCELS.exec(text) ?? [];
  return each === undefined
    ? undefined
    : solveRate(cents, Number(each.replaceAll('.', '')) * 100, Number(left))
        ?.times(100)
        .toDecimalPlaces(4)
        .toFixed();
}

/** Debts told one by one are all owed; of one told again, what was said last. @param before those told already, with their interest */
function debtsIn(texts: readonly string[], situation: Situation, before: Figures['debts'] = []): Figures {
  const told = texts.flatMap((text) =>
    (figuresIn([text], situation).debts ?? []).map((debt) => ({
      ...withoutUndefined({ rate: rateOfParcels(text, debt.cents) }),
      ...debt,
    })),
  );
  const news = told.some(({ name }) => !situation.loaded.debts().some(({ key }) => key === folded(name)));
  const all = before.length === 0 && news ? keptDebts(situation) : before;
  const byName = new Map(all.map((debt) => [debt.name, debt]));
  for (const debt of told) byName.set(debt.name, { ...byName.get(debt.name), ...debt });
  return byName.size === 0 ? {} : { debts: [...byName.values()] };
}

/** Debts that are kept have their interest there. */
function withoutKept({ debts = [], ...figures }: Figures, { loaded }: Situation): Figures {
  const kept = new Set(loaded.debts().map(({ value }) => folded(value.name)));
  return debts.every(({ name }) => kept.has(folded(name))) ? figures : { ...figures, debts };
}

/** "Já entrou 61 mil esse ano". */
function billedIn(text: string, { readingOf }: Situation): Figures {
  const [billed] = readingOf(text).figures.flatMap((figure) => ('cents' in figure ? [figure.cents] : []));
  return billed === undefined ? {} : { billed };
}

/** "Dou 15 de entrada", of a car of 55 mil: in thousands too. */
function inThousands(figures: Figures): Figures {
  const { price, downPayment } = figures;
  if (price === undefined || downPayment === undefined || downPayment * 1000 > price) return figures;
  return { ...figures, downPayment: downPayment * 1000 };
}
