// "O sapato do Theo agora é 31", "e a camiseta tamanho 6": a size, which is no price. In the note that has it already, or beside it.

import { folded } from '../../domain/fold.ts';
import type { Item } from '../../domain/item.ts';
import { pattern } from '../../domain/pattern.ts';
import { withNearestAs } from '../../memories/reworded.ts';
import { noteCall } from '../../planner/save-calls.ts';
import { run } from '../decided.ts';
import type { Decision } from '../decision.ts';
import type { Situation } from '../situation.ts';
import { TAKES_BACK } from '../wording/takes-back.ts';
import { edited } from './edited.ts';
import { WORN } from './worn.ts';

const SIZED = `(?:${WORN}|tamanho|n[úu]mero)`;
const SIZE = '(?:[1-6]?\\d|PP?|M|GG?|XGG?|RN)';
const OPENS = '(?:(?:ah|olha|e|opa|ent[ãa]o|agora),? )*';
const NOW = pattern('i')`
  ^${OPENS}(?<what>(?:[oa]|meu|minha) ${SIZED}(?: d[aeo]s? [a-zà-ÿ][a-zà-ÿ ]{1,25}?)?) (?:
    (?:agora|j[áa]) (?:[ée]|eh|t[áa]|est[áa]|virou|foi pra|passou pra|mudou pra)|
    (?:mudou|passou|aumentou|foi) (?:pr[ao]|para(?: o)?)
  ) (?:n[úu]mero |tamanho )?(?<size>${SIZE})[.!]*$
`;
const WEARS_NOW = pattern('i')`
  ^${OPENS}(?:[oa] |meu |minha )?(?<who>[a-zà-ÿ]{2,}(?: [a-zà-ÿ]{2,})?) (?:agora|j[áa])(?: t[áa]| est[áa])? (?:cal[çc]a|cal[çc]ando|veste|vestindo|usa|usando|n[oa]) (?:n[úu]mero |tamanho )?(?<size>${SIZE})[.!]*$
`;
const IS = pattern('i')`
  ^${OPENS}(?<what>(?:(?:[oa]|meu|minha) ${SIZED}|(?:${WORN})) d[aeo]s? [a-zà-ÿ][a-zà-ÿ ]{1,25}?) (?:[ée]|eh|t[áa]) (?:n[úu]mero |tamanho )?(?<size>${SIZE})[.!]*$
`;
/** Right behind the size of something else. */
const TOO = pattern('i')`
  ^(?:e|mais|j[áa]),? (?<the>[oa]) (?<worn>${SIZED})(?: del[ea])?,? (?:[ée] |eh )?(?:(?<named>n[úu]mero|tamanho) )?(?<size>${SIZE})[.!]*$
`;
/** "Do Davi 10", "e a Laura veste 10", "o Bento 28", behind the size of somebody else. */
const OTHER = pattern('i')`
  ^(?:(?:e|mais|ah|j[áa]),? )*(?:(?:[oa] )?(?<of>d[aeo]) |(?:[oa] |meu |minha ))?(?<who>(?!el[ea]|mais|s[óo]|foi|deu|uns|${SIZED})[a-zà-ÿ]{2,20})(?: (?<wears>cal[çc]a|veste|usa))?,? (?:[ée] |eh )?(?:n[úu]mero |tamanho )?(?<size>${SIZE})[.!]*$
`;
/** "Na verdade é 3,30 x 2,10", "o guarda-roupa agora é 2,60 x 2,20": how large, in the note that has it. */
const BY = String.raw`\d{1,4}(?:[.,]\d{1,2})? ?(?:m|cm|mm)? ?(?:x|por) ?\d{1,4}(?:[.,]\d{1,2})?(?: ?(?:x|por) ?\d{1,4}(?:[.,]\d{1,2})?)?(?: ?(?:cm|mm|m|metros?))?(?![a-zà-ÿ\d])`;
const MEASURES_NOW = pattern('i')`
  ^(?:(?:${TAKES_BACK}|ah|olha|e|opa),? )*(?:(?:[oa]s? |minha |meu )?(?<what>[a-zà-ÿ][a-zà-ÿ -]{1,40}?),? )?
  (?:na verdade|na vdd|agora|mudou|ficou|medi de novo|(?<=^(?:n[ãa]o|na verdade|na vdd|opa|ops|errei|ali[áa]s|minto),? (?:[^\d]{2,30} )?)(?=[ée]|eh)),?(?: (?:pr[ao]|agora))? ?(?:[ée]|eh|s[ãa]o|deu|tem)? ?(?<by>${BY})[.!]*$
`;
const MEASURED = new RegExp(BY, 'gi');

