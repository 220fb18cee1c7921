// Vocabulary of the category presentes_doacoes: its names, purchased things and places, and merchants. Comma-separated, accents kept for display.

import type { CategoryWords } from '../category-words.ts';

export const PRESENTES_DOACOES: CategoryWords = {
  category: 'presentes_doacoes',
  names: `doações,presentes`,
  things: `
aacd,abrigo,ação entre amigos,ação social,agrado,ajuda humanitária,ajuda pro abrigo,ajudinha,amigo chocolate,amigo da onça,amigo oculto,amigo secreto,apadrinhamento,apadrinhar,apae,arranjo de flores,artista de rua,artista do metrô,asilo,assembleia,basílica,beneficente,benzeção,bouquet,brinde,buquê,caixinha da professora,caixinha do escritório,caixinha da firma,caixinha do trabalho,caixinha de natal,caixinha do carteiro,caixinha do funcionário,caixinha do gari,
caixinha do lixeiro,caixinha do lixo,caixinha do natal,caixinha do porteiro,caixinha do prédio,caixinha dos garis,campanha,candomblé,caridade,cáritas,carnê da canção nova,cartão de aniversário,cartão de natal,cartão presente,caruru de cosme,casa de apoio,casa de recuperação,casa espírita,centro espírita,cesta de aniversário,cesta de café,cesta de chocolate,cesta de chocolates,cesta de flores,
cesta de natal,cesta de vinho,chá bar,chá de bebê,chá de berço,chá de casa nova,chá de cozinha,chá de fralda,chá de fraldas,chá de lingerie,chá de panela,chá revelação,chá rifa,círio,comunidade terapêutica,contribuição,convento,coroa de flor,coroa de flores,coroa fúnebre,criança carente,criança esperança,crisma,culto,cvv,dízimo,doação,doei,donation,dou de coração,ebó,esmola,espórtula,
exército de salvação,festa da padroeira,festa do divino,flanelinha do sinal,flor pro túmulo,flores para,flores pra esposa,flores pra mãe,flores pra namorada,gift,gorjeta de natal,graacc,gratificação do porteiro,hospital de amor,hospital de barretos,hospital do amor,hospital do câncer,igreja,lar das crianças,lar do idoso,lar dos velhinhos,lbv,lembrança,lembrancinha de casamento,
lembrancinhas,lista de casamento,lista de presentes,loja maçônica,maçonaria,malabarista,marmita solidária,médicos sem fronteira,mendigo,menino do farol,mimo,missa,missão,missionário,moço do metrô,moço do sinal,moleque do farol,morador da rua,morador de rua,moradores de rua,mosteiro,músico de rua,natal solidário,niver,novena,oferenda,oferta,ofertório,ong,ongs,orfanato,padre,páscoa,
pastor,pastoral,pedinte,pix solidário,presente,presentear,presentinho,primeira comunhão,primeira eucaristia,primícia,promessa,ramalhete,rifa da escola,rifa solidária,rosas pra,rotary,santuário,seminarista,senhora da rua,sopão solidário,sos,terreiro,tithe,trízimo,umbanda,vale-presente,vaquinha,vela de santo,vendedor do sinal,vicentino,vítimas da enchente`,
  merchants: `abrinq,benfeitoria,bola de neve,canção nova,congregação cristã,cruz vermelha,greenpeace,instituto ayrton senna,iurd,lagoinha,médicos sem fronteiras,rede vida,teleton,testemunhas de jeová,tv aparecida,unicef,vakinha,wwf`,
};
