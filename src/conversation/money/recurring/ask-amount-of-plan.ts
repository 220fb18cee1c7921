// "Teto pro mercado", "quero juntar pra viagem", "netflix todo mês": a ceiling, a goal or what repeats, told without its
// value, which is asked.

import { DAY_MS } from '../../../domain/durations.ts';
import { folded } from '../../../domain/fold.ts';
import { pattern, piece } from '../../../domain/pattern.ts';
import type { RichText } from '../../../domain/text.ts';
import { budgetOf } from '../../../finance/budget-status.ts';
import { rhythmWords } from '../../../finance/replies/told-words.ts';
import type { ToolCall } from '../../../tools/registry.ts';
import { recurringNamed } from '../../../tools/set-recurring.ts';
import { askToFill } from '../../ask.ts';
import { run, say } from '../../decided.ts';
import type { Decision } from '../../decision.ts';
import { AN_EVENT } from '../../open-question/names-another.ts';
import { phrases } from '../../replies/phrases.ts';
import { reworded, type Situation } from '../../situation.ts';
import { BANKS } from '../../wording/bank-names.ts';
import { decideBudget, decideGoal } from '../decide-told.ts';
import { answersNothing } from '../entry/answers-nothing.ts';
import { goalAnswer } from '../goals/goal-answer.ts';
import { valueSaid } from '../value-said.ts';
import { decideRecurring, keepRecurring } from './decide-recurring.ts';

export type PlanCall = Extract<ToolCall, { tool: 'tell_money' | 'set_recurring' }>;

const MAKES = piece`
  (?:
    (?:eu )?(?:quero|queria|gostaria de|vou|preciso|pode|posso|consigo|tem como|d[áa] (?:pra|para)|bora|vamos)
    (?: (?:criar|colocar|botar|p[ôo]r|fazer|definir|ter|marcar))? |
    (?:cria|crie|criar|p[õo]e|bota|coloca|define|faz|marca) )?
`;
const TO = '(?:pr[ao]s?|para(?: [oa]s?)?|d[aeo]s?|n[ao]s?|com(?: [oa]s?)?)';
const NAME = '(?<name>[a-zà-ÿ][a-zà-ÿ ]{1,30}?)';
const form = (words: string, end = '[.!]*'): RegExp => new RegExp(`^${words}${end}$`, 'i');

const CEILING = form(
  `${MAKES}(?:um |meu )?(?:teto|limite|or[çc]amento)(?: (?:mensal|de gastos?))?(?: ${TO} ${NAME})?`,
  '[.!?]*',
);
const GOAL = form(
  piece`
    (?:
      ${MAKES}(?:juntar|guardar|economizar|poupar)(?: dinheiro| grana)? (?:pr[ao]s?|para(?: [oa]s?)?) ${NAME}|
      ${MAKES}(?:uma |minha )?meta(?: nova)?(?: ${TO} ${NAME.replace('name', 'aim')})?
    )
  `,
);
const EVERY = '(?:tod[oa] m[êe]s|mensa(?:l|lmente)|por m[êe]s)';
const REPEATS = form(
  piece`
    (?:
      ${EVERY} (?:eu )?(?:pago|tenho|vem) (?:[oa]s? |de )?${NAME}|
      (?:eu )?(?:pago |assino |tenho )?(?:a assinatura d[aeo] |[oa] )?${NAME.replace('name', 'what')} ${EVERY}|
      (?:eu )?(?:assino|assinei) (?![oa]s? (?:autoriza|contrato|document|termo|papel|papei|ata|boletim|prova|rescis|carteira|livro|lista|cheque|declara))(?:[oa] )?${NAME.replace('name', 'signed')}
    )
  `,
);

const ASKS_FOR = /^(?:tem como|d[áa] (?:pra|para)|posso|consigo|pode)(?![a-zà-ÿ])/i;
/** "O condomínio é dia 10", "condomínio todo dia 10". */
const DAYED = form(
  `(?!.*(?<![a-zà-ÿ])agora(?![a-zà-ÿ]))(?:(?:e|o|a|meu|minha|pago) )*(?![a-zà-ÿ]+[aei]r )${NAME} (?:(?:é|fica|cai) (?:sempre |todo m[êe]s |todo |no )*|(?:sempre |todo )+)dia (?<day>\\d{1,2})`,
);

/** A card's limit is the bank's. */
const OF_BANK = pattern('i')`
  (?<![a-zà-ÿ])(?:cart[ãa]o|${BANKS})(?![a-zà-ÿ])
`;
/** Stands for the value while the rest is read. */
export const STAND_IN = 1000;

/** Undefined when a value is said, or nothing of the kind is set. */
export function askAmountOfPlan(situation: Situation): Decision | undefined {
  const words = situation.text.trim();
  const ceiling = CEILING.exec(words)?.groups;
  const goal = GOAL.exec(words)?.groups;
  const repeats = REPEATS.exec(words)?.groups;
  const dayed = words.includes('?') || OF_BANK.test(words) ? undefined : DAYED.exec(words)?.groups;
  // "O dentista da Bia é dia 7" is no bill.
  if (dayed !== undefined && AN_EVENT.test(folded(dayed['name'] ?? '')) && !/tod[oa]|sempre/i.test(words))
    return undefined;
  if (dayed !== undefined && recurringNamed(situation.loaded.recurring(), dayed['name'] ?? '') === undefined) {
    const call = repeating(dayed['name'] ?? '', situation, ` todo dia ${dayed['day']}`);
    return call && valued(call, situation);
  }
  if ((ceiling ?? goal ?? repeats) === undefined || /\d/u.test(words) || OF_BANK.test(words)) return undefined;
  // "Meta da viagem?" asks about it; "tem como pôr um limite?" asks for one.
  if (words.endsWith('?') && !ASKS_FOR.test(words)) return undefined;
  const call =
    ceiling !== undefined
      ? planned(`teto de ${STAND_IN}${ceiling['name'] === undefined ? '' : ` pra ${ceiling['name']}`}`, situation)
      : goal !== undefined
        ? planned(`quero juntar ${STAND_IN}${named(goal['name'] ?? goal['aim'])}`, situation)
        : repeats !== undefined
          ? repeating(repeats['name'] ?? repeats['what'] ?? repeats['signed'] ?? '', situation)
          : undefined;
  return call && valued(call, situation);
}
askAmountOfPlan.says = [DAYED, CEILING, GOAL, REPEATS];

