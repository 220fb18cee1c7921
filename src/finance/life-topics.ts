// Broad topics such as "o carro", "a casa", "as crianças", whose spending spans several categories and merchants. Words are folded prefixes; with a
// trailing space, whole words.

import { folded } from '../domain/fold.ts';
import type { FilterPart } from '../domain/ledger.ts';

export type LifeTopic = {
  /** Display name: 'o carro'. */
  readonly name: string;
  readonly anyOf: readonly FilterPart[];
  /** Related spending that is not counted; the answer mentions it. */
  readonly aside?: { readonly name: string; readonly anyOf: readonly FilterPart[] };
};

const list = (words: string): readonly string[] => words.split(',');

/** Transport by taxi or app, not the person's own car. */
const FARES = list(
  'uber,99,cabify,indrive,in drive,taxi,onibus,busao,buso,buzao,metro ,metrocard,trem ,brt ,vlt ,barca,balsa,ferry,catamara,lancha,voadeira,passage,bilhete,integrac,carona,corrida,mototaxi,moto taxi,buser,flixbus,rodoviari,riocard,van ,topic,fretado,carreto,frete,transporte escolar',
);
const CYCLES = list('bike,biciclet,patinete');
const OF_MOTORBIKE = list('moto ,motos ,motoca,motocicleta,biz ,titan ,bros ,pop 100,scooter,capacete,yamaha,bauleto');
const OF_CAR = list('carro,automovel,caminhonete,fusca,kombi');
const NOT_A_CAR = list('carross,carroc,carro pipa,carro da agua,carro do ovo,carro de mao,carro de som');
const VEHICLE_TAXES = list('ipva,licenciamento,multa,dpvat,detran,emplacamento,cnh,radar');
/** Penalties that are not traffic fines. */
const OTHER_FINES = list('multa do aluguel,multa por atraso,multa de atraso');

const CAT = list('gato,gata ,gatas ,gatinh,arranhador,felin');
const DOG = list('cachorr,cadela,caes ,cao ,canin,dog,pulgas do ca,adestra,passeador');
const OTHER_ANIMALS = list(
  'passar,calopsita,papagaio,alpiste,peix,aquari,tartaruga,hamster,coelho,galinh,pintinh,gado,boi ,vaca,bezerro,cavalo,ferradura,casque,sela ,arreio,cabresto,sal mineral,aftosa,milho,feno',
);

type Spending = Omit<LifeTopic, 'name'>;

const vehicle = (own: readonly string[], others: readonly string[]): Spending => ({
  anyOf: [
    { category: 'transporte', except: [...FARES, ...CYCLES, ...others] },
    { category: 'impostos_taxas', words: VEHICLE_TAXES, except: [...OTHER_FINES, ...others] },
    { words: own, except: [...NOT_A_CAR, ...FARES, ...others] },
  ],
  aside: {
    name: 'corridas e passagens',
    anyOf: [{ category: 'transporte', words: FARES, except: own }],
  },
});

const pet = (own: readonly string[], others: readonly string[]): Spending => ({
  anyOf: [
    { category: 'pets', except: [...others, ...OTHER_ANIMALS] },
    { words: own, except: list('cachorro quente,hot dog,dogao') },
  ],
});

const CAR = vehicle(OF_CAR, OF_MOTORBIKE);
const MOTORBIKE = vehicle(OF_MOTORBIKE, OF_CAR);
const DOGS = pet(DOG, CAT);
const CATS = pet(CAT, DOG);

const HOUSE: Spending = {
  anyOf: [
    { category: 'moradia' },
    { category: 'contas', except: list('celular,telefone,recarga,chip ') },
    { category: 'impostos_taxas', words: list('iptu,taxa de lixo,taxa do lixo,coleta de lixo,taxa de incendio,itbi') },
    {
      category: 'compras',
      words: list(
        'sofa,cama ,colcha,cortina,tapete,mesa ,cadeira,armario,guarda roupa,comoda,estante,rack,geladeira,fogao,microondas,micro ondas,freezer,maquina de lavar,lavadora,ventilador,ar condicionado,aspirador,ferro de passar,liquidificador,air fryer,airfryer,panela,louca,talher,toalha,lencol,travesseiro,edredom,movel ,moveis,eletrodomestico,luminaria,utensilio,utilidades,decoracao',
      ),
    },
    { category: 'dividas', words: list('casa ,apartamento,imovel ,terreno') },
    { category: 'outros', words: list('casa ,apartamento,imovel ') },
  ],
  aside: { name: 'mercado', anyOf: [{ category: 'mercado' }] },
};

