// "Sou diarista", "meu nome é Rita e moro em Recife": what somebody tells of themself, each fact replacing what was told of it before.

import { folded } from '../../domain/fold.ts';
import { pattern, piece } from '../../domain/pattern.ts';
import { HELLO } from '../../language/signals/greeting.ts';
import type { SlotsOf } from '../../language/slots/slots.ts';
import type { ToolCall } from '../../tools/registry.ts';
import { run } from '../decided.ts';
import type { Decision } from '../decision.ts';
import { decideRecord } from '../money/entry/decide-record.ts';
import { decidePriceTold } from '../money/own-work/decide-price-told.ts';
import { decidePayTold } from '../money/recurring/decide-pay-told.ts';
import { reworded, type Situation } from '../situation.ts';
import { SURE } from '../sure.ts';
import { retimed } from './retimed.ts';

type Fact = SlotsOf<'profile_set'>;

/** "Bom dia! Sou nova por aqui": a courtesy before the facts. */
const NEWCOMER = new RegExp(`^${HELLO}(?:(?:eu )?sou nov[oa] (?:por )?aqui[,!. ]+)?`, 'i');
const BETWEEN = /\s*[,;.]\s*(?:e\s+)?|\s+e\s+/u;
/** Folded. Beside a trade, and not in its place. */
const CIVIL_STATE = /^(?:casad|solteir|divorciad|separad|viuv|noiv|amigad)/u;

export const decideProfile = (fact: Fact, situation: Situation): Decision => run(telling(fact, situation));

const GREETS = `^${HELLO}(?:(?:e|a[íi]|eu),? )*`;
const OF_SELF = new RegExp(
  `${GREETS}(?:meu nome|me chamo|sou|aqui (?:é|e|quem)|moro|trabalho|(?:re)?vendo|fa[çc]o|dou aula|tenho (?:\\d|um|ba|lo|sal|ofi|lanch|padar|mer)|rodo|dirijo|comecei a|t[ôo] (?:rod|dirig)|estou (?:rod|dirig))`,
  'i',
);
/** "Vendo" is also what somebody watches: alone it is a trade only of such wares. */
const WARES = piece`
  (?:
    marmit|quentinh|bol[oa]|doc|salgad|brigadeir|truf|geladinh|sacol[ée]|picol[ée]|p[ãa]e?[os]|lanch|hamb[úu]rg|past[ée]|a[çc]a[íi]|espetin|
    churrasq|queij|ovo|frut|verdur|legum|tapioc|acaraj[ée]|pipoc|coxinh|empad|tort|pudi[mn]|caf[ée]|roup|lingerie|biqu[íi]ni|cal[çc]ad|
    cosm[ée]tic|perfum|maquiag|avon|natura|jequiti|botic[áa]rio|semi ?j[óo]i|biju|artesanat|croch[êe]|la[çc]o|vela|sabonet|plant|flor|capinh|
    [áa]gua|cachorro.quente|hot dog|seguro|im[óo]ve|cons[óo]rcio|plano
  )
`;
/** "Vendo marmita": what one lives from, and no sale of one thing. */
const SELLS = pattern('i')`
  ${GREETS}(?:(?:trabalho vendendo|trabalho com venda de|vivo de vender) |(?:fa[çc]o e )?(?:re)?vendo (?=${WARES}))
  (?<wares>(?!(?:meu|minha|um|uma|o|a)(?![a-zà-ÿ]))[a-zà-ÿ][a-zà-ÿ ]{2,40}?)[.!]*$
`;

/** "Faço unha": work done to others, and nothing of today. */
const DOES = pattern('i')`
  ${GREETS}(?:trabalho (?:com|de|fazendo)|fa[çc]o|dou(?= aulas?)) (?<work>(?:aula|freela|unha|cabelo|sobrancelha|c[íi]lio|faxina|limpeza|di[áa]ria|bolo|doce|salgad|marmita|costura|frete|entrega|bico|
  carreto|instala[çc]|manuten[çc]|massag|${WARES})[a-zà-ÿ]*(?: (?:particular|[àa] domic[íi]lio))?(?: (?:de|em|pra|para|a|e|com|por|sob|no?|na) (?:(?:minha|meu) )?[a-zà-ÿ]+){0,2})[.!]*$
`;

