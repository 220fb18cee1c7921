// "O Beta pagou", of somebody from whom money is awaited: it came.

import { run } from './decided.ts';
import type { Decision } from './decision.ts';
import type { Situation } from './situation.ts';

const PAID =
  /^(?:[oa] )?(?<who>\p{L}[\p{L} ]{1,30}?) (?:j[áa] )?(?:me )?(?:pagou|depositou|acertou|transferiu|fez o pix|mandou o pix)(?: (?:hoje|agora|tudo|certinho|finalmente))*[.!]*$/iu;

export function decideArrived({ text, understanding, loaded }: Situation): Decision | undefined {
  const idle = understanding.intent === 'smalltalk' || understanding.confidence < 0.5;
  const who = idle ? PAID.exec(text.trim())?.groups?.['who'] : undefined;
  if (who === undefined) return undefined;
  const due = loaded
    .called(who)
    .entries.find(({ kind, status, receivable }) => (kind === 'receita' && status === 'pendente') || receivable > 0);
  if (due === undefined) return undefined;
  return run({ tool: 'settle_split', args: { counterpart: who } });
}
