// A person as the subject of a sentence: "Leo", "Sua irmã", "Alguém".

import { CLOSE_MEN, CLOSE_WOMEN } from '../../domain/kin.ts';

const OF_HERS = new RegExp(`^(?:${CLOSE_WOMEN})$`, 'i');
const OF_HIS = new RegExp(`^(?:${CLOSE_MEN})$`, 'i');

/** Names whose ending does not tell: of men, and of women. */
const HIS_NAME =
  /^(?:luca|juca|zeca|joshua|nicola|davi|david|lucas|luiz|lu[íi]s|jonas|elias|andr[ée]|z[ée]|jos[ée]|jorge|felipe|henrique|guilherme|alexandre|.+(?:el|or|ur|son|ir|er|il)|ivan|alan|renan|jean|raul|rui|yuri|tom[áa]s)$/i;
const HER_NAME =
  /^(?:.+(?:ine|ane|ene|one|ice|ise|eide|elen|len|lyn|iane|ele|elle)|carol|raquel|(?:isa|ma)?bel|mel|ester|rut[eh]?|beatriz|.*[aá][íi]s|in[êe]s|ingrid|miriam|carmen|karen|vivian|lilian|yasmin|rose|solange|[íi]sis|jennifer|[íi]ris|kelly|sueli|marli|noemi|bet[eh])$/i;

/** Short for Rafael or Rafaela, Renato or Renata. */
const OF_EITHER = /^(?:rafa|juba|rena)$/i;

/** Whether "ele" or "ela" is said of them, where the name tells; undefined for "Alex", "Chris". */
export function pronounOf(name: string): 'ele' | 'ela' | undefined {
  const [first = ''] = name
    .trim()
    .replace(/^(?:minha|meu) /i, '')
    .split(' ');
  if (/^dona$/i.test(first) || OF_HERS.test(first)) return 'ela';
  if (/^seu$/i.test(first) || OF_HIS.test(first)) return 'ele';
  if (OF_EITHER.test(first)) return undefined;
  if (HER_NAME.test(first)) return 'ela';
  if (HIS_NAME.test(first)) return 'ele';
  if (/a$/i.test(first)) return 'ela';
  return /os?$/i.test(first) ? 'ele' : undefined;
}

/** @param name '' when unknown */
export function personWords(name: string): string {
  if (name === '') return 'Alguém';
  if (OF_HERS.test(name)) return `Sua ${name.toLowerCase()}`;
  if (OF_HIS.test(name)) return `Seu ${name.toLowerCase()}`;
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** The same inside a sentence: "sua irmã". */
export const personInside = (name: string): string =>
  personWords(name).replace(/^(?:S(?=eu |ua )|A(?=lguém))/u, (first) => first.toLowerCase());
