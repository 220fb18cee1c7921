// "Não, foi um quilo e meio", "muda pra sala 14": right after a note was saved or changed, corrects a quantity or
// number in it.

import { folded } from '../../domain/fold.ts';
import type { Item } from '../../domain/item.ts';
import { pattern } from '../../domain/pattern.ts';
import { entryNamed, listedIn } from '../../memories/list-marks.ts';
import { enumerates, isList, withPartAs, withPartReworded } from '../../memories/note-list.ts';
import { withCountAs, withFigureAs, withNearestAs, withWordsAs } from '../../memories/reworded.ts';
import type { Decision } from '../decision.ts';
import type { Situation } from '../situation.ts';
import { TAKES_BACK } from '../wording/takes-back.ts';
import { edited } from './edited.ts';
import { isToGet } from './list-in-use.ts';

type Told = Pick<Item, 'kind' | 'title' | 'body'>;

const CORRECTS = pattern('i')`
  ^(?:(?:${TAKES_BACK}|melhor|muda|troca|corrige|agora (?:passa|sai|come[çc]a|chega|abre|fecha|termina)(?: [àa]s)?)[,.!]* )+
  (?:(?:foi|foram|[ée]|eh|era|eram|s[ãa]o|tem|leva|pr[ao]s?|para|por) )?(?<fresh>\S.{0,40}?)[.!]*$
`;

/** "Era 1,20 na verdade". */
const BEHIND = /^(\S.{0,50}?),? (?:na verdade|na vdd|ali[áa]s)[.!]*$/i;

/** "Cimento não é 10, é 12", "não é azedo é doce": of the thing named, if any. */
const NOT_BUT = pattern('i')`
  ^(?:(?:ops|opa|ih|ah),? )*(?:[oa]s? (?:d[aeo] )?)?(?:(?<of>[a-zà-ÿ][a-zà-ÿ ]{1,30}?),? )?n[ãa]o (?:é|eh|era|eram|s[ãa]o|foi) (?:mais )?
  (?<old>[a-zà-ÿ\d][^,?]{0,30}?),? (?:mas )?(?:é|eh|e sim|mas sim|era|eram|s[ãa]o|foi) (?<fresh>[a-zà-ÿ\d][^,?]{0,30}?)[.!]*$
`;
/** "Pro pai melhor um livro em vez do vinho", "põe suco no lugar da cerveja". */
const INSTEAD_OF = pattern('i')`
  ^(?:.{0,30}?(?<![a-zà-ÿ])(?:melhor|p[õo]e|bota|coloca|compra|quero|prefiro|vai ser|vou (?:de|dar|levar|comprar)) )?(?:um |uma |o |a )?
  (?<fresh>[a-zà-ÿ][^,?$\d]{1,30}?) (?:em vez|no lugar|ao inv[ée]s) d[aeo]s? (?<old>[a-zà-ÿ][^,?$\d]{1,30}?)[.!]*$
`;

/** "Acrescenta: levar a música": appended to the note. A list takes it as an entry (decide-own-list). */
const ADDS = pattern('i')`
  ^(?:ah,? )?(?:
    (?:(?:acrescent|adicion|complement|inclu)[a-zà-ÿ]+|esqueci|faltou|faltam?)(?: (?:a[íi]|nela|nele|nisso|nessa nota|na nota|tamb[ée]m))*
    (?:\s*:\s*| que )|(?:esqueci|faltou|faltaram) (?<thing>(?:d?[ao]s?|uma?) )
  )(?<more>\S.{1,200}?)[.!]*$
`;

/** The whole text anew: "troque o texto para: portão 4321", "agora é: a chave está com a vizinha". */
const ANEW =
  /^(?:(?:n[ãa]o|por favor|ent[ãa]o|ops|pode|na verdade)[,.]? )*(?:(?:troc|troq|mud|alter|corri|atualiz|edit|substitu|reescrev|bot|p[õo]e|coloc)[a-zà-ÿ]* (?:(?:n?o|n?esse) (?:texto|conte[úu]do)|(?:a|n?essa) (?:nota|anota[çc][ãa]o)|o que (?:t[áa]|est[áa]) escrito)(?: del[ea]| dessa nota| da nota)? ?(?:(?:para|pra|por) ?:?|:)|(?:agora|o certo|o correto) (?:[ée]|eh|fica) ?:|corri[a-zà-ÿ]+ (?:para|pra) ?:) *(?<anew>\S.*)$/is;

