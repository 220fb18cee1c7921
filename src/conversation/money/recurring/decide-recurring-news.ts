// "A netflix subiu pra 45,90", "cancelei a academia": news about something recurring changes its recurring entry, although
// the person gave no command.

import { folded } from '../../../domain/fold.ts';
import { pattern, piece } from '../../../domain/pattern.ts';
import type { Told } from '../../../domain/told.ts';
import { reais } from '../../../finance/money.ts';
import { dayWords, monthName } from '../../../finance/replies/day-words.ts';
import { recurringNamed } from '../../../tools/set-recurring.ts';
import { instantOf } from '../../agenda/next-time.ts';
import { askToChoose, askToConfirm } from '../../ask.ts';
import { run, say } from '../../decided.ts';
import type { Decision } from '../../decision.ts';
import { localDate } from '../../local-time.ts';
import { phrases } from '../../replies/phrases.ts';
import type { Situation } from '../../situation.ts';
import { FOLDED_MONTH_NAMES, FOLDED_WEEKDAY_NAMES } from '../../wording/calendar-words.ts';
import { TAKES_BACK } from '../../wording/takes-back.ts';
import { editCall } from '../correction/edit-call.ts';
import { draftsOf } from '../entry/drafts-of.ts';
import { recordCall } from '../entry/record-call.ts';
import { billNamed } from '../owing/expected-amount.ts';
import { valueSaid } from '../value-said.ts';
import { changeRecurring, decideRecurring, keepRecurring, onTheDay, placed, postingOf } from './decide-recurring.ts';
import { firstDayOf } from './first-day-of.ts';

type Recurring = Told<'recorrencia'>;

const OPENING = '(?:(?:e|oi|olha|entao|agora|eu|ja|finalmente|hoje|ontem|ah)[ ,]+)*';
const WHICH =
  '(?:(?:o|a|os|as|meu|minha|meus|minhas|d[oa])\\s+)?(?:(?:assinatura|plano|mensalidade|conta) d[oae] )?(?<name>[a-zà-ÿ\\d][a-zà-ÿ\\d ]{1,40}?)';
/** Folded text has no comma; the price itself is read from the message as typed. */
const PRICE = '(?:r )?\\d[\\d ]*';
const LAST_PRICE = /\d[\d.,]*(?=\D*$)/u;
const FROM = piece`
  (?:
    ,? (?:ja )?(?:(?:a partir d[eao]|a contar de|desde|em|so em|n?o) )?(?:mes de )?
    (?<month>${FOLDED_MONTH_NAMES}|mes q(?:ue)? vem|semana q(?:ue)? vem|proximo mes|ano que vem)(?: que vem| agora)?
  )?
`;

/** The new price follows "pra"; "subiu 10" gives only the difference. */
const PRICED = pattern('u')`
  ^${OPENING}${WHICH} (?:
    (?:ja |agora )*(?:
      subiu|sobe|aumentou|aumenta|baixou|caiu|diminuiu|abaixou|reajustou|mudou|passou|foi(?: reajustad[oa])?|pulou|
      (?:vai|quer)(?: subir| aumentar| baixar| passar)?
    )(?<from> de (?:r )?[\d ]+)? (?:pra|para|p)|
    (?:passou|vai passar) a (?:ser|custar)|
    agora (?:e|eh|ta|custa|sai|fica|vai ser)(?: em| por)?|
    (?:ta|esta) (?:custando|saindo|em)(?: agora)?
  ) ${PRICE}(?: reais)?(?: (?:por mes|agora|todo mes|esse mes|a partir de (?:agora|hoje|ja|ess[ea] mes)))?${FROM}$
`;
/** "Ih, a creche é 870". */
const PUT_RIGHT = pattern('u')`
  ^(?:(?:${TAKES_BACK}|ah),? )+([oa] [a-z ]{3,30}) (?:e|eh) (?=\d)
`;
/** "Sobe pra 120 a internet em janeiro". */
const PRICE_FIRST =
  /^(?:(?:vai|ja) )?(?:sub\w+|sobe|aument\w+) pra ((?:r )?\d[\d ]*?) ([oa] [a-z ]{3,30}?)((?: em | mes | a partir ).*)?$/u;
