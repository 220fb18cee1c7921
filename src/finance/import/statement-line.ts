// Classifies a statement line. A paid fatura is a transfer, money set aside is an investment, and a credit on a card is a refund: none of them is
// income or expense of the month.

import { folded } from '../../domain/fold.ts';
import { inertText } from '../../domain/inert-text.ts';
import type { ContaKey, PaymentMethod } from '../../domain/ledger.ts';
import { pattern } from '../../domain/pattern.ts';
import type { StatementLine } from '../../domain/statement.ts';
import { contaKey } from '../conta.ts';
import type { FileLine, StatementFile } from './file-line.ts';

/** Longest description kept, in UTF-16 units; banks write up to 255. */
const LONGEST_WORDS = 120;

const PAID_CARD = pattern('u')`
  \b(?:pagamento|pagto|pgto|pag|deb(?:ito)? (?:aut(?:omatico)?)?) ?(?:efetuado )?(?:(?:de|da) )?(?:fatura|cartao)\b|
  \bfatura (?:de |do )?cartao\b|\bitaucard\b|
  \bint (?:visa|mastercard|personnalite)\b
`;
const CARD_WAS_PAID = /\b(?:pagamento|pagto|pgto)\b/u;
const PUT_ASIDE =
  /\b(?:aplicacao|aplic|resgate|resg|rdb|cdb|lci|lca|tesouro direto|fundo de investimento|dinheiro guardado|dinheiro resgatado|guardou dinheiro)\b/u;
/** Interest earned on investments is income. */
const YIELD = /\b(?:rendimentos?|juros|rentab\w*|rend pago)\b/u;

const METHODS: readonly (readonly [RegExp, PaymentMethod])[] = [
  [/\bpix\b/u, 'pix'],
  [/\b(?:boleto|titulo|pag tit)\b/u, 'boleto'],
  [/\b(?:debito|compra cartao|rsccs|rshop)\b/u, 'debito'],
  [/\b(?:ted|doc|transferencia|transf)\b/u, 'transferencia'],
  [/\bsaque\b/u, 'dinheiro'],
];

type Meant = Pick<StatementLine, 'kind' | 'category' | 'method' | 'from' | 'to' | 'status'>;

const endsOf = (kind: StatementLine['kind'], conta: ContaKey | '', other: ContaKey | '', left: boolean) =>
  kind === 'despesa' || (kind !== 'receita' && left)
    ? ({ from: conta, to: kind === 'despesa' ? '' : other } as const)
    : ({ from: kind === 'receita' ? '' : other, to: conta } as const);

function meantOnCard(words: string, left: boolean, conta: ContaKey): Meant {
  const status = 'paga';
  if (left) return { kind: 'despesa', category: '', method: 'credito', from: conta, to: '', status };
  if (CARD_WAS_PAID.test(words))
    return { kind: 'transferencia', category: 'transferencias', method: '', from: '', to: conta, status };
  return { kind: 'receita', category: 'reembolso', method: 'credito', from: '', to: conta, status };
}

function meantInAccount(words: string, left: boolean, bank: string): Meant {
  const conta = bank === '' ? '' : contaKey('corrente', bank);
  const method = METHODS.find(([shape]) => shape.test(words))?.[1] ?? '';
  const status = 'paga';
  if (left && PAID_CARD.test(words)) {
    const card = contaKey('cartao', bank === '' ? 'cartao' : bank);
    return { kind: 'transferencia', category: 'transferencias', method, from: conta, to: card, status };
  }
  if (PUT_ASIDE.test(words) && !YIELD.test(words)) {
    const aside = contaKey('investimento', 'investimentos');
    return {
      kind: 'investimento',
      category: 'investimentos',
      method,
      ...endsOf('investimento', conta, aside, left),
      status,
    };
  }
  const kind = left ? 'despesa' : 'receita';
  return { kind, category: '', method, ...endsOf(kind, conta, '', left), status };
}

function meantBy(line: FileLine, words: string, { bank, card }: StatementFile): Meant {
  const left = line.cents < 0;
  if (line.said === undefined)
    return card
      ? meantOnCard(words, left, contaKey('cartao', bank === '' ? 'cartao' : bank))
      : meantInAccount(words, left, bank);
  return { ...line.said, from: '', to: '' };
}

/** @param key see line-keys */
export function statementLine(line: FileLine, file: StatementFile, key: string): StatementLine {
  const description = inertText(line.description, LONGEST_WORDS);
  return {
    key,
    cents: Math.abs(line.cents),
    date: line.date,
    description: description === '' ? 'sem descrição' : description,
    ...meantBy(line, folded(description), file),
  };
}