/** "O bolo é 4kg na verdade": the figure of that line. */
const OF_LINE = pattern('i')`
  ^(?:(?:${TAKES_BACK}|ah|e),? )*(?:[oa]s? )?(?<of>[a-zà-ÿ][a-zà-ÿ ]{1,25}?)(?:,? (?:na verdade|na vdd|ali[áa]s))? (?:[ée]|eh|s[ãa]o|era|eram|
  agora [ée]|(?:vai|v[ãa]o|tem que|t[êe]m que) ser)(?: de)? (?<fresh>\d[^\s,]{0,8}(?:,\d{1,2}(?!\d))?(?: (?!na |vdd|mesmo|agora|ali[áa]s|viu)[a-zà-ÿ]{1,8})?|PP?|M|GG?|XG{1,2}|RN)
  (?:,? (?:na verdade|na vdd|vdd|mesmo|agora|ali[áa]s|viu)|, [^?\d]{3,40})?[.!]*$
`;

const LETTERS = /(?<= )(?:PP?|M|GG?|XG{1,2}|RN)$/u;

/** "Fralda G" of a list as "fralda GG". */
function withSizeAs(body: string, of: string, fresh: string): string | undefined {
  const line = body.split(/[,;\n:]\s*/u).find((one) => folded(one).startsWith(folded(of)) && LETTERS.test(one.trim()));
  return line === undefined || /\d/u.test(fresh)
    ? undefined
    : body.replace(line, line.trim().replace(LETTERS, fresh.toUpperCase()));
}

/** "Dobradiça são 12", of a list where no count stands by it. */
function withCount(note: Told, of: string, fresh: string): string | undefined {
  const listed = /^\d/u.test(fresh) ? listedIn(note) : undefined;
  const line = listed && entryNamed(listed, of);
  // "Lâmpada 9w": how strong, and how many.
  if (line !== undefined && MEASURE.test(line.name)) return note.body.replace(line.name, `${fresh} ${line.name}`);
  return line === undefined || /\d/u.test(line.name) || !`${folded(line.name)} `.startsWith(`${folded(of)} `)
    ? undefined
    : note.body.replace(line.name, `${line.name} ${fresh}`);
}

const MEASURE = /^[^\d]{2,40} \d[\d.,]*(?:w|v|g|kg|ml|l|cm|mm|m)(?![a-z])/i;
const HOW_MANY = / s[ãa]o \d{1,3}[.!]*$/i;

/** "É 4 ovos viu, não 3". */
const BUT_NOT = pattern('i')`
  ^(?:n[ãa]o,? )?(?:[oa]s? [a-zà-ÿ]+ )?(?:[ée]|eh|s[ãa]o|era|eram|foi|foram|leva|vai) (?<fresh>\d+)(?<noun> [a-zà-ÿ][a-zà-ÿ ]{1,20}?)?
  (?:,? (?:viu|t[áa]|na verdade))?,? (?:e )?n[ãa]o (?<old>\d+)(?: [a-zà-ÿ ]{2,20})?[.!]*$
`;

/** "Troca pra mar2027", of the password just kept or shown. */
const NEW_CODE = pattern('i')`
  ^(?:(?:agora|ent[ãa]o|ah|mudou|mudaram|mudei|trocaram|trocou|troquei),? )*(?:(?:tro[cq]|mud|atualiz|alter)[a-zà-ÿ]* (?:el[ea] )?
  (?:pra|para|por)|agora [ée]|[ée] agora):? (?<code>(?=\S*\d)[^\s?]{3,40})$
`;
const SECRET =
  /^(?<label>[^:\n]{0,40}(?<![a-zà-ÿ])(?:senhas?|c[óo]digo|pin|login|wi-?fi)(?![a-zà-ÿ])[^:\n]{0,40}?(?:(?::| [ée]| eh) ?| ))\S{2,40}$/i;

