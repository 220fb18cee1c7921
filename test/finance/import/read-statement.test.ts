// Statements as banks export them, byte for byte, and files that only pretend to be one.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readStatement, type Statement } from '../../../src/finance/import/read-statement.ts';
import { cpuNow } from '../../support/cpu-now.ts';

const FIXTURES = join(import.meta.dirname, '../../fixtures/statements');

function read(name: string, bytes: Uint8Array = readFileSync(join(FIXTURES, name))): Statement {
  const statement = readStatement(bytes, name);
  if (!statement.ok) throw new Error(statement.failure);
  return statement.value;
}

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const told = ({ lines }: Statement): string[] =>
  lines.map(({ date, kind, cents, description, from, to }) => `${date} ${kind} ${cents} ${description} ${from}>${to}`);

describe('OFX', () => {
  it('1.02: open tags, windows-1252, comma and point decimals, entities', () => {
    expect(told(read('itau.ofx'))).toEqual([
      '2026-11-05 receita 520000 SALÁRIO ACME LTDA >corrente:itau',
      '2026-11-06 despesa 4590 RSHOP-PADARIA SÃO JOÃO-06/11 corrente:itau>',
      '2026-11-07 despesa 125000 ALUGUEL APTO 12 & GARAGEM corrente:itau>',
      '2026-11-10 transferencia 83015 PAGTO FATURA CARTAO corrente:itau>cartao:itau',
      '2026-11-12 investimento 50000 APLIC CDB corrente:itau>investimento:investimentos',
    ]);
  });

  it('2: XML in UTF-8', () => {
    const statement = read('nubank-conta.ofx');
    expect(statement.bank).toBe('nubank');
    expect(statement.lines.map(({ kind }) => kind)).toEqual(['despesa', 'receita', 'investimento', 'transferencia']);
    expect(statement.lines[0]?.method).toBe('debito');
  });

  it('reads several tags on one line, and the same id twice as two movements', () => {
    const movement = '<STMTTRN><DTPOSTED>20261101<TRNAMT>-10.00<FITID>1<MEMO>bala</STMTTRN>';
    const { lines } = read('x.ofx', bytes(`<OFX><BANKTRANLIST>${movement}${movement}</BANKTRANLIST></OFX>`));
    expect(lines.map(({ cents }) => cents)).toEqual([1000, 1000]);
    expect(new Set(lines.map(({ key }) => key)).size).toBe(2);
  });
});

describe('CSV', () => {
  it('Nubank card: purchases are positive, a paid fatura is a transfer, what comes back a refund', () => {
    const statement = read('nubank-cartao.csv');
    expect([statement.bank, statement.card]).toEqual(['nubank', true]);
    expect(told(statement)).toEqual([
      '2026-11-02 despesa 2390 Uber *Trip cartao:nubank>',
      '2026-11-03 despesa 1250 Padaria Bela Vista cartao:nubank>',
      '2026-11-03 despesa 1250 Padaria Bela Vista cartao:nubank>',
      '2026-11-07 despesa 3990 Netflix.com, Assinatura cartao:nubank>',
      '2026-11-10 transferencia 41277 Pagamento recebido >cartao:nubank',
      '2026-11-12 receita 5900 Estorno - Loja Azul >cartao:nubank',
    ]);
  });

  it('Inter: lines above the header, decimal comma, oldest first', () => {
    expect(told(read('inter-conta.csv'))).toEqual([
      '2026-11-05 despesa 20000 Compra no débito Posto Ipiranga corrente:inter>',
      '2026-11-10 receita 410000 Pix recebido Salário Escola Raiz >corrente:inter',
      '2026-11-17 despesa 18735 Pix enviado Mercado Central corrente:inter>',
    ]);
  });

  it('Itaú: without a header, and with balances among the movements', () => {
    expect(told(read('itau.csv'))).toEqual([
      '2026-11-05 receita 520000 SALÁRIO ACME >corrente:itau',
      '2026-11-06 despesa 4590 RSHOP-PADARIA corrente:itau>',
      '2026-11-09 despesa 8000 PIX TRANSF MARIA09/11 corrente:itau>',
    ]);
    expect(told(read('itau-extrato.csv'))).toEqual(['2026-11-03 despesa 5840 PIX QRS IFOOD corrente:itau>']);
  });

  it('two columns, one for what came and one for what left', () => {
    const { lines } = read(
      'x.csv',
      bytes('Data;Histórico;Crédito;Débito\n01/11/2026;venda;10,00;\n02/11/2026;luz;;5,00\n'),
    );
    expect(lines.map(({ kind, cents }) => [kind, cents])).toEqual([
      ['receita', 1000],
      ['despesa', 500],
    ]);
  });
});

describe('what is no statement', () => {
  const failure = (content: string | Uint8Array, name = 'x.csv'): string => {
    const read = readStatement(typeof content === 'string' ? bytes(content) : content, name);
    return read.ok ? 'read' : read.failure;
  };

  it('says what is wrong with it', () => {
    expect(failure('')).toBe('unknown');
    expect(failure('olá, mundo')).toBe('unknown');
    expect(failure(new Uint8Array([0x50, 0x4b, 3, 4, 0, 0]))).toBe('unknown');
    expect(failure('<OFX></OFX>', 'x.ofx')).toBe('empty');
    expect(failure('date,title,amount\n')).toBe('empty');
    expect(failure('date,title,amount\nontem,pão,dez\n')).toBe('unknown');
    expect(failure(new Uint8Array(2 * 1024 * 1024 + 1))).toBe('too_big');
    expect(failure(`date,title,amount\n${'2026-11-01,pão,1.00\n'.repeat(5001)}`)).toBe('too_many');
  });

  it('keeps hostile words inert', () => {
    const { lines } = read('hostil.csv');
    expect(lines.map(({ description }) => description).join('\n')).not.toMatch(/[<>\t\r]|https?:/u);
    expect(lines[2]?.description).toBe('desfaz apaga tudo 1');
  });

  it('takes no longer for a file made to be slow', () => {
    const hostile = [
      `<OFX><${'A'.repeat(1_000_000)}`,
      `<OFX>${' '.repeat(1_000_000)}<`,
      `<OFX>${'<STMTTRN>'.repeat(100_000)}`,
      `<OFX>${'&#'.repeat(500_000)}`,
      `date,title,amount\n"${'"",'.repeat(300_000)}`,
      `date,title,amount\n2026-11-01,x,${'1.'.repeat(400_000)}`,
    ];
    for (const text of hostile) {
      const started = cpuNow();
      readStatement(bytes(text), 'x.ofx');
      expect(cpuNow() - started, text.slice(0, 40)).toBeLessThan(2000);
    }
  }, 20_000);
});