const CHILDREN: Spending = {
  anyOf: [
    {
      category: 'familia',
      except: list('sogr,mae ,pai ,irma ,irmao ,vo ,vovo,ajuda pr,ajuda d,remedio da mae,acompanhante do vo'),
    },
    { category: 'educacao', words: list('escol,creche,colegio,material ,uniforme,reforco,bercario,matricula da esc') },
    {
      words: list(
        'crianca,filha,filho,bebe ,bebes ,nenem,nene ,menino,menina,fralda,brinquedo,infantil,uniforme,pediatr,van escolar,transporte escolar,perua escolar',
      ),
      except: list('do filho da,festa da firma'),
    },
  ],
};

const HENS: Spending = {
  anyOf: [
    {
      words: list('galinha,galinheiro,frang,pintinh,pinto,poedeira,codorna,racao de postura'),
      except: list('frango assado,frango no'),
    },
  ],
};
const CATTLE: Spending = {
  anyOf: [
    {
      words: list(
        'gado,vaca,vacas ,boi ,bois ,bezerr,novilh,touro,curral,ordenha,sal mineral,aftosa,pasto,silagem,capim,mangueiro',
      ),
    },
  ],
};

/** Of the market too, whose category is another. */
const FOOD: Spending = { anyOf: [{ category: 'alimentacao' }, { category: 'mercado' }] };

/** Topic, then its names as displayed, each looked up without its article; words after a bar are further synonyms. */
const TOPICS: readonly (readonly [topic: Spending, ...names: readonly string[]])[] = [
  [CAR, 'o carro', 'os carros', 'o automóvel'],
  [MOTORBIKE, 'a moto', 'as motos', 'a motoca', 'a motocicleta'],
  [HOUSE, 'a casa'],
  [
    CHILDREN,
    'as crianças',
    'a criança',
    'os filhos',
    'seu filho',
    'sua filha',
    'o bebê',
    'o neném',
    'os meninos',
    'as meninas',
  ],
  [DOGS, 'o cachorro', 'a cachorra', 'os cachorros', 'a cadela', 'o dog'],
  [CATS, 'o gato', 'a gata', 'os gatos'],
  [FOOD, 'comida|comidas'],
  [HENS, 'as galinhas|galinha'],
  [CATTLE, 'o gado', 'as vacas|vaca'],
];

const BY_WORD: ReadonlyMap<string, LifeTopic> = new Map(
  TOPICS.flatMap(([topic, ...names]) =>
    names.flatMap((said) => {
      const [name = '', ...words] = said.split('|');
      return [folded(name).replace(/^\S+ /u, ''), ...words].map((word) => [word, { ...topic, name }] as const);
    }),
  ),
);

/** Undefined for a word that is not a topic. */
export const lifeTopic = (words: string): LifeTopic | undefined => BY_WORD.get(folded(words));

const holds = (words: string, beginnings: readonly string[]): boolean =>
  beginnings.some((beginning) => words.includes(` ${beginning}`));

/** Whether an entry matches any of the parts; equivalent to the ledger's SQL filter. */
export function isPartOf(
  anyOf: readonly FilterPart[],
  entry: { readonly category: string; readonly description: string; readonly counterpart: string },
): boolean {
  const said = ` ${folded(`${entry.description} ${entry.counterpart}`)} `;
  return anyOf.some(
    ({ category, words, except = [] }) =>
      (category === undefined || category === entry.category) &&
      (words === undefined || holds(said, words)) &&
      !holds(said, except),
  );
}
