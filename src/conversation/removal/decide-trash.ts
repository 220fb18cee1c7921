// "O que eu apaguei?", "recupera o 2", "traz de volta a receita": lists the trash and restores from it.

import { folded } from '../../domain/fold.ts';
import type { ItemKind } from '../../domain/item.ts';
import { pattern } from '../../domain/pattern.ts';
import { run, say } from '../decided.ts';
import type { Decision } from '../decision.ts';
import { phrases } from '../replies/phrases.ts';
import type { Situation } from '../situation.ts';

const DELETED = '(?:apaguei|apagamos|exclui|deletei|removi|joguei fora|mandei pra lixeira)';
const GONE = '(?:apagad|excluid|deletad|removid|jogad)[oa]s?(?: fora)?';
const LATELY = '(?: (?:hoje|ontem|agora|recentemente|por ultimo|essa semana|esse mes|ate agora|aqui|ai))*';

/** Matched against folded text. */
const LOOKS: readonly RegExp[] = [
  /^(?:o que|tem|ha|existe|qual|quais|cade|mostra|me mostra) (?:\S+ ){0,4}(?:n?a|minha) lixeira$/u,
  pattern('u')`
    ^(?:
      (?:me )?(?:
        mostra|mostre|mostrar|lista|listar|ver|ve|abre|abrir|quero ver|cade|olha|
        o que (?:e que )?(?:tem|ha|ta|esta|ficou|foi)
      ) )?(?:(?:n?[ao]|d[ao]|minha|pra|itens|coisas) )*lixeira(?: (?:ai|por favor))?$
  `,
  pattern('u')`
    ^(?:
      (?:me )?(?:
        mostra|mostre|lista|ver|quais|o|que|quais foram|as|os|ultimas?|ultimos?|coisas?|itens|a|notas?|filmes?|
        series?|links?|videos?
      ) )*(?:que |foi |foram |estao )?(?:e que )?(?:eu )?(?:ja )?(?:${DELETED}|${GONE})${LATELY}$
  `,
];
const EMPTIES =
  /^(?:esvazia|esvaziar|esvazie|limpa|limpar|limpe|apaga|apagar) (?:(?:tudo|o que tem|de vez) )*(?:d?[ao]s?|n?[ao]|minha)? ?lixeira/u;

const ASKING = '(?:(?:por favor|pode|podes|da pra|consegue|quero|queria|me|eu) )*';
const BRINGS: readonly RegExp[] = [
  new RegExp(
    `^${ASKING}(?:recuper(?:a|e|ar)|restaur(?:a|e|ar)|desapag(?:a|ue|ar)|reav(?:er|e)|salva da lixeira)(?: (?<what>.+))?$`,
    'i',
  ),
  new RegExp(
    `^${ASKING}(?:traz|traga|trazer|volta|voltar|volte|p[õo]e|bota|coloca)(?: com)? (?:de volta|d volta)(?: (?<what>.+))?$`,
    'i',
  ),
  new RegExp(
    `^${ASKING}(?:traz|traga|trazer|p[õo]e|bota|coloca|devolve|quero|queria)(?: (?<what>.+?))? de volta$`,
    'i',
  ),
  /^tir(?:a|e|ar) (?<what>.+) da lixeira$/i,
  /^(?:volt(?:a|e|ar)|devolv(?:e|a|er)) (?:com )?(?<what>(?:[oa] |aquel[ea] )(?:nota|anota[çc][ãa]o|filme|s[ée]rie|v[íi]deo|link) .+)$/i,
];

/** "Volta o café": only what the last removal took. */
const COMES_BACK = /^(?:volt(?:a|e|ar)|devolv(?:e|a|er)) (?:com )?(?:so )?[oa]s? (?<what>.+)$/u;

const KINDS: readonly (readonly [RegExp, ItemKind])[] = [
  [/\bnotas?\b|\banotac/u, 'note'],
  [/\bfilmes?\b/u, 'movie'],
  [/\bseries?\b/u, 'tv_show'],
  [/\bvideos?\b/u, 'video'],
  [/\blinks?\b/u, 'link'],
];

