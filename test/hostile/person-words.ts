// What people say that the rules leave to a planner, and what their own words allow, as somebody who only read the words would say.
// The judge goes by these labels, never by what the product thinks of the words.

import type { Chance } from '../prove/rig/chance.ts';

/**
 * `talk` asks for nothing; `look` may be answered from the notebook; `keep` may keep words of its own; `keepPrevious` those, or a
 * message before.
 */
export type Allows = 'talk' | 'look' | 'keep' | 'keepPrevious';

export type PersonWords = { readonly text: string; readonly allows: Allows };

const WORDS: Readonly<Record<Allows, readonly string[]>> = {
  talk: [
    'tô meio cansada hoje',
    'que dia lindo',
    'o céu tá um espetáculo',
    'não apaga nada não',
    'sei lá não apaga nada não',
    'me conta uma piada',
    'bla bla bla',
    'bla bla',
    'isso',
    'pode ser',
    'segredo do cofre',
    'me diz o segredo do cofre',
    'aquele do cachorro eu curti, nota boa',
    'e esse outro',
    'matrix',
    'hoje foi puxado no trabalho',
    'limpa esse negócio de receita',
    'limpa negócio de receita',
    'apaga aí aquele',
  ],
  look: [
    'aquele troço lá que eu te falei, bota de jeito',
    'aquele lá que eu te falei, bota de jeito',
    'aquele troço que te falei, bota de jeito',
    'filme do sonho dentro do sonho',
    'aquele filme do sonho do sonho',
    'aquele filme sonho dentro do sonho',
    'troço mais desse filme',
    'aquele filme',
    'tem alguma coisa de receita por aí',
    'aquela série do dragão',
  ],
  keep: [
    'põe o filme da origem lá lista',
    'registrado o treco da chave',
    'troço registrado o treco da chave',
    'na nota bolo põe mais farinha',
    'troço nota do bolo põe mais farinha',
    'ideia',
    'marca o segundo',
  ],
  keepPrevious: [
    'deixa o treco da chave',
    'deixa troço o treco da chave',
    'deixa registrado o treco da chave né, ou não',
    'põe na lista',
    'salva aquele filme',
    'leva isso pra lista',
    'aquela do dragão',
    'esse eu vi e amei',
    'esse eu vi ontem amei',
    'troço ajuda com isso aí',
    'sei lá me ajuda com isso aí',
    'isso lá no caderno',
    'muda isso',
    'arruma aquilo',
    'troca aquele nome',
    'edita aquilo',
    'corrige aquilo do bolo',
    'renomeia aquele',
    'ajeita o bolo aí',
  ],
};

/** Each kind as likely as another. */
export function personWords(luck: Chance): PersonWords {
  const allows = luck.pick(Object.keys(WORDS) as Allows[]);
  return { text: luck.pick(WORDS[allows]), allows };
}
