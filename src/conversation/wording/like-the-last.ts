// "Ontem vendemos 980", then "sexta foi 1.510"; "a luz veio 187 e vence dia 27", then "a de água 64 dia 28": one more of what was told
// just before.

import type { ContaKey } from '../../domain/ledger.ts';
import { pattern } from '../../domain/pattern.ts';
import { contaLabel } from '../../finance/conta.ts';
import { pointing } from '../focus/entries-in-focus.ts';
import { LATELY_MS } from '../lately.ts';
import { reworded, type Situation } from '../situation.ts';
import { WEEKDAY_NAMES } from './calendar-words.ts';
import { AND } from './openers.ts';
import { VALUE } from './turn.ts';
import { TYPED_AMOUNT } from './typed-amount.ts';

const DAY_WAS = pattern('i')`
  ^(?:e |j[áa] )*(?:n[ao] )?(?<day>hoje|ontem|anteontem|${WEEKDAY_NAMES}|dia \d{1,2}) (?<verb>
    foi|foram|deu|deram|fiz|fizemos|vendi|vendemos|gastei
  )(?<how> (?:mais |bem |muito )?(?:frac[oa]|bo[ma]|[óo]tim[oa]|ruim|melhor|pior|parad[oa]|corrid[oa]|movimentad[oa]|devagar),?(?: (?:deu|fiz|vendi|s[óo]))*)? (?:uns )?${VALUE}[.!]*$
`;
/** "E outro de 780 no dia 5", "e mais um de 61 sábado", "e 32 sexta". */
const ANOTHER = pattern('i')`
  ^(?:e (?:teve |foi )*(?:mais )?|mais |(?=outr[oa] de ))(?:(?:(?:um |uma )?outr[oa]|(?:mais )?uma?) (?:de |por |a )?${VALUE}(?:,? (?:no |n[ao] |em )?(?<day>hoje|ontem|anteontem|${WEEKDAY_NAMES}|dia \d{1,2}))?|
  (?:uns )?${VALUE.replace('value', 'sum')},? (?:foi )?(?:no |n[ao] |em )?(?<when>hoje|ontem|anteontem|${WEEKDAY_NAMES}|dia \d{1,2}))[.!]*$
`;
const BILL_OF = pattern('i')`
  ^(?:e )?[ao] d[aeo] (?<what>[a-zà-ÿ]+)[, ]+(?:veio |deu |[ée] |foi )?${VALUE}[, ]+(?:e )?(?:vence )?(?:no |em )?
  (?<day>dia \d{1,2}|amanh[ãa]|${WEEKDAY_NAMES})[.!]*$
`;

/** "Ontem 185", of whoever lives from what a day brings. */
const DAY_ALONE = pattern(
  'i',
)`^(?:e |a[íi] )*(?<day>hoje|ontem|anteontem|${WEEKDAY_NAMES}),? (?:uns |mais )?${VALUE}[.!]*$`;
/** "Mais 90 à noite", behind what came in. */
const LATER_ON = pattern(
  'i',
)`^(?:e |a[íi] |depois )*(?:fiz |foram |foi |deu )?mais (?:uns )?${VALUE} (?:[àa]|de|na|pela) (?:noite|tarde|manh[ãa]|noitinha|madrugada)[.!]*$`;

/** "Ontem tinha feito 180 com 60 de gasolina", "e anteontem 205, gasolina 65": what a day brought and took. */
const DAY_BOTH = pattern('i')`
  ^(?:e |a[íi] |j[áa] )*(?<day>hoje|ontem|anteontem|(?:n[ao] )?(?:${WEEKDAY_NAMES})),? (?:(?:eu|tinha|fiz|feito|tirei|tirado|deu|dado|foi|foram|uns) )*${VALUE}
  (?:,? (?:com|e|mas|gastei|paguei|foi|foram|menos|uns))*,? (?:(?<cost>${TYPED_AMOUNT}) (?:d[eoa]|com|n[oa]) (?<what>[a-zà-ÿ]{4,20})|(?<thing>(?!${WEEKDAY_NAMES}|hoje|ontem|anteontem)[a-zà-ÿ]{4,20}) (?:de |foi |deu )?(?<sum>${TYPED_AMOUNT}))[.!]*$
`;

const APP = '(?:uber|99(?:pop)?|indrive|ifood|rappi|cabify|lalamove|loggi|shopee|mercado livre)';
/** "Hoje 410 uber 60 99", "rodei hj 312 no uber e 88 na 99". */
const BY_APP = pattern('i')`
  ^(?:e |a[íi] )*(?:(?<day>hoje|hj|ontem|anteontem),? )?(?:(?:(?<drove>rodei|trabalhei)|fiz)(?: (?<when>hoje|hj|ontem))? )?${VALUE} (?:n[oa] |d[oa] |de )?(?<app>${APP})(?:,| e|,? mais)? ${VALUE.replace('value', 'other')} (?:n[oa] |d[oa] |de )?(?<second>${APP})[.!]*$
`;

