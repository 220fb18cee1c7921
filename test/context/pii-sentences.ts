// Sentences with something to hide and sentences with nothing, made from a seed: documents with right check digits, in the ways
// people write them and the ways people hide them; and amounts, dates and order numbers as a money diary is full of.

import { seededRandom } from '../finance/seeded-random.ts';

export type Hidden = { readonly text: string; readonly secret: string };

const chance = seededRandom(20261122);
const random = (): number => chance.int(0, 999_999) / 1_000_000;
const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
const digit = (): number => Math.floor(random() * 10);
const digits = (count: number): number[] => Array.from({ length: count }, digit);
const mod = (values: readonly number[], weights: readonly number[]): number => {
  const rest = weights.reduce((sum, weight, index) => sum + weight * (values[index] ?? 0), 0) % 11;
  return rest < 2 ? 0 : 11 - rest;
};

function cpf(): string {
  const base = digits(9);
  const first = mod(base, [10, 9, 8, 7, 6, 5, 4, 3, 2]);
  return [...base, first, mod([...base, first], [11, 10, 9, 8, 7, 6, 5, 4, 3, 2])].join('');
}

const ALPHANUMERIC = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
function cnpj(letters: boolean): string {
  const base = Array.from({ length: 12 }, () => (letters ? pick([...ALPHANUMERIC]) : String(digit())));
  if (letters) base[3] = 'K';
  const values = base.map((char) => char.charCodeAt(0) - 48);
  const weights = [5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2];
  const first = mod(values, weights);
  return [...base, first, mod([...values, first], [6, ...weights])].join('');
}

function card(): string {
  const body = [...pick(['4539', '5502', '5067', '6362', '3764', '4011']), ...digits(11)].map(Number);
  const sum = body.toReversed().reduce<number>((total, value, index) => {
    const twice = index % 2 === 0 ? value * 2 : value;
    return total + (twice > 9 ? twice - 9 : twice);
  }, 0);
  return [...body, (10 - (sum % 10)) % 10].join('');
}

const split = (text: string, sizes: readonly number[], marks: readonly string[]): string => {
  let at = 0;
  return sizes
    .map((size, index) => {
      const piece = text.slice(at, at + size);
      at += size;
      return piece + (marks[index] ?? '');
    })
    .join('');
};
const hex = (count: number): string => Array.from({ length: count }, () => pick([...'0123456789abcdef'])).join('');
const letters = (count: number): string =>
  Array.from({ length: count }, () => pick([...'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789'])).join('');

const fullWidth = (text: string): string => text.replace(/\d/gu, (one) => String.fromCodePoint(0xff10 + Number(one)));
const spaced = (text: string): string => [...text].join(' ');
const zeroWidth = (text: string): string => [...text].join('\u200b');
const broken = (text: string): string =>
  `${text.slice(0, Math.ceil(text.length / 2))}\n${text.slice(Math.ceil(text.length / 2))}`;

const AROUND: readonly ((secret: string) => string)[] = [
  (s) => s,
  (s) => `meu documento é ${s}, anota aí`,
  (s) => `manda pro ${s} os 150 reais`,
  (s) => `comprei ontem 12/10/2026 no ${s} por R$ 89,90`,
  (s) => `${s} é o da minha mãe`,
];

/** Written as people write them. */
export function plainSecrets(count: number): Hidden[] {
  const makers = [
    () => cpf(),
    () => split(cpf(), [3, 3, 3, 2], ['.', '.', '-']),
    () => split(cpf(), [9, 2], ['-']),
    () => cnpj(false),
    () => split(cnpj(false), [2, 3, 3, 4, 2], ['.', '.', '/', '-']),
    () => cnpj(true),
    () => split(cnpj(true), [2, 3, 3, 4, 2], ['.', '.', '/', '-']),
    () => card(),
    () => split(card(), [4, 4, 4, 4], [' ', ' ', ' ']),
    () => split(card(), [4, 4, 4, 4], ['-', '-', '-']),
    () => `${hex(8)}-${hex(4)}-4${hex(3)}-a${hex(3)}-${hex(12)}`,
    () => `${pick(['ana', 'joao.silva', 'bete_2'])}@${pick(['gmail.com', 'uol.com.br', 'exemplo.org'])}`,
    () => `+55 11 9${digits(4).join('')}-${digits(4).join('')}`,
    () => `sk-ant-${letters(40)}`,
    () => `EAA${letters(60)}`,
    () => `${7}${digits(8).join('')}:${letters(35)}`,
    () => `ghp_${letters(36)}`,
  ];
  const cued = (['senha do banco: ', 'a senha é ', 'minha senha do wifi é ', 'pin: ', 'cvv = '] as const).map(
    (cue) => (): Hidden => {
      const secret = pick([letters(8), digits(4).join(''), `${letters(5)}!${digits(3).join('')}`]);
      return { text: `${cue}${secret}`, secret };
    },
  );
  return Array.from({ length: count }, (_, index) => {
    if (index % 6 === 5) return pick(cued)();
    const secret = makers[index % makers.length]?.() ?? cpf();
    return { text: pick(AROUND)(secret), secret };
  });
}