/** "Comecei a rodar de uber", "dirijo na 99". */
const DRIVES = pattern('i')`
  ${GREETS}(?:eu )?(?:comecei a |t[ôo] |estou )?(?:rodo|rodar|rodando|dirijo|dirigir|dirigindo|fa[çc]o|fazer|fazendo) (?:(?:de|na|no|pel[ao]|com|pr[ao]) )?
  (?<app>uber|99|ifood|indrive|rappi|aplicativo|app|moto ?t[áa]xi|entregas?|corridas?)(?: e (?:na |no |de )?(?:uber|99|ifood|indrive|rappi))?(?: (?:essa|esta|nessa) semana| esse m[êe]s| hoje| agora| h[áa] pouco| de (?:carro|moto))*[.!]*$
`;

/** "Tenho uma lanchonete": what one lives from. */
const OWNS = pattern('i')`
  ${GREETS}(?:eu )?tenho (?:(?:um|uma) )?(?<shop>(?:lanchonete|padaria|mercearia|mercadinho|loja|lojinha|sal[ãa]o|barbearia|oficina|restaurante|bar|barraca|banca|food truck|papelaria|pet ?shop|confeitaria|pizzaria|a[çc]ougue)(?: (?:de|d[ao]|n[ao]|em) [a-zà-ÿ ]{2,25})?)[.!]*$
`;

/** "Sou a Jussara", "aqui é o seu Zé": a name has a capital, and a trade has none. */
const INTRODUCES = pattern('u')`
  ^(?:(?:[Oo]i|[Oo]l[áa]|[Ee]u|[Bb]om dia|[Bb]oa tarde|[Bb]oa noite)[,!.]? )*
  (?:[Ss]ou|[Aa]qui (?:é|e|quem fala é)) [oa] (?<name>(?:(?:dona|seu) )?[A-ZÀ-Þ][a-zà-ÿ]+(?: [A-ZÀ-Þ][a-zà-ÿ]+)?)[.!]*$
`;

/** "Sou motorista da 99 e do uber". */
const DRIVER = /^(?:eu )?sou (?<work>motorista (?:d[aeo]|pel[ao]) [a-zà-ÿ0-9 ]{2,30})[.!]*$/i;

/** Undefined when one thing of one's own is for sale, or a price is told. */
function nameOrTrade(text: string): Fact | undefined {
  const name = INTRODUCES.exec(text.trim())?.groups?.['name'];
  if (name !== undefined) return { fact: 'name', value: name };
  const wares = SELLS.exec(text.trim())?.groups?.['wares'];
  const work = DOES.exec(text.trim())?.groups?.['work'];
  const shop = OWNS.exec(text.trim())?.groups?.['shop'];
  const drives = DRIVER.exec(text.trim())?.groups?.['work'];
  if (drives !== undefined) return { fact: 'situation', value: drives };
  if (shop !== undefined) return { fact: 'situation', value: `tem ${shop}` };
  const does = /^aula/i.test(work ?? '') ? 'dá' : 'faz';
  const trade = wares !== undefined ? `vende ${wares}` : work === undefined ? undefined : `${does} ${work}`;
  return trade === undefined ? undefined : { fact: 'situation', value: trade };
}

/** "Sou diarista, cobro 180", "sou confeiteira e vendo bolo de pote a 12". */
const TRADE_AND_PRICE =
  /^([^\d]{3,60}?)(?:,| e|, e|[.;]) (?=(?:eu )?(?:cobro|vendo|fa[çc]o|(?:a |o )?(?:minha|meu)) [^\d]{0,40}\d)(.{3,80})$/i;

