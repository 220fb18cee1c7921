// "Eu ganho 6 mil e ela 4 mil": whose income is whose. Amounts in centavos.

import { PARTNER } from '../../domain/kin.ts';
import { pattern } from '../../domain/pattern.ts';
import type { FigureContext } from './figure-context.ts';

/** "Eu ganho 6 mil e ela 4 mil": each by itself where bills are shared, and together otherwise. */
export const bothIncomes: FigureContext = ({ words, cents }, { income, price, ...rest }) => {
  const shares = /\b(?:divid|rach|separ|junt|cas(?:ar|ei|ados))/u.test(words);
  const both = shares ? null : HOUSEHOLD.exec(words);
  // "Quero ter um filho de 2 anos" stands before them as often as the expenses stand behind.
  const at = both === null ? 0 : (words.slice(0, both.index).match(/\d[\d ]*/gu)?.length ?? 0);
  const [own = 0, theirs] = cents.slice(at);
  if (both !== null && theirs !== undefined)
    return {
      ...rest,
      ...(price === undefined || price === own || price === theirs ? {} : { price }),
      income: own + theirs,
    };
  const earns = (shares || EACH_EARNS.test(words)) && /\b(?:ganh|receb|tir)/u.test(words);
  const whose = [...words.matchAll(WHO_EARNS)];
  const [first, second] = cents;
  if (!earns || (whose.length < 2 && !OWN_AND_OTHER.test(words)) || first === undefined || second === undefined)
    return undefined;
  // "Minha amiga? Ganho 3000 e ela 4500": what stands behind "ganho" is one's own.
  const told = /\b(?:ganho|recebo|tiro) (?:uns |umas |r )*\d/u.exec(words);
  const mine = told === null ? whose[0]?.[1] === 'eu' : !THEIR_SUM.test(words.slice(0, told.index));
  return { ...rest, income: mine ? first : second, otherIncome: mine ? second : first };
};

/** Folded. Who else earns at home: 'ela', 'marido'. */
export const EARNER = `el[ae]|${PARTNER}|mina|amig[oa]|colega|irma|irmao`;

/** Theirs is told first. */
const THEIR_SUM = new RegExp(`\\b(?:${EARNER}) (?:(?:ganha|recebe|tira|uns|r) )*\\d`);

const WHO_EARNS = new RegExp(`\\b(eu|${EARNER})\\b(?= (?:ganh|recebe|tira|\\d|r ))`, 'gu');

const OWN_AND_OTHER = pattern('u')`
  \b(?:ganho|recebo|tiro) (?:uns |r )*\d[\d ]*(?:mil |reais )*e (?:o |a |meu |minha )*(?:${EARNER}) (?:ganha |recebe |tira )?(?:uns |r )*\d
`;

/** "Ele ganha 4200 e eu 2800." */
const EACH_EARNS = pattern('u')`
  ^(?:(?:e|mas|entao|olha|bom) )*(?:o |a |meu |minha )*(?:${EARNER}) (?:ganha|recebe|tira) .{1,24} e eu \d
`;

const HOUSEHOLD = pattern('u')`
  \b(?:ganh|receb|tir)\w+ (?:uns |r )*\d[\d. ]*(?:mil |reais |liquidos? |por mes )*(?:e )?(?:(?:o|a|meu|minha) )?(?:${EARNER})
  (?: (?:ganha|recebe|tira|uns|r))* \d
`;

/** "Minha namorada ganha 2.600", told alone: beside what one earns oneself. */
const THEIRS = new RegExp(
  `^(?:(?:e|mas|ah|so que|na verdade|se|a|o|minha|meu) )*(?:${EARNER}|mae|pai|filh[oa]|sogr[oa]|cunhad[oa])(?: ja| tambem| tb)? (?:ganh|receb|tir)\\w+ (?:(?:uns|umas|r|mais ou menos|so) )*\\d[\\d ]*(?:mil|reais)?(?: (?:por|ao|todo) mes| limpos?| liquidos?)*$`,
);
export const theirIncome: FigureContext = ({ words }, { income, ...rest }) =>
  income !== undefined && rest.otherIncome === undefined && THEIRS.test(words)
    ? { ...rest, otherIncome: income }
    : undefined;
