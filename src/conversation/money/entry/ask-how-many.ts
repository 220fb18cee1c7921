// "Lanche da semana 45 pra cada um": of how many is not told, and one of them is not what was paid.

import { pattern } from '../../../domain/pattern.ts';
import { reais } from '../../../finance/money.ts';
import type { ToolCall } from '../../../tools/registry.ts';
import { askToChoose, askToFill } from '../../ask.ts';
import { run } from '../../decided.ts';
import type { Decision } from '../../decision.ts';
import { reworded, type Situation } from '../../situation.ts';
import { countSaid, spelledCounts } from '../../wording/counts.ts';
import { TYPED_AMOUNT } from '../../wording/typed-amount.ts';
import { countedAnew } from '../correction/decide-count-said.ts';
import { draftsOf } from './drafts-of.ts';
import { entryAsked } from './entry-asked.ts';
import { keepOrAsk } from './keep-or-ask.ts';
import { recordCall } from './record-call.ts';

const EACH = pattern('i')`
  ^(?<told>(?!(?:recebi|ganhei|entrou|vendi|cobr|rach|divid|somos|[ée]ramos)[a-zà-ÿ]*(?![a-zà-ÿ]))[a-zà-ÿ][^\d?]{2,40}${TYPED_AMOUNT}) (?:pr[ao]|para|a) cada(?: uma?| filh[oa]| crian[çc]a)?[.!]*$
`;
/** Several, and nobody knows how many. */
export const CROWD =
  /(?<![a-zà-ÿ])(?:turma|galera|pessoal|povo|gente|fam[íi]lia|(?:amig|colega|prim)[oa]?s)(?![a-zà-ÿ])/i;
const US =
  '(?:a gente|n[óo]s|todo mundo|todos|todas|(?:a galera|o pessoal|a turma|os (?:meninos|amigos|colegas|primos|irm[ãa]os)|as (?:meninas|amigas|colegas|primas|irm[ãa]s)|a casa|a fam[íi]lia)(?: tod[oa])?|el[ea]s)';
/** "Aluguel 1800 dividido entre a gente", "luz 132 eu que paguei, a galera me deve": shared, and among how many is not told. */
const AMONG_US = pattern('i')`
  ^(?<told>[a-zà-ÿ][^\d?]{2,40}${TYPED_AMOUNT}),? (?:
    (?:(?:eu que paguei|quem pagou fui eu|eu paguei)(?: tudo)?),? (?:e )?${US} (?:ainda )?me devem?|
    (?:(?:foi|eu|a gente) )?(?:dividid[oa]|rachad[oa]|(?:divid|rach)(?:i|ei|o|ou|iu|imos|amos)) (?:entre|com|pra) ${US}
  )[.!]*$
`;
/** "Quadra 20h, R$ 25 de cada", "futebol 25 por pessoa": what each is to pay, and not that it is paid. */
const OF_EACH = pattern('i')`
  ^(?<told>(?!(?:paguei|gastei|dei|recebi|ganhei|vendi|vaquinha|cobr|pagamos)[a-zà-ÿ]*(?![a-zà-ÿ])|.*(?:falou|disse|pediu|cobra|custa|vende))[a-zà-ÿ][^\d?]{2,40}(?:\d{1,2} ?h(?:\d{2})?,? )?)(?:(?:[ée]|fica|deu|sai) )?(?<value>${TYPED_AMOUNT}) (?:de cada(?: uma?)?|por (?:pessoa|cabe[çc]a))[.!]*$
`;

/** Whether it is paid is asked: what is agreed on is often told before. */
function askIfPaid({ told = '', value = '' }: Groups, situation: Situation): Decision | undefined {
  const one = reworded(situation, `${told.replace(/\d{1,2} ?h(?:\d{2})?/, '').replace(/[, ]+$/, '')} ${value}`);
  const { intent, slots } = one.understanding;
  const [draft, ...more] = intent === 'lancamento' ? draftsOf(slots, one) : [];
  if (draft?.kind !== 'despesa' || draft.cents === undefined || draft.category === undefined || more.length > 0)
    return undefined;
  return askToChoose(
    'clarify_type',
    [{ bold: reais(draft.cents) }, ` de ${draft.description ?? 'cada um'}: você já pagou a sua parte?`],
    [
      { label: 'Já paguei', act: recordCall(draft) },
      { label: 'Ainda não', act: recordCall({ ...draft, pending: true }) },
    ],
    situation.asking,
  );
}
type Groups = Readonly<Record<string, string | undefined>>;

/** "Somos 4 no ap", told before. */
const HEADS = /(?<![a-zà-ÿ])(?:somos|moramos|a gente [ée]) (?:em )?(?<count>[2-9]|\d\d)(?!\d)/i;
/** What came to so much for each is the person's own part. */
const OWN_PART = /(?<![a-zà-ÿ])(?:saiu|ficou|deu|dá|foi|a gente|n[óo]s|juntamos|vaquinha)(?![a-zà-ÿ])/i;
const COUNTED =
  /(?<![a-zà-ÿ])(?:\d{1,2}|dois|duas|tr[êe]s|quatro|cinco|seis) (?!reais|conto|mil|pr[ao]|para|a )[a-zà-ÿ]/i;
/** As profiles keep it: "3 filhos". */
const CHILDREN = /(?<count>\d{1,2}) filh[oa]s?/i;

