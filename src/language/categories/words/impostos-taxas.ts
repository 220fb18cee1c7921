// Words of the category impostos_taxas: names of the category itself, things and places, and houses that sell them.
// Commas separate; accents are kept because descriptions are shown with them.

import type { CategoryWords } from '../category-words.ts';

export const IMPOSTOS_TAXAS: CategoryWords = {
  category: 'impostos_taxas',
  names: `
    impostos, taxas, imposto, taxa, impostos e taxas, tributos`,
  things: `
    renovação da carteira, cota do iptu, coleta de lixo, juros da fatura, jurinhos, encargos da fatura,
    tarifa de saque, taxa de saque, pacote do banco, manutenção de conta, mensalidade do sindicato,
    parcelamento do simples, carnê leão, carnê-leão, cota do ir, malha fina, inss do mei, inss patronal,
    fgts patronal, guia do fgts, pis cofins, taxa da blusinha, seguro obrigatório, taxa de vistoria,
    taxa do despachante, reconhecer firma, registro de nascimento, mensalidade do contador, consulta com advogado,
    perícia, certificado digital, e-cpf, token do certificado, taxa da feira, contribuição de melhoria,
    parcelamento da receita, corretagem, funrural, crmv, prf, multou, taxa da barraca, duda, cnh taxa,
    certidão negativa, alvará, vigilância sanitária, anvisa, inpi, junta comercial, guia de recolhimento, dare, gare,
    gru, inscrição estadual, imposto, tributo, taxa de incêndio, taxa de serviço bancário, manutenção da conta,
    pacote de serviços do banco, multa por atraso, multa do aluguel, taxa de cancelamento, taxa de entrega atrasada,
    custas, custas do processo, advogado, honorários, advogada, perito, escritura, averbação, inventário, itcmd,
    doação imposto, tax, taxes, fine, fee, iptu, ipva, licenciamento, dpvat, imposto de renda, ir, irpf, darf, das,
    mei, simples nacional, inss autônomo, guia do inss, gps, multa, tarifa, tarifa do banco, tarifa bancária,
    taxa do banco, taxa bancária, juros, juros do cheque especial, iof, anuidade, cartório, certidão, passaporte,
    taxa de embarque, rg, segunda via, emolumento, itbi, iss, icms, cesta de serviços, reconhecimento de firma, crea,
    crm, oab, coren, crc, contribuição sindical, sindicato, contador, contabilidade, alfândega, registro do imóvel,
    foro, laudêmio, mora, encargo, juros do rotativo, itr, taxinha, radar, multinha, pacote de serviços, cro, crp,
    cref, creci, crefito, cau, autenticação, firma reconhecida, inss do mês, carnê do inss, contribuição do inss,
    taxação, remessa conforme, despacho postal, refis, dívida ativa, ecad, licença ambiental, colônia de pescador,
    colônia de pescadores, colônia dos pescadores, taxa de lixo, taxa do lixo, taxa de bombeiro, taxa da maquininha,
    taxa de importação, inss atrasado, mensalidade da associação, taxa da associação`,
  merchants: `
    detran, receita federal, poupatempo, prefeitura, correios, sefaz, vapt vupt, contabilizei`,
};
