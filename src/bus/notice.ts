// Events the bus reports to the mission's leader and to the telemetry.

import type { Sinalizador } from './envelope.ts';

export type Notice =
  | { readonly kind: 'orcamento'; readonly flag: Sinalizador }
  | { readonly kind: 'bloqueada'; readonly motivo: 'loop' | 'profundidade' | 'circulo'; readonly agente: string }
  | { readonly kind: 'vazao'; readonly until: number }
  | { readonly kind: 'fome'; readonly agente: string; readonly waitedMs: number }
  | { readonly kind: 'fallback'; readonly agente: string; readonly usado: string; readonly circuito: boolean }
  | { readonly kind: 'sem_progresso' }
  | { readonly kind: 'travada' };
