// OFX 1.02 (SGML, unclosed tags) and OFX 2 (XML) read alike, as a sequence of tags each followed by text. One linear pass without backtracking:
// converting to XML first lets a hostile file take minutes (docs/adr/0012).

import { bankNamed, bankOfCode } from './bank-named.ts';
import type { FileLine, StatementFile } from './file-line.ts';
import { readCents } from './read-cents.ts';
import { readDay } from './read-day.ts';

const TAG = /<(\/?)([A-Za-z0-9_.]{1,40})>([^<]*)/gu;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

const plain = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|(\w{2,4}));/gu, (whole, code, name) => {
    if (code === undefined) return ENTITIES[name] ?? whole;
    const point = Number(code);
    return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : '';
  });

/** Looks at the first 4096 characters only. */
export const isOfx = (text: string): boolean => /<OFX>/i.test(text.slice(0, 4096));

type Movement = Map<string, string>;

function lineOf(movement: Movement): FileLine | undefined {
  const date = readDay(movement.get('DTPOSTED') ?? '');
  const cents = readCents(movement.get('TRNAMT') ?? '');
  if (date === undefined || cents === undefined) return undefined;
  const [name = '', memo = ''] = [movement.get('NAME'), movement.get('MEMO')];
  const description = name === '' || memo.startsWith(name) ? memo : memo === '' ? name : `${name} ${memo}`;
  const id = movement.get('FITID') ?? '';
  return { date, cents, description, ...(id === '' ? {} : { id }) };
}

/** Zero amounts (balances written as movements) are left out. */
export function readOfx(text: string): StatementFile {
  const lines: FileLine[] = [];
  let [unread, card, bank] = [0, false, ''];
  let movement: Movement | undefined;
  const end = (): void => {
    if (movement === undefined) return;
    const line = lineOf(movement);
    if (line === undefined) unread += 1;
    else if (line.cents !== 0) lines.push(line);
    movement = undefined;
  };
  for (const [, closing, tag = '', after = ''] of text.matchAll(TAG)) {
    const name = tag.toUpperCase();
    const value = plain(after).trim();
    if (name === 'STMTTRN' || name === 'BANKTRANLIST') end();
    if (name === 'STMTTRN' && closing === '') movement = new Map();
    else if (closing !== '') continue;
    else if (name === 'CREDITCARDMSGSRSV1' || name === 'CCACCTFROM') card = true;
    else if (name === 'BANKID') bank = bankOfCode(value) || bank;
    else if (name === 'ORG' || name === 'FID') bank ||= bankNamed(value) || bankOfCode(value);
    else if (movement !== undefined && !movement.has(name)) movement.set(name, value);
  }
  end();
  return { bank, card, lines, unread };
}
