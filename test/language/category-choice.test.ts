// Which word decides the category when several speak, a construction a line.

import { describe, expect, it } from 'vitest';
import type { LocalDateTime } from '../../src/domain/dates.ts';
import type { Category } from '../../src/language/categories/category.ts';
import type { LancamentoSlots } from '../../src/language/slots/lancamento-slots.ts';
import { understand } from '../../src/language/understand.ts';

const now = '2026-11-18T12:00' as LocalDateTime;

const CHOICES: Readonly<Record<string, readonly (readonly [said: string, category: Category])[]>> = {
  'the thing against the place or the time': [
    ['mingau de arroz na saída da missa 7', 'alimentacao'],
    ['pão de queijo depois da missa, 21', 'alimentacao'],
    ['lanche da missa 30', 'alimentacao'],
    ['uber depois do culto 17', 'transporte'],
    ['gasolina pra ir na missa 50', 'transporte'],
    ['a corrida até o hospital 28', 'transporte'],
    ['tapioca no terminal 11', 'alimentacao'],
    ['deixei 20 na missa', 'presentes_doacoes'],
  ],
  'the verb against the place': [
    ['almocei no shopping 42', 'alimentacao'],
    ['estacionei no hospital 22', 'transporte'],
    ['abasteci no Carrefour 150', 'transporte'],
    ['comi um peixe na beira do rio 45', 'alimentacao'],
    ['tomei umas no bar, 50', 'lazer'],
  ],
  'whom or what it is for': [
    ['tinta e descolorante pra fazer o cabelo em casa 64', 'beleza'],
    ['tinta pra parede do quarto 160', 'moradia'],
    ['tinta pra pintar o carro 300', 'transporte'],
    ['remédio pro Thor, meu cachorro 66', 'pets'],
    ['batata no moço da kombi 25', 'mercado'],
    ['banho da Mel 35', 'pets'],
    ['passeio da escola 60', 'educacao'],
    ['roupa do bebê 75', 'familia'],
    ['shampoo do cachorro 30', 'pets'],
    ['lona do caminhão 900', 'transporte'],
    ['rifa da igreja 10', 'presentes_doacoes'],
  ],
  'who was paid for what': [
    ['toda segunda pago 35 pra moça que olha o Caíque', 'familia'],
    ['o homem que podou a árvore 100', 'moradia'],
    ['o rapaz que consertou meu celular 120', 'compras'],
    ['o menino que lavou o carro 30', 'transporte'],
    ['a moça que dá reforço pro Lucas 160', 'educacao'],
  ],
  'shares and second-hand shops say nothing': [
    ['racha do aluguel: 1.500', 'moradia'],
    ['racha da pizza 28', 'alimentacao'],
    ['calça no brechó 40', 'vestuario'],
    ['conserto do rádio valvulado 80', 'compras'],
    ['conserto da geladeira 220', 'moradia'],
    ['lavagem do sofá 150', 'moradia'],
  ],
  'the price': [
    ['barca Niterói-Praça XV 15,40', 'transporte'],
    ['barca de sushi 120', 'alimentacao'],
    ['passagem pra Recife 720', 'lazer'],
    ['passagem do mês pro serviço 230', 'transporte'],
  ],
  'presents and donations': [
    ['perfume pro dia das mães 120', 'presentes_doacoes'],
    ['cesta básica pra doar 95', 'presentes_doacoes'],
    ['dei 30 pra festa da padroeira', 'presentes_doacoes'],
    ['pizza no aniversário do Tico 62', 'alimentacao'],
  ],
  'words in no list': [
    ['cuscuzeria da praça 22', 'alimentacao'],
    ['pneuzeiro 40', 'transporte'],
    ['sobrancelhista 40', 'beleza'],
    ['calhista 300', 'moradia'],
    ['Farmalife 38', 'saude'],
    ['Superfamília 320', 'mercado'],
  ],
  'money that comes in': [
    ['rendeu 12 a caixinha', 'rendimentos'],
    ['a firma reembolsou o uber 40', 'reembolso'],
    ['o plano reembolsou a consulta 150', 'reembolso'],
    ['recebi 250 pra tocar no bar', 'renda_extra'],
    ['vou receber 1.100 da loja de Campina sexta', 'renda_extra'],
  ],
};

describe.each(Object.entries(CHOICES))('%s', (_, choices) => {
  it.each(choices)('%s', (said, category) => {
    const { intent, slots } = understand(said, { now });
    expect([intent === 'recurring_set' ? 'lancamento' : intent, (slots as LancamentoSlots).category]).toEqual([
      'lancamento',
      category,
    ]);
  });
});
