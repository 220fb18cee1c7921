// "Celular de 5000 com trade-in de 1500": what is given for the old one.

import { pattern } from '../../domain/pattern.ts';
import type { FigureContext } from './figure-context.ts';

/** "Iphone de 6000, dão 2000 no meu": what is given for the old one is paid at once, and the rest is financed or paid. */
const GIVEN = pattern('u')`
  \b(?:da|dao|deram|paga|pagam|oferece|oferecem|ofereceram|avaliaram|avaliou|avaliam|pegam|aceitam) (?:em |por |uns )?(?:r )?(?<a>\d[\d.]*)(?<am> mil)?(?: reais)? (?:no|na|pelo|pela|do|da) (?:meu|minha|velh[oa]|antig[oa]|usad[oa])\b|
  \btrade ?-?in(?: d[oe] meu| de| por| com| no meu)* (?:r )?(?<b>\d[\d.]*)(?<bm> mil)?\b|
  \b(?<c>\d[\d.]*)(?<cm> mil)?(?: reais)? (?:(?:no|pelo) meu )?(?:de |no |com |na )?(?:trade ?-?in|troca)\b(?! (?:de|por) \d)
`;
export const oldOneGiven: FigureContext = ({ words, cents }, read) => {
  const { a, am, b, bm, c, cm } = GIVEN.exec(words)?.groups ?? {};
  const digits = a ?? b ?? c;
  if (digits === undefined || read.downPayment !== undefined) return undefined;
  const given = Number(digits.replaceAll('.', '')) * ((am ?? bm ?? cm) === undefined ? 100 : 100_000);
  const price = Math.max(...cents);
  if (!cents.includes(given) || given >= price) return undefined;
  const financed = (read.installments ?? read.months) !== undefined;
  return { ...read, ...(financed ? { price, downPayment: given } : { price: price - given }) };
};
