// Words of the category impostos_taxas: names of the category itself, things and places, and houses that sell them.
// Commas separate; accents are kept because descriptions are shown with them.

import type { CategoryWords } from '../category-words.ts';

export const IMPOSTOS_TAXAS: CategoryWords = {
  category: 'impostos_taxas',
  names: `
    impostos, taxas, imposto, taxa, impostos e taxas, tributos`,
  things: `
    funrural, crmv,
    prf, multou, taxa da barraca, taxa da prefeitura, duda, taxa do detran, emplacamento, renovação da cnh, cnh
    taxa, segunda via do rg, certidão de nascimento, certidão negativa, alvará, taxa de alvará, bombeiro taxa,
    vigilância sanitária, anvisa, inpi, junta comercial, guia de recolhimento, dare, gare, gru, inscrição
    estadual, imposto, impostos, tributo, taxa de incêndio, taxa de serviço bancário, manutenção da conta,
    pacote de serviços do banco, juros de atraso, juros por atraso, multa por atraso, multa do aluguel, multa
    rescisória, taxa de cancelamento, taxa de entrega atrasada, custas, custas do processo, advogado,
    honorários, advogada, perito, cartório de notas, escritura, averbação, inventário, itcmd, doação imposto,
    tax, taxes, fine, fee, bank fee,
    iptu, ipva, licenciamento, dpvat, imposto de renda, ir, irpf, darf, das, mei, simples nacional, das mei,
    inss autônomo, guia do inss, gps, multa, multa de trânsito, tarifa, tarifa do banco, tarifa bancária, taxa
    do banco, taxa bancária, juros, juros do cartão, juros do cheque especial, iof, anuidade, anuidade do
    cartão, cartório, certidão, passaporte, taxa de embarque, rg, segunda via, emolumento, itbi, iss, icms, taxa
    de lixo, taxa do lixo, cesta de serviços, reconhecimento de firma, crea, crm, oab, coren, crc, contribuição
    sindical, sindicato, contador, contabilidade, alfândega, taxa da receita, despesa de cartório, registro do
    imóvel, foro, laudêmio, mora, encargo, encargos, juros do rotativo,
    itr, taxinha, radar, multinha, pacote de serviços, juros do cheque especial, cro, crp, cref, creci, crefito,
    cau, autenticação, firma reconhecida, segunda via do rg, inss do mês, carnê do inss,
    contribuição do inss, taxação, remessa conforme, despacho postal, refis, dívida ativa`,
  merchants: `
    detran, receita federal, poupatempo, prefeitura, correios,
    sefaz, vapt vupt, contabilizei`,
};
