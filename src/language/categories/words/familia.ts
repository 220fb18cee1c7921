// Vocabulary of the category familia: its names, purchased things and places, and merchants. Comma-separated, accents kept for display.

import type { CategoryWords } from '../category-words.ts';

export const FAMILIA: CategoryWords = {
  category: 'familia',
  names: `crianças,família,filhos`,
  things: `
absorvente de seio,acampamento das crianças,ajuda da mãe,ajuda do pai,ajuda em casa,ajuda pra família,ajuda pra irmã,ajuda pra mãe,ajuda pro irmão,ajuda pro pai,álbum da copa,almofada de amamentação,andajá,animador,aniversário da filha,aniversário da menina,aniversário do filho,aniversário do menino,aptamil,área kids,babá,babador,baby sitter,babysitter,balão,balé da menina,bambolê,banheirinha,
barbie,batizado,bebê,bebê reborn,bebê-conforto,berçário,berço,bexiga,beyblade,bicicleta infantil,bicicletinha,bico da mamadeira,bico de mamadeira,bola de sabão,bola dente de leite,bolinha de sabão,bolsa maternidade,bomba de leite,boneca,boneco,bonequinho,brinquedão,brinquedo,buffet infantil,buffet kids,cadeirão,cadeirinha,cama elástica,cavalinho,cercadinho,chocalho,chupeta,colchão do berço,
colônia de férias,concha de amamentação,copo de transição,corda de pular,creme de assadura,criança,cueiro,cuidadora das crianças,debutante,decoração da festa,decoração de festa,decoração do aniversário,dia das crianças,ensaio de gestante,enxoval,escolinha de futebol,escolinha de futsal,escolinha de natação,espaço kids,fantoche,festa da filha,festa de 15 anos,festa de um ano,
festa do filho,festa do pijama,festa infantil,festinha,festinha da escola,fidget,figurinha,filha,filho,folguista,fórmula infantil,fralda,hot wheels,huggies,ioiô,jogo de tabuleiro infantil,kit maternidade,lata de leite,lego,leite em pó infantil,leite especial,leite nan,lembrancinha do aniversário,lembrancinhas da festa,lembrancinhas do aniversário,lencinho,lenço umedecido,lenço umedecidos,
lenços umedecidos,luvinha,macacãozinho,mágico da festa,mala da maternidade,mamadeira,massa de modelar,massinha,max steel,mesada,mesada do theo,mesas e cadeiras,mesversário,mijão,moleque,monitor da festa,monitora da festa,mordedor,mucilon,nan,nanny,nenê,neném,nerf,nestogeno,pagãozinho,painel da festa,painel de aniversário,painel de festa,palhaço da festa,pampers,papinha,parque das crianças,
parque do menino,parque infantil,parquinho,patinete infantil,pelúcia,pensão,personagem vivo,peteca,pintura facial,pipa,piscina de bolinha,play-doh,playground,pomada de assadura,pop it,presentinho das crianças,pula-pula,quebra-cabeça infantil,recreação,recreadora,sacolinha surpresa,saída de maternidade,salão da festa,salão de festa,sapatinho,semanada,slime,sling,sogra,sogro,sutiã de amamentação,
tapete de atividades,tiptop,touquinha,trenzinho,triciclo,trocador,ursinho,velotrol`,
  merchants: `alphabeto,armarinhos fernando brinquedos,baby dove,baby store,bb kids,brandili,brinquedolândia,carter's,carters,fisher-price,fraldário,galinha pintadinha show,green by missako,hering kids,lilica,mattel,milon,pb kids,pbkids,puket,ri happy,tip top,toyland,tricae`,
};
