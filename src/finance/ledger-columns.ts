// The columns of exported entries, the same in CSV and Excel.

export const LEDGER_COLUMNS = [
  'Data',
  'Tipo',
  'Descrição',
  'Categoria',
  'Valor',
  'Forma',
  'Conta',
  'Parcelas',
  'Com quem',
  'Situação',
  /** Empty for one's own. */
  'Anotado por',
] as const;
