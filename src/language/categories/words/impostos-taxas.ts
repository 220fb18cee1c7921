// Words of the category impostos_taxas: names of the category itself, things and places, and houses that sell them.
// Commas separate; accents are kept because descriptions are shown with them.

import type { CategoryWords } from '../category-words.ts';

export const IMPOSTOS_TAXAS: CategoryWords = {
  category: 'impostos_taxas',
  names: `
    impostos, taxas, imposto, taxa, impostos e taxas, tributos`,
  things: `
    iptu, ipva, licenciamento, dpvat, imposto de renda, ir, irpf, darf, das, mei, simples nacional, das mei,
    inss autônomo, guia do inss, gps, multa, multa de trânsito, tarifa, tarifa do banco, tarifa bancária, taxa
    do banco, taxa bancária, juros, juros do cartão, juros do cheque especial, iof, anuidade, anuidade do
    cartão, cartório, certidão, passaporte, taxa de embarque, rg, segunda via, emolumento, itbi, iss, icms, taxa
    de lixo, taxa do lixo, cesta de serviços, reconhecimento de firma, crea, crm, oab, coren, crc, contribuição
    sindical, sindicato, contador, contabilidade, alfândega, taxa da receita, despesa de cartório, registro do
    imóvel, foro, laudêmio, mora, encargo, encargos, juros do rotativo`,
  merchants: `
    detran, receita federal, poupatempo, prefeitura, correios`,
};
