// "E se forem 36 vezes?", "e com 30 mil de entrada?", "e a da Renner?": the last hard question with one figure changed.

import { folded } from '../../domain/fold.ts';
import type { Figures, HardQuestion } from '../../domain/hard-question.ts';
import { pattern } from '../../domain/pattern.ts';
import { withoutUndefined } from '../../domain/without-undefined.ts';
import type { Reading } from '../../language/reading/reading.ts';
import { choosePlaybook } from '../../missions/choose-playbook.ts';
import { companyIn } from '../../missions/companies.ts';
import type { PlaybookName } from '../../missions/playbooks/table.ts';
import { afterYears } from './after-years.ts';
import { anotherRight } from './another-right.ts';
import { aYear, ofOffer, rateAlike, termAlike } from './figures-alike.ts';
import { inContext } from './figures-in-context.ts';
import { figuresOf } from './figures-of.ts';
import { fitsMonth } from './fits-month.ts';
import { instalmentOf } from './instalment-of.ts';
import { moneySupposed } from './money-supposed.ts';
import { ofDebts } from './of-debts.ts';
import { paceAsked } from './pace-asked.ts';
import { atOnce, gathered, inParcels } from './paid-another-way.ts';
import { rateInside } from './rate-inside.ts';
import { dueIn, inThousands, isOfElse, replaced, turnedIn } from './replaced-figures.ts';
import { reserveOfMonths } from './reserve-of-months.ts';
import { sameRate } from './same-rate.ts';
import { countedExpense } from './spent-on-several.ts';
import { startsAt } from './starts-at.ts';
import { tellsFact, withFact } from './told-next.ts';
import { whereToKeep } from './where-to-keep.ts';
import { isBare, KEPT, MORE_SPENT, whichFigure } from './which-figure.ts';

/** In words: a longer message is a question of its own. */
const MOST_WORDS = 14;
/** Openings that continue the last question: "e se…", "e com…", "mas eu ganho…". */
const GOES_ON = pattern()`
  ^(?:
    e (?:o|a|os|as) d[aoe]\b|
    (?:e|ah e|entao|mas e) (?:
      se|com|em|por|pra|para|a|aos|ate|usando|dando|ganhando|pagando|guardando|juntando|parcelando|sem|n?o|na|d[aeo]
    )\b|
    (?:e )?se (?:for|fosse|forem|fossem|eu|a gente|o juro|a taxa|a parcela|custar|custasse|durar)\b|
    (?:mas|so que) (?:eu )?(?:ganho|gasto|tenho|guardo|posso|consigo|quero)\b
  )
`;
/** A single figure with its role: "aos 60", "com 20 mil de entrada", "em 36x", "1,9% ao mês". */
const FRAGMENT = pattern('i')`
  ^(?:e |mas |ent[ãa]o )?(?:
    aos \d\d(?: anos)?|
    (?:com |dando )?(?:r\$ ?)?[\d.,]+(?: mil)? de entrada|
    (?:com |tendo |j[áa] tenho )(?:r\$ ?)?[\d.,]+(?: mil)?(?: reais)?(?: j[áa])? guardad[oa]s?|
    (?:em |com |por )?(?:\d{1,3} ?(?:x|h|horas?(?: extras?)?|vezes|m[êe]s|meses|anos?)|um ano)|
    (?:(?:minha |a )?renda|(?:meu |o )?sal[áa]rio|(?:(?:eu|a gente|n[óo]s) )?(?:ganho|recebo|ganhando|ganha|ganhamos|tiramos))(?: (?:é|eh|e|de|uns))* (?:r\$ ?)?[\d.,]+(?: mil)?(?: reais)?(?: por m[êe]s)?(?: juntos| somando| no total)?(?:,? (?:(?:o banco|eles?|ser[áa] que|a[íi]|e) )*(?:aprovam?|passa|passo|cabe|d[áa]|consigo|libera|liberam|financiam?))?|
    (?:com |a |de |juros? de |taxa de )?[\d.,]+ ?(?:%|por cento)
    (?: (?:ao|por) (?:m[êe]s|ano)| de desconto| de juros| do cdi)?
  )\s*[.?!]*$
`;
const ANOTHER_COMPANY = /^e (?:[ao]s? )?(?:d[aoe] )?/i;
const MULTIPLES = /\bp ?\/ ?l\b|\bp ?\/ ?vp\b|\broe\b|\bdividendos?\b/gi;

