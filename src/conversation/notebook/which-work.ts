// "Qual destes?": works with the same title, told apart by year and makers. The numbered list and the choice are kept
// by code, not by a model.

import type { Candidate } from '../../domain/candidate.ts';
import type { RichText } from '../../domain/text.ts';
import type { ToolCall } from '../../tools/registry.ts';
import { type Asking, askToChoose } from '../ask.ts';
import type { Decision } from '../decision.ts';
import { numbered } from '../replies/numbered.ts';
import { callOf, type WorkCall } from './work-lookup.ts';

const KIND = { movie: 'filme', tv_show: 'série' } as const;

/** "Matrix (1999), de Lana Wachowski". */
function labelOf({ kind, title, year, makers }: Candidate, { withKind }: { readonly withKind: boolean }): string {
  const dated = year === null ? title : `${title} (${year})`;
  const by = makers.length === 0 ? '' : ` de ${makers.slice(0, 2).join(' e ')}`;
  if (withKind) return `${dated}, ${KIND[kind]}${by}`;
  return by === '' ? dated : `${dated},${by}`;
}

const bareCall = ({ tool, args: { title, year, reason } }: WorkCall): WorkCall => ({
  tool,
  args: {
    title,
    bare: true,
    ...(year === undefined ? {} : { year }),
    ...(reason === undefined ? {} : { reason }),
  },
});

/** Asks which; `call` is what was asked for by name alone, and stays possible as the last option. */
export function whichWork(call: WorkCall, list: readonly Candidate[], asking: Asking): Decision {
  const { title, reason } = call.args;
  const options = optionsOf(list, (candidate) => callOf(candidate, reason));
  const question: RichText = ['Achei mais de um para ', { bold: title }, '. Qual deles?'];
  return askWhich(question, list, [...options, { label: 'Só o título', act: bareCall(call) }], asking);
}

/** One option for each candidate, doing `act` of it. */
export function optionsOf(list: readonly Candidate[], act: (candidate: Candidate) => ToolCall) {
  const withKind = new Set(list.map(({ kind }) => kind)).size > 1;
  // WhatsApp lists hold ten rows, and the bare title is one of them.
  return list.slice(0, 9).map((candidate) => ({ label: labelOf(candidate, { withKind }), act: act(candidate) }));
}

/** @param list the works the options begin with. */
export function askWhich(
  question: RichText,
  list: readonly Candidate[],
  options: readonly { readonly label: string; readonly act: ToolCall }[],
  asking: Asking,
): Decision {
  const asked = askToChoose('choose_candidate', question, options, asking);
  const reply = numbered(asked.reply);
  // A message carries one picture: of the first, which is the likeliest.
  const poster = list.find(({ posterUrl }) => posterUrl !== null)?.posterUrl ?? null;
  return { ...asked, reply: poster === null ? reply : { ...reply, picture: { url: poster } } };
}
