// A link decides by itself: kept as video or link, unless something is asked about it.

import { insideFrame } from '../memory/frame.ts';
import { isVideoUrl } from '../memory/video-host.ts';
import type { Reading } from '../reading.ts';
import { asks } from '../signals/asks.ts';
import type { Rule } from './rule.ts';
import { askedDatum } from './work-rules.ts';

const urlOf = (r: Reading): string => r.url?.raw ?? '';

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
          r.hasAny('what', 'who', 'how_much', 'which', 'concept'))) &&
      !r.has('v_keep'),
    read: (r) => ({
      intent: 'enrich',
      slots: { item_type: isVideoUrl(urlOf(r)) ? 'video' : 'link', url: urlOf(r), ask: askedDatum(r) ?? 'synopsis' },
    }),
    examples: ['sobre o que é esse vídeo? https://youtu.be/abcdefghijk'],
  },
  {
    id: 'link.delete',
    trust: 'sure',
    when: (r) => r.url !== undefined && r.is(r.head, 'v_delete') && !r.has('v_keep'),
    read: (r) => ({
      intent: 'delete_item',
      slots: { query: urlOf(r), item_type: isVideoUrl(urlOf(r)) ? 'video' : 'link' },
    }),
    examples: ['apaga https://example.com/receita'],
  },
  {
    id: 'link.save',
    trust: 'sure',
    when: (r) => r.url !== undefined,
    read: (r) => ({
      intent: 'save',
      slots: { item_type: isVideoUrl(urlOf(r)) ? 'video' : 'link', url: urlOf(r) },
      confidence: insideFrame(r).to - insideFrame(r).from > 40 ? 0.8 : 0.97,
    }),
    examples: [
      'https://example.com/a',
      'ver mais tarde https://www.youtube.com/watch?v=Ab3Cd4Ef5Gh',
      'Promoção! Fone por R$ 89 https://loja.example.com salva',
    ],
  },
];
