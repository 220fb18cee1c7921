// Vocabulary of the category assinaturas: its names, purchased things and places, and merchants. Comma-separated, accents kept for display.

import type { CategoryWords } from '../category-words.ts';

export const ASSINATURAS: CategoryWords = {
  category: 'assinaturas',
  names: `
    assinatura, assinaturas, streaming, streamings`,
  things: `
    antivírus, aplicativo pago, apoiase, app de meditação, app de treino, app store, apple one, appstore,
    armazenamento, assinatura anual, assinatura de café, avast, aws, backup na nuvem, capcut, chat gpt,
    clube de assinatura, clube de assinatura de vinho, clube de cerveja, clube de leitura, clube de vinhos,
    clube do assinante, clube do café, clube do livro, clube do vinho, clube wine, creative cloud, cursor, cursor pro,
    discord nitro, discovery+, distrokid, domínio, duolingo super, espn, f1 tv, figma, game pass ultimate, godaddy,
    google cloud, google fotos, google play, google storage, google workspace, gpt plus, hospedagem do site, hostinger,
    icloud 200gb, itunes, jornal, leiturinha, licença do windows, lightroom, linkedin, mensalidade da netflix,
    mensalidade do streaming, meta verified, nintendo switch online, nitro, norton, one drive, onedrive, openai,
    pacote office, perplexity, petlove assinatura, photoshop, plano anual, plano do youtube, playstation plus,
    premiere futebol, privacy, psn plus, psn plus anual, registro.br, revista, runway, slack, soundcloud, sportv,
    star+, switch online, tag livros, telegram premium, trello, twitter blue, viki, vpn, wellhub assinatura, wine,
    x premium, xbox game pass, youtube familia, youtube sem anúncio, yt premium, zero hora, zoom pro`,
  merchants: `
    adobe, amazon music, amazon prime, apoia-se, apoia.se, apple arcade, apple music, apple tv, audible,
    brasil paralelo, bumble, calm, canva, cartola fc, catarse, chatgpt, claro tv, claude, cloudflare, clube ifood,
    combate, conta azul, copilot, crunchyroll, dazn, deezer, discovery plus, disney, disney+, dropbox, duolingo plus,
    estadão, evernote, exame assinatura, folha, game pass, gamepass, gazeta do povo, gemini, github, globo play,
    globoplay, google drive, google one, grammarly, hbo, hbomax, headspace, hostgator, icloud, ifood clube, kindle,
    locaweb, looke, max, meli mais, meli plus, meli+, mercado play, microsoft 365, midjourney, mobills, mubi, netflix,
    new york times, nintendo online, nordvpn, notion, nuvemshop, nyt, o globo, o povo, office 365, onlyfans, organizze,
    paramount, paramount+, patreon, premiere, prime, prime video, ps plus, rappi prime, rappi turbo, registro br,
    scribd, shopify, spotify, star plus, strava, substack, telecine, tidal, tinder, twitch, uber one, ubisoft plus,
    uol, valor econômico, vivo play, xbox gamepass, xbox live, youtube music, youtube premium`,
};