/** "E 18 na volta", behind a ride. */
const WAY_BACK = pattern('i')`
  ^(?:(?:e|a[íi]|depois|mais|foi|foram|deu)[, ]+)*(?:
    ${VALUE} (?:(?:[nd]|pr)?a volta|(?:pra|para) voltar)|(?:(?:[nd]?a )?volta|(?:pra )?voltar),? (?:foi |deu |ficou |por )*${VALUE.replace('value', 'other')}
  )[.!]*$
`;

/** "E uma air fryer 480 em 4x", behind what was bought so. */
const IN_PARTS_TOO = pattern('i')`
  ^(?:e|mais|e mais|tamb[ée]m) (?:tamb[ée]m )?(?<what>(?:uma? |[oa]s? |uns |umas )?[a-zà-ÿ][a-zà-ÿ ]{2,30}?),? (?:de |por |foi |a )?${VALUE}(?: reais)? em (?<parts>\d{1,2}) ?(?:x|vezes|parcelas)[.!]*$
`;

/** "Ainda vão me pagar mais 300 dia 10", behind what came in: of the same. */
const MORE_TO_COME = pattern('i')`
  ^${AND}(?:ainda )?(?:
    (?:v[ãa]o|vai|ficaram de|ficou de) (?:me )?(?:pagar|mandar|cair|entrar|depositar)|(?:tem|tenho)|faltam?(?: receber)?|vou receber
  ) (?:mais |outros )(?:uns )?${VALUE}(?: (?:pra|a) (?:receber|cair|entrar))?(?:,? (?<day>(?:n[ao] |em )?(?:dia \d{1,2}|amanh[ãa]|semana que vem|m[êe]s que vem|${WEEKDAY_NAMES})))?[.!]*$
`;

/** "Ontem foi 190 e rodei 160 km": how far it was is no part of it. */
const HOW_FAR = /,? (?:e |mas )?(?:eu )?rodei (?:uns )?\d{1,4} ?(?:km|quil[ôo]metros)(?=[.!]*$)/i;

/** What a day brought and what it took, of whoever lives from days; two lines. */
export function bothOfDay(situation: Situation): Situation | undefined {
  const { text, loaded } = situation;
  const apps = BY_APP.exec(text.trim())?.groups;
  const drives =
    apps !== undefined &&
    (apps['drove'] !== undefined ||
      loaded.entries({ last: 12, kind: 'receita' }).some(({ category }) => category === 'renda_extra'));
  if (drives) {
    const { day, when = day ?? 'hoje', value, app, other, second } = apps;
    return reworded(situation, `${when} fiz ${value} no ${app}\n${when} fiz ${other} no ${second}`);
  }
  const both = DAY_BOTH.exec(text.trim())?.groups;
  const earns =
    both !== undefined &&
    loaded.entries({ last: 6, kind: 'receita' }).some(({ category }) => category === 'renda_extra');
  if (!earns) return undefined;
  const { day, value, cost, sum, what, thing } = both;
  return reworded(situation, `${day} fiz ${value}\n${day} gastei ${cost ?? sum} de ${what ?? thing}`);
}

/** "Ontem foi 140", where the same was told of that day, or anything lately: it is put right. */
function toldThen(said: Readonly<Record<string, string | undefined>>, situation: Situation): string | undefined {
  const { day = '', value, verb = '', how } = said;
  const { lastEntry: last, entries } = situation.loaded;
  const date = /^(?:fo|de)/i.test(verb) && how === undefined ? pointing(day, situation).date : undefined;
  if (last === undefined || date === undefined || date === last.date) return undefined;
  const then = entries({ date }).filter(({ kind }) => kind === last.kind);
  const same = then.some(({ description }) => description === last.description);
  const lately = then.some(({ recordedAt }) => situation.asking.now - recordedAt <= LATELY_MS);
  return same || lately ? `o ${same ? `${last.description} ` : ''}de ${day} foi ${value}` : undefined;
}

