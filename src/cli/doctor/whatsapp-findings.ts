// Checks that Meta knows the number and accepts the token.

import { type NumberFailure, numberState } from '../../channels/whatsapp/number-state.ts';
import { reasonWords } from '../../http/reason-words.ts';
import type { WhatsAppConfig } from '../../runtime/config.ts';
import { http } from '../../runtime/rim.ts';
import type { Finding } from './finding.ts';

/** A wrong token and a network that is away are told apart; neither throws. */
export async function whatsappFinding(config: WhatsAppConfig | undefined): Promise<Finding> {
  if (config === undefined) return { level: 'off', what: 'WhatsApp: não configurado' };
  const state = await numberState({ ...config, fetch: http }, config.phoneNumberId);
  if (!state.ok) return troubleOf(state.failure);
  return { level: 'ok', what: `WhatsApp: a Meta conhece o número ${state.value.shown ?? config.phoneNumberId}` };
}

function troubleOf(failure: NumberFailure): Finding {
  switch (failure.kind) {
    case 'token':
      return {
        level: 'problem',
        what: 'WhatsApp: a Meta não aceita o WHATSAPP_TOKEN',
        todo: 'o token de teste vale 24 horas: gere um permanente, de um usuário do sistema, em business.facebook.com',
      };
    case 'number':
      return {
        level: 'problem',
        what: 'WhatsApp: este token não alcança nenhum número com o WHATSAPP_PHONE_NUMBER_ID dado',
        todo: 'copie o “ID do número de telefone” (não o telefone, nem o ID da conta) e dê ao token acesso a ele',
      };
    case 'permission':
      return {
        level: 'problem',
        what: 'WhatsApp: o token não tem permissão para este número',
        todo: 'gere-o com whatsapp_business_messaging e whatsapp_business_management',
      };
    case 'offline':
      return {
        level: 'warning',
        what: `WhatsApp: não consegui falar com a Meta (${reasonWords(failure.reason)})`,
        todo: 'veja a rede',
      };
    case 'other':
      return {
        level: 'warning',
        what: `WhatsApp: a Meta respondeu ${failure.reason}`,
        todo: 'tente de novo; se continuar, veja o painel do app na Meta',
      };
    default:
      return failure satisfies never;
  }
}
