// "A síndica falou que vai pra 850 em janeiro, anota isso", "anota aí que a festa custa 35 por criança": what was told, with the order to
// keep it. A figure in it is somebody's price, not money that moved.

import { pattern } from '../../domain/pattern.ts';
import { noteCall } from '../../planner/save-calls.ts';
import { run } from '../decided.ts';
import type { Decision } from '../decision.ts';
import type { Situation } from '../situation.ts';
import { SURE } from '../sure.ts';

const KEEP = '(?:anot[ae]|guard[ae]|salv[ae]|registr[ae]|grava|escrev[ae])';
const BEHIND = new RegExp(
  `^(?<what>\\S.{14,}?)[,.;:]*\\s+(?:(?:e|a[íi]|ent[ãa]o|pode) )*${KEEP}(?: (?:a[íi]|isso|isto|tudo|pra mim|por favor|pfv))*[.!]*$`,
  'is',
);
const AHEAD = new RegExp(
  `^(?:(?:ent[ãa]o|e|ah|olha|ei|oi|por favor),? )*${KEEP}(?: (?:a[íi]|pra mim|por favor))* (?:que|q) (?<what>\\S.{9,})$`,
  'is',
);
const LEFT_IN = new RegExp(`\\s${KEEP}$`, 'i');
/** The person's own money moved, or will. */
const OWN_MONEY = pattern('i')`
  (?<![a-zà-ÿ])(?:
    gastei|paguei|comprei|recebi|ganhei|vendi|emprestei|devolvi|
    me (?:pag|dev|mand|deu|d[ãa]o)[a-zà-ÿ]*|
    vou (?:pagar|gastar|receber)|tenho que pagar|devo|gastamos|pagamos|compramos
  )(?![a-zà-ÿ])
`;

/** Undefined where the rules are sure of what it says, or the money is the person's own. */
export function keepTold({ text, understanding }: Situation): Decision | undefined {
  const behind = BEHIND.exec(text.trim())?.groups?.['what'];
  const what = behind ?? AHEAD.exec(text.trim())?.groups?.['what'];
  // "Tipo sanguíneo do Pedro é O+ guarda aí": the order is no part of the note.
  const note =
    behind !== undefined && understanding.intent === 'save' && LEFT_IN.test(understanding.slots.content ?? '');
  const vague = understanding.intent === 'smalltalk' || understanding.intent === 'unknown';
  if (understanding.confidence >= SURE && !vague && !note) return undefined;
  if (what === undefined || what.endsWith('?') || OWN_MONEY.test(what)) return undefined;
  return run(noteCall(what.replace(/^(?:ent[ãa]o|ah|olha),? /i, '')));
}
keepTold.says = [BEHIND, AHEAD];
