import { describe, expect, it } from 'vitest';
import type { LocalDate } from '../../src/domain/dates.ts';
import { findDates } from '../../src/language/dates/dates.ts';
import { tokenize } from '../../src/language/tokens/tokenize.ts';

const TODAY = '2026-11-18' as LocalDate; // a Wednesday
const dates = (text: string, aim: 'past' | 'future', today = TODAY): string[] =>
  findDates(tokenize(text), today, aim).map(({ date, precision }) =>
    precision === 'day' ? date : `${date} ${precision}`,
  );

describe('what happened', () => {
  it.each([
    ['hoje', '2026-11-18'],
    ['spotify cobrado hj', '2026-11-18'],
    ['gastei agora', '2026-11-18'],
    ['de manhã gastei 30', '2026-11-18'],
    ['ontem', '2026-11-17'],
    ['pagueii 83 no encadanor ontm', '2026-11-17'],
    ['ontem à noite', '2026-11-17'],
    ['ontem de madrugada', '2026-11-17'],
    ['anteontem', '2026-11-16'],
    ['antes de ontem', '2026-11-16'],
    ['trasanteontem', '2026-11-15'],
    ['noite passada', '2026-11-17'],
    ['faz 3 dias que pagei 89', '2026-11-15'],
    ['há três dias', '2026-11-15'],
    ['uns 3 dias atrás', '2026-11-15'],
    ['há duas semanas', '2026-11-04'],
    ['uma semana atrás', '2026-11-11'],
    ['faz um mês', '2026-10-18'],
    ['tem 2 dias que paguei', '2026-11-16'],
    ['segunda', '2026-11-16'],
    ['terça', '2026-11-17'],
    ['quarta fui no dentista, 90', '2026-11-11'],
    ['paguei na quinta', '2026-11-12'],
    ['sexta-feira', '2026-11-13'],
    ['sexta feira', '2026-11-13'],
    ['6ª feira', '2026-11-13'],
    ['a data tá errada, foi sábado', '2026-11-14'],
    ['domingo passado almoçamos fora', '2026-11-15'],
    ['no dom', '2026-11-15'],
    ['última sexta', '2026-11-13'],
    ['jantar 84 na última sexta de outubro', '2026-10-30'],
    ['na primeira segunda do mês passado', '2026-10-05'],
    ['hotel de 3 a 8 de novembro', '2026-11-03'],
    ['nessa segunda', '2026-11-16'],
    ['segunda retrasada', '2026-11-09'],
    ['quarta retrasada', '2026-11-04'],
    ['segunda da semana passada', '2026-11-09'],
    ['quarta da semana passada', '2026-11-11'],
    ['domingo da semana passada', '2026-11-15'],
    ['terça da semana retrasada', '2026-11-03'],
    ['semana passada, na terça', '2026-11-10'],
    ['sábado à noite', '2026-11-14'],
    ['dia 22 paguei 310', '2026-10-22'],
    ['dia 24', '2026-10-24'],
    ['dia 18', '2026-11-18'],
    ['dia 2', '2026-11-02'],
    ['dia quinze', '2026-11-15'],
    ['dia vinte e dois', '2026-10-22'],
    ['dia primeiro', '2026-11-01'],
    ['dia 31', '2026-10-31'],
    ['dia 5 do mês passado', '2026-10-05'],
    ['mês passado, dia 5', '2026-10-05'],
    ['dia 15 do 10', '2026-10-15'],
    ['ano passado em março', '2025-03-01 month'],
    ['dia 5 de março', '2026-03-05'],
    ['dia 05/11', '2026-11-05'],
    ['09/11 material escolar', '2026-11-09'],
    ['9/11', '2026-11-09'],
    ['25/12', '2025-12-25'],
    ['18/11', '2026-11-18'],
    ['19/11', '2025-11-19'],
    ['03/05/2024', '2024-05-03'],
    ['03/05/24', '2024-05-03'],
    ['09.11.2026', '2026-11-09'],
    ['2026-11-09', '2026-11-09'],
    ['05/nov', '2026-11-05'],
    ['29/02', '2024-02-29'],
    ['1º de novembro: estacionamento', '2026-11-01'],
    ['primeiro de maio', '2026-05-01'],
    ['quinze de março', '2026-03-15'],
    ['14 de marco', '2026-03-14'],
    ['7 de setembro de 2025', '2025-09-07'],
    ['3 de dezembro do ano passado', '2025-12-03'],
    ['gastei 1.500 em março', '2026-03-01 month'],
    ['em agosto torrei 1.900', '2026-08-01 month'],
    ['em dezembro', '2025-12-01 month'],
    ['em março de 2025', '2025-03-01 month'],
    ['mês passado', '2026-10-01 month'],
    ['esse mês', '2026-11-01 month'],
    ['semana passada', '2026-11-09 week'],
    ['semana retrasada', '2026-11-02 week'],
    ['essa semana', '2026-11-16 week'],
    ['fim de semana', '2026-11-14 weekend'],
    ['fds passado', '2026-11-14 weekend'],
    ['fim de semana retrasado', '2026-11-07 weekend'],
    ['no quinto dia útil', '2026-11-09'],
    ['no natal', '2025-12-25'],
    ['no dia das mães', '2026-05-10'],
  ])('%s -> %s', (text, date) => expect(dates(text, 'past')).toEqual([date]));
});

