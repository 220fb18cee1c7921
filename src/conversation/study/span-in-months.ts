/** @param count '18', 'um' @param unit 'mes', 'anos' */
export const spanInMonths = (count: string, unit: string): number =>
  (Number(count) || 1) * (unit.startsWith('ano') ? 12 : 1);
