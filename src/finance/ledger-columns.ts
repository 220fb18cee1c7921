// What a record is in a file: the titles of its columns, the same in CSV and in a workbook.

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