function measuredAnew(text: string, { loaded }: Situation): Decision | undefined {
  const { what, by } = MEASURES_NOW.exec(text)?.groups ?? {};
  if (by === undefined) return undefined;
  const items = what === undefined ? [] : loaded.called(what).items;
  const [note, ...others] = (what === undefined && loaded.lastSaved ? [loaded.lastSaved] : items).filter(
    ({ kind, body }) => kind === 'note' && body.match(MEASURED)?.length === 1,
  );
  return note === undefined || others.length > 0 ? undefined : edited(note, note.body.replace(MEASURED, by.trim()));
}

const WORN_IN = new RegExp(`(?:[oa] )?(?:${WORN})(?= d[aeo])`, 'i');
const WEARS_IN = new RegExp(`(?<wears>cal[çc]a|veste|usa) (?:n[úu]mero |tamanho )?(?<size>${SIZE})`, 'gi');

const SOMEBODY = /^(?:[Ee] |[Mm]ais |[Aa]h,? )*(?:[OoAa] \p{Lu}|[Mm]eu |[Mm]inha )/u;

/** The same of somebody else; of several sizes, that whose figure is nearest. */
function ofOther(text: string, { loaded }: Situation): Decision | undefined {
  const { of, who = '', wears, size = '' } = OTHER.exec(text)?.groups ?? {};
  const last = who !== '' && loaded.wroteLast() && loaded.lastEntry === undefined ? loaded.lastSaved?.body : undefined;
  if (last === undefined || !OF_SIZE.test(last)) return undefined;
  const worn = WORN_IN.exec(last)?.[0];
  if (worn !== undefined && wears === undefined)
    return run(
      noteCall(`${LABEL}: ${worn} ${of ?? (/^a /i.test(text.replace(/^e /i, '')) ? 'da' : 'de')} ${who} é ${size}`),
    );
  const far = (told: string): number => Math.abs(Number(told) - Number(size));
  const [nearest] = [...last.matchAll(WEARS_IN)]
    .map(({ groups }) => ({ wears: groups?.['wears'], far: far(groups?.['size'] ?? '') }))
    .toSorted((a, b) => a.far - b.far);
  // "Pão 10" is no person.
  if (of === undefined && wears === undefined && !SOMEBODY.test(text)) return undefined;
  const verb = wears ?? nearest?.wears;
  return verb === undefined || of !== undefined ? undefined : run(noteCall(`tamanho: ${who} ${verb} ${size}`));
}
const LABEL = 'número que calça ou veste';
const OF_SIZE = new RegExp(`^(?:${LABEL}|tamanho)`, 'i');
const WHOSE = / (?<whose>d[aeo]s? \S.*?) (?:[ée]|eh|t[áa]) /i;

const sizesIn = (words: string, { loaded }: Situation): readonly Item[] =>
  loaded
    .called(words)
    .items.filter(({ kind, body }) => kind === 'note' && (OF_SIZE.test(body) || body.match(WEARS_IN) !== null));

/** In place of the size told before; a note of its own where there is none, or several. */
function asIs(what: string, size: string, words: string, situation: Situation): Decision {
  const called = sizesIn(words, situation);
  const same = called.filter(({ body }) => folded(body).includes(folded(words)));
  const [kept, ...others] = same.length > 0 ? same : called;
  const content = kept === undefined || others.length > 0 ? undefined : withNearestAs(kept.body, size);
  return kept !== undefined && content !== undefined
    ? edited(kept, content)
    : run(noteCall(`${LABEL}: ${what} ${size}`));
}

/** Undefined when no size is told. */
export function sizeChanged(situation: Situation): Decision | undefined {
  const text = situation.text.trim();
  const { loaded } = situation;
  const { what, size = '' } = (NOW.exec(text) ?? IS.exec(text))?.groups ?? {};
  if (what !== undefined) return asIs(`${what} é`, size, what, situation);
  const wears = WEARS_NOW.exec(text)?.groups;
  if (wears?.['who'] !== undefined) {
    if (sizesIn(wears['who'], situation).length !== 1) return undefined;
    return asIs('', wears['size'] ?? '', wears['who'], situation);
  }
  const other = ofOther(text, situation) ?? measuredAnew(text, situation);
  if (other !== undefined) return other;
  const too = TOO.exec(text)?.groups;
  const last = too === undefined ? undefined : loaded.lastSaved;
  const whose = last !== undefined && OF_SIZE.test(last.body) ? WHOSE.exec(last.body)?.groups?.['whose'] : undefined;
  if (too === undefined || whose === undefined || loaded.lastEntry !== undefined) return undefined;
  const named = too['named'] === undefined ? '' : `${too['named']} `;
  return run(noteCall(`${LABEL}: ${too['the']} ${too['worn']} ${whose} é ${named}${too['size']}`));
}
sizeChanged.says = [OTHER, NOW, IS, WEARS_NOW, TOO, MEASURES_NOW];
