// Vocabulary of the category impostos_taxas: its names, purchased things and places, and merchants. Comma-separated, accents kept for display.

import type { CategoryWords } from '../category-words.ts';

export const IMPOSTOS_TAXAS: CategoryWords = {
  category: 'impostos_taxas',
  names: `
    imposto, impostos, impostos e taxas, taxa, taxas, tributos`,
  things: `
    advogada, advogado, alfândega, alvará, anuidade, anvisa, autenticação, averbação, carnê do inss, carnê leão,
    carnê-leão, cartório, cau, certidão, certidão negativa, certificado digital, cesta de serviços, cnh taxa,
    coleta de lixo, colônia de pescador, colônia de pescadores, colônia dos pescadores, consulta com advogado,
    contabilidade, contador, contribuição de melhoria, contribuição do inss, contribuição sindical, coren, corretagem,
    cota do iptu, cota do ir, crc, crea, creci, cref, crefito, crm, crmv, cro, crp, custas, custas do processo, dare,
    darf, das, despacho postal, dívida ativa, doação imposto, dpvat, duda, e-cpf, ecad, emolumento, encargo,
    encargos da fatura, escritura, fee, fgts patronal, fine, firma reconhecida, foro, funrural, gare, gps, gru,
    guia de recolhimento, guia do fgts, guia do inss, honorários, icms, imposto, imposto de renda, inpi,
    inscrição estadual, inss atrasado, inss autônomo, inss do mei, inss do mês, inss patronal, inventário, iof, iptu,
    ipva, ir, irpf, iss, itbi, itcmd, itr, junta comercial, jurinhos, juros, juros da fatura, laudêmio,
    licença ambiental, licenciamento, malha fina, manutenção da conta, manutenção de conta, mei,
    mensalidade da associação, mensalidade do contador, mensalidade do sindicato, mora, multa, multa do aluguel,
    multa por atraso, multinha, multou, oab, pacote de serviços, pacote de serviços do banco, pacote do banco,
    parcelamento da receita, parcelamento do simples, passaporte, perícia, perito, pis cofins, prf, radar,
    reconhecer firma, reconhecimento de firma, refis, registro de nascimento, registro do imóvel, remessa conforme,
    renovação da carteira, rg, segunda via, seguro obrigatório, simples nacional, sindicato, tarifa, tarifa bancária,
    tarifa de saque, tarifa do banco, tax, taxa bancária, taxa da associação, taxa da banca, taxa da barraca, taxa da blusinha,
    taxa da feira, taxa da maquininha, taxa de bombeiro, taxa de cancelamento, taxa de embarque,
    taxa de entrega atrasada, taxa de importação, taxa de incêndio, taxa de lixo, taxa de saque,
    taxa de serviço bancário, taxa de vistoria, taxa do banco, taxa do despachante, taxa do lixo, taxação, taxes,
    taxinha, token do certificado, tributo, vigilância sanitária`,
  merchants: `
    contabilizei, correios, detran, poupatempo, prefeitura, receita federal, sefaz, vapt vupt`,
};
