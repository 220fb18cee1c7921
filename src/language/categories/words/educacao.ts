// Vocabulary of the category educacao: its names, purchased things and places, and merchants. Comma-separated, accents kept for display.

import type { CategoryWords } from '../category-words.ts';

export const EDUCACAO: CategoryWords = {
  category: 'educacao',
  names: `
    educação, ensino, estudos`,
  things: `
    abnt, agenda escolar, alemão, anuidade do congresso, apm, apostila, atividade extra, atlas, audiobook, aula,
    aulas particulares, autoescola teórica, banca, beca, berçário escola, book, books, bootcamp, borracha escolar,
    brinquedoteca, cabine de estudo, caderno, caixa escolar, calculadora científica, caneta, carteirinha de estudante,
    cartolina, catequese, certificação, cola bastão, cola branca, colação, colégio, comissão de formatura, compasso,
    concurso, conferência, congresso, conservatório, contraturno, contribuição da escola, cópia, course, creche,
    cursinho, curso, dicionário, diploma, dissertação, doutorado, e-book, ead, ebook, encadernação, enem, escanear,
    escola, espanhol, especialização, estetoscópio, estojo, eva, evento acadêmico, excursão da escola,
    excursão escolar, explicadora, facul, faculdade, farda, fardamento, festa da escola, fichário, folha sulfite,
    formatura, fotocópia, francês, giz de cera, grampeador, histórico escolar, idiomas, ielts, impressão, impressões,
    informática, inglês, inscrição, inscrições, intercâmbio, jaleco da faculdade, jardim de infância,
    jornada acadêmica, kindle book, kumon do filho, lancheira, lápis, lapiseira, libras, lista de material,
    lista escolar, livraria, livrinho, livro, livro didático, livro usado, marca texto, marca-texto, material escolar,
    matrícula, mba, meia entrada carteirinha, mensalidade, mentoria, mestrado, mochila da escola, mochila escolar,
    monografia, oficina de escrita, oficina de teatro, palestra, papel a4, papel cartão, papel sulfite, papelaria,
    passeio da escola, passeio escolar, perua escolar, plataforma de questões, plotagem, pós, pós graduação,
    pós-graduação, post it, post-it, pré-vestibular, professor particular, professora de reforço,
    professora particular, proficiência, prova da oab, psicopedagoga, psicopedagogia, qconcursos, reforço, régua,
    rematrícula, resma, revisão do tcc, robótica, school, sebo, semana acadêmica, seminário, simpósio, simulado,
    tablet escolar, taxa de material, tcc, tesoura escolar, tia da van, tinta guache, tio da van, toefl,
    transporte escolar, tuition, uniforme, universidade, vaga na creche, van escolar, vestibular, workshop, xerox`,
  merchants: `
    alura, anhanguera, babbel, bamboletras, bernoulli, cambly, ccaa, cel lep, cesumar, cna, colégio adventista,
    colégio anglo, colégio dom bosco, colégio marista, colégio militar, colégio objetivo, colégio positivo,
    colégio salesiano, colégio santa maria, colégio são josé, coursera, cruzeiro do sul, cultura inglesa, descomplica,
    domestika, duolingo, ebac, elite colégio, estácio, estante virtual, estratégia med, etec, fatec, fgv, fisk, fmu,
    hotmart, insper, kalunga, kindle unlimited, kumon, livraria cultura, livraria da travessa, mackenzie, maple bear,
    martins fontes, me salva, objetivo colégio, open english, pitágoras, poliedro, preply, puc, pucrs, red balloon,
    rocketseat, saraiva, sebrae, senac, senai, sesi, skillshare, udemy, ulbra, uniasselvi, unicesumar, uniceuma,
    unifor, uninassau, uninove, uninter, unip, unisinos, univali, unopar, uptime, wise up, wizard, wyden, yázigi`,
};
