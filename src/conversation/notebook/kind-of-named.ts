// "Muda Dark pra série": the only work of that name becomes one of the other kind, whenever it was kept.

import { pattern } from '../../domain/pattern.ts';
import type { Decision } from '../decision.ts';
import type { Situation } from '../situation.ts';
import { asKind } from './other-kind.ts';

const NAMED = pattern('i')`
  ^(?:(?:pode|na verdade|por favor),? )*(?:muda|mude|troca|troque|passa|coloca|marca|p[õo]e|corrige) (?:
    [oa] (?:filme |s[ée]rie )?
  )?(?<title>\S.{0,60}?) (?:pr[ao]|para|como|de filme pra|de s[ée]rie pra) (?:um |uma )?
  (?<kind>filme|s[ée]rie|miniss[ée]rie)[.!]*$
`;

/** Undefined unless one work has that name. */
export function kindOfNamed({ text, loaded: { called } }: Situation): Decision | undefined {
  const { title, kind } = NAMED.exec(text.trim())?.groups ?? {};
  if (title === undefined || kind === undefined) return undefined;
  const [work, ...others] = called(title).items;
  return work === undefined || others.length > 0 ? undefined : asKind(work, kind);
}
kindOfNamed.says = [NAMED];
