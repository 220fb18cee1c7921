// "A van mudou pra 6:30", "mudaram o código, agora é 9071": the hour or the code of a note that is kept, as it is now.

import { folded } from '../../domain/fold.ts';
import type { Item } from '../../domain/item.ts';
import { pattern } from '../../domain/pattern.ts';
import type { Decision } from '../decision.ts';
import type { Situation } from '../situation.ts';
import { AND } from '../wording/openers.ts';
import { edited } from './edited.ts';

const HOUR = /(?<![\d,.])\d{1,2}(?:h\d{0,2}|:\d{2})(?!\d)/g;
const CODE = /(?<=(?<![a-zà-ÿ])(?:é|eh|:|senha|c[óo]digo|\/) )(?=\S*\d)\S{3,30}$/i;
/** Under a label. */
const WHOLE_CODE = /^(?=\S*\d)\S{3,30}$/u;
/** "Cofre 4411": the only figure there is. */
const LAST_CODE = /(?<=^\p{L}[^\d:;,]{2,60} )(?=\S*\d)[^\s,;]{3,30}$/u;
const FRESH = String.raw`(?<fresh>\d{1,2}(?:h\d{0,2}|:\d{2})|(?=\S*\d)[^\s,?$]{3,30})`;
const NOW: readonly RegExp[] = [
  pattern('i')`
    ^${AND}(?:[oa]s? |minha |meu )?(?:d[aeo]s? )?(?<what>[a-zà-ÿ][a-zà-ÿ ]{2,40}?),? (?:agora [ée]|(?:mudou|passou|trocou)(?:,? (?:e )?agora [ée]| pr[ao]s?))(?: [àa]s)? ${FRESH}[.!]*$
  `,
  pattern('i')`
    ^${AND}(?:mudaram|mudou|mudei|trocaram|trocou|troquei) (?:[oa]|minha|meu) (?:d[aeo]s? )?(?<what>[a-zà-ÿ][a-zà-ÿ ]{2,40}?)(?:,? (?:e )?agora [ée]|,? [ée]| pr[ao]s?| para) ${FRESH}[.!]*$
  `,
  pattern(
    'i',
  )`^${AND}agora,? [oa]s? (?:d[aeo]s? )?(?<what>[a-zà-ÿ][a-zà-ÿ ]{2,40}?) (?:[ée]|eh|virou|ficou) ${FRESH}[.!]*$`,
];

/** "Ela trocou, agora é margarida99", "ele mudou de número, agora é 99777-3344": of the note just told or found. */
const ITS_NOW = pattern('i')`
  ^${AND}(?:el[ea]s? |a gente |(?:(?:minha|meu) |[oa] )(?<who>[a-zà-ÿ]+) )?(?:j[áa] )?(?:mudou|mudaram|trocou|trocaram|mudei|troquei)
  (?: (?:de |a |o )?(?:n[úu]mero|telefone|celular|senha|c[óo]digo|chip|hor[áa]rio|ramal))?(?:[,.]? (?:e )?(?:(?:agora|[oa] nov[oa]) )?[ée]|[,.]? agora|,? pr[ao]s?|,? para) ${FRESH}[.!]*$
`;

function asNow({ body }: Item, fresh: string): string | undefined {
  const hours = body.match(HOUR) ?? [];
  if (/^\d{1,2}(?:h\d{0,2}|:\d{2})$/u.test(fresh)) return hours.length === 1 ? body.replace(HOUR, fresh) : undefined;
  const code = [CODE, WHOLE_CODE, LAST_CODE].find((one) => one.test(body));
  return code && body.replace(code, fresh);
}

const saysOf = ({ body }: Item, who: string): boolean => folded(body).includes(folded(who));

/** Of what is named. */
function saidNow(text: string): { readonly what: string; readonly fresh: string } | undefined {
  const { what, fresh = '' } = NOW.map((form) => form.exec(text.trim())?.groups).find((one) => one !== undefined) ?? {};
  return what === undefined ? undefined : { what, fresh };
}

/** Undefined unless the note spoken of has such a value. */
export function itsFactChanged({ text, loaded }: Situation): Decision | undefined {
  const { lastSaved } = loaded;
  // "O do banco agora é 9988", behind "login do banco 1234".
  const named = saidNow(text);
  if (lastSaved?.kind === 'note' && named !== undefined && saysOf(lastSaved, named.what)) {
    const content = asNow(lastSaved, named.fresh);
    if (content !== undefined) return edited(lastSaved, content);
  }
  const { fresh, who = '' } = ITS_NOW.exec(text.trim())?.groups ?? {};
  if (lastSaved?.kind !== 'note' || fresh === undefined) return undefined;
  // "O Martins mudou pra 4472", behind the code of another who has one.
  if (who !== '' && !saysOf(lastSaved, who) && loaded.called(who).items.length > 0) return undefined;
  const content = asNow(lastSaved, fresh);
  return content === undefined ? undefined : edited(lastSaved, content);
}
itsFactChanged.says = [ITS_NOW, ...NOW];

/** "O enalapril agora é 20", of a note that tells how much of each. */
const SO_MUCH =
  /^(?:(?:e|mas|olha),? )*(?:[oa] )?(?<what>[a-zà-ÿ]{4,}) (?:agora [ée]|[a-zà-ÿ]+[oi]u pra) (?<much>\d{1,4}) ?(?<unit>mg|ml|g|gotas)?[.!]*$/i;
function asMuch({ text, loaded }: Situation): Decision | undefined {
  const { what, much = '', unit } = SO_MUCH.exec(text.trim())?.groups ?? {};
  const { items, reminders, entries } = loaded.called(what ?? '');
  const [note, ...others] = what === undefined ? [] : items.filter(({ kind }) => kind === 'note');
  if (note === undefined || others.length + reminders.length + entries.length > 0) return undefined;
  const before = new RegExp(`(${what} (?:de )?)\\d{1,4}(?! ?[hx:])( ?(?:mg|ml|g|gotas)(?![a-zà-ÿ]))?`, 'i');
  return before.test(note.body)
    ? edited(
        note,
        note.body.replace(before, (_, head: string, of = '') => `${head}${much}${unit ?? of}`),
      )
    : undefined;
}

/** Undefined unless one note of that name has such a value, and no reminder or entry has the name. */
export function factChanged(situation: Situation): Decision | undefined {
  const much = asMuch(situation);
  if (much !== undefined) return much;
  const { text, loaded } = situation;
  const { what, fresh = '' } = saidNow(text) ?? {};
  if (what === undefined) return undefined;
  // "A senha do wifi da clínica", of a note that has it under "wifi da clínica".
  const names = [what, what.replace(/^(?:senha|c[óo]digo|n[úu]mero|telefone) d[aeo]s? /i, '')];
  const { items, reminders, entries } = loaded.called(names.find((one) => loaded.called(one).items.length > 0) ?? what);
  const [note, ...others] = items.filter((one) => one.kind === 'note' && asNow(one, fresh) !== undefined);
  const content = note && asNow(note, fresh);
  return note === undefined || content === undefined || others.length + reminders.length + entries.length > 0
    ? undefined
    : edited(note, content);
}
factChanged.says = [...NOW, SO_MUCH];
