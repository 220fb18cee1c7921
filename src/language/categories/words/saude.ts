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
    hidroginástica, spinning, funcional, corrida de rua,
    consultinha, clínico geral, posto de saúde, pronto atendimento, siso, tratamento de canal, bloco do dente,
    placa de bruxismo, faceta, manutenção ortodôntica, odonto, odontologista, protético, raspagem, gengiva,
    cárie, pomada pra assadura, antigripal, vitamina, polivitamínico, complexo b, ferro sulfato, cálcio,
    magnésio, glucosamina, rivotril, clonazepam, sertralina, fluoxetina, ritalina, venvanse, losartana,
    metformina, omeprazol, puran, levotiroxina, dexametasona, amoxicilina, azitromicina, nimesulida,
    cetoprofeno, torsilax, neosaldina, doril, engov, sonrisal, allegra, loratadina, desloratadina, budesonida,
    aerolin, ozempic, mounjaro, wegovy, seringa, algodão, álcool 70, mertiolate, atadura, tala, gesso no braço,
    bota ortopédica, muleta, cadeira de rodas, andador, cama hospitalar, colete ortopédico, palmilha, meia de
    compressão, joelheira, munhequeira, termogênico, barrinha de proteína, proteína, bcaa, hipercalórico,
    absorvente, coletor menstrual, diu, laqueadura, vasectomia, catarata, cirurgião, anestesista, internamento,
    diária do hospital, toxicológico, preventivo, papanicolau, eco do coração, ecocardiograma, teste
    ergométrico, holter, mapa da pressão, densitometria, biópsia, punção, raio-x, radiografia, atestado,
    injeção, dose da vacina, soroterapia, hemodiálise, rpg, quiropraxista, massoterapia, massoterapeuta, reiki,
    ventosa, auriculoterapia, psicoterapia, psico, constelação familiar, nutrólogo, mastologista,
    reumatologista, pneumologista, gastro, gastroenterologista, proctologista, hematologista, oncologista,
    geriatra, alergista, infectologista, angiologista, vascular, cirurgião plástico, lipo, silicone, home care,
    técnica de enfermagem, enfermeira, enfermeiro, parteira, doula, mensalidade da unimed, cartão de todos,
    muaythai, boxe, karatê, taekwondo, ballet, balé, zumba, hidro, tecido acrobático, escalada, assessoria de
    corrida, inscrição da corrida, meia maratona, sos saúde`,
  merchants: `
    droga raia, drogasil, raia, pague menos, panvel, drogaria são paulo, drogaria pacheco, pacheco, ultrafarma,
    nissei, araujo, drogão, unimed, amil, hapvida, notredame, sulamérica saúde, bradesco saúde, prevent senior,
    smart fit, smartfit, bluefit, bio ritmo, gympass, wellhub, totalpass, fleury, dasa, hermes pardini, sabin,
    odontoprev, doctoralia, zenklub, óticas carol, chilli beans,
    venancio, extrafarma, agafarma, preço popular, farmais, poupafarma, bifarma, onofre, farmaconde, santa
    marta, redepharma, big ben, morifarma, lavoisier, delboni, alta diagnósticos, hilab, santa casa, albert
    einstein, sírio libanês, rede d'or, sorridents, oral sin, odonto company, odontocompany, uniodonto, metlife
    dental, ganep, intermédica, golden cross, samp, ccg, care plus, sami, qualicorp, mercadão dos óculos,
    zerezes, livo, selfit, skyfit, panobianco, bodytech, cia athletica, fit park, ironberg, integralmédica, max
    titanium, iherb`,
};
