// Vocabulary of the category renda_extra: its names, purchased things and places, and merchants. Comma-separated, accents kept for display.

import type { CategoryWords } from '../category-words.ts';

export const RENDA_EXTRA: CategoryWords = {
  category: 'renda_extra',
  names: `renda extra`,
  things: `
adsense,agência,aluna,aluno,aluno particular,apurado,apurei,arte,artesanato,assistência,atendimento em domicílio,aula que dei,avon,barraca,bezerro,bico,boi,bolo,bônus de indicação,brechó,brechozinho,buffet,cachê,cadeira odontológica,café colhido,caixa do dia,caixinha,carreto,cliente,clientela,comissão,conserto que fiz,consulta,consultoria,cooperativa,corrida,corrida do app,corrida que fiz,
corridas do app,corridas no app,corte do cliente,corte que fiz,costura,desapego,desapeguei,diária,doces que vendi,edição de vídeo,empreita,empreitada,encomenda,encomendas,ensaio,entrada do serviço,entrega,extra,faxina,faxina que fiz,feira,filhote,foto,freela,freelance,freelancer,freguês,freguesa,freguesia,frete,frete que fiz,frigorífico,frila,gado,ganhos da 99,ganhos do uber,gig,gorjeta,gravação,
hora extra avulsa,hora extra por fora,ifood entregas,ilustração,impreita,indicação,job,jobs,laje que fiz,leite,leitões,live,locução,logo,marmita que vendi,mel,metade do serviço,milho,monetização,movimento do dia,mudança,muro,natura,ninhada,novilha,novilho,obra,obra que fiz,orçamento aprovado,ovos,paciente,palestra,parceria,passageira,passageiro,passeio das lagoas,plantão,projeto,publi,
reforço do aluno,revenda,revisão de texto,rifa que vendi,rodei hoje,safra,salgados que fiz,serviço extra,serviço por fora,show do sábado,show que fiz,sinal do evento,sinal do passeio,site,soja,tomate,tradução,trampo extra,unha da cliente,unha que fiz,vaca,venda,vendas`,
  merchants: `99,99freelas,enjoei,indrive,fiverr,hotmart vendas,lalamove,olx,uber,upwork,workana`,
};
