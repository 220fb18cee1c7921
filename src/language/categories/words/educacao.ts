// Vocabulary of the category educacao: its names, purchased things and places, and merchants. Comma-separated, accents kept for display.

import type { CategoryWords } from '../category-words.ts';

export const EDUCACAO: CategoryWords = {
  category: 'educacao',
  names: `educação,ensino,estudos`,
  things: `
abnt,acompanhante escolar,agenda escolar,álbum de formatura,alemão,anuidade escolar,apm,apontador,apostila,atividade extra,atlas,audiobook,aula,banca,beca,berçário escola,book,bootcamp,borracha,brinquedoteca,cabine de estudo,caderno,caixa escolar,caixinha da escola,calculadora científica,caneta,canetinhas,carteirinha de estudante,cartolina,catequese,certificação,cola bastão,cola branca,
cola de isopor,colação,colégio,comissão de formatura,compasso,concurso,conferência,congresso,conservatório,contraturno,contribuição da apm,cópia,course,creche,cursinho,curso,dicionário,diploma,dissertação,doutorado,e-book,e-reader,ead,ebd,ebook,encadernação,encadernar,enem,envelope,escanear,escola,espanhol,especialização,esquadro,estetoscópio,estojo,eva,evento acadêmico,exame da ordem,
excursão escolar,explicadora,facul,faculdade,farda,fardamento,fichário,folha sulfite,formatura,fotocópia,francês,giz de cera,gramática,grampeador,histórico escolar,idiomas,ielts,impressão,informática,inglês,inscrição,intercâmbio,intercambista,isopor,jardim de infância,lancheira,lápis,lapiseira,libras,lista de material,lista escolar,livraria,livrinho,livro,marca-texto,masterclass,material escolar,
maternalzinho,matrícula,mba,mediadora escolar,mensalidade,mentoria,mestrado,minicurso,mochila de rodinha,mochila escolar,mochilete,monografia,oficina de escrita,oficina de fotografia,oficina de teatro,palestra,palestrante,papel a4,papel almaço,papel cartão,papel crepom,papel pardo,papel sulfite,papel vegetal,papelaria,passeio escolar,perua da escola,perua escolar,plastificação,plotagem,pós,
pós-graduação,post-it,pré-escola,pré-vestibular,professor de música,professor de violão,professor particular,professora de canto,professora de reforço,professora particular,proficiência,prova da oab,psicopedagoga,psicopedagogia,qconcursos,reforço,régua,rematrícula,resma,revalida,revisão do tcc,rifa da formatura,robótica,school,sebo,semana acadêmica,seminário,simulado,tablet escolar,taxa da prova,
taxa de material,tcc,tesoura escolar,tia da van,tinta guache,tio da van,tnt,toefl,transferidor,transporte escolar,tuition,tutor particular,uniforme,universidade,vade mecum,van da escola,van da faculdade,van do colégio,van escolar,vestibular,workshop,xerocar,xerox`,
  merchants: `
aliança francesa,alura,anhanguera,aprovação pge,babbel,brainly,cambly,ccaa,cna,colégio anglo,colégio dom bosco,colégio marista,colégio objetivo,colégio positivo,coursera,cruzeiro do sul,cultura francesa,cultura inglesa,damásio,dante,datacamp,descomplica,duolingo,ef english,estácio,estante virtual,etec,faber-castell,fatec,fgv,fibra faculdade,fisk,fluency academy,fmu,goethe,hotmart,insper,
instituto cervantes,kalunga,kiwify,kumon,mackenzie,martins fontes,maurício de nassau,me salva,microlins,objetivo colégio,open english,pitágoras,poliedro,poupança estudantil,preply,puc,pucrs,rocketseat,saraiva,sebrae,senac,senai,sesi,sest senat,skillshare,tilibra,tiradentes,ucs,udacity,udemy,uea,uel,uem,ufam,ufmg taxa,ufms,ufpb,ufpi,uneb,unicesumar,uninassau,uninove,uninter,unip,unisinos,unopar,
uptime,wise up,wizard`,
};