const STOPPED = pattern('u')`
  ^${OPENING}(?:
    cancelei|cancelamos|desassinei|encerrei|larguei|sai d[oa]|parei (?:de pagar|de assinar|com)|
    nao (?:tenho|pago|assino|faco|uso) mais
  )\s+${WHICH}(?: (?:hoje|ontem|esse mes|de vez|semana passada))?$
`;
/** "Netflix cancelei", "a internet eu cancelei". */
const STOPPED_IT = pattern('u')`
  ^${OPENING}${WHICH},? (?:(?:eu|ja|tambem|tb) )*(?:cancelei|cancelamos|desassinei|encerrei|nao (?:tenho|pago|assino|uso) mais)(?: (?:hoje|ontem))?$
`;

/** A day for what was kept without one; "agora" where it had another. */
const DATED = pattern('u')`
  ^${OPENING}(?:(?:muda|passa|troca|joga|bota) )?${WHICH} (?:(?<now>agora|passou a|mudou,?) )?
  (?:e|eh|cai|cair|entra|vence|vencer|fica|vem|chega|desconta|debita|(?<moved>(?:(?:passou|mudou|foi|vai) )?(?:pro|pra|para o)))(?: (?<again>agora))?
  (?: (?:sempre|todo mes|todo|no))* (?<day>
    (?:dia|(?:primeiro|quinto|ultimo|\d)o? dia|fim|final) .*|
    (?:na |toda )?(?:${FOLDED_WEEKDAY_NAMES})(?: feira)?
  )$
`;

/** "Essa semana ela não veio", of what repeats: not this time. */
const NOT_NOW = pattern('u')`
  ^${OPENING}(?:ess[ae]|est[ea]) (?:semana|mes) (?:(?:o|a) )?(?<who>el[ea]|[\p{L} ]{3,30}?) nao (?:veio|vem|vai vir|vira|teve|tem|paguei|vou pagar|cobrou)$
`;
/** "Já paguei o desse mês", behind what was just told to repeat. */
const PAID_NOW = /^(?:ja |eu )*paguei [oa] (?:desse|deste|dessa|desta|d[eo]) (?:mes|semana)(?: ja)?$/u;

/** "Já adiantei o aluguel hoje", "paguei o aluguel de dezembro": the next time is paid, and does not come again. */
const PAID_AHEAD = pattern('u')`
  ^${OPENING}(?:(?:adiantei|antecipei)|paguei(?= .*(?: adiantad[oa]| do mes que vem| de (?:${FOLDED_MONTH_NAMES})(?: |$)))) ${WHICH}(?<month> do mes que vem| de (?:${FOLDED_MONTH_NAMES}))?(?: (?:adiantad[oa]|hoje|ja|agora|no pix))*$
`;
const MONTHS = FOLDED_MONTH_NAMES.split('|');

function paidAhead(said: string, situation: Situation): Decision | undefined {
  const { name, month = '' } = PAID_AHEAD.exec(said)?.groups ?? {};
  const bill =
    name === undefined ? undefined : billNamed({ kind: 'despesa', description: name }, situation.loaded.bills());
  if (bill !== undefined)
    return run(editCall(bill.id, { status: 'paga', date: localDate(situation.asking.said, situation.zone) }));
  const told = name === undefined ? undefined : recurringNamed(situation.loaded.recurring(), name);
  if (told?.value.cents === undefined || told.value.kind !== 'despesa' || told.value.every !== 'monthly')
    return undefined;
  const next = postingOf(told.value, situation)?.on;
  if (next === undefined) return undefined;
  const of = MONTHS.indexOf(month.replace(/^ de /u, '')) + 1;
  if (of > 0 && of !== Number(next.slice(5, 7))) return undefined;
  const { cents, description, category } = told.value;
  const date = localDate(situation.asking.said, situation.zone);
  const skip = changeRecurring('skip', description, situation);
  const paid = recordCall({ kind: 'despesa', cents, description, category, date });
  return skip.do === 'run_tool' ? run(paid, ...skip.calls) : undefined;
}

