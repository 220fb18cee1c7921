// Rows of whole-message-handlers about what is told to be known later: facts, sizes, what somebody said.

import type { HandlerGroup } from '../handler.ts';
import { announceNote, organises } from './announce-note.ts';
import { askedForWork, codeTold } from './asked-for-work.ts';
import { factsInARow } from './facts-in-a-row.ts';
import { keepTold } from './keep-told.ts';
import { lentThings } from './lent-things.ts';
import { ofWhom } from './of-whom.ts';
import { offerSizes } from './offer-sizes.ts';
import { toldOfNoted } from './told-of-noted.ts';

export const FACTS_TOLD: HandlerGroup['handlers'] = [
  {
    decide: toldOfNoted,
    answers:
      '“a médica cortou a sinvastatina”, “troquei a ração dele pra Golden”, “entreguei o da Vanda”: of the note that has it',
  },
  { decide: lentThings, answers: '“emprestei a furadeira pro Beto”, “o Beto devolveu”: things, and no money' },
  { decide: codeTold, answers: '“hotel Pestana, reserva 88213”: a code, and no price' },
  { decide: askedForWork, answers: '“orçamento do Célio 3.200”: what he asks is kept, and is no ceiling' },
  { decide: factsInARow, answers: '“o convênio dele é Unimed”, behind another fact: kept like that one' },
  { decide: ofWhom, answers: '“ele tá pesando 18 kg”, of nobody named: asks who', before: [offerSizes] },
  { decide: offerSizes, answers: '“minha mãe calça 36 e meu pai 42”: offers the note' },
  { decide: organises, answers: '“me ajuda a organizar a mudança”: how to tell it, piece by piece' },
  { decide: announceNote, answers: '“quero anotar uma coisa”: asks what' },
  { decide: keepTold, answers: '“a síndica falou que vai pra 850, anota isso”: kept as it was told' },
];
