// "Deu 168 no ifood", "2 faxinas na casa da Marta 180 cada": without a verb of paying or receiving, the direction of the money
// depends on the person's work, which was told or shows in earlier entries.

import { folded } from '../../../domain/fold.ts';
import { pattern } from '../../../domain/pattern.ts';
import type { Draft } from '../../../finance/draft.ts';
import { properName } from '../../../language/person/proper-name.ts';
import type { Loaded } from '../../loaded.ts';
import { typedCents } from '../../wording/typed-amount.ts';
import { isTrade, TRADES } from './trades.ts';

/** Words of money going out. */
const PAID = pattern('u')`
  \b(?:
    paguei|pagamos|gastei|comprei|pedi|pedimos|dei|mandei|custou|custaram|cobrou|cobraram|peguei|chamei|veio|almoco|
    lanche|janta|comida|pedido|pra mim|pra minha|pro meu|
    d[ao] (?:minha|meu) (?!client|fregues)
  )\b
`;
const EARNED =
  /\b(?:deu|deram|rendeu|renderam|fiz|fez|foi|foram|tirei|entrou|hoje|ontem|do dia|da (?:noite|semana|manha|tarde)|\d+ [a-z]+)\b/u;
/** Tells the direction, whatever the work: "faxina na dona Célia 180 já recebi". */
const RECEIVED = /\b(?:recebi|recebemos|ganhei|me pag\w+|pra receber|vou receber)\b/u;
const GOES_ON =
  /^(?:(?:e|mais|de (?:tarde|noite|manha)|depois|agora|foram) )+(?:r )?\d[\d., ]*(?:reais )?(?:n[oa]|d[oa]|pel[oa]) /u;
const BY_DAY = /^(?:diarias?|empreitadas?)\b/u;

const incoming = ({ category: _, method: __, ...draft }: Draft): Draft => ({
  ...draft,
  kind: 'receita',
  category: 'renda_extra',
});

/** Direction of the money; undefined when nothing tells it. */
export type Way = 'in' | 'out' | undefined;

/** The direction of earlier entries with that noun. */
function wayBefore(noun: string, { entries }: Loaded): Way {
  const last = entries({ words: noun }).find(({ kind }) => kind === 'receita' || kind === 'despesa');
  return last === undefined ? undefined : last.kind === 'receita' ? 'in' : 'out';
}

/** Folded. Cleaning at somebody's: "faxina hoje na dona Sônia". */
const AT_THEIRS =
  /^(?:faxina|limpeza|passadoria)s? .*\b[nd][ao] (?:casa d[aeo] |ap d[aeo] )?(?:dona|seu|dra?|d) [a-z]/u;

/** "Hoje fiz faxina na dona Célia, 160", "fiz a limpeza com a Jo": whoever did it is paid for it, whatever their trade. */
const CLEANED = /\bfiz (?:a |uma |duas |\d )?(?:faxina|limpeza|passadoria)s?(?! de pele|.* dent)\b/u;

/** "Fiz unha de 3 clientes", "fiz o cabelo da dona Lúcia": done to whoever pays for it, and not to the person. */
const DONE_FOR_THEM = pattern('u')`
  \b(?:fiz|fizemos|terminei|cortei) (?:[\p{L}\d]+ ){0,4}?(?:
    d[aeo]s? (?:(?:\d+|u?ma?s?|duas|dois|tres|quatro|cinco) )?(?:client|fregues)|
    (?:d[ao]|n[ao]|pr[ao]|para [ao]) (?:dona|seu|dra?|cliente) [a-z]
  )
`;

const MADE_WHAT = /(?<![a-zà-ÿ])(?:fiz|fizemos|terminei) (?:(?:a|o|as|os|uma?) )?(?<what>[a-zà-ÿ]{3,}) d/i;

