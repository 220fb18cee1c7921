// Scheduled events (appointments, meetings, classes) as alternatives of a pattern.

export const EVENTS =
  'consulta|retorno|reuniao|dentista|medic[oa]|pediatra|oftalmo|ortopedista|ginecologista|dermato|[a-z]+(?:ologista|iatra)|psicolog[oa]|psiquiatra|fisio|fisioterapia|terapia|prova|entrevista|exame|ultrassom|vacina|voo|audiencia|pericia|cirurgia|festa|aniversario|niver|casamento|batizado|formatura|culto|missa|ensaio|treino|aula|apresentacao|revisao|vistoria|plantao|palestra|live|banca|prazo|entrega|viagem|mudanca|manicure|salao|barbeiro';