/** "Mudou, agora é na Rua da Consolação, 900", of the address just kept or shown. */
const NEW_VALUE = pattern('i')`
  ^(?:(?:ah|olha|opa|ih|e|n[ãa]o|n[ãa]o [ée] (?:mais )?(?:ess[ea]|el[ea])|ess[ea] [ée] o antigo),? )*
  (?:(?:el[ea]|[oa] (?<who>[a-zà-ÿ]+)) )?(?:mudou|mudei|mudaram|trocou|trocaram)(?: [oa] (?<of>[a-zà-ÿ]+))?[,.!]? (?:(?=\d\S*$)|(?:e |mas )?(?:agora )?(?:[ée]|eh|fica|ficou|foi|t[áa]|est[áa])
  (?<at> (?:n[oa]|em|pr[ao]))?|pr[ao]|para(?: [oa])?) (?<code>[^?]{3,80}?)[.!]*$
`;
/** "De sereia, não indígena": the words in the place of those that stand there. */
const NOT_THAT = pattern('i')`
  ^(?:(?:ops|opa|ih|ah|ali[áa]s|na verdade|[ée]|era|errei),? )*(?<fresh>(?:d[aeo]s? |com |
  n[oa] )?[a-zà-ÿ][^,?\d]{1,30}?),? (?:e )?n[ãa]o (?:[ée] |era )?(?<old>[a-zà-ÿ][^,?\d]{1,30}?)[.!]*$
`;
const PREPOSED = /^(?:d[aeo]s?|com|n[oa]) /i;

/** "Na real vai ser A Thousand Years", of the one thing behind the label. */
const RATHER = pattern('i')`
  ^(?:n[ãa]o,? |ah,? |opa,? )*(?:na real|na verdade|na vdd|ali[áa]s|pensando bem|mudei(?: de ideia)?|melhor),? (?:vai ser|[ée]|eh|
  fica|vai de|coloca|p[õo]e) (?<fresh>\S[^?]{1,60}?)[.!]*$
`;
/** "Decidi livro", of "presente da Bia: vinho ou livro". */
const DECIDED = pattern('i')`
  ^(?:(?:ent[ãa]o|ah|pronto|a gente),? )*(?:decidi(?:mos|u)?|escolhi|escolhemos|vai ser|vamos de|fechamos|fechei|fico|ficou|ficamos|
  vou)(?: (?:por|com|de|em|n?[oa]))* (?<fresh>\S[^?$]{1,40}?)[.!]*$
`;
function withDecided(body: string, text: string): string | undefined {
  const fresh = DECIDED.exec(text)?.groups?.['fresh'] ?? '';
  const [, label = '', choice = ''] = /^([^:]{3,50}: )?([^:]{2,80} ou [^:]{2,60})$/i.exec(body) ?? [];
  const one = choice.split(/,\s*| ou /i).find((each) => fresh !== '' && folded(each).includes(folded(fresh)));
  return one === undefined ? undefined : `${label}${one.trim()}`;
}
/** "Tira Sozinho, põe Trem Bala". */
const SWAPS =
  /^(?:tira|tire|risca|troca) (?:[oa]s? )?(?<old>[^,?$]{2,40}?)(?:,| e|, e) (?:p[õo]e|bota|coloca|adiciona) (?:[oa]s? )?(?<fresh>[^,?$]{2,40}?)(?: no lugar)?[.!]*$/i;

const ONE_VALUE = /^(?<label>[^:\n]{3,50}: )[^,;:\n]{2,60}$/;
/** "Não, uma bola", of "presente do Caio: skate". */
const NOT_BUT_A = new RegExp(
  `^(?:(?:${TAKES_BACK}|melhor|mudei),? )+(?=uma? |[oa]s? )(?<fresh>[a-zà-ÿ]+(?: [a-zà-ÿ]+){1,3})[.!]*$`,
  'i',
);
function withRather({ title, body }: Told, text: string): string | undefined {
  const one = ONE_VALUE.test(body) || !(body.startsWith(title) || /[,;:\n]/u.test(body));
  const other = one ? NOT_BUT_A.exec(text)?.groups?.['fresh'] : undefined;
  const fresh = RATHER.exec(text)?.groups?.['fresh'] ?? other;
  if (fresh === undefined) return undefined;
  const label = ONE_VALUE.exec(body)?.groups?.['label'];
  // A label of its own is the title.
  if (label === undefined) return body.startsWith(title) || /[,;:\n]/u.test(body) ? undefined : fresh;
  return `${label}${fresh}`;
}

function withOther(body: string, text: string): string | undefined {
  const { fresh = '', old = '' } = NOT_THAT.exec(text)?.groups ?? {};
  const [by = ''] = PREPOSED.exec(fresh) ?? [];
  if (old === '') return undefined;
  return withWordsAs(body, PREPOSED.test(old) ? old : `${by}${old}`, fresh) ?? withWordsAs(body, old, fresh);
}
const STATED = /^(?<label>[^:,\n]{3,50}(?:: | [ée] | fica | t[áa] | est[áa] ))\S[^\n]{1,100}$/i;