function ofThisTime(said: string, situation: Situation): Decision | undefined {
  const { loaded } = situation;
  const { who } = NOT_NOW.exec(said)?.groups ?? {};
  const just = loaded.recurring().find(({ key }) => key === loaded.done?.recurring);
  const meant = who === undefined || /^el[ea]$/.test(who) ? just : recurringNamed(loaded.recurring(), who);
  if (meant === undefined) return undefined;
  if (who !== undefined) return changeRecurring('skip', meant.value.description, situation);
  if (!PAID_NOW.test(said) || meant.value.cents === undefined || !loaded.wroteLast()) return undefined;
  const { cents, description, category } = meant.value;
  const date = localDate(situation.asking.said, situation.zone);
  return run(recordCall({ kind: 'despesa', cents, description, category, date }));
}

/** Undefined when nothing that repeats has that name. */
export function decideRecurringNews(situation: Situation): Decision | undefined {
  const { text, loaded, read } = situation;
  const said = folded(text).trim().replace(PUT_RIGHT, '$1 agora e ').replace(PRICE_FIRST, '$2 subiu pra $1$3');
  const now = paidAhead(said, situation) ?? ofThisTime(said, situation);
  if (now !== undefined) return now;
  const stopped = (STOPPED.exec(said) ?? STOPPED_IT.exec(said))?.groups?.['name'];
  if (stopped !== undefined && recurringNamed(loaded.recurring(), stopped) !== undefined)
    return changeRecurring('cancel', stopped, situation);
  const dated = DATED.exec(said)?.groups ?? {};
  const undated = dated['name'] === undefined ? undefined : recurringNamed(loaded.recurring(), dated['name']);
  if (
    undated !== undefined &&
    (!placed(undated.value) || (dated['now'] ?? dated['again'] ?? dated['moved']) !== undefined)
  )
    return onTheDay(undated, dated['day'] ?? '', situation);
  const other = undated === undefined || text.includes('?') ? undefined : anotherDay(undated, dated['day'], situation);
  if (other !== undefined) return other;
  const { name, month, from } = PRICED.exec(said)?.groups ?? {};
  if (name === undefined) return undefined;
  const told = recurringNamed(loaded.recurring(), name);
  const paid = read(`paguei ${LAST_PRICE.exec(text)?.[0]} no mercado`);
  const cents = paid.intent === 'lancamento' ? paid.slots.amount_cents : undefined;
  if (cents === undefined) return undefined;
  if (told === undefined)
    return offerMonthly(name, cents, situation) ?? (from === undefined ? undefined : askOfRise(name, cents, situation));
  const changed = { ...told, value: { ...told.value, cents } };
  return changesLater(told, changed, month, situation) ?? keepRecurring(changed, situation);
}
decideRecurringNews.says = [PAID_AHEAD, NOT_NOW, PAID_NOW, PRICED, PUT_RIGHT, STOPPED, STOPPED_IT, DATED];

/** Paid again and again, at no price of a month. */
const BOUGHT_OFTEN: ReadonlySet<string> = new Set([
  'mercado',
  'alimentacao',
  'transporte',
  'lazer',
  'pets',
  'vestuario',
]);
const WEEKLY = /(?<![a-zà-ÿ])(?:semana|dia|di[áa]ria|hora)(?![a-zà-ÿ])/i;

/** What was paid and is not known to repeat: nothing paid is changed, and the new price is offered as that of every month. */
function offerMonthly(name: string, cents: number, situation: Situation): Decision | undefined {
  const { loaded, read, asking } = situation;
  const [paid] = loaded.entries({ words: name }).filter(({ kind, status }) => kind === 'despesa' && status === 'paga');
  if (paid === undefined || paid.parcelas > 1) return undefined;
  const { description, category } = paid;
  if (BOUGHT_OFTEN.has(category) || WEEKLY.test(situation.text)) return say(phrases.priceToCome);
  const meant = read(`${description} ${reais(cents)} todo mês`);
  const kept = meant.intent === 'recurring_set' ? decideRecurring(meant.slots, situation) : undefined;
  const [call] = kept?.do === 'run_tool' ? kept.calls : [];
  if (call === undefined) return undefined;
  return askToConfirm(
    ['O que já está anotado não muda. Guardo ', { bold: `${reais(cents)} de ${description}` }, ' como de todo mês?'],
    call,
    { yes: 'Guardar', no: 'Não' },
    asking,
  );
}

