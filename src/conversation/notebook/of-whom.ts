// "Ele tá pesando 18kg", "ela faz aniversário dia 3 de fevereiro", with nobody spoken of before: nobody would know later whose it is.

import { pattern } from '../../domain/pattern.ts';
import { noteCall } from '../../planner/save-calls.ts';
import { run, say } from '../decided.ts';
import type { Decision } from '../decision.ts';
import type { Situation } from '../situation.ts';

const TOLD = pattern('i')`
  ^(?:(?:e|ah|olha|hoje),? )*(?<who>el[ea]) (?:
    (?:faz|completa) (?:\d{1,3} anos|anos|anivers[áa]rio|niver) (?:no |em )?(?:dia )?\d|
    (?:t[áa] |est[áa] )?(?:pes|med)(?:a|e|ou|iu|ando|indo) (?:com )?\d|t[áa] com \d{1,3}(?:[.,]\d+)? ?(?:kg|quilos|cm)|
    (?:cal[çc]a|veste) (?:n[úu]mero |tamanho )?\d{1,2}[.!]*$
  )
`;

/** "Da Manu", which we asked for. */
const NAMED = /^(?:[ée] )?(?:(?<the>d?[oa]) |de )?(?<name>\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)[.!]*$/u;
const ASKED = 'De quem? Me conta';

function told({ text, loaded }: Situation): Decision | undefined {
  const said = TOLD.exec(loaded.lastSaid ?? '') === null ? undefined : loaded.lastSaid?.trim();
  const { the = '', name } =
    (loaded.lastReply()?.text.startsWith(ASKED) === true && NAMED.exec(text.trim())?.groups) || {};
  if (said === undefined || name === undefined) return undefined;
  const art = the === '' ? '' : `${the.slice(-1)} `;
  return run(noteCall(said.replace(/^.*?el[ea] /i, `${art}${name} `)));
}

/** Undefined where somebody was spoken of: then the name stands there by now. */
export function ofWhom(situation: Situation): Decision | undefined {
  const named = told(situation);
  if (named !== undefined) return named;
  const { text } = situation;
  const who = TOLD.exec(text.trim())?.groups?.['who']?.toLowerCase();
  if (who === undefined) return undefined;
  const name = who === 'ela' ? 'a Ana' : 'o Pedro';
  return say({
    text: [`De quem? Me conta com o nome, como “${name} ${text.trim().replace(/^.*?el[ea] /i, '')}”, que eu guardo.`],
  });
}
ofWhom.says = [TOLD, NAMED];
