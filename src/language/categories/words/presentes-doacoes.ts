// Vocabulary of the category presentes_doacoes: its names, purchased things and places, and merchants. Comma-separated, accents kept for display.

import type { CategoryWords } from '../category-words.ts';

export const PRESENTES_DOACOES: CategoryWords = {
  category: 'presentes_doacoes',
  names: `
    doações, presentes, presentes e doações`,
  things: `
    aacd, abrigo, ação entre amigos, ação social, agrado, ajuda humanitária, ajuda pra ong, ajuda pro abrigo,
    ajuda pro rs, ajudinha, amigo chocolate, amigo da onça, amigo oculto, amigo secreto, apadrinhamento, apadrinhar,
    apae, arranjo de flores, artista de rua, artista do metrô, asilo, assembleia, basílica, batizado taxa, beneficente,
    benzeção, brinquedo pra doação, brinquedos pra doação, buquê, caixinha da professora, caixinha de natal,
    caixinha do carteiro, caixinha do funcionário, caixinha do gari, caixinha do lixeiro, caixinha do lixo,
    caixinha do natal, caixinha do porteiro, caixinha do prédio, caixinha dos garis, campanha, campanha do agasalho,
    candomblé, caridade, cáritas, carnê da canção nova, cartão de aniversário, cartão de natal,
    cartão presente, caruru de cosme, casa de apoio, casa de recuperação, casa espírita, centro espírita,
    cesta básica doada, cesta básica pra doação, cesta de aniversário, cesta de café, cesta de chocolate,
    cesta de chocolates, cesta de flores, cesta de natal, cesta de vinho, chá bar, chá da comadre, chá de bebê,
    chá de berço, chá de casa nova, chá de cozinha, chá de fralda, chá de fraldas, chá de lingerie, chá de panela,
    chá revelação, chá rifa, christmas gifts, círio, comunidade terapêutica, contribuição, convento, coroa de flor,
    coroa de flores, coroa do enterro, coroa do velório, coroa fúnebre, criança carente, criança esperança, crisma,
    culto, cvv, dízimo, doação, doação pro abrigo, doação pro streamer, doei, donation, dou de coração, ebó,
    enxoval da afilhada, esmola, esmolinha, espórtula, exército de salvação, fazenda da esperança, festa da padroeira,
    festa do divino, festa do padroeiro, festa do santo, flanelinha do sinal, flor pro túmulo, flores de presente,
    flores do cemitério, flores para, flores pra esposa, flores pra mãe, flores pra namorada, flores pro túmulo, gift,
    gifts, gorjeta de natal, graacc, gratificação do porteiro, gravata do noivo, hospital de amor,
    hospital de barretos, hospital do amor, hospital do câncer, hospital pequeno príncipe, igreja, inimigo secreto,
    lar das crianças, lar do idoso, lar dos velhinhos, lbv, lembrança, lembrancinha da viagem,
    lembrancinha de casamento, lembrancinha pra professora, lembrancinhas, lista de casamento, lista de presentes,
    loja maçônica, maçonaria, malabarista, marmita solidária, médicos sem fronteira, mendigo, menino do farol, mimo,
    missa, missão, missionário, moço do metrô, moço do sinal, moleque do farol, morador da rua, morador de rua,
    moradores de rua, mosteiro, músico de rua, natal solidário, niver, novena, obra missionária, oferenda, oferta,
    oferta na assembleia, oferta na igreja, ofertório, ong, ongs, orfanato, padre, panetone de presente, páscoa,
    pastor, pastoral, pastoral da criança, pedinte, pix solidário, presente, presente da professora, presente de niver,
    presente dos professores, presentear, presentinho, primeira comunhão, primeira eucaristia, primícia, promessa,
    quentinha solidária, quermesse da igreja, ramalhete, rifa da escola, rifa do menino, rifa do terreiro,
    rifa do time, rifa solidária, rosas pra, rotary, santuário, seminarista, senhora da rua, sopão solidário, sos,
    terreiro, tithe, trízimo, trocado pro moço, umbanda, vale-presente, vaquinha, vela de santo, velas da igreja,
    velas do santo, velas pra igreja, vendedor do sinal, vicentino, vicentinos, vítimas da enchente`,
  merchants: `
    abrinq, acnur, aldeias infantis, ampara animal, anistia internacional, apoia coletivo, associação evangelizar,
    benfeitoria, bola de neve, canção nova, childfund, congregação cristã, cruz vermelha, fundação abrinq, gaacc,
    greenpeace, hospital amaral carvalho, instituto ayrton senna, instituto luisa mell, itaci, iurd, lagoinha,
    médicos sem fronteiras, napacan, rede vida, santuário de aparecida, teleton, testemunhas de jeová, tucca,
    tv aparecida, unicef, vakinha, visão mundial, world vision, wwf`,
};
