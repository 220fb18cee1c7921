// Settings under which one scripted model plans and talks, with budgets that no attack exhausts.

export const OBEDIENT_MODELS = {
  PLANNER_MODEL: 'gpt-6-luna',
  CHAT_MODEL: 'gpt-6-luna',
  OPENAI_API_KEY: 'sk-nobody-0123456789',
  MAX_DAILY_TOKENS: '999999999999',
  MAX_DAILY_TOKENS_PER_ACCOUNT: '999999999999',
};
