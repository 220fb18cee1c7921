// Vocabulary of the category contas: its names, purchased things and places, and merchants. Comma-separated, accents kept for display.

import type { CategoryWords } from '../category-words.ts';

export const CONTAS: CategoryWords = {
  category: 'contas',
  names: `contas,contas da casa,contas de casa,contas fixas`,
  things: `
aegea,água,banda larga,bônus da tim,botija,botijão,brk,bujão,butijão,caema,caern,cagece,cagepa,caminhão pipa,carro pipa,celular da família,celular pós,chip,cip,combo da claro,combo da vivo,combo de internet,combo internet,compesa,conta,conta de celular,conta de luz,conta de telefone fixo,conta do celular,corte de energia,cosanpa,cosern,crédito de celular,crédito do celular,crédito no celular,
crédito no cel,crédito pra celular,crédito pro celular,créditos de celular,créditos no celular,daae,dados móveis,deso,e-sim,electricity,eletropaulo,energia,esgoto,esim,fatura da água,fatura da internet,fatura da luz,fatura do celular,fibra,fone fixo,gás,gás encanado,gasinho,gigas,iguá,iluminação pública,internet,interurbano,iptv,linha telefônica,luz,mega de internet,net,pacote de dados,
parabólica,phone bill,plano controle,plano da oi,plano de celular,plano de dados,plano do celular,plano do zap,plano pos,plano pré,pós pago,pré pago,provedor,recarga,religação,roaming,saae,saneago,saneamento,sanesul,semae,sinal de tv,sky tv,starlink,tarifa social,taxa de iluminação,telemóvel,telefone,telefone fixo,tv a cabo,tv fechada,tv paga,tv por assinatura,water bill,wi-fi,wifi`,
  merchants: `
agespisa,alares,algar,amazongás,ambiental metrosul,americanet,azza telecom,bahiagás,bandeirante,brasilgás,brisanet,caer,caerd,caesa,caesb,casan,cea equatorial,ceal,ceb,cedae,ceee,ceg,cegás,celesc,celg,celpa,celpe,celtins,cemar,cemig,cepisa,cesama,cesan,claro,claro tv mais,cocel,codau,coelba,coelce,comgás,compagas,consigaz,copagás,copagaz,copanor,copasa,copel,copergás,correios cel,correios celular,
corsan,cosama,cosampa,cpfl,demei,depasa,desktop,dmae,dmlu,edp,elektro,eletroacre,eletrobras,emasa,embasa,enel,energisa,equatorial,escelsa,fluke,fogás,gasmig,giga mais,giga+,gigamais,heliogás,hidro forte,hidropan,ligga,light,liquigás,mhnet,minasgás,nacionalgás,naturgy,neoenergia,netcintra,nextel,nio,nossa telecom,oi fibra,oi velox,paragás,proxxima,rge,saaej,saaesp,sabesp,saerb,samae,sanasa,sanepar,
sanessol,scgás,semasa,sercomtel,sky,sulgás,sumicity,supergás,supergasbrás,surf telecom,telecall,tely,tim,ultragás,ultragaz,unifique,veek,vero,viasat,vivo,wirelink,zaaz`,
};
