// Words of the category outros: names of the category itself, things and places, and houses that sell them.
// Commas separate; accents are kept because descriptions are shown with them.

import type { CategoryWords } from '../category-words.ts';

export const OUTROS: CategoryWords = {
  category: 'outros',
  names: `
    outros, diversos, outras coisas`,
  things: `
    imprevisto, gasto extra, gasto aleatório, miudezas, avulso, funerária, enterro, sepultamento, caixão, jazigo,
    cemitério, cremação, plano funerário, plano funeral, seguro funerário, funeral, velório, seguro de vida,
    contabilidade da pj, contabilidade da empresa, perdi, dinheiro perdido, fui roubado, assalto, furto, golpe,
    caí num golpe, perdi dinheiro, misc, stuff, coisas, coisa, bagulho, trem à toa, besteira, bobeira, bobagem,
    tranqueira, conserto`,
  merchants: '',
};
