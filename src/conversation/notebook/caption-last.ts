// "Essa é a receita do bolo da tia Lu", "a descrição dele é referência de batida": right after a link was saved, names
// it.

import { pattern } from '../../domain/pattern.ts';
import { run } from '../decided.ts';
import type { Decision } from '../decision.ts';
import type { Situation } from '../situation.ts';
import { edited } from './edited.ts';

const IS = pattern('i')`
  ^(?:(?:(?:ess[ea]|iss?o|est[ea]|isto)(?: (?:a[íi]|aqui|link|v[íi]deo))?|o (?:link|v[íi]deo|site|post|artigo))\s+)?(?:[ée]|eh)\s+
  (?:(?:de|d?[oa]s?|sobre|uma?) )?(?<name>[a-zà-ÿ].{2,80}?)[.!]*$
`;
const CALLED = pattern('i')`
  ^(?:(?:coloca|p[õo]e|bota|muda) )?(?:[oa] )?(?:descri[çc][ãa]o|t[íi]tulo|nome|legenda)
  (?: (?:d?el[ea]|disso|(?:desse|do) (?:link|v[íi]deo)))?(?: (?:[ée]|eh)|:) (?<name>[a-zà-ÿ].{2,80}?)[.!]*$
`;
/** "Salva essa receita como bolo da Marli", when the message before was saved as it came. */
const SAVED_AS = pattern('i')`
  ^(?:salv[ae]|guard[ae]|anot[ae]|coloca|p[õo]e|bota|nomeia|chama)(?: a[íi])? (?:ess[ea]s?|iss?o|est[ea]|isto)
  (?: (?:a[íi]|aqui|link|v[íi]deo|receita|mensagem|nota|texto|áudio|dica))*(?: como|:) (?!
    (?:notas?|receita|ideia|dica|favorit[oa]|importante|lembrete|link|v[íi]deo|filme|s[ée]rie)[.!]*$
  )(?<name>[a-zà-ÿ].{1,80}?)[.!]*$
`;
/** "Essa vaga paga 12 mil", "o curso é de 40 horas": what is told of it, by what it is. */
const TELLS_OF_IT = pattern('i')`
  ^(?:ess[ea]|est[ea]|[oa]) (?<what>(?:vaga|curso|receita|aula|ap[êe]|apartamento|casa|im[óo]vel|carro|moto|artigo|mat[ée]ria|
  not[íi]cia|produto|t[êe]nis|passagem|hotel|pousada|concurso|edital|promo[çc][ãa]o|oferta|show|evento|loja|an[úu]ncio)
  (?: [a-zà-ÿ]+)? (?:paga|custa|tem|vai|fica|vale|abre|fecha|come[çc]a|termina|t[áa]|est[áa]|[ée]|eh|d[áa]|pede|exige|leva|serve|
  rende) [^?]{2,80}?)[.!]*$
`;

/** A judgement names nothing: "isso é muito bom", nor does a reason: "é que eu gosto". */
const JUDGES = pattern('i')`
  ^(?:que |mesmo|isso|pra |um saco|s[óo] |n[ãa]o|melhor|pior|engra[çc]ad|f[áa]cil|dif[íi]cil|muito|bem|t[ãa]o|demais|bom|boa|
  [óo]tim[oa]|lind[oa]|legal|top|massa|verdade|isso)(?![a-zà-ÿ])
`;

/** Undefined unless the last thing done was to save an address. */
export function captionLast({ text, loaded }: Situation): Decision | undefined {
  const { lastSaved, done, lastEntry } = loaded;
  const words = text.trim();
  const savedAs = SAVED_AS.exec(words)?.groups?.['name'];
  const { name: named, what } = (TELLS_OF_IT.exec(words) ?? IS.exec(words) ?? CALLED.exec(words))?.groups ?? {};
  const name = savedAs ?? what ?? named;
  if (name === undefined || JUDGES.test(name) || words.endsWith('?') || lastSaved === undefined) return undefined;
  const addressKept = lastSaved.kind === 'link' || lastSaved.kind === 'video';
  if (done?.afterList !== true || lastEntry !== undefined || done.reminder !== undefined) return undefined;
  const title = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  // A note just sent is found by its label.
  if (savedAs !== undefined && lastSaved.kind === 'note' && lastSaved.body === loaded.lastSaid?.trim())
    return edited(lastSaved, `${title}: ${lastSaved.body}`);
  // "É o endereço da Camila", of what was passed on.
  if (lastSaved.kind === 'note' && loaded.passedOn !== undefined && lastSaved.body === loaded.passedOn.trim())
    return edited(lastSaved, `${title}: ${lastSaved.body}`);
  if (!addressKept) return undefined;
  const detail = lastSaved.title.startsWith(title.split(' ')[0] ?? '') ? what?.replace(/^\S+ /u, '') : what;
  // What its page calls itself stays.
  if (what !== undefined && !/^https?:|^www\./i.test(lastSaved.title))
    return run({ tool: 'edit_memory', args: { item_id: lastSaved.id, title: `${lastSaved.title} (${detail})` } });
  return run({ tool: 'edit_memory', args: { item_id: lastSaved.id, title } });
}
captionLast.says = [TELLS_OF_IT, SAVED_AS, IS, CALLED];