/** "Fiz a barra da calça da Neusa 25": what is made for somebody with a name is paid for by them. */
const MADE_FOR = pattern('u')`
  (?:^|[ ,])[Ff]iz (?:(?:as?|os?|umas?|uns?|\d) )?(?:barra|bainha|ajuste|unhas?|escova|corte|cabelo|sobrancelha|progressiva|maquiagem|massagem|depila[çc][ãa]o|conserto|vestido|costura)(?![a-zà-ÿ])[^\d,]*? d[ao] (?<who>(?:[Dd]ona |[Ss]eu )?\p{Lu}\p{Ll}+)
`;

/** "3 diárias do Zezinho 150 cada", "faxina na dona Sônia 180": written alike by the worker and by the person who hires. */
export function isDaysWork({ kind, description = '', pending }: Draft, text: string): boolean {
  const words = folded(text).trim();
  if ((kind !== 'receita' && kind !== 'despesa') || pending === true || PAID.test(words) || RECEIVED.test(words))
    return false;
  return (
    AT_THEIRS.test(words) ||
    (BY_DAY.test(folded(description)) && /^\d|^(?:uma|duas|tres|quatro|cinco|meia) /u.test(words))
  );
}

/** "Lavei 5 carros 40 cada": work on several things, done for others or paid to somebody. */
const BY_PIECE = pattern('u')`
  ^(?:(?:hoje|ontem|eu) )*
  (?:lavei|instalei|consertei|formatei|pintei|montei|limpei|arrumei|podei|soldei|tosei|afiei|atendi) (?:
    [2-9]|\d\d|duas|dois|tres|quatro|cinco
  ) [a-z]
`;

/** "Ensaio no estúdio 2 horas 70 a hora": given or taken, which only a verb would tell. */
const BY_HOUR = /\b\d{1,2} ?h(?:oras?)? .*\d (?:a|por|cada|p) ?\/? ?h(?:ora)?\b/u;
const WORKED = /\b(?:dei|fiz|trabalhei|toquei|cobrei|atendi|fechei|cuidei|rendeu|tirei)\b/u;

export const isByHour = ({ kind }: Draft, text: string): boolean =>
  kind === 'receita' && BY_HOUR.test(folded(text)) && !WORKED.test(folded(text)) && !RECEIVED.test(folded(text));

export const isPiecework = ({ kind, pending }: Draft, text: string): boolean =>
  (kind === 'receita' || kind === 'despesa') && pending !== true && BY_PIECE.test(folded(text).trim());

/** The direction of a day's work, from the person's trade, otherwise from earlier entries. */
export function wayOfDays({ description = '' }: Draft, loaded: Loaded): Way {
  const trade = folded(loaded.trade() ?? '');
  const noun = BY_DAY.test(folded(description)) ? 'diaria' : (folded(description).split(' ')[0] ?? '');
  if (TRADES.some(({ is, sells }) => is.test(trade) && sells.test(noun))) return 'in';
  return wayBefore(noun, loaded);
}

/** "Fiz escova na Jô 50": what is made at somebody's for money is one's work, and they are who pays for it. */
const AT_WHOSE = / n[ao] (?:casa d[ao] )?(?<who>(?:[Dd]ona |[Ss]eu )?[A-ZÀ-Þ][a-zà-ÿ]+)/u;

/** "Aula particular do Pedro 80", of somebody whose trade it is. */
const OF_WHOM = / (?:(?:d[ao]|pr[ao]|com [ao]?) ?(?:dona |seu )?\p{Lu}\p{Ll}+|\p{Lu}\p{Ll}+ pagou$)/u;

const MADE = /\b(?:fiz|fizemos|atendi|cortei|pintei|terminei)\b/u;

function ofTrade(draft: Draft, text: string): Draft {
  const noun = folded(draft.description ?? '');
  if (!MADE.test(folded(text)) || !TRADES.some(({ sells }) => sells.test(noun))) return draft;
  const at = folded(text).indexOf(noun);
  const who =
    draft.counterpart ?? AT_WHOSE.exec(text.slice(at + noun.length, at + noun.length + MOST_BEHIND))?.groups?.['who'];
  return { ...draft, category: 'renda_extra', ...(who === undefined ? {} : { counterpart: who }) };
}
/** In characters: who it was for stands right behind it. */
const MOST_BEHIND = 25;