const A_DAY = /^(?:dia \d|segunda|ter[çc]a|quarta|quinta|sexta|s[áa]bado|domingo|amanh[ãa])/i;

function withNewCode(text: string, { title, body }: Told): string | undefined {
  const code = NEW_CODE.exec(text)?.groups?.['code'];
  const { who = '', of = who, at = '', code: value } = NEW_VALUE.exec(text)?.groups ?? {};
  const fresh = code ?? (folded(`${title} ${body}`).includes(folded(of)) ? value : undefined);
  const says = code === undefined ? STATED : SECRET;
  // A day is not what stands on a list.
  // Nor is "todo dia 15" what a telephone is changed to.
  if (fresh === undefined || (A_DAY.test(fresh) && body.includes(',')) || /^tod[oa]s? /i.test(fresh)) return undefined;
  // A label of its own is the title, and the note has nothing but the value.
  const label =
    says.test(`${title}: ${body}`) && title !== body && !body.startsWith(title)
      ? ''
      : says.exec(body)?.groups?.['label'];
  // "Agora tá na gaveta": where it is.
  const where = /(?:fica|t[áa]|est[áa]) $/i.test(label ?? '') ? at.slice(1) : '';
  return label === undefined ? undefined : `${label}${where}${where && ' '}${fresh}`;
}

/** "Agora tá com 60", of the weight just kept. */
const NOW_IS = pattern('i')`
  ^(?:(?:e|mas|j[áa]),? )*agora (?:el[ea] )?(?:t[áa]|est[áa]|deu|[ée]|eh|cal[çc]a|veste|pesa|mede|tem) (?:com |pesando |medindo )?
  (?<fresh>\d{1,3}(?:[.,]\d{1,2})?)(?: ?(?:kg|quilos|cm))?[.!]*$
`;
/** @returns the note with what is measured as it is now */
export function withMeasured(body: string, said: string): string | undefined {
  const fresh = NOW_IS.exec(said)?.groups?.['fresh'];
  return fresh === undefined || !MEASURED.test(body) ? undefined : body.replace(MEASURED, fresh);
}
const MEASURED = /\d{1,3}(?:[.,]\d{1,2})?(?= ?(?:kg|quilos|cm|m(?![a-z]))|$)/i;

/** "Na verdade 350 de água", of a recipe; "e 2 de presunto", of a list: how much of what stands there. */
const SO_MUCH_OF = pattern('i')`
  ^(?:(?:e|ah|mas),? )*(?<back>(?:(?:${TAKES_BACK}),? )+)?(?:s[ãa]o |foi |foram |[ée] )?
  (?<fresh>\d[\d.,]{0,6}(?: ?(?:g|kg|ml|l|gramas?|quilos?|litros?|x[íi]caras?|colheres|latas?|pacotes?|caixas?|d[úu]zias?|unidades?))?)
  (?: d[eao])? (?<of>[a-zà-ÿ][a-zà-ÿ ]{1,25}?)[.!]*$
`;
/** Without a word that takes back, more is a price. */
const MOST_COUNTED = 12;
function withSoMuch(said: string, note: Told): string | undefined {
  const { back, fresh = '', of = '' } = SO_MUCH_OF.exec(said)?.groups ?? {};
  const listed = of === '' ? undefined : listedIn(note);
  const line = listed && entryNamed(listed, of)?.name;
  if (listed === undefined || line === undefined) return undefined;
  const recipe = /receita/i.test(`${listed.label} ${note.title}`);
  if (back === undefined && !recipe && !(isToGet(`${listed.label} ${note.title}`) && Number(fresh) <= MOST_COUNTED))
    return undefined;
  const figure = /^\d[\d.,]*/u.exec(line)?.[0];
  if (figure !== undefined) return note.body.replace(line, line.replace(figure, /^\d[\d.,]*/u.exec(fresh)?.[0] ?? ''));
  return /\d/u.test(line) ? undefined : note.body.replace(line, `${fresh} ${line}`);
}