describe('what is to come', () => {
  it.each([
    ['reunião na última sexta de janeiro', '2027-01-29'],
    ['prova na terceira quinta do mês que vem', '2026-12-17'],
    ['férias de 10 a 25 de janeiro', '2027-01-10'],
    ['amanhã', '2026-11-19'],
    ['me lembra amanha as 15h', '2026-11-19'],
    ['depois de amanhã', '2026-11-20'],
    ['avisa domingo que tem almoco', '2026-11-22'],
    ['me lembra de pagar a banca sexta', '2026-11-20'],
    ['quarta', '2026-11-25'],
    ['quinta', '2026-11-19'],
    ['segunda que vem', '2026-11-23'],
    ['próxima segunda', '2026-11-23'],
    ['sexta da semana que vem', '2026-11-27'],
    ['sexta da próxima semana', '2026-11-27'],
    ['sexta, dia 20', '2026-11-20'],
    ['sexta 20/11', '2026-11-20'],
    ['lembrete: renovar o seguro dia 2', '2026-12-02'],
    ['tenho que pagar 380 do seguro dia 28', '2026-11-28'],
    ['dia 18', '2026-11-18'],
    ['dia 31', '2026-12-31'],
    ['mês que vem no dia 5', '2026-12-05'],
    ['no último dia 5', '2026-11-05'],
    ['dia 10 do mês que vem', '2026-12-10'],
    ['25/12', '2026-12-25'],
    ['09/11', '2027-11-09'],
    ['29/02', '2028-02-29'],
    ['daqui a 3 dias', '2026-11-21'],
    ['daqui 2 semanas', '2026-12-02'],
    ['daqui a um mês', '2026-12-18'],
    ['dentro de dez dias', '2026-11-28'],
    ['em 15 dias', '2026-12-03'],
    ['em 2 dias úteis', '2026-11-23'],
    ['semana que vem', '2026-11-23 week'],
    ['mês que vem', '2026-12-01 month'],
    ['3.200 até abril', '2027-04-01 month'],
    ['em novembro', '2026-11-01 month'],
    ['fim de semana', '2026-11-21 weekend'],
    ['próximo fim de semana', '2026-11-21 weekend'],
    ['fim do mês', '2026-11-30'],
    ['no fim do mês que vem', '2026-12-31'],
    ['começo de março', '2027-03-01'],
    ['quinto dia útil', '2026-12-07'],
    ['até o natal', '2026-12-25'],
  ])('%s -> %s', (text, date) => expect(dates(text, 'future')).toEqual([date]));
});

describe('what is no date', () => {
  it.each([
    'paguei a segunda parcela',
    'quinta temporada de The Office',
    'comprei na 25 de março',
    'fui na rua 15 de novembro',
    'o Marco me pagou 50',
    'Marco pagou 50',
    'toda sexta pago 40',
    'todo dia 5',
    'às sextas',
    'bom dia',
    'boa noite',
    'meio dia',
    'condomínio de novembro',
    'parcela 3/10',
    '1/2 kg de queijo',
    'suporte 24/7',
    '31/02',
    '50/50',
    '5x de 30',
    'a janta deu 76.5',
    'segunda via do boleto',
    'carro de segunda mão',
    'ele tem 3 dias de folga',
    'Dom Casmurro',
    'gastei 12,50',
    'presente de natal',
    '',
  ])('%s', (text) => expect(dates(text, 'past')).toEqual([]));
});

describe('several dates', () => {
  it('come in text order', () => expect(dates('ontem 30 e sábado 50', 'past')).toEqual(['2026-11-17', '2026-11-14']));
  it('leave out the vague one', () => expect(dates('à noite na sexta', 'past')).toEqual(['2026-11-13']));
  it('span the whole phrase', () => {
    expect(findDates(tokenize('paguei na última sexta à noite 30'), TODAY, 'past')[0]).toMatchObject({
      from: 2,
      to: 6,
    });
    expect(findDates(tokenize('há 3 dias paguei'), TODAY, 'past')[0]).toMatchObject({ from: 0, to: 3 });
  });
});

describe('several days', () => {
  it('have their last one', () =>
    expect(findDates(tokenize('viagem de 3 a 8 de dezembro'), TODAY, 'future')).toMatchObject([
      { date: '2026-12-03', until: '2026-12-08', from: 1, to: 7 },
    ]));
  it('run forward', () => expect(dates('de 8 a 3 de dezembro', 'future')).toEqual(['2026-12-03']));
});

describe('at the edges of the calendar', () => {
  it.each([
    ['ontem', '2027-01-01', '2026-12-31'],
    ['anteontem', '2028-03-01', '2028-02-28'],
    ['dia 30', '2027-03-15', '2027-01-30'],
    ['dia 31', '2026-12-30', '2026-10-31'],
    ['mês passado', '2027-01-31', '2026-12-01 month'],
    ['faz um mês', '2027-03-31', '2027-02-28'],
    ['fim de semana', '2026-11-21', '2026-11-21 weekend'],
    ['fim de semana', '2026-11-22', '2026-11-21 weekend'],
    ['domingo', '2026-11-22', '2026-11-15'],
    ['semana passada', '2026-11-22', '2026-11-09 week'],
  ])('%s on %s is %s', (text, today, date) => expect(dates(text, 'past', today as LocalDate)).toEqual([date]));
});