/** "Gorjeta 12", of somebody who serves others. */
const TIP = /^(?:gorjetas?|caixinha)$/u;
/** A day's work at somebody's is kept under its own name. */
const BY_DAY_AT = /^(?:faxina|limpeza|passadoria|diaria)/u;

/** "Hoje 14 corridas, 312": nobody takes that many. */
const MANY_RUNS =
  /^(?:(?:hoje|ontem|sabado|domingo) )?(?:(?:foram|fiz|deu) )?(?:[4-9]|\d\d) (?:corridas|entregas|viagens)\b/u;

/** "Fiz unha de 3 clientes": what was done, and not for whom. */
function ofWhatWasMade(draft: Draft, text: string): Draft {
  if (!/^client|^fregues/u.test(folded(draft.description ?? ''))) return draft;
  const made = MADE_WHAT.exec(text)?.groups?.['what'];
  const sold = made !== undefined && TRADES.some(({ sells }) => sells.test(folded(made)));
  return sold ? { ...draft, description: made.toLowerCase() } : draft;
}

/** "Hoje fui na dona Sônia, 160", "amanhã tem a Fernanda, 170", of who works at people's. */
const WENT_THERE =
  /^(?:(?:hoje|ontem|cedo|de manhã|à tarde) )*(?:fui|estive|trabalhei|passei) n[ao] (?:casa d[ao] )?(?<who>(?:(?:dona|seu|dra?) )?[a-zà-ÿ]+)/i;
/** A name has a capital: "amanhã tem dentista" is nobody. */
const THERE_AHEAD = pattern('u')`
  ^(?:[Aa]manh[ãa]|[Ss]egunda|[Tt]er[çc]a|[Qq]uarta|[Qq]uinta|[Ss]exta|[Ss][áa]bado|[Dd]ia \d{1,2}),? (?:tem|tenho|vou n[ao]|é|
  vai ser) (?:[oa] )?(?<who>(?:(?:[Dd]ona|[Ss]eu) )?\p{Lu}\p{Ll}+)
`;

function atCustomers(draft: Draft, text: string, loaded: Loaded): Draft | undefined {
  if (draft.kind !== 'despesa' || !isTrade(loaded) || PAID.test(folded(text))) return undefined;
  const who = (WENT_THERE.exec(text.trim()) ?? THERE_AHEAD.exec(text.trim()))?.groups?.['who'];
  if (who === undefined || !folded(`${draft.description} ${draft.counterpart ?? ''}`).includes(folded(who)))
    return undefined;
  return { ...incoming(draft), counterpart: draft.counterpart ?? properName(who) };
}

/** Folded. "A Sandra encomendou 2 bolos pra sábado, 180 cada": to be made, and paid for by her. */
const ORDERED = /^(?:(?:e|hoje|ontem) )*(?:a|o|dona|seu) (?:dona |seu )?(?!(?:minha|meu) )[a-z]+ (?:me )?encomendou /u;
/** "Segunda fiz a dona Marta 160": whoever did it is paid. */
const DID_THEM = /\bfiz (?:a |o )?(?:dona|seu) [a-z]/u;
/** Folded. "A dona Lourdes fez progressiva 220 e vai pagar sexta": whoever took it will pay for it. */
const THEY_WILL_PAY = pattern('u')`
  ^(?:(?:e|ah|hoje|ontem) )*(?:[oa] )?(?:(?:dona|seu|tia|tio) )?(?!(?:eu|ele|minha|meu|nos) )[a-z]+ (?:[a-z]+ )?
  (?:fez|levou|comprou|pegou|pediu|encomendou|cortou|pintou|quis) .{2,60}\b(?:vai|ficou de|combinou de) (?:me )?(?:pagar|acertar|dar|mandar)\b
`;

