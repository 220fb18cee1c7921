// Vocabulary of the category assinaturas: its names, purchased things and places, and merchants. Comma-separated, accents kept for display.

import type { CategoryWords } from '../category-words.ts';

export const ASSINATURAS: CategoryWords = {
  category: 'assinaturas',
  names: `assinatura,assinaturas,streaming,streamings`,
  things: `
antivírus,aplicativo pago,apoiase,app de corrida,app de dieta,app de finanças,app de meditação,app de namoro,app de treino,app store,apple one,appstore,armazenamento,assinatura anual,assinatura de café,avast,aws,backup na nuvem,box mensal,busuu premium,canal do youtube membro,capcut,chat gpt,clube da cerveja,clube de assinatura,clube de cerveja,clube de leitura,clube de livros,clube de vinhos,
clube do assinante,clube do café,clube do disco,clube do livro,clube do queijo,clube do vinho,clube wine,creative cloud,cursor,discovery+,domínio,duolingo super,e-mail profissional,espaço na nuvem,espn,f1 tv,figma,godaddy,google cloud,google fotos,google play,google storage,google workspace,gpt plus,hospedagem de site,hospedagem do site,hostinger,itunes,jornal,kindle unlimited,
leiturinha,licença do office,licença do software,licença do windows,lightroom,linkedin,membro do canal,membros do canal,mensalidade do aplicativo,mensalidade do app,mensalidade do software,mensalidade do streaming,meta verified,nintendo switch online,nitro,norton,nuvem do celular,one drive,onedrive,openai,pacote office,perplexity,photoshop,plano anual,plano do youtube,playstation plus,
premiere futebol,privacy,psn plus,psn plus anual,revista,servidor na nuvem,slack,soundcloud,sportv,star+,sub do canal,switch online,tag livros,telegram premium,trello,twitter blue,viki,vpn,vps,wine,x premium,xbox game pass,youtube familia,yt premium,zero hora`,
  merchants: `
99 plus,a tarde,adobe,amazon music,amazon prime,apoia-se,apoia.se,apple arcade,apple music,apple tv,appletv,asana,audible,autocad,azure,bling,brasil paralelo,bumble,calm,canva,carta capital,cartola fc,cartola pro,catarse,catho,chatgpt,claro tv,claude,clickup,cloudflare,clube azul,clube extra,clube folha,clube ifood,clube latam pass,clube livelo,clube smiles,combate,conta azul,copilot,crunchyroll,
crunchyroll mega,dazn,deezer,digitalocean,discord,discovery plus,disney,disney+,dropbox,duolingo plus,elevenlabs,eset,estadão,evernote,exame assinatura,expressvpn,f1tv,fitbit premium,folha,freeletics,game pass,gamepass,gauchazh,gazeta do povo,gemini,github,globo play,globoplay,google ai pro,google drive,google one,grammarly,granatum,grindr,happn,hbo,hbo max,hbomax,hostgator,icloud,ifood clube,
inner circle,kaspersky,life360,livelo,locaweb,loja integrada,magalu prime,mailchimp,max,mcafee,meli mais,meli plus,meli+,melimais,mercado livre meli+,mercado play,microsoft 365,microsoft office,microsoft365,midjourney,miro,mobills,mubi,myfitnesspal,netflix,new york times,nintendo online,nordvpn,notion,nuvemshop,nyt,o antagonista,o globo,o povo,office 365,office365,onefootball,onlyfans,organizze,
paramount,paramount+,patreon,piauí,picsart,play plus,playplus,premiere,prime,prime video,protonvpn,ps plus,rappi plus,rappi prime,rappi pro,rappi turbo,reddit premium,serasa premium,shopify,skeelo,spotify,squarespace,star plus,storytel,strava,substack,suno,superinteressante,surfshark,tecnonutri,telecine,telegram star,the economist,tidal,tinder,tocalivros,twitch,uber one,ubisoft plus,universal plus,
universal+,uol,valor econômico,vercel,vivo play,washington post,webflow,webtoon,wix,wordpress,x blue,xbox gamepass,xbox live,youtube music,youtube premium`,
};
