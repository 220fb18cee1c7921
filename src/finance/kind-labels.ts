// Names of the entry kinds in exported files.

import type { LancamentoKind } from '../domain/ledger.ts';

export const KIND_LABELS: Readonly<Record<LancamentoKind, string>> = {
  despesa: 'Despesa',
  receita: 'Receita',
  transferencia: 'Transferência',
  investimento: 'Investimento',
  ajuste: 'Ajuste de saldo',
  estorno: 'Estorno',
  antecipacao: 'Antecipação',
};
