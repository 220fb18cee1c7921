// "Me lembra de cobrar ele", behind "meu cunhado me deve 300": by the time it rings nobody knows who "ele" was.

import { pattern } from '../../domain/pattern.ts';
import { personInside } from '../../finance/replies/person-words.ts';
import { isList } from '../../memories/note-list.ts';
import { personMeant } from '../focus/person-meant.ts';
import { LATELY_MS } from '../lately.ts';
import type { Situation } from '../situation.ts';

const WATCHES = pattern('i')`
  ^(?:ver|assistir|ler|ouvir|rever|terminar|continuar|devolver)(?: (?:el[ea]|iss?o|ess[ea](?: (?:filme|s[ée]rie|livro|v[íi]deo|
  link))?|o filme|a s[ée]rie|o livro|o v[íi]deo))?$
`;
/** "Dar de novo", of what the last note says was given. */
const AGAIN =
  /^(?<verb>dar|tomar|passar|aplicar|fazer|trocar|lavar)(?: (?:de novo|outra vez|novamente|outr[oa]|mais))+$/i;
const GIVEN =
  /^(?:dei|tomei|passei|apliquei|fiz|troquei|lavei) (?<what>[^,]{3,50}?)(?: (?:agora|hoje|ontem|[àa]s \d\S*))*(?:,|$)/i;
const PRONOUN = /(?<![a-zà-ÿ])(?<of>d)?(?<who>el[ae])(?![a-zà-ÿ])/i;

/** The content with the person of the entries just told; unchanged when it has no pronoun, or nobody is known. */
export function namedForPronoun(content: string, situation: Situation): string {
  const { loaded, asking } = situation;
  const { lastSaved, done } = loaded;
  // "Domingo me lembra de ver", right behind a film.
  if (
    WATCHES.test(content) &&
    lastSaved !== undefined &&
    done?.afterList === true &&
    lastSaved.updatedAt > asking.now - LATELY_MS
  )
    return `${content.replace(/ .*$/u, '')} ${lastSaved.title.replace(/^livro: | \((?:lendo|p\. \d+)\)$|: (?:parei|vi|li) .*$/gi, '')}`;
  const { of, who: pronoun = '' } = PRONOUN.exec(content)?.groups ?? {};
  if (/^comprar$/i.test(content) && lastSaved !== undefined && isList(lastSaved) && done?.afterList === true)
    return 'comprar o que está na lista de compras';
  const given = AGAIN.exec(content)?.groups;
  const { what = '' } = (given && GIVEN.exec(lastSaved?.body ?? '')?.groups) ?? {};
  if (given !== undefined && what !== '') return `${given['verb']} ${what}`;
  const who = pronoun === '' ? '' : personMeant(pronoun, situation);
  if (who === '') return ofLastBill(content, loaded);
  return content.replace(PRONOUN, `${of === undefined ? '' : 'de '}${personInside(who)}`);
}

const PAYS = /^(?<pays>pagar|quitar) el(?<gender>[ae])(?![a-zà-ÿ])/i;

/** "Pagar ela", behind a bill. */
const ofLastBill = (content: string, { lastEntry }: Situation['loaded']): string =>
  lastEntry?.status === 'pendente'
    ? content.replace(
        PAYS,
        (_, pays: string, gender: string) => `${pays} ${gender === 'a' ? 'a' : 'o'} ${lastEntry.description}`,
      )
    : content;
