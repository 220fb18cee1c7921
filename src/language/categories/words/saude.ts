// Vocabulary of the category saude: its names, purchased things and places, and merchants. Comma-separated, accents kept for display.

import type { CategoryWords } from '../category-words.ts';

export const SAUDE: CategoryWords = {
  category: 'saude',
  names: `
    despesas médicas, medicina, saúde`,
  things: `
    aas, absorvente, academia, aciclovir, ácido fólico, acompanhante hospitalar, acupuntura,
    acupunturista, addera, adipômetro, advil, aerolin, albendazol, álcool 70, álcool gel, álcool setenta, alendronato,
    alergista, algodão, alinhador, alivium, allegra, allexofedrin, alopurinol, ambulância, amoxicilina, analgésico,
    andador, andiroba, anestesia, anestesista, ansiolítico, anti-inflamatório, antialérgico, antibiótico,
    anticoncepcional, antigripal, antitérmico, aparelho, apendicite, aplicação de vacina, armação, aspirina,
    assessoria de corrida, atadura, atestado, aula de boxe, aula de dança, aula de jiu jitsu, aula de luta, aula de
    muay thai, aula de natação, aula de pilates, aula de spinning, aula de yoga, aula de zumba, avaliação física,
    avaliação neuropsicológica, bactrim, balé, ballet, band-aid, bandagem, bariátrica, barra de apoio, barriga d'água,
    barrinha de proteína, bcaa, benegrip, bengala, benzedeira, benzimento, bepantol, bichectomia, biópsia,
    bloco do dente, bolsa coletora, bolsa de colostomia, bombinha, bota imobilizadora, bota
    ortopédica, botox médico, boxe, budesonida, bupropiona, buscopan, cadeira de banho, cadeira de rodas, cadeira
    higiênica, cálcio, calistenia, calminex, caltrate, cama de hospital, cama hospitalar, camisinha, campo visual,
    caneta de emagrecer, caneta de insulina, caneta emagrecedora, capoeira, carbamazepina, cardio,
    cardiologista, carência do plano, cárie, cartão de todos, carteirinha do plano, casa de repouso, cataflam,
 catarata, cateter, cauterização do colo, centrum, ceratocone, cesárea, cesariana, chá
    medicinal, check-up, chip hormonal, ciclo 21, ciclobenzaprina, cimegripe, cinta lombar, cinta modeladora
    cirúrgica, cinta pós cirúrgica, cirurgia, cirurgião, clareamento, clavulin, clínica, clínico, clopidogrel,
    codeína, colágeno, colar cervical, colchão pneumático, colchicina, colesterol, coleta de sangue, coleta em casa,
    colete ortopédico, coletor menstrual, colírio, complexo b, comprimido, congelamento de óvulos, consulta, consultinha, contenção, convênio, copaíba, coparticipação, coristina, coroa dentária, corrida de rua,
    cotonete, cpap, creatina, crossfit, cuidador, cuidadora, curandeiro, curativo, curetagem, dança, decadron,
    densitometria, dentadura, dente, dentista, depakote, dermato, dermatologista, dersani, diane,
    dipirona, diu, doctor, donepezil, donepezila, dorflex, doril, dose da vacina, doula, doutor dos osso, doutor dos
    ossos, dramin, drogaria, eco do coração, ecocardiograma, ecografia, eletrocardiograma, eletroencefalograma,
    emplastro, endócrino, enfermeira, enfermeiro, engov, eno, ensure, ergométrico, escalada,
    esparadrapo, espermograma, estomazil, exame, extração, faceta, faixa abdominal, farma, farmácia, ferro sulfato,
    fertilização, finasterida, fisio, fisioterapia, fita de glicemia, fita de glicose, fitas de glicemia, fiv,
    floratil, fono, fonoaudióloga, fortini, forxiga, fralda adulto, fralda geriátrica, fralda pra idoso, franquia do
    plano, funcional, gabapentina, garrafada, gastro, gaviscon, gaze, gelol, gengiva, ginástica,
    gineco, ginecologista, glicazida, glicerina, gliclazida, glicosímetro, glifage, glucosamina, glutamina, gym, hctz,
    hemato, hemodiálise, hemograma, hemorroida, hepato, hérnia, hidro, hidroginástica, hipercalórico, hipoglós,
    histerectomia, holter, home care, homeopatia, hormônio, hospital, imobilizador, imosec, implanon,
    implante, inalador, infecto, infiltração no joelho, injeção, inscrição da corrida, insulina, internação,
    internamento, invisalign, ioga, ivermectina, jardiance, jiu-jitsu, jiujitsu, joelheira, judô, karatê, kit corrida,
    kung fu, laboratório, lactulona, lambedor, lamotrigina, lanceta, lantus, laqueadura, lar de idosos, lavitan,
    laxante, lente de contato, lente multifocal, lentes, levotiroxina, lexotan, limpeza nos
    dentes, lipo, lipoaspiração, líquido de lente, lítio, litotripsia, losartana, lubrificante, luftal, luta, luva de
    procedimento, luva descartável, lyrica, magnésio, manipulado, manutenção ortodôntica, mapa 24h, mapa da pressão,
    mapeamento de retina, máscara descartável, máscaras, massagem, massagista, masto, maternidade, médica,
    medicação, medicamento, medicine, médico, medidor de glicose, medidor de pressão, meditação, meia de compressão,
    meia de varizes, meia elástica, meia maratona, mel com própolis, mel de jataí, melatonina, memantina, mensalidade
    do plano, merthiolate, mertiolate, micropore, microvlar, miopia, mirena, morfológica,
    morfológico, mounjaro, muay thai, muaythai, muleta, multigrip, munhequeira, musculação, naldecon, natação,
     nebacetin, nebulização, nebulizador, nefro, neosaldina, neosoro, neuro, neuropsico, neuropsicóloga,
    nimesulida, nimesulina, noripurum, novalgina, novorapid, nph, nutren, nutri, nutricionista, nutróloga, nutrólogo,
    obstetra, obstetriz, obturação, oculista, óculo de grau, óculos, odonto, oftalmo, oftalmologista, 
    olanzapina, óleo de andiroba, óleo de canabidiol, óleo de copaíba, ômega, omeprazol, onco, órtese, ortodontista,
    ortopedista, osteopata, osteopatia, ótica, otorrino, oxigênio, oxímetro, ozempic, palmilha, panorâmica,
    papanicolau, paracetamol, parteira, parteiro, parto, pastilha de garganta, pastilha pra garganta, pediasure,
    pediatra, pedra no rim, personal, personal trainer, pet scan, pharmacy, pilates, pilha
    do aparelho auditivo, pílula, placa de bruxismo, placa do bruxismo, plan b, plano alimentar, plano da mãe, plano
    dela, plano dental, plano hospitalar, plano odontológico, plantão médico, plasil, pneumo, podologia, polaramine,
    polivitamínico, pomada cicatrizante, pomada do bebê, pomada pra assadura, pomada pra dor, ponte do dente,
    postinho, posto de saúde, pré-natal, pré-treino, predsim, pregabalina, preservativo, preventivo, probiótico,
    proctan, procto, prolopa, pronto atendimento, pronto-socorro, própolis, proteína, prótese, protético, protetor
    solar, psa, psi, psicanalista, psico, psicóloga, psicólogo, psiquiatra, pterígio, punção, puran, quimio,
    quiroprata, quiropraxia, quiropraxista, radiografia, raio-x, raizeiro, raspagem, receita manipulada, reiki,
    relaxante muscular, remedinho, remédio, reposição hormonal, resfenol, ressonância, restauração, reumato,
    rezadeira, rifocina, risperidona, ritalina, rivotril, rpg, sal de fruta, salompas, samu, saxenda, secnidazol,
    selozok, sensor de glicose, sensor libre, seringa, sertralina, sildenafila, silicone, simeticona, siso, solução de
    lente, somalgin, sonrisal, soro, sorologia, sos saúde, spinning, sulfadiazina, sulfato ferroso,
    suplemento, supositório, sustagen, synthroid, t.o., tadalafila, taekwondo, tala, tamarine, tandrilax, tansulosina,
    tarja preta, técnica de enfermagem, técnica em enfermagem, telemedicina, tênis de prova, terapeuta, terapia,
    termogênico, termômetro, teste da orelhinha, teste de covid, teste de dengue, teste de gravidez, teste de
    ovulação, teste do olhinho, teste do pezinho, teste rápido, testosterona, therapist, therapy,
    tiger balm, tipoia, tiras de glicemia, tomo, topiramato, toragesic, torsilax, toxicológico, tramadol, transfusão,
    translucência, transvaginal, tratamento de canal, tratamento dentário, tratei um canal, treino, tylenol, tylex,
    ultrassom, ultrassonografia, unha de gato, uro, usg, uti, vacina, varizes, vascular, vasectomia, ventosa,
    venvanse, vesícula, viagra, vick, victoza, vitamina b12, vitamina c, vitamina d, vitamina efervescente, vitaminas,
    voltaren, vyvanse, wegovy, wellness, whey, xarelto, xarope, yoga, zinco, zolpidem, zumba`,
  merchants: `
    albert einstein, allp fit, alta diagnósticos, amil, amorsaúde, araujo, big ben, bigben, bio ritmo, black skull,
    bluefit, bodytech, boris berenstein, bradesco dental, bradesco saúde, care plus, cassi, cdb medicina, cerpe,
    chilli beans, cia athletica, clinipam, dasa, delboni, dilab, diniz, dnaclin, doctoralia, drconsulta,
    droga raia, drogal, drogão, drogaria são paulo, drogasil, drogaven, engenharia do corpo, evoque,
    extrafarma, farmelhor, farmes, fit park, fleury, fototica, frischmann, fusex, geap, golden
    cross, growth, gympass, hapvida, hermes pardini, iamspe, iherb, integralmédica, intermédica, interodonto, ipasgo,
    ipe-saúde, ipsemg, ipsm, ironberg, just fit, justfit, labi, lavoisier, lenscope, livo, manipulação, max titanium,
    maxxi econômica, medsênior, mercadão do óculos, mercadão dos óculos, metlife dental, meu doutor, multidrogas,
    mundo verde, nissei, notredame, odontocompany, odontoprev, oncoclínicas, onofre, oral sin, oral
    unic, óticas carol, pacheco, pague-menos, panobianco, panvel, planserv, pratique fitness, preço popular, prevent
    senior, psicologia viva, qualicorp, raia, rede d'or, redepharma, sabin, sami, santa casa, santa marta, saúde
    petrobras, selfit, sírio libanês, skill mill, skyfit, smart fit, smartfit, sorridents, sulamérica, totalpass,
    ultra popular, ultrafarma, ultrapopular, unimed, uniodonto, vale verde, venancio, vittude, weinmann, wellhub,
    zenklub, zerezes`,
};
