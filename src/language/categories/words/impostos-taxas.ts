// Vocabulary of the category impostos_taxas: its names, purchased things and places, and merchants. Comma-separated, accents kept for display.

import type { CategoryWords } from '../category-words.ts';

export const IMPOSTOS_TAXAS: CategoryWords = {
  category: 'impostos_taxas',
  names: `imposto,impostos,taxa,taxas,tributos`,
  things: `
abertura de empresa,aduana,alfândega,alvará,aluguel da maquininha,anuidade,anvisa,apostilamento,autenticação,averbação,carnê do inss,carnê-leão,carteira de identidade,cartório,cau,ccir,certidão,certificado digital,cesta da caixa,cesta de serviços,cnh taxa,cofins,coleta de lixo,colônia de pescador,conselho de classe,anuidade do conselho,taxa do conselho,conselho regional,contabilidade,contador,
contribuição assistencial,contribuição confederativa,contribuição de melhoria,contribuição do inss,contribuição sindical,coren,corretagem,cota do iptu,cota do ir,cota única do iptu,cota única do ipva,crc,crea,creci,cref,crefito,crm,crmv,cro,crp,csll,custas,dae doméstica,dare,darf,das,dasn,despacho postal,difal,dívida ativa,dpvat,dut,e-cpf,ecad,emolumento,encargo,encargos da fatura,escritura,
esocial,fee,fgts patronal,fine,firma reconhecida,foro,funrural,gare,gps,gru,guia dae,guia dam,guia de recolhimento,guia do fgts,guia do inss,guia inss,guia do simples,ibama,icms,identidade nova,imposto,imposto de renda,incra,inpi,inscrição estadual,inss atrasado,inss autônomo,inss do mei,inss do mês,inss facultativo,inss patronal,inventário,iof,iptu,ipva,ir,irpf,irrf,iss,itbi,itcd,itcmd,itd,itr,
junta comercial,jurinhos,juros,juros da fatura,juros do cartão,laudêmio,licenciamento,malha fina,manutenção da conta,manutenção de conta,mei,mensalidade da associação,mensalidade sindical,mora,multa,multa do aluguel,multa por atraso,multinha,multou,oab,pacote de serviços,pacote de serviços do banco,pacote do banco,passaporte,perícia,perito,pis cofins,prf,radar,reconhecer firma,
reconhecimento de firma,refis,registro de nascimento,registro do cnpj,registro do imóvel,registro no conselho,remessa conforme,renovação da carteira,rg,segunda via,seguro obrigatório,simei,simples nacional,sindicato,tarifa,tarifa de saque,tarifa do banco,tax,taxa da banca,taxa da barraca,taxa da blusinha,taxa da feira,taxa da shein,taxa da shopee,
taxa de saque,taxa de serviço bancário,taxa de vistoria,taxa do despachante,taxa do ifood,taxação,taxinha,tlp,tributo,vigilância sanitária`,
  merchants: `agilize,certisign,contabilizei,detran,jucemg,jucesp,na hora,ofício de notas,poupatempo,prefeitura,receita estadual,receita federal,secretaria da fazenda,sefaz,soluti,tabelionato,vapt vupt`,
};