const FIRST_PRICE = /\d[\d.,]*/u;

/** "A luz foi de 180 pra 290", of nothing kept: by how much, and whether the new one is paid, waits, or is of every month. */
function askOfRise(name: string, cents: number, situation: Situation): Decision | undefined {
  const { read, asking, text } = situation;
  const before = valueSaid(FIRST_PRICE.exec(text)?.[0] ?? '', situation);
  const now = read(`${name} ${reais(cents)}`);
  const monthly = read(`${name} ${reais(cents)} todo mês`);
  if (now.intent !== 'lancamento' || before === undefined || cents === before) return undefined;
  const [draft, ...others] = draftsOf(now.slots, situation);
  if (draft?.category === undefined || others.length > 0) return undefined;
  if (BOUGHT_OFTEN.has(draft.category)) return say(phrases.priceToCome);
  const more = cents > before;
  const kept = monthly.intent === 'recurring_set' ? decideRecurring(monthly.slots, situation) : undefined;
  const [every] = kept?.do === 'run_tool' ? kept.calls : [];
  return askToChoose(
    'clarify_type',
    [
      { bold: `${reais(Math.abs(cents - before))} a ${more ? 'mais' : 'menos'}` },
      `. Anoto os ${reais(cents)} de ${draft.description ?? name}?`,
    ],
    [
      { label: draft.kind === 'receita' ? 'Já recebi' : 'Já paguei', act: recordCall(draft) },
      ...(draft.kind === 'receita' ? [] : [{ label: 'A pagar', act: recordCall({ ...draft, pending: true }) }]),
      ...(every === undefined ? [] : [{ label: 'Todo mês', act: every }]),
    ],
    asking,
  );
}

/** "O condomínio é dia 10", of what is kept on the 5th: whether it moves is asked. */
function anotherDay(told: Recurring, day = '', situation: Situation): Decision | undefined {
  const moved = onTheDay(told, day, situation);
  const [call] = moved?.do === 'run_tool' ? moved.calls : [];
  if (call?.tool !== 'set_recurring') return undefined;
  const { description, dayOfMonth: before } = told.value;
  const { dayOfMonth: now } = call.args.told.value;
  if (now === undefined || before === undefined || now === before) return undefined;
  return askToConfirm(
    [{ bold: description }, ` está no dia ${before}. Mudo para o dia ${now}?`],
    call,
    { yes: 'Mudar', no: 'Deixa' },
    situation.asking,
  );
}

/** "A partir de janeiro": while a posting before then still has the old price, whether to change it now is asked. */
function changesLater(
  told: Recurring,
  changed: Recurring,
  month: string | undefined,
  situation: Situation,
): Decision | undefined {
  const { asking, zone } = situation;
  const from = month === undefined ? undefined : firstDayOf(month, localDate(asking.said, zone));
  const next = postingOf(told.value, situation);
  if (from === undefined || next === undefined || next.on >= from) return undefined;
  const { description, cents = 0 } = told.value;
  const price = reais(changed.value.cents ?? 0);
  const then = monthName(Number(from.slice(5, 7)));
  const posting = postingOf(changed.value, situation);
  return askToChoose(
    'clarify_type',
    [
      { bold: description },
      ` de ${dayWords(next.on, localDate(asking.said, zone))} ainda sai por ${reais(cents)}. Mudo já para ${price}, ou te lembro em ${then}?`,
    ],
    [
      { label: 'Mudar já', act: { tool: 'set_recurring', args: { told: changed, ...(posting && { posting }) } } },
      {
        label: `Em ${then}`,
        act: {
          tool: 'set_reminder',
          args: { content: `mudar ${description} para ${price}`, dueAt: instantOf(from, undefined, zone) },
        },
      },
    ],
    asking,
  );
}