/** "E na poupança?" */
const ANOTHER_PAPER =
  /^e (?:se for |se fosse )?(?:(?:n|d)?[oa]s? |em |de )?(?:poupanca|cdb|lci|lca|tesouro(?: selic| ipca)?|selic|prefixado|caixinha)$/;

/** Calculations that change with how a job ended, how many days are taken, or when it began. */
const VARIED: ReadonlySet<PlaybookName> = new Set([
  'rescisao',
  'decimo_terceiro',
  'ferias',
  'seguro_desemprego',
  'hora_extra',
  'reserva',
  'fgts',
]);
const ANOTHER_WAY = pattern()`
  \b(?:
    pedido|\d{1,3} ?(?:h|horas?)\b|demitid[oa]|mand\w+ embora|demiti(?:rem|ssem|do)|
    (?:50|60|70|80|100)(?: por cento)?$|
    autonom\w+|freela\w*|pj|mei|comissao|pedir|peco|pedisse|pedido|acordo|justa causa|vend(?:er|o|esse|endo)|
    entr(?:ei|ar|asse)|comecei|desde|\d\d? dias
  )\b
`;

const LEFT = /\b(?:acordo|pedido|pedir|peco|pedisse|justa causa)\b/;

/** "E se eu já tiver 5?": the earlier amount remains the goal. */
const aim = (words: string, read: Figures, { figures, ...question }: HardQuestion): Figures => {
  const { saved, saving, goal, price, loan } = figures;
  const gathered = saving !== undefined || choosePlaybook({ ...question, figures }) === 'juntar';
  return KEPT.test(words) && read.saved !== undefined && gathered && (goal ?? price ?? loan) === undefined
    ? withoutUndefined({ goal: saved })
    : {};
};

/** Told of the person, whatever was summed. */
const OF_SUM: ReadonlySet<keyof Figures> = new Set<keyof Figures>([
  'income',
  'otherIncome',
  'expense',
  'saved',
  'saving',
]);

/** When, and how, something is said about the last answer. */
export type Continuing = {
  /** Nothing was said since the answer, so that a bare figure ("aos 60", "1,9 % ao mês") continues it. */
  readonly justAnswered?: boolean;
  /** The message states figures and nothing else. */
  readonly tells?: boolean;
};

/** The last question with what the message changes in it; undefined when the message is about something else. */
export function whatIf(
  reading: Reading,
  question: HardQuestion,
  { justAnswered = false, tells = false }: Continuing = {},
): HardQuestion | undefined {
  const { text } = reading;
  const words = folded(text);
  const told = figuresOf(reading.figures);
  // "E se entrar meu 13º de 1.800?" is no other payment of each month.
  const comes = /\b(?:13o?|decimo)\b/.test(words) ? moneySupposed(reading, question) : undefined;
  if (comes !== undefined) return comes;
  const followed = justAnswered
    ? (fitsMonth(words, told, question) ??
      ofDebts(words, told, question) ??
      instalmentOf(words, question) ??
      whereToKeep(words, question) ??
      afterYears(words, question) ??
      reserveOfMonths(words, question) ??
      rateInside(words, question) ??
      anotherRight(words, question))
    : undefined;
  const supposed = followed ?? moneySupposed(reading, question);
  if (supposed !== undefined) return supposed;
  const fact = justAnswered && tellsFact(text, words, question);
  const goesOn =
    fact ||
    tells ||
    paceAsked(text, reading.figures, question) ||
    GOES_ON.test(words) ||
    (justAnswered && question.supposing !== undefined && MORE_SPENT.test(words)) ||
    ANOTHER_PAPER.test(words) ||
    (justAnswered && (FRAGMENT.test(text.trim()) || isBare(words)));
  if (!goesOn || (words.split(/\s+/u).length > MOST_WORDS && !tells)) return undefined;
  const other = ofAnotherCompany(text, question);
  if (other !== undefined) return other;
  if (fact) return withFact(reading, question);
  return (
    inAnotherCase(text, words, question) ??
    atOnce(words, question, told.price ?? told.loan ?? told.expense) ??
    withOtherFigures(reading, question, words, justAnswered)
  );
}

