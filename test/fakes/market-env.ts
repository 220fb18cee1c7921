// The environment that leads to the fake market.

export const BRAPI_TOKEN = 'tokenDeTeste123';
export const SERPER_KEY = 'chave-de-teste';

export const marketEnv = (
  root: string,
  keys: Readonly<Record<string, string>> = { BRAPI_TOKEN, SERPER_API_KEY: SERPER_KEY },
): Readonly<Record<string, string>> => ({
  ...keys,
  BRAPI_BASE_URL: `${root}/brapi`,
  YAHOO_BASE_URL: `${root}/yahoo`,
  BCB_BASE_URL: `${root}/bcb`,
  SERPER_BASE_URL: `${root}/serper`,
});
