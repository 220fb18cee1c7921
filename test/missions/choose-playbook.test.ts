// Which playbook a hard question gets, measured on 80 messages of the corpus labelled by hand, and how often none fits.

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { hardQuestion } from '../../src/conversation/study/hard-question-of.ts';
import type { DialogContext } from '../../src/language/dialog-context.ts';
import { readingOf } from '../../src/language/reading/reading-of.ts';
import type { SlotsOf } from '../../src/language/slots/slots.ts';
import { choosePlaybook } from '../../src/missions/choose-playbook.ts';
import { lookUp } from '../../src/missions/glossary/look-up.ts';

type Line = { readonly id: string; readonly text: string; readonly group: string; readonly slots: SlotsOf<'complexa'> };

const SCENE = { now: '2026-11-18T12:00' } as DialogContext;
/** The test split is only ever summed up: it is not read here. In `borders` the intent alone is labelled, not what a question is about. */
const CORPUS = new URL('../corpus/', import.meta.url);
const FILES = readdirSync(CORPUS).filter((name) => /^(?!borders\.).*\.(?:train|validate)\.jsonl$/.test(name));

const complexas: readonly Line[] = FILES.flatMap((file) =>
  readFileSync(new URL(file, CORPUS), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line)
    .filter(({ group }) => group === 'complexa'),
);

const labels = readFileSync(new URL('playbook-labels.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split('\t') as [string, string]);

function chosen({ text, slots }: Pick<Line, 'text' | 'slots'>) {
  const reading = readingOf(text, SCENE);
  return choosePlaybook(hardQuestion(reading, { ...slots, figures: reading.figures }));
}

const asked = (text: string, domain = 'planejamento_financeiro') =>
  chosen({ text, slots: { domain, coordinator: 'planejamento' } });

describe('which playbook', () => {
  it('at least 94 % of 80 labelled questions get the right one', () => {
    const byId = new Map(complexas.map((line) => [line.id, line]));
    const wrong = labels.flatMap(([id, want]) => {
      const line = byId.get(id);
      const got = line === undefined ? 'missing' : chosen(line);
      return got === want ? [] : [`${line?.text}: ${got}, not ${want}`];
    });
    expect(labels).toHaveLength(80);
    expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(5);
  });

  it('fewer than 5 % of the questions of the corpus end in the picture of what is noted, or in a concept nobody explains', () => {
    const nothing = complexas.filter((line) => {
      const name = chosen(line);
      return name === 'retrato' || (name === 'conceito' && lookUp(line.text).length === 0);
    });
    expect(complexas.length).toBeGreaterThan(500);
    expect(nothing.length / complexas.length, nothing.map(({ text }) => text).join('\n')).toBeLessThan(0.05);
  });

  it.each([
    ['onde invisto 10 mil por 2 anos?', 'comparar_investimentos'],
    ['onde eu coloco 5 mil por 6 meses?', 'comparar_investimentos'],
    ['monta uma carteira pra mim com 20 mil', 'alocacao'],
    ['dá pra viajar em janeiro?', 'juntar'],
    ['vou ficar no vermelho esse mês?', 'previsao'],
    ['meu dinheiro dura até o fim do mês?', 'previsao'],
    ['quanto devo gastar com lanche?', 'quanto_gastar'],
    ['como saio das dívidas?', 'quitar_dividas'],
    ['devo 1.200 no nubank a 13% e 450 na renner a 16%, qual pago primeiro?', 'quitar_dividas'],
    ['petrobras caiu hoje, compro?', 'empresa'],
    ['uso a reserva pra quitar o financiamento?', 'amortizar'],
    ['uso a reserva pra quitar os financiamentos?', 'amortizar'],
    ['uso a poupança pra quitar os imóveis?', 'amortizar'],
    ['quito os financiamentos ou guardo?', 'amortizar'],
  ])('%s: %s', (text, playbook) => {
    expect(asked(text)).toBe(playbook);
  });
});