/** The draft with the direction that the person's work implies; unchanged when nothing implies one. */
export function byTrade(told: Draft, text: string, loaded: Loaded): Draft {
  const draft = ofWhatWasMade(told, text);
  const { kind, description = '', pending, parcelas = 1, receivable = 0 } = draft;
  if (kind === 'receita' && draft.category === undefined) return ofTrade(draft, text);
  const there = atCustomers(draft, text, loaded);
  if (there !== undefined) return there;
  if (kind === 'despesa' && ORDERED.test(folded(text))) return { ...incoming(draft), pending: true };
  if (kind === 'despesa' && DID_THEM.test(folded(text))) return incoming(draft);
  if (kind === 'despesa' && pending === true && draft.counterpart !== undefined && THEY_WILL_PAY.test(folded(text)))
    return { ...incoming(draft), pending: true };
  if (kind !== 'despesa' || pending === true || parcelas > 1 || receivable > 0) return draft;
  const words = folded(text);
  const madeFor = MADE_FOR.exec(text)?.groups?.['who'];
  if (madeFor !== undefined && !PAID.test(words)) return { ...incoming(draft), counterpart: properName(madeFor) };
  if (CLEANED.test(words) && !PAID.test(words)) {
    const counterpart = draft.counterpart ?? AT_WHOSE.exec(text)?.groups?.['who'];
    return { ...incoming(draft), ...(counterpart === undefined ? {} : { counterpart: properName(counterpart) }) };
  }
  if (TIP.test(folded(description)) && !PAID.test(words) && isTrade(loaded)) return incoming(draft);
  if (DONE_FOR_THEM.test(words) && TRADES.some(({ sells }) => sells.test(folded(description)))) return incoming(draft);
  if (MANY_RUNS.test(words) && !PAID.test(words)) return incoming(draft);
  const isApp = TRADES[0]?.sells.test(folded(description)) === true;
  const goesOn =
    GOES_ON.test(words) &&
    ((loaded.lastEntry?.kind === 'receita' && loaded.wroteLast()) ||
      // "De tarde mais 98 na 99", behind the lunch: of the day's runs.
      (isApp &&
        loaded
          .entries({ last: 6, kind: 'receita' })
          .some((one) => one.date === draft.date && TRADES[0]?.sells.test(folded(one.description)))));
  const at = AT_WHOSE.exec(text)?.groups?.['who'];
  const forThem = isTrade(loaded) && OF_WHOM.test(text);
  if (PAID.test(words) || !(goesOn || EARNED.test(words) || at !== undefined || forThem)) return draft;
  const noun = folded(description);
  const own = TRADES.filter(({ sells }) => sells.test(noun));
  // "Hoje 18 marmitas a 20", of who sells them.
  const wares = /^vende (?<what>[a-z]{4,})/u.exec(folded(loaded.trade() ?? ''))?.groups?.['what']?.replace(/s$/u, '');
  if (wares !== undefined && noun.startsWith(wares) && /\d/u.test(words)) return incoming(draft);
  if (own.length === 0) return draft;
  // "E 88 na 99", behind what Uber paid: of the same day's work.
  if (goesOn)
    return {
      ...incoming(draft),
      date: (loaded.lastEntry?.kind === 'receita' ? loaded.lastEntry.date : undefined) ?? draft.date,
    };
  const trade = folded(loaded.trade() ?? '');
  const earns = trade === '' ? wayBefore(noun, loaded) === 'in' : own.some(({ is }) => is.test(trade));
  return earns
    ? {
        ...incoming(draft),
        ...(at === undefined || BY_DAY_AT.test(noun) ? {} : { counterpart: draft.counterpart ?? at }),
      }
    : draft;
}

/** "Ontem rodei e deu 145, gasolina 40": what the day cost came in with nothing. */
const COST =
  /^(?:gasolina|combustivel|etanol|alcool|diesel|pedagio|estacionamento|oleo|pneu|lanche|almoco|janta|mercadoria|material|materiais|ingredientes?|embalage(?:m|ns))$/u;