/** What was paid that lately is what it costs. */
const SAME_PRICE_MS = 45 * DAY_MS;

/** "Põe o aluguel todo dia 5", behind what was paid of it: by that value. */
function valued(call: PlanCall, situation: Situation): Decision {
  const { told } = call.args;
  const { loaded, asking } = situation;
  const paid =
    told.kind !== 'recorrencia'
      ? undefined
      : loaded
          .entries({ words: told.value.description })
          .find(({ kind, recordedAt }) => kind === 'despesa' && asking.now - recordedAt <= SAME_PRICE_MS);
  return told.kind === 'recorrencia' && paid !== undefined
    ? keepRecurring({ ...told, value: { ...told.value, cents: paid.cents } }, situation)
    : askToFill(questionOf(call), 'amount', call, situation.asking);
}

const named = (name: string | undefined): string => (name === undefined ? '' : ` pra ${name}`);

/** The ceiling or the goal that the words set; undefined when they set none. */
export function planned(words: string, situation: Situation): PlanCall | undefined {
  const meant = situation.read(words);
  const decision =
    meant.intent === 'budget_set'
      ? decideBudget(meant.slots, words)
      : meant.intent === 'goal_set'
        ? decideGoal(meant.slots, reworded(situation, words, meant))
        : undefined;
  const [call] = decision?.do === 'run_tool' ? decision.calls : [];
  return call?.tool === 'tell_money' ? call : undefined;
}

/** Only what is known to be paid for: "reunião todo mês" costs nothing. */
function repeating(name: string, situation: Situation, day = ''): PlanCall | undefined {
  const bought = situation.read(`paguei ${STAND_IN} de ${name}`);
  if (bought.intent !== 'lancamento' || bought.slots.category === undefined || bought.slots.missing !== undefined)
    return undefined;
  const words = day === '' ? `todo mês pago ${STAND_IN} de ${name}` : `pago ${STAND_IN} de ${name}${day}`;
  const meant = situation.read(words);
  if (meant.intent !== 'recurring_set' || meant.slots.action !== undefined) return undefined;
  const decision = decideRecurring(meant.slots, reworded(situation, words, meant));
  const [call] = decision.do === 'run_tool' ? decision.calls : [];
  return call?.tool === 'set_recurring' ? call : undefined;
}

/** Asks for its value. */
export function questionOf({ args: { told } }: PlanCall): RichText {
  switch (told.kind) {
    case 'orcamento':
      return [`De quanto por mês é o teto ${budgetOf(told)}?`];
    case 'meta':
      return [`Quanto você quer juntar${told.value.name === 'juntar' ? '' : ` pra ${told.value.name}`}?`];
    case 'recorrencia':
      return [{ bold: told.value.description }, `, ${rhythmWords(told.value)}. Quanto é?`];
    default:
      return ['Quanto?'];
  }
}

/** The goal with what was said of it; its value stays a stand-in until one is. */
function aimed(call: PlanCall, situation: Situation): Decision | undefined {
  const { told } = call.args;
  const { value, due } = goalAnswer(situation.text) ?? {};
  if (told.kind !== 'meta' || due === undefined) return undefined;
  const meant = situation.read(`quero juntar ${value ?? STAND_IN} pra ${told.value.name} ${due}`);
  if (meant.intent !== 'goal_set' || meant.slots.due === undefined) return undefined;
  const until = { ...told, value: { ...told.value, due: meant.slots.due as NonNullable<typeof told.value.due> } };
  const cents = value === undefined ? undefined : meant.slots.amount_cents;
  const more: PlanCall = { tool: 'tell_money', args: { told: until } };
  return cents === undefined
    ? askToFill(questionOf(more), 'amount', more, situation.asking)
    : run({ tool: 'tell_money', args: { told: { ...until, value: { ...until.value, cents } } } });
}

/** The answer to "quanto é?". */
export function continuePlan(call: PlanCall, situation: Situation): Decision {
  const goal = aimed(call, situation);
  if (goal !== undefined) return goal;
  const cents = valueSaid(situation.text, situation);
  if (cents === undefined)
    return answersNothing(situation.text)
      ? say(phrases.declined)
      : askToFill(['Não peguei. ', ...questionOf(call)], 'amount', call, situation.asking);
  const { told } = call.args;
  if (told.kind === 'recorrencia') return keepRecurring({ ...told, value: { ...told.value, cents } }, situation);
  if (told.kind === 'orcamento' || told.kind === 'meta')
    return run({ tool: 'tell_money', args: { told: { ...told, value: { ...told.value, cents } } as typeof told } });
  return say(phrases.declined);
}
