// Words of the category saude: names of the category itself, things and places, and houses that sell them.
// Commas separate; accents are kept because descriptions are shown with them.

import type { CategoryWords } from '../category-words.ts';

export const SAUDE: CategoryWords = {
  category: 'saude',
  names: `
    saúde, despesas médicas, medicina`,
  things: `
    remédio da diabete, cirurgia da mãe,
    dente, arranquei um dente, extração, restauração, obturação, limpeza nos dentes, limpeza do dente,
    clareamento, implante, prótese, aparelho ortodôntico, óculo de grau, óculos de grau, armação, lentes,
    therapist, therapy, doctor, pharmacy, gym, medicine, bombinha, inalador, nebulizador, gaze, band-aid,
    esparadrapo, teste de gravidez, camisinha, preservativo, lubrificante, antialérgico, xarope,
    anti-inflamatório, remédios, medicação, dipirona infantil, paracetamol infantil, novalgina, tylenol,
    buscopan, eno, sal de fruta, luftal, dramin, vitamina d, vitaminas, ômega 3, colágeno, melatonina,
    ansiolítico, receita manipulada, manipulado, farmácia de manipulação, osteopata, podologia, benzedeira,
    homeopatia, vacina da gripe, exame de vista, exame de urina, hemograma, endoscopia, colonoscopia,
    mamografia, eletrocardiograma, ultrassonografia, pré natal, parto, maternidade, uti, ambulância,
    fisioterapia do joelho, mensalidade do plano, plano da mãe, plano dela, coparticipação do plano, aparelho de
    pressão, glicosímetro, fita de glicose, academia do mês, personal do mês, natação infantil, bike spinning,
    beach tennis aula, aula de pilates, aula de yoga, treino, funcional do mês, wellness,
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