/** Written so that a filter may miss them. */
export function hiddenSecrets(count: number): Hidden[] {
  const numbers = [cpf, () => cnpj(false), card];
  const ways = [spaced, zeroWidth, fullWidth, (s: string) => [...s].join('.'), (s: string) => [...s].join('-')];
  const groups: readonly ((maker: () => string) => string)[] = [
    () => split(cpf(), [3, 3, 3, 2], [' ', ' ', ' ']),
    () => split(cpf(), [3, 3, 3, 2], ['_', '_', '_']),
    () => split(cpf(), [3, 3, 3, 2], ['/', '/', '/']),
    () => split(card(), [4, 4, 4, 4], ['.', '.', '.']),
    () => split(card(), [4, 4, 4, 4], ['\n', '\n', '\n']),
    () => broken(card()),
    () => fullWidth(split(cpf(), [3, 3, 3, 2], ['.', '.', '-'])),
    () => split(cnpj(false), [2, 3, 3, 4, 2], [' ', ' ', ' ', ' ']),
    () => `${pick(['ana', 'joao'])} arroba ${pick(['gmail', 'uol'])} ponto com`,
    () => `${pick(['ana', 'joao'])} (at) ${pick(['gmail', 'uol'])}.com`,
  ];
  return Array.from({ length: count }, (_, index) => {
    const maker = pick(numbers);
    const secret = index % 2 === 0 ? pick(ways)(maker()) : (groups[index % groups.length]?.(maker) ?? maker());
    return { text: pick(AROUND)(secret), secret };
  });
}

/** Nothing here is anybody's document. */
export function innocent(count: number): string[] {
  const day = () =>
    `${String(1 + Math.floor(random() * 28)).padStart(2, '0')}/${String(1 + Math.floor(random() * 12)).padStart(2, '0')}/202${Math.floor(random() * 10)}`;
  const amount = () => `${1 + Math.floor(random() * 999)}${pick(['', `.${digits(3).join('')}`])},${digits(2).join('')}`;
  const makers = [
    () => `gastei R$ ${amount()} no mercado em ${day()}`,
    () => `paguei ${amount()} de luz e ${amount()} de água`,
    () => `dia ${day()} recebi ${amount()}, dia ${day()} paguei ${amount()}`,
    () => `pedido ${digits(9).join('')} chegou, custou ${amount()}`,
    () => `10x de ${amount()} no cartão final ${digits(4).join('')}`,
    () => `salário 5500, aluguel 1800, mercado ${1 + digit()}00, luz 2${digit()}0`,
    () => `reunião ${day()} às 1${digit()}:30, sala ${digits(3).join('')}`,
    () => `km ${digits(5).join('')}, abasteci ${amount()} por R$ ${amount()}`,
    () => `${digits(3).join('')} ${digits(3).join('')} reais`,
    () => `parcela ${1 + digit()}/12 de ${amount()}, vence ${day()}`,
    () =>
      `de 2026-0${1 + Math.floor(random() * 9)}-1${digit()} a 2026-1${Math.floor(random() * 3)}-2${digit()} foram ${amount()}`,
    () => `esqueci a senha do banco de novo`,
    () => `nota fiscal ${digits(6).join('')} de R$ ${amount()}`,
    () => `jogo 0${digit()} 1${digit()} 2${digit()} 3${digit()} 4${digit()} 5${digit()} da mega`,
  ];
  return Array.from({ length: count }, (_, index) => makers[index % makers.length]?.() ?? '');
}
