// Describes the person: name, language, time zone and tone, from facts they gave. Last of all levels, since it varies
// most.

import type { LedgerReads } from '../domain/ledger-repos.ts';

export type Person = {
  readonly name?: string;
  /** BCP 47; pt-BR by default. */
  readonly language: string;
  /** IANA name. */
  readonly zone: string;
  readonly formality?: 'formal' | 'informal';
};

type Told = { readonly ledger: Pick<LedgerReads, 'told'> };

/** @param zone used until the person tells another; tone and name only when they were told. */
export function personOf(read: Told, zone: string): Person {
  const facts = new Map(read.ledger.told('perfil').map(({ key, value }) => [key, String(value.value)]));
  const name = facts.get('name');
  const formality = facts.get('formality');
  return {
    language: facts.get('language') ?? 'pt-BR',
    zone: facts.get('timezone') ?? zone,
    ...(name === undefined ? {} : { name }),
    ...(formality === 'formal' || formality === 'informal' ? { formality } : {}),
  };
}

const TONES = {
  formal: 'Trate a pessoa por senhor ou senhora e use linguagem formal.',
  informal: 'Use linguagem casual e amigável.',
} as const;

/** Full sentences in Portuguese for the prompt, informal unless asked otherwise. */
export function personWords({ name, language, zone, formality = 'informal' }: Person): string {
  return [
    name === undefined ? 'Você não sabe o nome da pessoa.' : `A pessoa se chama ${name}.`,
    language === 'pt-BR' ? 'Responda sempre em português do Brasil.' : `Responda no idioma ${language}.`,
    `O fuso horário dela é ${zone}.`,
    TONES[formality],
  ].join(' ');
}