/** "Sou babá, ganho 90 por dia", "faço salgado pra fora, cento a 70". */
const PRICED_WORK = pattern('i')`
  ^(?<head>[^\d]{3,60}?)(?:,| e|, e|[.;]) (?:
    (?:eu )?(?:ganho|recebo|tiro) (?<daily>(?:r\$ ?)?\d[\d.,]*)(?: reais)? (?:por|a|ao|na|no|cada) (?:dia|di[áa]ria)|(?<wares>(?:o |a )?[a-zà-ÿ]{3,15}(?: de [a-zà-ÿ]{3,12})? a (?:r\$ ?)?\d[\d.,]*)|(?<each>(?:r\$ ?)?\d[\d.,]*)(?: reais)? (?:a|por) (?<unit>di[áa]ria|hora|aula|visita|sess[ãa]o)|(?<list>\d[\d.,]* [oa] [a-zà-ÿ]{3,15}(?:(?:,| e|, e) \d[\d.,]* [oa] [a-zà-ÿ]{3,15}){1,4})
  )[.!]*$
`;
/** "Entregador aqui, hoje ifood 134 e 99food 58": what the day brought, of whom it is told in the same breath. */
const INTRO = pattern('i')`
  ${GREETS}(?:(?:sou|aqui é|aqui quem fala é) (?:uma? )?)?(?<trade>entregadora?|motoboy|motogirl|motorista(?: de (?:app|aplicativo|uber))?|diarista|manicure|feirante|confeiteira|pedreiro|cabeleireir[ao]|barbeiro)(?: aqui| por aqui| de app)?[,.!:;]+ (?<rest>(?!(?:eu )?(?:cobro|ganho|recebo|vendo|fa[çc]o|tiro|minha|meu|moro|tenho|atendo)(?![a-zà-ÿ]))(?=[^\d]{0,60}\d)[^?]{5,120})$
`;

function dayToldWith(situation: Situation): Decision | undefined {
  const { trade = '', rest } = INTRO.exec(situation.text.trim())?.groups ?? {};
  if (rest === undefined) return undefined;
  const known = { ...situation, loaded: { ...situation.loaded, trade: () => trade } };
  const told = reworded(known, rest);
  const day = told.understanding.intent === 'lancamento' ? decideRecord(told.understanding.slots, told) : undefined;
  return day?.do === 'run_tool'
    ? run(telling({ fact: 'situation', value: trade.toLowerCase() }, situation), ...day.calls)
    : undefined;
}

/** "Trabalho numa escola, ganho 2.650". */
const TRADE_AND_PAY = pattern('i')`
  ^(?<trade>[^\d]{3,60}?)(?:,| e|, e|[.;]) (?:eu )?(?:ganho|recebo|tiro) (?:uns )?(?<pay>(?:r\$ ?)?\d[\d.,]*(?: mil)?(?: reais)?)(?: (?:por|ao|todo) m[êe]s)?[.!]*$
`;

/** Undefined unless the words surely tell a fact of oneself. */
const factIn = (text: string, { read }: Situation): Fact | undefined => {
  const meant = read(text);
  return meant.intent === 'profile_set' && meant.confidence >= SURE ? meant.slots : undefined;
};

const WORKS_AT = /^(?:eu )?trabalho (?<where>(?:n[ao]|num|numa|em|como|de|pr[ao]|com) [a-zà-ÿ ]{3,40})$/i;

function tradeIn(text: string, situation: Situation): Fact | undefined {
  const where = WORKS_AT.exec(text.trim())?.groups?.['where'];
  return (
    nameOrTrade(text) ??
    factIn(text, situation) ??
    (where === undefined ? undefined : { fact: 'situation', value: `trabalha ${where}` })
  );
}

