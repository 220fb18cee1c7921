// Contas (accounts): where money is. A conta exists as soon as an entry mentions it; limits and due days are unknown until the person gives them. A
// bank's card and its account are two contas.

import { folded } from '../domain/fold.ts';
import type { ContaKey, ContaKind, ToldContaKind } from '../domain/ledger.ts';

const NAMES: Readonly<Record<string, string>> = {
  nubank: 'Nubank',
  inter: 'Inter',
  itau: 'Itaú',
  bradesco: 'Bradesco',
  santander: 'Santander',
  caixa: 'Caixa',
  bb: 'Banco do Brasil',
  c6: 'C6',
  picpay: 'PicPay',
  mercado_pago: 'Mercado Pago',
  pagbank: 'PagBank',
  xp: 'XP',
  btg: 'BTG',
  will: 'Will',
  brb: 'BRB',
  bmg: 'BMG',
  poupanca: 'poupança',
  cofrinho: 'cofrinho',
  caixinha: 'caixinha',
  reserva: 'reserva',
  carteira: 'carteira',
  investimentos: 'investimentos',
  cdb: 'CDB',
  tesouro: 'Tesouro',
  acoes: 'ações',
  fii: 'FII',
  cripto: 'cripto',
  'c&a': 'C&A',
  carne: 'parcelas no boleto',
};

/** Slug prefix of a goal's savings jar. */
const GOAL_JAR = 'meta_';

/** The savings jar of a goal. @param key of the goal, folded */
export const goalJar = (key: string): ContaKey =>
  contaKey('poupanca', `${GOAL_JAR}${folded(key).replaceAll(' ', '_')}`);

const SAVINGS = new Set(['poupanca', 'caixinha', 'cofrinho', 'reserva']);
const KINDS: readonly ContaKind[] = ['corrente', 'carteira', 'poupanca', 'investimento', 'cartao', 'carne'];

/** Liability account for purchases in instalments without a card (carnê, crediário, boleto): owed until each is paid. */
export const carneConta = (): ContaKey => contaKey('carne', 'carne');

/** The only constructor of keys ('kind:slug'). The slug cannot contain the separator. */
export function contaKey(kind: ContaKind, slug: string): ContaKey {
  const clean = slug.replaceAll(':', '').trim();
  if (clean === '') throw new Error('a conta needs a name');
  return `${kind}:${clean}` as ContaKey;
}

/** '' (no conta given) counts as cash on hand. */
export const contaKindOf = (key: string): ContaKind => KINDS.find((kind) => key.startsWith(`${kind}:`)) ?? 'corrente';

/** The slug of a key: 'nubank' for 'cartao:nubank'. */
export const contaSlug = (key: string): string => key.slice(key.indexOf(':') + 1);

/** The kind implied by a bare name: jars are savings, 'carteira' is cash, the rest are bank accounts. */
export function kindOfSlug(slug: string): ToldContaKind {
  if (SAVINGS.has(slug) || slug.startsWith(GOAL_JAR)) return 'poupanca';
  return slug === 'carteira' ? 'carteira' : 'corrente';
}

const nameOf = (slug: string): string =>
  NAMES[slug] ?? slug.charAt(0).toUpperCase() + slug.slice(1).replaceAll('_', ' ');

/** Display name: 'Nubank', 'cartão Nubank', 'poupança', 'cartão'; 'sem conta dita' for ''. */
export function contaLabel(key: string): string {
  if (key === '') return 'sem conta dita';
  const slug = contaSlug(key);
  if (slug.startsWith(GOAL_JAR)) return slug.replaceAll('_', ' ');
  if (contaKindOf(key) !== 'cartao') return nameOf(slug);
  return slug === 'cartao' ? 'cartão' : `cartão ${nameOf(slug)}`;
}

/** 'Itaú', or 'Itaú → poupança' for a transfer; '' when no conta was given. */
export const contasLabel = ({ from, to }: { readonly from: string; readonly to: string }): string =>
  [from, to]
    .filter((key) => key !== '')
    .map(contaLabel)
    .join(' → ');
