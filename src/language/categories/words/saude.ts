// Words of the category saude: names of the category itself, things and places, and houses that sell them.
// Commas separate; accents are kept because descriptions are shown with them.

import type { CategoryWords } from '../category-words.ts';

export const SAUDE: CategoryWords = {
  category: 'saude',
  names: `
    saúde, despesas médicas, medicina`,
  things: `
    farmácia, farma, remédio, remedinho, medicamento, antibiótico, vacina, médico, médica, consulta, consulta
    médica, dentista, dentadura, aparelho, manutenção do aparelho, ortodontista, canal no dente, exame, exame de
    sangue, raio x, ultrassom, ressonância, tomografia, laboratório, hospital, clínica, pronto socorro, plano de
    saúde, convênio, convênio médico, plano odontológico, coparticipação, terapia, terapeuta, psicólogo,
    psicóloga, psiquiatra, psicanalista, fisioterapia, fisioterapeuta, fisio, fono, fonoaudióloga,
    nutricionista, nutri, óculos, oculista, oftalmologista, oftalmo, lente de contato, lentes de contato, ótica,
    academia, pilates, crossfit, natação, yoga, ioga, musculação, personal, personal trainer, dermatologista,
    dermato, ginecologista, gineco, pediatra, cardiologista, cardio, ortopedista, urologista, neurologista,
    endocrinologista, endócrino, otorrino, curativo, soro, dipirona, insulina, paracetamol, ibuprofeno, dorflex,
    anticoncepcional, pílula, protetor solar, suplemento, whey, creatina, vitamina c, massagem, quiropraxia,
    acupuntura, cirurgia, internação, aplicação de vacina, teste de covid, termômetro, colírio, pomada
    cicatrizante, fralda geriátrica, aparelho auditivo, cuidador, cuidadora, consulta com, check up, check-up,
    drogaria, receita do médico, mensalidade da academia, jiu jitsu, muay thai, luta, judô, dança,
    hidroginástica, spinning, funcional, corrida de rua`,
  merchants: `
    droga raia, drogasil, raia, pague menos, panvel, drogaria são paulo, drogaria pacheco, pacheco, ultrafarma,
    nissei, araujo, drogão, unimed, amil, hapvida, notredame, sulamérica saúde, bradesco saúde, prevent senior,
    smart fit, smartfit, bluefit, bio ritmo, gympass, wellhub, totalpass, fleury, dasa, hermes pardini, sabin,
    odontoprev, doctoralia, zenklub, óticas carol, chilli beans`,
};
