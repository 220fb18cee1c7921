// Vocabulary of the category vestuario: its names, purchased things and places, and merchants. Comma-separated, accents kept for display.

import type { CategoryWords } from '../category-words.ts';

export const VESTUARIO: CategoryWords = {
  category: 'vestuario',
  names: `roupas,vestuário`,
  things: `
agasalho,alfaiate,aliança,alpargata,alpercata,anabela,anel,armarinho,avental,aviamento,babuche,baby-doll,babydoll,bainha,bandana,bateria do relógio,bermuda,bijus,bijuteria,biquíni,blazer,blusa,blusão,body,boina,bolero,bolsa,bolsa nova,bolsinha,bombacha,bomber,boné,bota,botina,botinha,botões,bracelete,brinco,brinquinho,cachecol,cadarço,calça,calçado,camisa,camiseta,camisola,caneleira,
canga,capa de chuva,capote,cardigan,carretel,carteira,casaco,casaquinho,ceroula,chapéu,chinelo,chita,chuteira,cinta,cinto,clothes,clutch,colar,colete,conjuntinho,conjunto fitness,corrente de ouro,corrente de prata,correntinha,corta-vento,costureira,costureiro,coturno,crachá cordão,croc,crochê roupa,cropped,cueca,cuequinha,dress,echarpe,epi,espartilho,fantasia,feitio,fivela,galocha,gibão,gola alta,
gorro,gravata,grinalda,guarda-pó,havaiana,jacket,jaleco,japona,jaqueta,jeans,joia,kimono,lantejoula,lavagem a seco,lavanderia a seco,lavanderia de roupa,legging,lencinho de pescoço,lenço,lingerie,linha de costura,linha e agulha,look,luva,macacão,macaquinho,maiô,mala,malha pra costura,maria chiquinha,meia,meia-calça,meião,meinha,miçanga,mocassim,mochila,modista,moletom,mule,
necessaire,óculos de sol,óculos escuro,óculos escuros,ourives,overloque,paetê,paletó,paninho,pantalona,pantufa,papete,parka,pashmina,pijama,pilcha,pingente,plus size,pochete,poncho,provador,pulseira,quimono,rasteira,regata,relógio,relojoaria,relojoeiro,robe,roupa,roupão,saia,saída de praia,salto,sandália,sandalinha,sapataria,sapateiro,sapatênis,sapatilha,sapato,scarpin,scrub,segunda pele,semijoia,
shirt,shoes,short,smoking,sneaker,sobretudo,solado,soutien,strass,suéter,sunga,suspensório,sutiã,tamanco,tamanquinho,tecido,tela de bordado,tênis,tenizinho,terno,tiara,tinturaria,tomara que caia,top de academia,top de ginástica,top fitness,tornozeleira,touca,traje a rigor,traje típico,trench coat,troca da sola,tubinho,turbante,underwear,uniforme da firma,uniforme de enfermagem,uniforme de trabalho,
uniforme do trabalho,vestido,véu,viés,viseira,xale,zíper`,
  merchants: `
a colorida,adidas,all star,alto giro,amaro,anacapri,animale,any any,aramis,arezzo,artwalk,asics,authentic feet,avenida modas,azaleia,bagaggio,bebecê,beira rio,bershka,besni,billabong,bottero,brás,c&a,caçula de pneus moda,caedu,calvin klein,calzedonia,camisaria colombo,cantão,capodarte,capricho à toa,carmen steffens,casas do agreste,casio,cea,centauro,chenson,colcci,columbia,constance,converse,
dafiti,dakota,damyller,decathlon,democrata,di gaspi,di santinni,dudalina,ellus,esposende,farm,ferracini,forever 21,foxton,gregory,grendene,h stern,h&m,hering,hm,hoka,humanitarian,hurley,insider,intimissimi,joalheria,kanui,kenner,kildare,klin,kyly,lacoste,le postiche,lebes,levi's,levis,lojão do brás,lojas avenida,lojas leader,lojas mel moda,loungerie,lunelli,lupo,magic feet,malwee,
maria filó,marisa,marisol,melissa,michael kors,mizuno,moda center,moleca,molekinha,mondaine,morana,mormaii,mr cat,netshoes,new balance,nike,oakley,oh boy,old navy,olympikus,oneill,ortopé,osklen,otoch,otoniel,pampili,pandora,paquetá,pé com pé,peça rara,penalty,pernambucanas,piccadilly,polo wear,pompéia,primark,privalia,pull and bear,puma,quiksilver,ralph lauren,ramarim,ray ban,redley,reebok,renner,
reserva,riachuelo,richards,rip curl,rommanel,samsonite,santa lolla,schutz,shein,shopping popular,skechers,stradivarius,studio z,swarovski,technos,tesoura de ouro,tiffany,timberland,tng,tommy,torra-torra,touch watches,track field,trifil,triton,under armour,uniqlo,usaflex,valisere,vans,vestem,via marte,vicenza,vivara,vizzano,west coast,world tennis,wrangler,youcom,zara,zattini,zinzane,zorba`,
};
