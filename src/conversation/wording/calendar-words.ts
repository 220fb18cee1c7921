// Names of the calendar, as alternatives of a pattern: whoever uses them puts the group around.

/** As typed, with or without accents. */
export const WEEKDAY_NAMES = 'segunda|ter[çc]a|quarta|quinta|sexta|s[áa]bado|domingo';
export const MONTH_NAMES =
  'janeiro|fevereiro|mar[çc]o|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro';

/** Hours of the clock in letters. */
export const HOUR_WORDS = 'uma|duas|tr[êe]s|quatro|cinco|seis|sete|oito|nove|dez|onze|doze';

/** Of folded text. */
export const FOLDED_WEEKDAY_NAMES = 'segunda|terca|quarta|quinta|sexta|sabado|domingo';
export const FOLDED_MONTH_NAMES =
  'janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro';