/** The situation with the whole sentence; undefined when nothing of the kind was told just before. */
export function likeTheLast(situation: Situation): Situation | undefined {
  const { loaded, read } = situation;
  const text = situation.text.replace(HOW_FAR, '').trim();
  const ofDay = DAY_WAS.test(text);
  const right = toldThen(DAY_WAS.exec(text)?.groups ?? {}, situation);
  if (right !== undefined) return reworded(situation, right);
  const days = ofDay ? loaded.lastEntries() : [];
  const came = days.filter(({ kind }) => kind === 'receita');
  // "Hoje vendi 420, gastei 180", then "ontem foi 310": what the day brought, and not what was spent last.
  const takings =
    DAY_WAS.exec(text)?.groups?.['how'] !== undefined
      ? loaded.entries({ last: 12, kind: 'receita' }).find(({ counterpart }) => counterpart === '')
      : days.length > 1 && came.length === 0 && loaded.trade() !== undefined
        ? loaded.entries({ last: 6, kind: 'receita' })[0]
        : came[0];
  const last =
    (ofDay ? offeredHabit(situation) : undefined) ??
    ((days.length > 1 && came.length < 2) || DAY_WAS.exec(text)?.groups?.['how'] !== undefined
      ? (takings ?? loaded.lastEntry)
      : loaded.lastEntry);
  // Of several apps, what the day made is of none of them.
  const { day = '', value = '' } = DAY_WAS.exec(text)?.groups ?? {};
  if (new Set(came.map(({ description }) => description)).size > 1) return reworded(situation, `${day} fiz ${value}`);
  const told = DAY_WAS.exec(text)?.groups?.['how'] !== undefined && takings === undefined;
  if (last === undefined || told) return undefined;
  const earned = loaded.lastEntries().find(({ kind, counterpart }) => kind === 'receita' && counterpart === '');
  const more = LATER_ON.exec(text)?.groups ?? (loaded.trade() === undefined ? undefined : DAY_ALONE.exec(text)?.groups);
  if (earned?.category === 'renda_extra' && more !== undefined)
    return reworded(
      situation,
      `${more['day'] ?? 'hoje'} ${earned.description === 'trabalho' ? `fiz ${more['value']}` : `recebi ${more['value']} de ${earned.description}`}`,
    );
  // Both ways were told: "na volta foi 25" puts the second one right.
  if (loaded.lastEntries().length > 1 && /(?<![a-zà-ÿ])volta/i.test(loaded.lastSaid ?? '') && WAY_BACK.test(text))
    return undefined;
  const words = sameOnDay(text, last) ?? (last.status === 'pendente' ? billLike(text, last) : undefined);
  const again = words === undefined ? undefined : read(words);
  return words === undefined || again?.intent !== 'lancamento' ? undefined : reworded(situation, words);
}

type Last = Pick<NonNullable<Situation['loaded']['lastEntry']>, 'kind' | 'description' | 'status' | 'category'> & {
  readonly parcelas?: number;
  readonly from?: ContaKey | '';
};

/** "Toda sexta tem feira, uns 80", asked whether it is to be kept, then "hoje deu 73": of that fair. */
function offeredHabit({ loaded: { state } }: Situation): Last | undefined {
  const act = state.at === 'pending' && state.action.kind === 'confirm' ? state.action.yes.act : undefined;
  if (act?.tool !== 'set_recurring') return undefined;
  const { kind, description, category } = act.args.told.value;
  return { kind, description, category: category ?? 'outros', status: 'paga' };
}

function inPartsToo(text: string, { kind, parcelas = 1, from = '' }: Last): string | undefined {
  const { what, value, parts } =
    (kind === 'despesa' && parcelas > 1 ? IN_PARTS_TOO.exec(text)?.groups : undefined) ?? {};
  const card = from === '' || from === 'cartao:cartao' ? '' : ` no ${contaLabel(from)}`;
  return what === undefined ? undefined : `comprei ${what} por ${value} em ${parts}x${card}`;
}

function sameOnDay(text: string, last: Last): string | undefined {
  const { kind, description, status, category } = last;
  const parts = inPartsToo(text, last);
  if (parts !== undefined) return parts;
  const back = category === 'transporte' && kind === 'despesa' ? WAY_BACK.exec(text)?.groups : undefined;
  if (back !== undefined)
    return `paguei ${back['value'] ?? back['other']} de ${description.replace(/ ida$/i, ' volta')} hoje`;
  const more = kind === 'receita' && description !== '' ? MORE_TO_COME.exec(text)?.groups : undefined;
  if (more !== undefined) return `vou receber ${more['value']} de ${description} ${more['day'] ?? ''}`.trim();
  const other = ANOTHER.exec(text)?.groups;
  if (other !== undefined && status === 'paga' && description !== '' && (kind === 'despesa' || kind === 'receita'))
    return `${kind === 'receita' ? 'recebi' : 'paguei'} ${other['value'] ?? other['sum']} de ${description} ${other['day'] ?? other['when'] ?? 'hoje'}`;
  const { day, value, verb = '', how } = DAY_WAS.exec(text)?.groups ?? {};
  // What was made or sold is no more of what was spent.
  if (/^(?:fi|ve)/i.test(verb) ? kind !== 'receita' : /^ga/i.test(verb) && kind !== 'despesa') return undefined;
  if (day === undefined || status !== 'paga' || description === '') return undefined;
  if (kind === 'receita')
    return `${day} ${description === 'venda' ? `vendi ${value}` : description === 'trabalho' || how !== undefined ? `fiz ${value}` : `recebi ${value} de ${description}`}`;
  return kind === 'despesa' ? `${day} gastei ${value} de ${description}` : undefined;
}

function billLike(text: string, { kind }: Last): string | undefined {
  const { what, value, day } = BILL_OF.exec(text)?.groups ?? {};
  if (what === undefined) return undefined;
  // Behind the bill of a card, that of another card.
  return kind === 'transferencia'
    ? `fatura do ${what} ${value} vence ${day}`
    : `a conta de ${what} veio ${value}, vence ${day}`;
}