/** Undefined unless two facts or more are told, one's name by itself, or what one sells. */
export function decideFacts(situation: Situation): Decision | undefined {
  const day = dayToldWith(situation);
  if (day !== undefined) return day;
  if (!OF_SELF.test(situation.text)) return undefined;
  const app = DRIVES.exec(situation.text.trim())?.groups?.['app'];
  if (app !== undefined) return decideProfile({ fact: 'situation', value: `roda de ${app.toLowerCase()}` }, situation);
  const sold = nameOrTrade(situation.text);
  if (sold !== undefined) return decideProfile(sold, situation);
  const [, head = '', price] = TRADE_AND_PRICE.exec(situation.text.trim()) ?? [];
  const priced = price === undefined ? undefined : decidePriceTold(reworded(situation, price), head);
  const trade = priced?.do === 'run_tool' ? tradeIn(head, situation) : undefined;
  if (priced?.do === 'run_tool' && trade !== undefined) return run(telling(trade, situation), ...priced.calls);
  const {
    daily,
    wares: sells,
    list,
    unit,
    each,
    head: who = '',
  } = PRICED_WORK.exec(situation.text.trim())?.groups ?? {};
  const told = list === undefined ? sells && `vendo ${sells}` : `cobro ${list}`;
  const asks = unit !== undefined ? `cobro ${each} a ${unit}` : daily === undefined ? told : `cobro ${daily} a diária`;
  const own = asks === undefined ? undefined : tradeIn(who, situation);
  const kept = own && asks ? decidePriceTold(reworded(situation, asks), who) : undefined;
  if (own !== undefined && kept?.do === 'run_tool') return run(telling(own, situation), ...kept.calls);
  const earns = TRADE_AND_PAY.exec(situation.text.trim())?.groups;
  const does = earns && tradeIn(earns['trade'] ?? '', situation);
  const pay = does && decidePayTold(reworded(situation, `agora ganho ${earns?.['pay']}`));
  if (does !== undefined && pay?.do === 'run_tool') return run(telling(does, situation), ...pay.calls);
  const [first, ...more] = eachFact(situation).map((fact) => telling(fact, situation));
  return first === undefined ? undefined : run(first, ...more);
}
decideFacts.says = [INTRO, OF_SELF];

/** "Atendo em casa", beside one's trade: nothing more to keep. */
const HOW_ONE_WORKS = /^(?:eu )?(?:s[óo] )?(?:atendo|trabalho|rodo|entrego|fa[çc]o|dou|corro) [^\d]{3,40}$/i;

/** None unless the whole message is facts, of different kinds. */
function eachFact(situation: Situation): readonly Fact[] {
  const parts = situation.text
    .replace(NEWCOMER, '')
    .split(BETWEEN)
    .filter((part) => part.trim() !== '');
  if (parts.length < 2) return [];
  const told = (part: string): Fact | undefined => nameOrTrade(part) ?? factIn(part, situation);
  const facts = parts.flatMap((part) => told(part) ?? []);
  if (!parts.every((part) => told(part) !== undefined || (facts.length > 0 && HOW_ONE_WORKS.test(part)))) return [];
  const trades = facts.filter((fact) => keyOf(fact) === 'situation' && fact.value !== 'casa');
  const [trade] = trades;
  // "Sou autônoma, faço unha": two sides of one trade.
  const whole = trades.map(({ value }) => value).join(', ');
  const each = facts.flatMap((fact) =>
    fact === trade ? { ...fact, value: whole } : trades.includes(fact) || fact.value === 'casa' ? [] : fact,
  );
  return new Set(each.map(keyOf)).size === each.length ? each : [];
}

const keyOf = ({ fact, value }: Fact): string =>
  fact === 'situation' && CIVIL_STATE.test(folded(String(value))) ? 'civil_state' : fact;

function telling(fact: Fact, situation: Situation): ToolCall {
  // "Sou a diarista do 302": the number is of a door.
  const value = typeof fact.value === 'string' ? fact.value.replace(/ d[aeo]s?$/u, '') : fact.value;
  const told = { kind: 'perfil', key: keyOf(fact), value: { value } } as const;
  const moved = fact.fact === 'timezone' && typeof value === 'string' ? retimed(value, situation) : [];
  return { tool: 'tell_money', args: moved.length === 0 ? { told } : { told, retimed: moved } };
}
