import { describe, expect, it } from 'vitest';
import { fold, normalizeWord } from '../../src/language/tokens/normalize.ts';

describe('fold', () => {
  it.each([
    ['Ação', 'acao'],
    ['PÃO DE AÇÚCAR', 'pao de acucar'],
    ['pa\u0303o', 'pao'],
    ['2ª', '2a'],
    ['ｐｉｘ', 'pix'],
    ['𝐠𝐚𝐬𝐭𝐞𝐢', 'gastei'],
    ['plain ascii', 'plain ascii'],
    ['café ☕ 日本', 'cafe ☕ 日本'],
    ['', ''],
  ])('%s -> %s', (raw, folded) => expect(fold(raw)).toBe(folded));

  it('does not collapse repeats', () => expect(fold('Valeuuu')).toBe('valeuuu'));
});

describe('normalizeWord', () => {
  it.each([
    ['valeuuu', 'valeu'],
    ['pagueii', 'paguei'],
    ['passsei', 'passei'],
    ['carrro', 'carro'],
    ['voo', 'voo'],
    ['shopee', 'shopee'],
    ['pizza', 'pizza'],
    ['VC', 'voce'],
    ['hj', 'hoje'],
    ['qto', 'quanto'],
    ['pfv', 'favor'],
    ['tb', 'tambem'],
    ['msm', 'mesmo'],
    ['oje', 'hoje'],
    ['ontm', 'ontem'],
    ['setenbro', 'setembro'],
    ['qinhentos', 'quinhentos'],
    ['quinhetos', 'quinhentos'],
    ['sabdo', 'sabado'],
    ['tresentos', 'trezentos'],
    ['passdo', 'passado'],
  ])('%s -> %s', (raw, norm) => expect(normalizeWord(raw)).toBe(norm));

  it.each(['sabão', 'quarto', 'novena', 'semente', 'dominó', 'tinta', 'milho', 'conta', 'manhã', 'quitar', 'parceira'])(
    'leaves the real word %s alone',
    (word) => expect(normalizeWord(word)).toBe(fold(word)),
  );

  it.each(['kk', 'kkkk', 'KKKKKKK'])('%s is laughter and never the k of thousands', (laugh) => {
    expect(normalizeWord(laugh)).toBe('kkk');
  });
});
