// Replies to what only a professional answers for. The numbers are national and free: SAMU 192, CVV 188.

import type { Reply } from '../../domain/message.ts';
import type { Distress } from '../world/distress-told.ts';
import type { Expert } from '../world/expert-asked.ts';
import type { Danger } from '../world/in-danger.ts';
import type { Refused } from '../world/refused.ts';

export const worldWords: Readonly<Record<Danger | Expert | Distress | Refused, Reply>> = {
  despair: {
    text: [
      'Sinto muito que esteja tão pesado. Você não precisa passar por isso só: o CVV escuta de graça, a qualquer hora, no ',
      { bold: '188' },
      '. Se o perigo for agora, ligue ',
      { bold: '192' },
      ' ou chame alguém para ficar com você.',
    ],
  },
  emergency: {
    text: [
      'Isso pode ser urgente: ligue agora para o SAMU, ',
      { bold: '192' },
      ', ou vá ao pronto-socorro mais perto.',
    ],
  },
  doctor: {
    text: [
      'De saúde eu não oriento, para não errar com você: pergunte a um farmacêutico ou médico; se piorar, o SAMU é 192. Posso anotar a dúvida ou te lembrar da consulta.',
    ],
  },
  vet: {
    text: [
      'De saúde de bicho eu não oriento, para não errar: ligue para um veterinário. Posso anotar a dúvida ou te lembrar da consulta.',
    ],
  },
  loss: { text: ['Sinto muito pela sua perda. Um abraço apertado. No que eu puder ajudar, estou aqui.'] },
  jobless: {
    text: [
      'Poxa, sinto muito. Vamos fazer as contas com calma: pergunte “quanto recebo de rescisão?” ou “quanto recebo de seguro-desemprego?”, e o que entrar ou sair eu anoto.',
    ],
  },
  sadness: {
    text: [
      'Poxa, sinto muito. Espero que melhore logo. Se precisar conversar com alguém, o CVV atende de graça no 188; o que quiser guardar, guardo aqui.',
    ],
  },
  lawyer: {
    text: [
      'De direitos eu não oriento, para não errar com você: a Defensoria Pública atende de graça, e um advogado ou o sindicato dizem o que vale no seu caso. Posso anotar a dúvida.',
    ],
  },
  crime: {
    text: [
      'Nisso eu não ajudo. Para pagar menos dentro da lei eu faço a conta: pergunte “quanto pago de imposto ganhando 6.000?” ou “MEI ou CLT?”.',
    ],
  },
  luck: {
    text: [
      'O número que sai ninguém sabe, nem eu: o sorteio não tem memória, e na média quem joga perde. Se for jogar, ponha um limite: “teto de 30 pra loteria”.',
    ],
  },
  tax_return: {
    text: [
      'A declaração eu não faço nem envio: isso é no programa ou no site da Receita. Daqui você leva seus números: peça “exporta em Excel”. E do salário eu digo o imposto: “quanto pago de imposto ganhando 6.000?”.',
    ],
  },
};
