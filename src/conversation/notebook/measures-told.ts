// "Busto 92 cintura 74 da Marlene", then "quadril 98": what somebody measures, for their clothes; and no price.

import { pattern, piece } from '../../domain/pattern.ts';
import { noteCall } from '../../planner/save-calls.ts';
import { run } from '../decided.ts';
import type { Decision } from '../decision.ts';
import type { Situation } from '../situation.ts';
import { edited } from './edited.ts';

const PART =
  'busto|cintura|quadril|t[óo]rax|ombros?|manga|coxa|panturrilha|gancho|entreperna|punho|colarinho|cava|abd[ôo]men|antebra[çc]o|b[íi]ceps';
const PAIR = piece`(?:[oa] )?(?:${PART})(?: (?:direit[oa]|esquerd[oa]))?:? (?:[ée] |eh |deu |t[áa] |foi )?\d{1,3}(?:[.,]\d)?(?: ?cm)?`;
const TOLD = pattern('i')`
  ^(?:(?:e|ah|na verdade|na vdd|opa|n[ãa]o|anota(?: a[íi])?|mais|medidas?),?:? )*(?:(?<before>d[aeo]s? [a-zà-ÿ][a-zà-ÿ ]{1,25}?):? )?
  (?<pairs>${PAIR}(?:(?:,| e|, e|;)? ${PAIR})*)(?:,? (?<behind>d[aeo]s? [a-zà-ÿ][a-zà-ÿ ]{1,25}?))?[.!]*$
`;
const EACH = new RegExp(PAIR, 'gi');
const NAME = new RegExp(`(?:${PART})(?: (?:direit[oa]|esquerd[oa]))?`, 'i');

/** The note with these measures, each in the place of what it was. */
function withMeasures(body: string, pairs: readonly string[]): string {
  return pairs.reduce((all, pair) => {
    const name = NAME.exec(pair)?.[0] ?? '';
    const old = all.match(EACH)?.find((one) => NAME.exec(one)?.[0].toLowerCase() === name.toLowerCase());
    return old === undefined ? `${all}, ${pair}` : all.replace(old, pair);
  }, body);
}

/** Onto the note of measures that was just kept, or of who is named; else a note of its own. */
export function measuresTold({ text, message, loaded }: Situation): Decision | undefined {
  const said = (message.body.kind === 'text' ? message.body.text : text).trim();
  const { pairs: all = '', behind, before = behind } = (TOLD.exec(said) ?? TOLD.exec(text.trim()))?.groups ?? {};
  const pairs = (all.match(EACH) ?? []).map((pair) => pair.replace(/^[oa] /i, ''));
  if (pairs.length === 0) return undefined;
  const { lastSaved, lastEntry } = loaded;
  const near = lastEntry === undefined && lastSaved !== undefined ? [lastSaved] : [];
  const notes = before === undefined ? near : loaded.called(`medidas ${before}`).items;
  const [note, ...others] = notes.filter(({ kind, body }) => kind === 'note' && body.match(EACH) !== null);
  if (note !== undefined && others.length === 0) return edited(note, withMeasures(note.body, pairs));
  return run(noteCall(pairs.join(', '), ['medidas', before].join(' ').trim()));
}
measuresTold.says = [TOLD];
