// "O telefone do José é nove nove oito um…", "o endereço do dentista é Rua das Palmeiras 220": what is dictated to be looked up later.

import { folded } from '../../domain/fold.ts';
import { pattern } from '../../domain/pattern.ts';
import { taskVerb } from '../../memories/list-marks.ts';
import { countSaid } from '../wording/counts.ts';
import type { Turn } from '../wording/turn.ts';

/** "Noventa e um nove oito": 9198; "meia" is a six. */
const inFigures = (said: string): string =>
  folded(said)
    .replace(/[.!]/gu, '')
    .trim()
    .split(/(?<! e) (?!e )/u)
    .map((number) => number.split(' e ').reduce((sum, word) => sum + (word === 'meia' ? 6 : (countSaid(word) ?? 0)), 0))
    .join('');

export const DICTATED_TURNS: readonly Turn[] = [
  // "Anota: pagar o condomínio, ligar pro dentista": each is done by itself.
  [
    /^(?:anota|anote|guarda|salva)(?: a[íi])?:? ([a-zà-ÿ]+[aei]r [^?$:;,\n]{3,60}(?:(?:, | e )[a-zà-ÿ]+[aei]r [^?$:;,\n]{3,60})+)$/i,
    (all = '', said = '') => {
      const tasks = said.split(/,(?: e)? | e (?=[a-zà-ÿ]+[aei]r )/i);
      return tasks.every((task) => taskVerb(task) !== undefined && task.includes(' '))
        ? tasks.map((task) => `anota: ${task}`).join('\n')
        : all;
    },
  ],
  // "Cep 04567-000".
  [
    /^(?:o |a |meu |minha )?((?:cep|cpf|cnpj|rg|cnh|pis|nis)(?: (?:[ée]|eh)|:)? (?=[\d./-]*\d{2})\d[\d./-]{4,20})[.!]*$/i,
    'anota: $1',
  ],
  // "O localizador do voo é a b c um dois três".
  [
    pattern('i')`
      ^((?:o |meu |minha |a )?(?:localizador|reserva|protocolo|c[óo]digo|placa|senha)(?![a-zà-ÿ])[^?$\d]{0,40}? (?:[ée]|eh)
      (?: (?:[a-z]|zero|um|dois|tr[êe]s|quatro|cinco|seis|meia|sete|oito|nove)){4,12})[.!]*$
    `,
    'anota: $1',
  ],
  // "O telefone do José é nove nove oito um…": dictated figure by figure.
  [
    pattern('i')`
      ^(?!.* del[ea] )(?:ah,? |e )?((?:[oa] |meu |minha )?(?:telefone|celular|n[úu]mero|zap|whats(?:app)?|senha|c[óo]digo|ramal|cpf)(?![a-zà-ÿ])[^?$\d]{0,40}?) (?:[ée]|eh) (
        (?:(?:zero|uma?|dois|duas|tr[êe]s|quatro|cinco|seis|meia|sete|oito|nove|dez|onze|(?:vinte|trinta|quarenta|cinquenta|sessenta|setenta|oitenta|noventa)(?: e (?=uma?|d|tr|q|c|s|o|n))?)(?: |$|[.!]*$|(?<= e ))){4,14}
      )$
    `,
    (_, what = '', figures = '') => `anota: ${what}: ${inFigures(figures)}`,
  ],
  // "O endereço do dentista é Rua das Palmeiras 220 sala 4".
  [
    pattern('i')`
      ^(?=.*\d{2})(?:ah,? |e )?(?:[oa] )?((?:novo )?endere[çc]o (?:d[aeo]s? |novo )?\S?.{0,40}?(?:[ée]|eh|fica|:) (?:n[ao] )?
      (?:r\.|rua|av\.?|avenida|al\.?|alameda|travessa|tv\.?|estrada|rod\.?|rodovia|pra[çc]a|quadra|qd|sq[ns]|largo|beco|ladeira|vila)
      \s.{3,120}?)[.!]*$
    `,
    'anota: $1',
  ],
  // "A receita do bolo da sogra três ovos duas xícaras de açúcar três de farinha": dictated, without the colon.
  [
    pattern('i')`
      ^(?:(?:anota|guarda|salva)(?: a[íi])? )?(?:a |uma |minha )?(receita d[aeo]s? (?:[a-zà-ÿ]+ ){1,5}?)
      ((?:\d+|uma?|dois|duas|tr[êe]s|quatro|cinco|meia|meio) (?:(?![a-zà-ÿ]+ (?:reais|real)).){2,30}?
      (?: |, ?)(?:e )?(?:\d+|uma?|dois|duas|tr[êe]s|quatro|cinco|meia|meio) .{10,400})$
    `,
    (_, name = '', steps = '') => `anota: ${name.trim()}: ${steps}`,
  ],
];