/** Those of the message before, or the children; undefined when neither is known. */
function likely({ loaded }: Situation): number | undefined {
  const people = new Set(
    loaded.entries({ last: 6 }).flatMap(({ counterpart }) => (counterpart === '' ? [] : [counterpart])),
  );
  const said = loaded
    .spoken()
    .map(({ text }) => CHILDREN.exec(text)?.groups?.['count'])
    .findLast((one) => one !== undefined);
  if (said !== undefined) return Number(said);
  return people.size > 1 && people.size < 7 ? people.size : undefined;
}

/** In centavos; undefined when how many there are is told, or nobody is known of whom there may be several. */
export function askHowMany(situation: Situation): Decision | undefined {
  const shared = AMONG_US.exec(situation.text.trim())?.groups?.['told'];
  if (shared !== undefined) return askAmongHowMany(shared, situation);
  const crowd = withCrowd(situation);
  if (crowd !== undefined) return crowd;
  const each = OF_EACH.exec(situation.text.trim())?.groups;
  if (each !== undefined) return askIfPaid(each, situation);
  const told = EACH.exec(situation.text.trim())?.groups?.['told'];
  if (told === undefined || COUNTED.test(told) || OWN_PART.test(told)) return undefined;
  const one = reworded(situation, told);
  const { intent, slots } = one.understanding;
  const [draft, ...more] = intent === 'lancamento' ? draftsOf(slots, one) : [];
  if (draft?.kind !== 'despesa' || draft.cents === undefined || more.length > 0) return undefined;
  const { cents, ...unpriced } = draft;
  const { asking } = situation;
  const many = likely(situation);
  if (many === undefined) return undefined;
  const question = [{ bold: reais(cents) }, ' para cada: quanto deu ao todo?'];
  return askToFill(question, 'amount', recordCall(unpriced), asking, [
    { label: `${reais(cents * many)} (${many})`, act: recordCall({ ...draft, cents: cents * many }) },
    { label: `${reais(cents * 2)} (2)`, act: recordCall({ ...draft, cents: cents * 2 }) },
  ]);
}
askHowMany.says = [EACH, AMONG_US, OF_EACH, CROWD];

const MOST_ASKED = 6;

/** As so many sharing it were told before; otherwise the number is asked. */
function askAmongHowMany(told: string, situation: Situation): Decision | undefined {
  const divided = (people: number) => {
    const one = reworded(situation, `${told} dividido por ${people}`);
    const { intent, slots } = one.understanding;
    return intent === 'lancamento' && slots.split !== undefined ? recordCall(...draftsOf(slots, one)) : undefined;
  };
  const known = situation.loaded.spoken().map(({ text }) => HEADS.exec(text)?.groups?.['count']);
  const count = known.findLast((one) => one !== undefined);
  const call = count === undefined ? undefined : divided(Number(count));
  if (call !== undefined) return run(call);
  return askPeople(divided, situation.asking);
}

/** Undefined when it can be divided by no number. */
export function askPeople(
  divided: (people: number) => ToolCall | undefined,
  asking: Situation['asking'],
): Decision | undefined {
  const options = Array.from({ length: MOST_ASKED - 1 }, (_, i) => i + 2).flatMap((people) => {
    const act = divided(people);
    return act === undefined ? [] : [{ label: String(people), act }];
  });
  if (options.length === 0) return undefined;
  return askToChoose('clarify_type', ['Dividido entre quantos, contando você?'], options, asking);
}

/** "Rachei 200 do churrasco com a turma": they are no one person who owes half of it. */
function withCrowd(situation: Situation): Decision | undefined {
  const { intent, slots } = situation.understanding;
  if (
    intent !== 'lancamento' ||
    slots.split?.people !== 2 ||
    ![slots.counterpart ?? []].flat().some((who) => CROWD.test(who))
  )
    return undefined;
  const [draft, ...more] = draftsOf(slots, situation);
  if (draft?.split === undefined || more.length > 0) return undefined;
  const { counterpart: _, ...own } = draft;
  const { totalCents } = draft.split;
  return askPeople(
    (people) => recordCall({ ...own, cents: Math.ceil(totalCents / people), split: { totalCents, people } }),
    situation.asking,
  );
}

const HEADS_TOLD = pattern('i')`
  ^(?:(?:e|ah|a gente|n[óo]s|foi|por|em|entre|pra|acho que),? )*(?:(?:somos|[ée]ramos|fomos|era|eram|s[ãa]o)(?: em)? )?(?<count>\d{1,2}|${spelledCounts(2, 12)})(?: (?:pessoas|amig[oa]s|comigo|contando comigo|no total|ao todo))*[.!]*$
`;

/** "Somos 8", under "dividido entre quantos?": so many, whichever of them stand on the buttons. */
export function answerHowMany(situation: Situation): Decision | undefined {
  const {
    text,
    loaded: { state },
  } = situation;
  const people = countSaid(HEADS_TOLD.exec(text.trim())?.groups?.['count'] ?? '-');
  const asked = entryAsked(situation);
  const all = asked?.kind === 'despesa' ? countedAnew(situation, asked.cents) : undefined;
  if (asked !== undefined && all !== undefined) return keepOrAsk([{ ...asked, cents: all }], situation);
  const action = state.at === 'pending' ? state.action : undefined;
  const act = action?.kind === 'clarify_type' && action.options.length > 2 ? action.options[0]?.act : undefined;
  const [draft, ...others] = act?.tool === 'record_transaction' ? act.args.entries : [];
  if (people === undefined || people < 2 || draft?.split === undefined || others.length > 0) return undefined;
  const { totalCents } = draft.split;
  return run(recordCall({ ...draft, cents: Math.ceil(totalCents / people), split: { totalCents, people } }));
}
