// Rows of whole-message-handlers about the lists of a person, and about several things that go at once: what stands on a list is taken
// off it before anything of that name is deleted.

import { decideKeptReminders } from '../agenda/decide-kept-reminders.ts';
import type { HandlerGroup } from '../handler.ts';
import { decideRemovalByName } from '../removal/decide-removal-by-name.ts';
import { removeAnd } from '../removal/remove-and.ts';
import { removeEach } from '../removal/remove-each.ts';
import { decideLineSaid } from './decide-line-said.ts';
import { decideOwnList } from './decide-own-list.ts';
import { dropsList } from './drops-list.ts';
import { growsList } from './grows-list.ts';
import { keepSought } from './keep-sought.ts';
import { linesRemoved } from './lines-removed.ts';
import { measuresTold } from './measures-told.ts';
import { moveToList } from './move-to-list.ts';
import { newList } from './new-list.ts';
import { ofListInUse } from './of-list-in-use.ts';
import { ofNamedList } from './of-named-list.ts';
import { offerCountedList } from './offer-counted-list.ts';
import { offerList } from './offer-list.ts';
import { ingredientsOnList, putOnList } from './put-on-list.ts';
import { quantitiesTold } from './quantities-told.ts';
import { takenOffToo } from './taken-off-too.ts';
import { whenDone } from './when-done.ts';
import { whoBrings } from './who-brings.ts';
import { whoIsLeft } from './who-is-left.ts';
import { wholeList } from './whole-list.ts';

/** Quantities, and no prices. */
export const NOTEBOOK_SET_PHRASES: HandlerGroup['handlers'] = [
  { decide: keepSought, answers: '“é 99876-1234”, behind “qual o telefone dela?” that found nothing: kept under it' },
  {
    decide: decideLineSaid,
    answers: '“meia dúzia de banana”, “tudo menos o leite”, “a Camila vai sozinha”: of the lines of the list spoken of',
  },
  { decide: measuresTold, answers: '“busto 92 cintura 74 da Marlene”, “quadril 98”: what somebody measures' },
  { decide: offerCountedList, answers: '“1 lata de leite moça, 2 de leite, 4 ovos”: offers the shopping list' },
  {
    decide: quantitiesTold,
    answers: '“cimento 10 sacos, areia 2 metros”: onto the list being made, or offered for one',
  },
];

/** A list of persons or things is gone on with by what stands on it, before that is taken for money or for a search. */
export const LIST_IN_USE: HandlerGroup['handlers'] = [
  {
    decide: moveToList,
    answers: '“passa isso pra lista de viagem”: onto it',
    before: [decideOwnList],
  },
  { decide: whenDone, answers: '“já tomei a losartana hoje?”: of what was told' },
  { decide: whoBrings, answers: '“quem traz a cerveja?”, “pra Lu melhor um caderno”: names and things' },
  {
    decide: ingredientsOnList,
    answers: '“põe os ingredientes na lista”: those of the note quoted, named or just kept',
  },
  { decide: putOnList, answers: '“põe na lista”: what was offered or said just before' },
  { decide: ofNamedList, answers: '“tira a pintura da pauta”, “inclui câmeras na pauta”: a line of that list' },
  { decide: linesRemoved, answers: '“apaga o do meio”, “tira os dois primeiros”: lines of the list in use' },
  { decide: whoIsLeft, answers: '“quem falta?”, “quantos convidados tem?”: of the list spoken of' },
  { decide: ofListInUse, answers: '“a Valentina entregou”, “já cancelei a internet”: that line is done' },
  { decide: dropsList, answers: '“apaga a lista do time”: by its name, though it is not called a list' },
  { decide: takenOffToo, answers: '“copos tb”, behind “já comprei o refri”: that leaves the list as well' },
  { decide: growsList, answers: '“e detergente”, “chama o Caio tb”: one more on the list being made' },
];

export const LISTS_AND_REMOVALS: HandlerGroup['handlers'] = [
  { decide: wholeList, answers: '“tudo comprado”, “o que falta comprar?”: the whole list, or none' },
  { decide: newList, answers: '“faz uma lista pra feira: macaxeira, coentro”: a list of that name' },
  {
    decide: decideOwnList,
    answers: '“bota o tripé na lista da mochila”, “já comprei o leite”: their own lists',
    before: [decideRemovalByName],
  },
  { decide: removeAnd, answers: '“apaga o dentista e me lembra de remarcar segunda”: both orders' },
  {
    decide: removeEach,
    answers: '“apaga a nota do avô e a da Helena”: each thing named',
    before: [decideRemovalByName, decideKeptReminders],
  },
  { decide: offerList, answers: '“preciso comprar esmalte”: offers the shopping list' },
];
