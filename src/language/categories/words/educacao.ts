// Words of the category educacao: names of the category itself, things and places, and houses that sell them.
// Commas separate; accents are kept because descriptions are shown with them.

import type { CategoryWords } from '../category-words.ts';

export const EDUCACAO: CategoryWords = {
  category: 'educacao',
  names: `
    educação, estudos, ensino`,
  things: `
    marca texto, grampeador, régua, colação de grau, comissão de formatura, livrinho, ead, oficina de escrita,
    prova da oab, informática, diploma, histórico escolar, taxa de material, brinquedoteca, atividade extra,
    livro usado, cabine de estudo, mensalidade, congresso, inscrição, simpósio, conferência, encadernação, tcc, banca,
    monografia, agenda escolar, estojo, fichário, tablet escolar, kindle book, audiobook, bootcamp, mentoria,
    conservatório, catequese, autoescola teórica, book, books, course, tuition, school, simulado, idiomas, sebo,
    escola, creche, faculdade, facul, universidade, curso, cursinho, inglês, espanhol, aula, aula particular,
    aulas particulares, professor particular, professora particular, livro, livraria, apostila, material escolar,
    matrícula, rematrícula, pós, pós graduação, mba, mestrado, uniforme, xerox, papelaria, caderno, lápis, caneta,
    mochila escolar, workshop, certificação, concurso, vestibular, enem, reforço escolar, explicadora,
    lista de material, perua escolar, transporte escolar, van escolar, formatura, seminário, palestra, e-book, ebook,
    impressão, impressões, cartolina, excursão da escola, passeio da escola, colégio, jardim de infância,
    berçário escola, apm, lapiseira, borracha escolar, marca-texto, post-it, post it, cola branca, tesoura escolar,
    tinta guache, giz de cera, eva, papel cartão, papel a4, folha sulfite, resma, papel sulfite, mochila da escola,
    lancheira, farda, fardamento, excursão escolar, passeio escolar, festa da escola, beca, plotagem, cópia,
    fotocópia, escanear, inscrições, plataforma de questões, qconcursos, professora de reforço, robótica,
    kumon do filho, pós-graduação, especialização, doutorado, intercâmbio, toefl, ielts, proficiência, alemão,
    francês, libras, oficina de teatro, semana acadêmica, jornada acadêmica, evento acadêmico, anuidade do congresso,
    carteirinha de estudante, meia entrada carteirinha, jaleco da faculdade, estetoscópio, dissertação,
    revisão do tcc, abnt, psicopedagoga, psicopedagogia, livro didático, pré-vestibular, compasso, colação, reforço,
    contraturno, caixa escolar, dicionário, atlas, lista escolar, calculadora científica, tio da van, tia da van,
    vaga na creche, contribuição da escola, cola bastão`,
  merchants: `
    poliedro, etec, fatec, cesumar, pucrs, wise up, colégio objetivo, livraria da travessa, colégio marista,
    colégio salesiano, colégio adventista, colégio dom bosco, colégio anglo, colégio positivo, colégio são josé,
    colégio santa maria, alura, udemy, coursera, kumon, wizard, ccaa, fisk, cna, cultura inglesa, duolingo,
    kindle unlimited, saraiva, livraria cultura, estácio, unip, anhanguera, hotmart, rocketseat, descomplica, kalunga,
    senac, senai, skillshare, domestika, uninter, unopar, unicesumar, uniasselvi, cruzeiro do sul, mackenzie, puc,
    unisinos, univali, fmu, uninove, unifor, uniceuma, uninassau, wyden, pitágoras, ulbra, fgv, insper, ebac, cambly,
    open english, babbel, preply, yázigi, cel lep, uptime, red balloon, maple bear, objetivo colégio, bernoulli,
    elite colégio, colégio militar, sesi, sebrae, estante virtual, martins fontes, estratégia med, me salva,
    bamboletras`,
};
