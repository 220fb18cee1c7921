// Rows of whole-message-handlers about films, series and books that are told of as seen, read, rated or wanted.

import type { HandlerGroup } from '../handler.ts';
import { alsoWanted } from './also-wanted.ts';
import { bookNote } from './book-note.ts';
import { decideItemQuery } from './decide-search.ts';
import { gameNote } from './game-note.ts';
import { ofThoseSaved } from './of-those-saved.ts';
import { pagesLeft } from './pages-left.ts';
import { rateLast } from './rate-last.ts';
import { rateSeveral } from './rate-several.ts';
import { recommendedBare } from './recommended-bare.ts';
import { seenByAnother } from './seen-by-another.ts';
import { seenSeveral } from './seen-several.ts';
import { underWay } from './under-way.ts';
import { unsee } from './unsee.ts';
import { watchingOn } from './watching-on.ts';
import { whereStopped } from './where-stopped.ts';
import { whichSeen } from './which-seen.ts';

export const OF_THE_SHELF: HandlerGroup['handlers'] = [
  { decide: gameNote, answers: '“zerei ontem, nota 9”, behind a game; “terminei o jogo do Zelda”: marked as played' },
  { decide: alsoWanted, answers: '“e Anora também”, while the kind of another work is asked: that one too' },
  { decide: ofThoseSaved, answers: '“os dois primeiros eu já vi”: of the works just kept, in their order' },
  { decide: rateSeveral, answers: '“dou 8 pro Oppenheimer e 6 pra Barbie”: rates each of them' },
  { decide: unsee, answers: '“tira a Barbie dos vistos”: it stays, and is to be seen again' },
  { decide: seenSeveral, answers: '“vi 3 filmes: A Baleia, Barbie e Duna”: each is marked, or kept as watched' },
  { decide: seenByAnother, answers: '“Bacurau ele já viu”: asks whether it leaves the list' },
  { decide: underWay, answers: '“quais séries tô vendo?”: those of which it was told how far' },
  { decide: whereStopped, answers: '“tô no ep 4”, “vi 3 episódios de Ruptura”: how far it was watched' },
  { decide: watchingOn, answers: '“tô vendo Dark”: a work under way is not marked' },
  {
    decide: rateLast,
    answers: '“9/10”, “que nota eu dei pro Arcane?”: rates what was just watched, or shows a rating',
    before: [decideItemQuery],
  },
  { decide: whichSeen, answers: '“já vi o primeiro”: lists what is to be seen, when no list is shown' },
  { decide: recommendedBare, answers: '“me recomendaram Succession”: a work by its name alone, or a note is offered' },
  { decide: pagesLeft, answers: '“quantas páginas faltam? são 320”: of the book under way' },
  { decide: bookNote, answers: '“quero ler Torto Arado”, “já li”: books, kept as labelled notes' },
];