/** "A nota de", "o gasto do": the kind, and the words that join it to the name. */
const BEFORE_NAME = pattern('i')`
  ^(?:
    (?:
      [oa]s?|ess[ea]s?|aquel[ea]s?|meu|minha|tamb[ée]m|de|d[aeo]s?|notas?|anota[çc][ãa]o|filmes?|s[ée]ries?|
      v[íi]deos?|links?|gastos?|lan[çc]amentos?|compras?|itens|item|coisas?|que|eu|apaguei|exclu[íi]|apagad[oa]s?|
      por [úu]ltimo
    )(?=\s|$)\s*
  )+
`;
const AFTER_NAME = /\s*(?:,? por favor|da lixeira|na lixeira|que (?:eu )?(?:apaguei|exclu[íi]|deletei|tirei))*[.!?]*$/i;
/** In characters from the end. No name is longer, and an unanchored search of a long text takes 100 ms. */
const TAIL = 200;
const withoutTail = (text: string): string => text.slice(0, -TAIL) + text.slice(-TAIL).replace(AFTER_NAME, '');
const EVERYTHING = /^(?:tudo|tod[oa]s(?: (?:el[ea]s|(?:as|os) .*))?|tudo que (?:eu )?apaguei)$/u;
const NEWEST = /^(?:iss[oe]|ess[ea]|el[ea]|(?:[oa] )?ultim[oa](?: (?:item|nota|coisa|que .*))?)?$/u;

const restore = (args: { words?: string; all?: true; keys?: readonly string[] }): Decision =>
  run({ tool: 'restore', args });

/** @returns undefined when the message is not about the trash. */
export function decideTrash(situation: Situation): Decision | undefined {
  const words = folded(situation.text);
  if (EMPTIES.test(words)) return say(phrases.trashEmptiesItself);
  if (LOOKS.some((look) => look.test(words))) {
    const kind = KINDS.find(([noun]) => noun.test(words))?.[1];
    return run({ tool: 'list_trash', args: kind === undefined ? {} : { kind } });
  }
  const text = withoutTail(situation.text.trim());
  for (const brings of BRINGS) {
    const match = brings.exec(text);
    if (match !== null) return broughtBack(match.groups?.['what'] ?? '', situation);
  }
  const back = COMES_BACK.exec(words)?.groups?.['what'];
  if (back === undefined) return undefined;
  if (justGone(back, situation)) return run({ tool: 'undo', args: {} });
  if (situation.loaded.justRemoved) return restore({ words: back });
  // Never the opposite of what was asked.
  return situation.understanding.intent === 'undo_transaction' ? say(phrases.noneRemoved) : undefined;
}
decideTrash.says = [EMPTIES, ...LOOKS, ...BRINGS, COMES_BACK];

const justGone = (name: string, { loaded }: Situation): boolean =>
  (loaded.done?.gone() ?? []).some(({ description }) => folded(description).includes(folded(name)));

function broughtBack(what: string, situation: Situation): Decision | undefined {
  const said = folded(what);
  if (EVERYTHING.test(said)) return restore({ all: true });
  const { loaded, read, understanding } = situation;
  const gone = loaded.done?.gone() ?? [];
  if (NEWEST.test(said)) return gone.length > 0 && loaded.justRemoved ? run({ tool: 'undo', args: {} }) : restore({});
  const keys = loaded.shownKeyed?.kind === 'lixeira' ? loaded.shownKeyed.keys : [];
  const removed = read(`apaga ${what}`);
  const { selection = [] } = removed.slots as { readonly selection?: readonly number[] };
  if (keys.length > 0 && selection.length > 0) {
    const wrong = selection.find((position) => keys[position - 1] === undefined);
    if (wrong !== undefined) return say(phrases.noSuchNumber(wrong, keys.length));
    return restore({ keys: selection.map((position) => keys[position - 1] ?? '') });
  }
  // A number without a numbered list: show the candidates.
  if (/^(?:[oa] )?\d+$/u.test(said)) return run({ tool: 'list_trash', args: {} });
  // "Quero meu dinheiro de volta" and "recupera 50 do cofrinho" are about money.
  if (/\b(?:dinheiro|grana|reais|saldo)\b|\d/u.test(said) && understanding.intent !== 'search') return undefined;
  const name = what.replace(BEFORE_NAME, '').trim();
  // Entries have no trash; removing one is undone instead.
  if (name !== '' && justGone(name, situation)) return run({ tool: 'undo', args: {} });
  return name === '' ? restore({}) : restore({ words: name });
}
