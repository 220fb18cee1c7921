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
  /** Empty for the person's own entries. */
  'Anotado por',
] as const;