function ofAnotherCompany(text: string, question: HardQuestion): HardQuestion | undefined {
  if (companyIn(text) === undefined || companyIn(question.text) === undefined) return undefined;
  const asked = question.text.match(MULTIPLES)?.join(' ') ?? 'vale a pena';
  return { ...question, text: `${asked}: ${text.replace(ANOTHER_COMPANY, '')}` };
}

function inAnotherCase(text: string, words: string, question: HardQuestion): HardQuestion | undefined {
  const playbook = choosePlaybook(question);
  // "E se eu pedir demissão?": the same calculation in another case, so the new words come last and win.
  if (VARIED.has(playbook) && ANOTHER_WAY.test(words) && !/\d{3}/.test(words.replace(/\b100\b/, '')))
    return {
      ...question,
      // It is the rescisão that is another then.
      text: `${playbook === 'seguro_desemprego' && LEFT.test(words) ? 'quanto recebo de rescisao' : question.text}; ${text}`,
    };
  return playbook === 'comparar_investimentos' && ANOTHER_PAPER.test(words)
    ? { ...question, text: `quanto rende: ${text}` }
    : undefined;
}

function withOtherFigures(
  reading: Reading,
  question: HardQuestion,
  words: string,
  justAnswered: boolean,
): HardQuestion | undefined {
  const { text, figures } = reading;
  const before = question.figures;
  const alone = termAlike(rateAlike(text, inThousands(inContext(text, figures), before), before), before);
  const due = dueIn(reading, question);
  const read =
    due.dailyExpense === undefined
      ? aYear(
          question,
          words,
          ofOffer({ ...whichFigure(words, startsAt(words, alone, before), question, justAnswered), ...due }, before),
        )
      : due;
  if (Object.keys(read).length === 0 || isOfElse(read, before, words)) return undefined;
  // "Ganho 3.900", behind a rent that rises by 12 %, is no other rent.
  const told = Object.keys(read) as (keyof Figures)[];
  if (choosePlaybook(question) === 'quanto_fica' && told.some((key) => OF_SUM.has(key)) && !GOES_ON.test(words))
    return undefined;
  const parcelled =
    gathered(question, read) ?? (read.installments === undefined ? undefined : inParcels(question, read));
  if (parcelled !== undefined) return parcelled;
  // "E se eu guardar 800?" after a plan with a term: when it would be reached at that pace.
  const pacesIt = read.saving !== undefined && choosePlaybook(question) === 'juntar';
  const { months: _, due: __, ...termless } = before;
  const { turned, supposing: ___, ...asked } = question;
  const spread = sameRate(words, read, before);
  // A yearly rate counts as a yield where the words say one; alone it is the CDI that was asked for.
  const yields = read.yearlyRate !== undefined && choosePlaybook(question) === 'projecao';
  return {
    ...asked,
    ...(yields ? { text: `${asked.text}; ${/%|juros?|rend/i.test(text) ? text : `${text}% ao ano`}` } : {}),
    ...withoutUndefined({
      turned: turnedIn(read) ?? turned,
      supposing:
        spread?.supposing ??
        (MORE_SPENT.test(words) && read.expense !== undefined ? countedExpense(read.expense) : undefined),
    }),
    figures: replaced(
      { ...question, figures: pacesIt ? termless : (spread?.before ?? before) },
      {
        ...aim(words, read, question),
        ...read,
        ...spread?.installment,
      },
    ),
  };
}
