// Words of the category outros: names of the category itself, things and places, and houses that sell them.
// Commas separate; accents are kept because descriptions are shown with them.

import type { CategoryWords } from '../category-words.ts';

export const OUTROS: CategoryWords = {
  category: 'outros',
  names: `
    outros, diversos, outras coisas`,
  things: `
    imprevisto, imprevistos, gasto extra, gasto aleatório, miudezas, avulso, avulsos, funerária, enterro,
    sepultamento, caixão, jazigo, cemitério, cremação, plano funerário, plano funeral, seguro funerário, funeral,
    velório, seguro de vida, contabilidade da pj, contabilidade da empresa, perdi, dinheiro perdido, fui roubado,
    assalto, furto, golpe, caí num golpe, perdi dinheiro, misc, stuff, outras coisas, coisas, coisa, bagulho,
    trem à toa,
    besteira, besteirinha, bobeira, bobagem, tranqueira`,
  merchants: '',
};
