// A message with a link: saved as video or link, unless something is asked about it.

import { insideFrame, textOf } from '../memory/frame.ts';
import { isVideoUrl } from '../memory/video-host.ts';
import type { Reading } from '../reading/reading.ts';
import { asks } from '../signals/asks.ts';
import { present } from '../slots/present.ts';
import { PROOFS } from './proofs.ts';
import type { Rule } from './rule.ts';
import { askedDatum } from './work-rules.ts';

const urlOf = (r: Reading): string => r.url?.raw ?? '';
const typeOf = (r: Reading) => (isVideoUrl(urlOf(r)) ? 'video' : 'link');

/** The text beside the address without the save order: "pra fazer domingo". */
function saidBeside(r: Reading): string | undefined {
  const at = r.units.findIndex(({ kind }) => kind === 'url');
  const before = textOf(r, insideFrame(r, r.head, at));
  const told = insideFrame(r, at + 1);
  const after = told.from < told.to ? textOf(r, { from: at + 1, to: r.tail }) : '';
  const said = [before, after].filter((words) => words !== '').join(' ');
  return said === '' || LATER.test(said) || said.length > LONGEST_NOTE || r.amounts.some(({ marked }) => marked)
    ? undefined
    : said;
}

/** A purpose that adds no information. */
const LATER = /^(?:ver|ler|assistir|olhar)(?: (?:mais|isso|depois))*$/i;

/** "Com a tag receitas", "#viagem", "em receitas": where it belongs rather than what it is. */
const TAGGED =
  /^(?:(?:salv|guard|anot|marc|coloc|bot|põe|poe)[a-zé]* )?(?:(?:isso|ele|esse) )?(?:(?:com|na|em|usa) )?(?:(?:a |uma )?(?:tag|etiqueta|pasta|categoria) *:? *|#)(?:de )?(.{2,40})$/i;

function labelled(note: string | undefined): { readonly note?: string; readonly tag?: string } {
  const found = TAGGED.exec(note ?? '');
  return present({ note: found === null ? note : undefined, tag: found?.[1] ?? found?.[2] ?? found?.[3] });
}

/** In characters; a longer text is content of its own. */
const LONGEST_NOTE = 120;

export const LINK_RULES: readonly Rule[] = [
  {
    id: 'link.enrich',
    trust: 'sure',
    when: (r) =>
      r.url !== undefined &&
      (askedDatum(r) !== undefined ||
        (asks(r) &&
          !r.is(r.head, 'v_keep') &&
          r.units.length > 2 &&
          // "Que absurdo isso https://…" exclaims.
          (r.marked || r.norm(r.head) !== 'que') &&
          r.hasAny('what', 'who', 'how_much', 'which', 'concept'))) &&
      !r.has('v_keep'),
    read: (r) => ({
      intent: 'enrich',
      slots: { item_type: typeOf(r), url: urlOf(r), ask: askedDatum(r) ?? 'synopsis' },
    }),
    examples: PROOFS && ['sobre o que é esse vídeo? https://youtu.be/abcdefghijk'],
  },
  {
    id: 'link.delete',
    trust: 'sure',
    when: (r) => r.url !== undefined && r.is(r.head, 'v_delete') && !r.has('v_keep'),
    read: (r) => ({
      intent: 'delete_item',
      slots: { query: urlOf(r), item_type: typeOf(r) },
    }),
    examples: PROOFS && ['apaga https://example.com/receita'],
  },
  {
    id: 'link.save',
    trust: 'sure',
    when: (r) => r.url !== undefined,
    read: (r) => {
      const note = saidBeside(r);
      return {
        intent: 'save',
        slots: { item_type: typeOf(r), url: urlOf(r), ...labelled(note) },
        confidence: insideFrame(r).to - insideFrame(r).from > 40 ? 0.8 : 0.97,
      };
    },
    examples: PROOFS && [
      'https://example.com/a',
      'ver mais tarde https://www.youtube.com/watch?v=Ab3Cd4Ef5Gh',
      'Promoção! Fone por R$ 89 https://loja.example.com salva',
    ],
  },
];
