// What a golden conversation meets outside that waits on the chat's own clock: a scripted model, a market that keeps silent.

import { CHAT_MODEL_ENV, type ChatModel, chatModel } from './chat-model.ts';
import type { Outside } from './chat-script.ts';
import { type ChatTime, chatTime } from './chat-time.ts';
import { silentMarket } from './silent-market.ts';

export type ChatOutside = {
  readonly time: ChatTime;
  readonly env: Readonly<Record<string, string>>;
  readonly model?: ChatModel;
  readonly market?: ReturnType<typeof silentMarket>;
  /** Whether somebody was asked who says nothing until the clock is moved, if ever. */
  holds(): boolean;
};

export function chatOutside({ model: thinks, silence }: Outside): ChatOutside {
  const time = chatTime(thinks || silence);
  const model = thinks && time.after !== undefined ? chatModel(time.after) : undefined;
  const market = silence ? silentMarket() : undefined;
  return {
    time,
    env: thinks ? CHAT_MODEL_ENV : {},
    ...(model === undefined ? {} : { model }),
    ...(market === undefined ? {} : { market }),
    holds: () => model?.thinks() === true || (market?.asked() ?? 0) > 0,
  };
}
