// "Põe na lista", and nothing else: what was offered for it or said just before, or it is said how.

import { pattern } from '../../domain/pattern.ts';
import { listedIn } from '../../memories/list-marks.ts';
import { noteCall } from '../../planner/save-calls.ts';
import { run, say } from '../decided.ts';
import type { Decision } from '../decision.ts';
import type { Situation } from '../situation.ts';
import { SURE } from '../sure.ts';
import { nounAlone } from '../wording/noun-alone.ts';
import { PUT } from '../wording/put-orders.ts';

/** "Os ingredientes", "tudo da receita": what stands in another note. */
const OF_NOTE = pattern('i')`
  ^(?:(?:e|ent[ãa]o|pode|por favor|agora),? )*
  (?:${PUT}|jog[ae]|add|passa) (?:(?:todos|tudo|s[óo]) )?(?:os )?
  ingredientes(?: d(?:ess[ea]|[aeo]s?|el[ea])(?: (?<of>(?!lista)[a-zà-ÿ][^,]{2,40}?))?)?
  (?: todos| tudo)? (?:n[ao]|pr[ao]) (?:minha |nossa )?(?<list>lista(?: d[eoa]s? [a-zà-ÿ][^,.]{2,30}?)?)[.!]*$
`;

const BARE = pattern('i')`
  ^(?:(?:e|ent[ãa]o|pode|sim|isso|por favor),? )*
  (?:${PUT}|jog[ae]|add)
  (?: (?:a[íi]|isso|el[ea]|ess[ea]|tudo|tamb[ée]m))* (?:n[ao]|pr[ao]) (?:minha |nossa )?lista(?: (?:d[eoa] )(?<label>compras|mercado|feira))?
  (?: (?:por favor|a[íi]|tamb[ée]m))*[.!]*$
`;

/** "Acabou o café". */
const RUN_OUT = /^(?:acab(?:ou|aram)|falt(?:a|am|ou|aram)|preciso de|t[áa] (?:faltando|acabando)) (?:[oa]s? )?/i;

const ASKED = say({ text: ['O que eu ponho na lista? Me diga assim: “põe leite na lista”.'] });

/** The note that is quoted, named or was just kept goes on the list line by line; without one it is asked which they are. */
export function ingredientsOnList({ text, loaded }: Situation): Decision | undefined {
  const { of, list } = OF_NOTE.exec(text.trim())?.groups ?? {};
  if (list === undefined) return undefined;
  const quoted = loaded.pointedAt?.items ?? [];
  const named = of === undefined ? [loaded.lastSaved] : loaded.called(of.replace(/^receita /i, '')).items;
  const [note] = quoted.length > 0 ? quoted : named;
  // What is done with them stands behind the first sentence.
  const told =
    note === undefined ? undefined : listedIn({ ...note, body: note.body.replace(/(?<=\p{L}{2})\. .*$/su, '') });
  if (told === undefined) return ASKED;
  return run(
    noteCall(
      told.entries.flatMap(({ name }) => (STEP.test(name) ? [] : name)).join(', '),
      /^lista$/i.test(list) ? 'lista de compras' : list,
    ),
  );
}
/** "Forno 180 por 40 min": nothing to buy. */
const STEP = /^(?:(?:n?o )?forno|(?:ass|mex|bat|mistur|cozinh|deix)(?:a|e|ar|er)(?![a-zà-ÿ])|(?:por )?\d+ ?min)/i;
ingredientsOnList.says = [OF_NOTE];

/** Undefined where a message is quoted: that is what goes on the list. */
export function putOnList({ text, loaded, read }: Situation): Decision | undefined {
  if (!BARE.test(text.trim()) || loaded.pointedAt !== undefined) return undefined;
  const { state } = loaded;
  if (state.at === 'pending' && state.action.kind === 'confirm') {
    const { act } = state.action.yes;
    return act.tool === 'save_note' ? run(act) : undefined;
  }
  // What led to something else already is not meant, nor is what nobody buys.
  const before = loaded.previous === loaded.lastSaid ? (loaded.previous?.trim() ?? '') : '';
  const thing = nounAlone(before.replace(RUN_OUT, ''));
  const bought = thing === undefined ? undefined : read(`${thing} 10`);
  if (thing === undefined || bought?.intent !== 'lancamento' || bought.confidence < SURE) return ASKED;
  if (bought.slots.category === undefined || bought.slots.missing !== undefined) return ASKED;
  const [only, ...others] = loaded.lists();
  const label = only === undefined || others.length > 0 ? 'lista de compras' : only.title.replace(/:.*$/u, '');
  return run(noteCall(thing, label));
}
putOnList.says = [BARE];
