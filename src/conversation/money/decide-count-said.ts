// "Foram 3", right behind "vendi 2 rabanadas a 15": how many, and not how much.

import { run } from '../decided.ts';
import type { Decision } from '../decision.ts';
import type { Situation } from '../situation.ts';
import { valueSaid } from './value-said.ts';

const WORDS = ['', '', 'dois|duas', 'tr[êe]s', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove', 'dez'];
const COUNT =
  /^(?:(?:n[ãa]o|na verdade|opa|ops|errei|ali[áa]s),? )*(?:foram|eram|s[ãa]o|vendi|comprei)(?: s[óo])? (?<count>\d{1,2}|\p{L}+)(?: (?:e n[ãa]o .{1,12}))?[.!]*$/iu;
const EACH =
  /(?<!\p{L})(?<count>\d{1,3}|dois|duas|tr[êe]s|quatro|cinco|seis|sete|oito|nove|dez) \p{L}[\p{L} ]{1,25}? (?:a|de|por) (?<each>(?:r\$ ?)?\d[\d.,]*)/iu;

function counted(words: string): number | undefined {
  const at = WORDS.findIndex((word) => word !== '' && new RegExp(`^(?:${word})$`, 'iu').test(words));
  return at > 0 ? at : /^\d+$/u.test(words) ? Number(words) : undefined;
}

/** Undefined unless the last entry is so many at so much each. */
export function decideCountSaid(situation: Situation): Decision | undefined {
  const { text, loaded } = situation;
  const { lastEntry, lastSaid = '', wroteLast } = loaded;
  const now = counted(COUNT.exec(text.trim())?.groups?.['count'] ?? '');
  if (now === undefined || now < 1 || lastEntry === undefined || !wroteLast()) return undefined;
  const { count = '', each = '' } = EACH.exec(lastSaid)?.groups ?? {};
  const before = counted(count);
  const cents = valueSaid(each, situation);
  if (before === undefined || cents === undefined || lastEntry.cents !== before * cents || now === before)
    return undefined;
  return run({
    tool: 'edit_transaction',
    args: { pointer: { ids: [lastEntry.id] }, changes: { cents: now * cents } },
  });
}
decideCountSaid.says = [COUNT];
