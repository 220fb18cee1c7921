// Scheduled events (appointments, meetings, classes) as alternatives of a pattern.

export const EVENTS =
  'consulta|retorno|reuniao|dentista|medic[oa]|oftalmo|ortopedista|dermato|[a-z]+(?:olog(?:[oa]|ista)|iatra)|fisio|(?:fisio)?terapia|prova|entrevista|exame|ultrassom|vacina|voo|audiencia|pericia|cirurgia|festa|aniversario|niver|casamento|batizado|formatura|culto|missa|ensaio|treino|aula|apresentacao|revisao|vistoria|plantao|palestra|live|banca|prazo|entrega|viagem|mudanca|manicure|salao|barbeiro';