/** @returns undefined unless the note contains exactly one such quantity. */
export function correctNote({ text, loaded }: Situation): Decision | undefined {
  const { done, lastSaved, lastEntry, shown } = loaded;
  const near = done?.afterList === true || (shown.length === 1 && shown[0]?.item?.id === lastSaved?.id);
  if (!near || done?.reminder !== undefined || lastEntry !== undefined || lastSaved?.kind !== 'note') return undefined;
  const content = corrected(text.trim(), lastSaved, loaded.wroteLast());
  const lost =
    content !== undefined && (lastSaved.body.match(PHONES)?.length ?? 0) > (content.match(PHONES)?.length ?? 0);
  if (content === undefined || (lost && /\dh/i.test(text))) return undefined;
  return edited(lastSaved, content);
}
/** "O frete é 8h" puts right no telephone. */
const PHONES = /\d{4}-?\d{4}/gu;

/** @param now whether it was written by the turn before, or is offered. The text of the note, put right; undefined where nothing is. */
export function corrected(said: string, note: Told, now: boolean): string | undefined {
  const { body } = note;
  const { thing, more: put } = ADDS.exec(said)?.groups ?? {};
  // "Faltou o corante", right behind the recipe.
  const more = isList(note) || (thing !== undefined && !(now && enumerates(note))) ? undefined : put;
  const {
    of,
    old = '',
    fresh: other = '',
  } = NOT_BUT.exec(said)?.groups ??
  INSTEAD_OF.exec(said)?.groups ??
  (isList(note) ? null : SWAPS.exec(said))?.groups ??
  {};
  const but = BUT_NOT.exec(said)?.groups;
  const noun = but?.['noun'] ?? '';
  const { of: line = '', fresh: its = '' } = OF_LINE.exec(said)?.groups ?? {};
  const fresh = CORRECTS.exec(said.replace(BEHIND, 'na verdade, $1'))?.groups?.['fresh'];
  return (
    withNewCode(said, note) ??
    withMeasured(body, said) ??
    ANEW.exec(said)?.groups?.['anew'] ??
    (more === undefined ? undefined : `${body.replace(/[\s.,;]+$/u, '')}; ${more}`) ??
    (old === '' ? undefined : withPartReworded(body, of, old, other)) ??
    withOther(body, said) ??
    (now ? (withSoMuch(said, note) ?? withRather(note, said)) : undefined) ??
    withDecided(body, said) ??
    (but && withPartReworded(body, undefined, `${but['old']}${noun}`, `${but['fresh']}${noun}`)) ??
    (line === ''
      ? undefined
      : // "A do quarto é 1,90", of the measures of its curtain.
        / x \d/.test(body)
        ? folded(body).includes(folded(line))
          ? withNearestAs(body, its)
          : undefined
        : ((HOW_MANY.test(said) ? withCount(note, line, its) : undefined) ??
          withPartAs(note, line, its) ??
          withSizeAs(body, line, its) ??
          withCount(note, line, its))) ??
    (fresh === undefined
      ? undefined
      : (withPairAs(body, fresh) ?? withCountAs(body, fresh) ?? withMeasureAs(body, fresh)))
  );
}

/** "Tamanho M", of what stands there as "tamanho G". */
function withPairAs(body: string, fresh: string): string | undefined {
  const noun = /^(tamanho|n[úu]mero|cor|marca|sabor|sala|bloco|andar|mesa|vaga) [a-zà-ÿ\d]{1,12}$/i.exec(fresh)?.[1];
  if (noun === undefined) return undefined;
  const pair = new RegExp(`(?<![a-zà-ÿ])${noun} [^\\s,;:]{1,12}(?![^,;\\n]*${noun} )`, 'gi');
  return body.match(pair)?.length === 1 ? body.replace(pair, fresh) : undefined;
}

/** "Muda pra 3kg", of the only thing that is weighed; "era 1,20", of the figure that is like it. */
const withMeasureAs = (body: string, fresh: string): string | undefined =>
  /^\d[\d.,]*(?:kg|g|l|ml|m|cm|mm|w|v|x)$/i.test(fresh) ? withFigureAs(body, fresh) : withNearestAs(body, fresh);
correctNote.says = [
  SO_MUCH_OF,
  DECIDED,
  SWAPS,
  RATHER,
  NOT_BUT_A,
  NOT_THAT,
  NEW_CODE,
  NEW_VALUE,
  NOW_IS,
  OF_LINE,
  BUT_NOT,
  ANEW,
  ADDS,
  CORRECTS,
  NOT_BUT,
  INSTEAD_OF,
];