export const costsApart = (drafts: readonly Draft[], text: string): readonly Draft[] =>
  drafts.length > 1 &&
  !/\b(?:vendi|reembols\w+|devolv\w+|recebi \d+ d[aeo] (?:gasolina|combustivel))\b/u.test(folded(text))
    ? drafts.map((draft, i) => {
        if (i === 0 || draft.kind !== 'receita' || !COST.test(folded(draft.description ?? ''))) return draft;
        const category = /^(?:lanche|almoco|janta)$/u.test(folded(draft.description ?? '')) ? 'alimentacao' : undefined;
        const { counterpart: _, ...cost } = draft;
        return {
          ...cost,
          kind: 'despesa',
          category: category ?? (FUEL.test(folded(draft.description ?? '')) ? 'transporte' : 'outros'),
        };
      })
    : drafts;
const FUEL = /^(?:gasolina|combustivel|etanol|alcool|diesel|pedagio|estacionamento|oleo|pneu)$/u;

/** "Pé e mão da Rose 60, só mão da Clau 30": nobody pays for what is done to several others. */
export function byCustomers(drafts: readonly Draft[], text: string): readonly Draft[] {
  const people = new Set(drafts.map(({ counterpart }) => counterpart));
  const worked = drafts.every(
    ({ kind, category, counterpart, description = '' }) =>
      counterpart !== undefined &&
      (kind === 'receita' ||
        // What only its category names is of what was named before it.
        description === '' ||
        description === category ||
        TRADES.slice(1).some(({ sells }) => sells.test(folded(description)))),
  );
  if (drafts.length < 2 || people.size !== drafts.length || !worked || PAID.test(folded(text))) return drafts;
  const owed = OWES.exec(folded(text))?.[1];
  return drafts.map((draft) => ({
    ...incoming(draft),
    description: draft.description || (drafts[0]?.description ?? ''),
    ...(draft.pending === true || draft.cents === typedCents(owed ?? '') ? { pending: true as const } : {}),
  }));
}

/** "E a mãe ficou devendo 40". */
const OWES = /\b(?:ficou|ficaram|ta|esta) devendo (?:r\$ ?)?(\d[\d.,]*)/u;

/** "Hoje deu 180 no ifood e 65 na lalamove": what a day brought in, or what was ordered. */
const DAY_GAVE = /^(?:(?:hoje|ontem|o dia|a noite|de noite|agora) )+(?:deu|deram|fiz|rendeu|renderam) (?:r )?\d/u;

/** "Hoje uber 220 99 140": two of them on a day. */
const APPS_OF_DAY =
  /^(?:hoje|ontem) (?:uber|99|indrive|ifood|rappi) \d[\d ]*(?:e )?(?:uber|99|indrive|ifood|rappi) \d/u;

/** "Corridas do dia 187": of all of them. */
const RUNS_OF_DAY =
  /^(?:as )?(?:corridas|entregas|viagens) (?:do dia|de hoje|de ontem|da (?:noite|semana|manha|tarde))\b/u;

/** "Corrida de 32 no pix e outra de 27". */
const SEVERAL_RUNS = /^(?:uma )?(?:corrida|entrega|viagem) (?:de )?\d.* outra (?:de )?\d/u;

/** Whether nothing tells if the app paid or was paid. */
export const isAppsDay = (drafts: readonly Draft[], text: string): boolean =>
  [DAY_GAVE, APPS_OF_DAY, RUNS_OF_DAY, SEVERAL_RUNS].some((said) => said.test(folded(text).trim())) &&
  drafts.every(
    ({ kind, description = '' }) => kind === 'despesa' && TRADES[0]?.sells.test(folded(description)) === true,
  );

/** The draft with kind and category of the other direction. */
export const turned = (draft: Draft, way: Exclude<Way, undefined>): Draft => {
  if (way === 'in') return incoming(draft);
  const { category: _, ...rest } = draft;
  return { ...rest, kind: 'despesa', category: 'moradia' };
};
