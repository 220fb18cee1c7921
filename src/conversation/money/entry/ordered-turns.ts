// Entries behind an order, or behind why they come late: "anota os gastos de hoje: padaria 14", "esqueci de falar do estacionamento, 15".

import { pattern, piece } from '../../../domain/pattern.ts';
import { groupsOf, type Turn, turn, VALUE } from '../../wording/turn.ts';
import { TYPED_AMOUNT } from '../../wording/typed-amount.ts';

const NOTE = '(?:bota|p[õo]e|anota|marca|registra|lan[çc]a|escreve|coloca)';

export const ORDERED_TURNS: readonly Turn[] = [
  // Only the recording was forgotten.
  [
    turn(
      `(?<day>(?:hoje|ontem|anteontem),? )?(?:eu )?(?:me )?esqueci de (?:anotar|falar|lan[çc]ar|dizer|contar)[,:]? (?:que )?(?<did>(?:fiz|gastei|recebi|paguei|comprei|ganhei|vendi) [^?]*\\d[^?]*)`,
    ),
    (...said) => `${groupsOf(said)['day'] ?? ''}${groupsOf(said)['did'] ?? ''}`,
  ],
  // Left out so far: "esqueci de falar do estacionamento, 15", "ontem esqueci de anotar o almoço, 32".
  [
    turn(
      piece`
        (?:(?:ah|ih|opa|e|eita|puts|nossa|mas),? )*(?<day>(?:ontem|hoje|anteontem),? )?(?:eu )?(?:
          (?:tinha |tava |ia )?esquec[a-zà-ÿ]+(?: (?:d[eo] )?(?:falar|anotar|marcar|contar|dizer|lan[çc]ar|registrar|botar|colocar|p[ôo]r))?|
          faltou(?: (?:falar|anotar|marcar|contar|dizer|lan[çc]ar|registrar|botar|colocar|p[ôo]r))?|
          deixei de anotar
        )(?: tamb[ée]m)?(?: d[ao]s?| [oa]s?| uma?| que teve [oa]?|,? (?:teve|tem) [oa]) (?<what>
          (?!(?:zero|senha|me|te|que|n[ãa]o)(?![a-zà-ÿ]))[a-zà-ÿ][a-zà-ÿ ]{1,40}?
        )(?:,| que (?:foi|deu|custou)|,? (?:foi|deu|de|custou))? ${VALUE}(?: (?:tamb[ée]m|tb))?
      `,
    ),
    '$<what> $<value> $<day>',
  ],
  // "Anota os gastos de hoje: padaria 14, ônibus 9,20": entries, each with its amount, and no note.
  [
    pattern('i')`
      ^(?:anot|registr|lan[çc]|marc)[ae](?: a[íi])? (?:[oa]s )?(?:meus |minhas )?(gastos?|despesas?|compras)
      ((?: d[eo] (?:hoje|ontem|dia \d{1,2}|s[áa]bado|domingo))?): ?(?=[^,\n]*\d[^,\n]*,)
    `,
    '$1$2: ',
  ],
  // Asked to write down what was done.
  [
    turn(
      `(?:(?:quando|qdo|qd|se) (?:(?:vc|voc[êe]|c[êe]) )?(?:puder|der|poder)[, ]+)((?:anota|bota|marca|lan[çc]a|registra|p[õo]e).*\\d.*)`,
    ),
    '$1',
  ],
  [
    turn(
      piece`
        ${NOTE}(?: (?:a[íi]|pra mim|no (?:meu )?caderno|na caderneta))*[:,] ?
        (?!
          .*(?<![a-zà-ÿ])(?:
            é|eh|s[ãa]o|senha|c[óo]digo|pin|chave|ramal|apto|placa|telefone|medidas?|tamanho|p[áa]gina|sala|linha|dia|
            nota
          )(?![a-zà-ÿ])
        )((?:(?:[oa] )?[a-zà-ÿ][a-zà-ÿ ]{1,25}? ${TYPED_AMOUNT}(?:, ?| e |; ?|$)){2,})
      `,
    ),
    '$1',
  ],
];
