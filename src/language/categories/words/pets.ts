// Vocabulary of the category pets: its names, purchased things and places, and merchants. Comma-separated, accents kept for display.

import type { CategoryWords } from '../category-words.ts';

export const PETS: CategoryWords = {
  category: 'pets',
  names: `animais,bichos,pet,pets`,
  things: `
abrigo de animais,adestrador,adestradora,adestramento,aftosa,agropecuária,agropet,agroveterinária,alpiste,antipulga,aquário novo,aquarista,areia e sachê,areia higiênica,areia sanitária,arranhador,arreio,banho e tosa,bezerro,bichinho,bifinho,boi,bomba do aquário,bravecto,brinquedo pet,cabresto,cachorra,cachorro,cadela,caixa de areia,caixa de transporte,calopsita,caminha,canil,carrapaticida,
casa agropecuária,casa de ração,casinha,casqueamento,castração,castrada,castrado,castrar,catnip,cavalo,clínica vet,clínica veterinária,coelho,coleira,comedouro,comprimido antipulga,consulta veterinária,creche canina,creche pet,day care,dog,farelo,feno,ferrador,ferradura,filtro do aquário,focinheira,frontline,gado,gaiola,galinha,gatinha,gato,golden,hamster,hospital vet,
hospital veterinário,hotel pet,hotelzinho,jabuti,lar temporário,microchip,microchipagem,nexgard,osso,oxigenador do aquário,pá de areia,painço,papagaio,passarinho,passeador,pata amiga,pedigree,peitoral,peixe betta,peixinho,pet food,petshop,pintinho,pipeta,plano de saúde pet,plaquinha de identificação,porquinho da índia,premier,ração,remédio de carrapato,remédio de pulga,remédio de verme,sachê,
sal mineral,sela,seresto,serragem,silagem,simparic,tapete antipulga,tapete higiênico,tapetinho,tartaruga,táxi dog,terrário,tosa,tosador,v10,v8,vaca,vacina antirrábica,vacina quíntupla,vacina v10,vacina v4,vermífugo,vet,veterinária,veterinário,viveiro,whiskas`,
  merchants: `biofresh,cat chow,chipicão,cobasi,doghero,dreamies,farmina,formula natural,friskies,guabi,guenta cão,kelco,magnus,n&d,pet camp,petiko,petland,petlove,petsupermarket,petz,plamev,pro plan,purina,quatree,royal canin,special cat,zeedog`,
};
