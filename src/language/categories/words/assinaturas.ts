// Words of the category assinaturas: names of the category itself, things and places, and houses that sell them.
// Commas separate; accents are kept because descriptions are shown with them.

import type { CategoryWords } from '../category-words.ts';

export const ASSINATURAS: CategoryWords = {
  category: 'assinaturas',
  names: `
    assinaturas, assinatura, streaming, streamings`,
  things: `
    mensalidade do streaming, star+, yt premium, sportv, espn, f1 tv, discovery+, creative cloud, backup na nuvem,
    norton, avast, zoom pro, playstation plus, switch online, nitro, apoiase, privacy, zero hora, leiturinha,
    clube wine, clube do vinho, clube de cerveja, google workspace, discord nitro, soundcloud, aws, google cloud,
    hostinger, registro.br, godaddy, cursor, cursor pro, openai, perplexity, figma, slack, trello, psn plus,
    psn plus anual, xbox game pass, game pass ultimate, nintendo switch online, apple one, icloud 200gb, one drive,
    onedrive, google storage, youtube familia, duolingo super, wellhub assinatura, clube de assinatura de vinho, wine,
    tag livros, petlove assinatura, viki, premiere futebol, telegram premium, x premium, twitter blue, meta verified,
    linkedin, assinatura anual, plano anual, jornal, revista, clube do livro, clube de vinhos, clube de assinatura,
    vpn, antivírus, domínio, hospedagem do site, mensalidade da netflix, plano do youtube, youtube sem anúncio,
    chat gpt, gpt plus, runway, capcut, lightroom, photoshop, pacote office, licença do windows, google fotos,
    armazenamento, clube do assinante, clube de leitura, assinatura de café, clube do café, app de meditação,
    app de treino, appstore, app store, google play, itunes, aplicativo pago, distrokid`,
  merchants: `
    netflix, spotify, globoplay, icloud, chatgpt, amazon prime, prime video, prime, disney plus, disney+, disney,
    hbo max, hbo, max, star plus, paramount, paramount+, telecine, deezer, youtube premium, youtube music,
    apple music, apple tv, google one, google drive, dropbox, crunchyroll, mubi, tidal, audible, kindle, canva, adobe,
    office 365, microsoft 365, notion, github, copilot, claude, gemini, midjourney, tinder, bumble, game pass,
    gamepass, ps plus, xbox live, nintendo online, twitch, premiere, combate, dazn, meli+, meli mais, looke, strava,
    headspace, calm, folha, estadão, o globo, uol, nyt, evernote, nordvpn, vivo play, claro tv, discovery plus,
    apple arcade, duolingo plus, ifood clube, rappi prime, onlyfans, patreon, catarse, apoia.se, adobe creative,
    hbomax, globo play, cartola fc, mercado play, meli plus, amazon music, scribd, substack, new york times,
    valor econômico, exame assinatura, gazeta do povo, o povo, brasil paralelo, grammarly, mobills, organizze,
    conta azul, shopify, nuvemshop, hostgator, locaweb, registro br, cloudflare, xbox gamepass, ubisoft plus,
    apoia-se, clube ifood, uber one, rappi turbo`,
};
