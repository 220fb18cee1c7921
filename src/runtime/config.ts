// Parses the environment into typed settings. Everything is optional, but what is given must be complete and safe, or
// the program does not start: bots of this kind shipped open webhooks because a missing secret was only a warning
// (FACTS section 1).

import * as z from 'zod/mini';
import { fail, type Result, succeed } from '../domain/result.ts';
import { LLM_VARIABLES, type LlmConfig, readLlmConfig } from './llm-config.ts';

export type TelegramConfig = { readonly token: string; readonly secret: string; readonly apiRoot: string };
export type WhatsAppConfig = {
  readonly token: string;
  readonly phoneNumberId: string;
  readonly appSecret: string;
  readonly verifyToken: string;
  readonly apiRoot: string;
};

/** Sources of quotes and news. One without a token is used without it where that is allowed, otherwise not at all. */
export type MarketConfig = {
  readonly brapi: { readonly token: string | undefined; readonly baseUrl: string };
  readonly yahooBaseUrl: string;
  readonly bcbBaseUrl: string;
  readonly serper: { readonly apiKey: string | undefined; readonly baseUrl: string };
};

export type Config = {
  readonly port: number;
  readonly host: string;
  readonly databasePath: string;
  readonly zone: string;
  readonly logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  readonly production: boolean;
  /** The simulator and its channel: on in development, off in production unless enabled. */
  readonly webChannel: boolean;
  readonly tmdb: { readonly apiKey: string | undefined; readonly baseUrl: string };
  readonly youtubeBaseUrl: string;
  readonly market: MarketConfig;
  /** Pictures cost 1 MB of program and 0.2 s of CPU each; disabled, the same figures are sent as text bars. */
  readonly charts: boolean;
  /** Tests only: lets links lead into the private network. */
  readonly linksMayBePrivate: boolean;
  /** Who is answered, as 'channel:id'; absent: everybody. */
  readonly allowedPeople?: ReadonlySet<string>;
  /** Enables /admin; absent: disabled. */
  readonly adminPassword?: string;
  readonly llm: LlmConfig;
  readonly telegram?: TelegramConfig;
  readonly whatsapp?: WhatsAppConfig;
};

/** What is wrong and how to fix it, one sentence in Portuguese each. */
export type ConfigProblem = { readonly variable: string; readonly problem: string };

/** Known even where the rest of the environment is refused, so that data can always be copied. */
export const databasePathIn = ({ DATABASE_PATH }: { readonly DATABASE_PATH?: string | undefined }): string =>
  DATABASE_PATH ?? 'data/caderneta.db';

const text = z.optional(z.string());
/** Nothing else is taken for one of them: WEB_CHANNEL=false would leave the simulator open. */
const onOrOff = z.optional(z.enum(['0', '1']));
const environment = z.object({
  PORT: text,
  HOST: text,
  DATABASE_PATH: text,
  TZ_DEFAULT: text,
  LOG_LEVEL: z.optional(z.enum(['debug', 'info', 'warn', 'error', 'silent'])),
  NODE_ENV: z.optional(z.enum(['production', 'development', 'test'])),
  WEB_CHANNEL: onOrOff,
  TELEGRAM_BOT_TOKEN: text,
  TELEGRAM_WEBHOOK_SECRET: text,
  TELEGRAM_API_ROOT: text,
  WHATSAPP_TOKEN: text,
  WHATSAPP_PHONE_NUMBER_ID: text,
  WHATSAPP_APP_SECRET: text,
  WHATSAPP_VERIFY_TOKEN: text,
  WHATSAPP_API_ROOT: text,
  TMDB_API_KEY: text,
  TMDB_BASE_URL: text,
  YOUTUBE_BASE_URL: text,
  CHARTS: onOrOff,
  BRAPI_TOKEN: text,
  BRAPI_BASE_URL: text,
  YAHOO_BASE_URL: text,
  BCB_BASE_URL: text,
  SERPER_API_KEY: text,
  SERPER_BASE_URL: text,
  LINK_PREVIEW_ALLOW_PRIVATE: onOrOff,
  ADMIN_PASSWORD: text,
  ALLOWED_PEOPLE: text,
});
const llmEnvironment = z.object(Object.fromEntries(LLM_VARIABLES.map((name) => [name, text])));
type Environment = z.infer<typeof environment>;

/** Every name that is read. */
export const VARIABLES: ReadonlySet<string> = new Set([...Object.keys(environment.shape), ...LLM_VARIABLES]);

/** Parses and validates the environment. An empty variable counts as absent. */
export function readConfig(
  env: Readonly<Record<string, string | undefined>>,
): Result<Config, readonly ConfigProblem[]> {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const problems: ConfigProblem[] = [];
  const complain = (variable: string, problem: string): void => void problems.push({ variable, problem });
  const settings = environmentOf(given, complain);
  const config = {
    ...processOf(settings, complain),
    ...peopleOf(settings, complain),
    ...outsideOf(settings, complain),
    llm: readLlmConfig(llmEnvironment.parse(given), complain, rootOf),
  };
  return problems.length > 0 ? fail(problems) : succeed(config);
}

type Complain = (variable: string, problem: string) => void;

/** A setting that cannot be read is complained of and taken for absent, so that the others are looked at as well. */
function environmentOf(given: Readonly<Record<string, string | undefined>>, complain: Complain): Environment {
  const parsed = environment.safeParse(given);
  if (parsed.success) return parsed.data;
  const wrong = new Set(parsed.error.issues.map((issue) => String(issue.path[0])));
  for (const issue of parsed.error.issues) {
    const allowed = issue.code === 'invalid_value' ? issue.values : [];
    complain(String(issue.path[0]), `só pode ser ${allowed.join(' ou ')}`);
  }
  return environment.parse(Object.fromEntries(Object.entries(given).filter(([name]) => !wrong.has(name))));
}

type Process = Pick<
  Config,
  'port' | 'host' | 'databasePath' | 'zone' | 'logLevel' | 'production' | 'webChannel' | 'charts' | 'linksMayBePrivate'
>;

function processOf(given: Environment, complain: Complain): Process {
  const production = given.NODE_ENV === 'production';
  const port = Number(given.PORT ?? 8787);
  if (!Number.isInteger(port) || port < 0 || port > 65535) complain('PORT', 'precisa ser um número de 0 a 65535');
  const zone = given.TZ_DEFAULT ?? 'America/Sao_Paulo';
  if (!isZone(zone)) complain('TZ_DEFAULT', `não é um fuso conhecido: ${zone}`);
  return {
    port,
    host: given.HOST ?? (production ? '0.0.0.0' : '127.0.0.1'),
    databasePath: databasePathIn(given),
    zone,
    logLevel: given.LOG_LEVEL ?? 'info',
    production,
    webChannel: given.WEB_CHANNEL === '1' || (!production && given.WEB_CHANNEL !== '0'),
    charts: given.CHARTS !== '0',
    linksMayBePrivate: given.LINK_PREVIEW_ALLOW_PRIVATE === '1',
  };
}

/** Another form would match nobody, and shut everybody out. A WhatsApp id without a number: BR.1502576394655843. */
const PERSON = /^(?:telegram:\d+|whatsapp:(?:\d+|[A-Z]{2}\.[\w.]+))$/;

function peopleOf(given: Environment, complain: Complain): Pick<Config, 'allowedPeople' | 'adminPassword'> {
  const allowed = given.ALLOWED_PEOPLE?.split(',').map((one) => one.trim());
  if (allowed?.some((one) => !PERSON.test(one)) === true)
    complain('ALLOWED_PEOPLE', 'precisa ser uma lista como telegram:123456,whatsapp:5511999990000, sem + nem espaços');
  const password = given.ADMIN_PASSWORD;
  if (password !== undefined && password.length < 12)
    complain('ADMIN_PASSWORD', 'precisa ter pelo menos 12 caracteres');
  return {
    ...(allowed === undefined ? {} : { allowedPeople: new Set(allowed) }),
    ...(password === undefined ? {} : { adminPassword: password }),
  };
}

/** The services outside. */
type Outside = Pick<Config, 'tmdb' | 'youtubeBaseUrl' | 'market' | 'telegram' | 'whatsapp'>;

function outsideOf(given: Environment, complain: Complain): Outside {
  const telegram = telegramOf(given, complain);
  const whatsapp = whatsappOf(given, complain);
  const tmdbRoot = rootOf('TMDB_BASE_URL', given.TMDB_BASE_URL, 'https://api.themoviedb.org/3', complain);
  return {
    tmdb: { apiKey: given.TMDB_API_KEY, baseUrl: tmdbRoot },
    youtubeBaseUrl: rootOf('YOUTUBE_BASE_URL', given.YOUTUBE_BASE_URL, 'https://www.youtube.com', complain),
    market: marketOf(given, complain),
    ...(telegram === undefined ? {} : { telegram }),
    ...(whatsapp === undefined ? {} : { whatsapp }),
  };
}

function marketOf(given: Environment, complain: Complain): MarketConfig {
  const root = (variable: 'BRAPI_BASE_URL' | 'YAHOO_BASE_URL' | 'BCB_BASE_URL' | 'SERPER_BASE_URL', usual: string) =>
    rootOf(variable, given[variable], usual, complain);
  return {
    brapi: { token: given.BRAPI_TOKEN, baseUrl: root('BRAPI_BASE_URL', 'https://brapi.dev') },
    yahooBaseUrl: root('YAHOO_BASE_URL', 'https://query1.finance.yahoo.com'),
    bcbBaseUrl: root('BCB_BASE_URL', 'https://api.bcb.gov.br'),
    serper: { apiKey: given.SERPER_API_KEY, baseUrl: root('SERPER_BASE_URL', 'https://google.serper.dev') },
  };
}

function telegramOf(given: Environment, complain: Complain): TelegramConfig | undefined {
  const { TELEGRAM_BOT_TOKEN: token, TELEGRAM_WEBHOOK_SECRET: secret } = given;
  if (token === undefined && secret === undefined) return undefined;
  if (token === undefined) {
    complain('TELEGRAM_BOT_TOKEN', 'falta: há TELEGRAM_WEBHOOK_SECRET sem o token do bot');
    return undefined;
  }
  if (!/^\d+:[\w-]{20,}$/.test(token)) complain('TELEGRAM_BOT_TOKEN', 'não tem a forma 123456:ABC… que o BotFather dá');
  if (secret === undefined) {
    complain('TELEGRAM_WEBHOOK_SECRET', 'falta: sem ele qualquer um poderia fingir ser o Telegram');
    return undefined;
  }
  if (!/^[\w-]{16,256}$/.test(secret)) {
    complain('TELEGRAM_WEBHOOK_SECRET', 'precisa ter de 16 a 256 caracteres, só letras, números, _ e -');
  }
  return {
    token,
    secret,
    apiRoot: rootOf('TELEGRAM_API_ROOT', given.TELEGRAM_API_ROOT, 'https://api.telegram.org', complain),
  };
}

function whatsappOf(given: Environment, complain: Complain): WhatsAppConfig | undefined {
  const names = ['WHATSAPP_TOKEN', 'WHATSAPP_PHONE_NUMBER_ID', 'WHATSAPP_APP_SECRET', 'WHATSAPP_VERIFY_TOKEN'] as const;
  const [token, phoneNumberId, appSecret, verifyToken] = names.map((name) => given[name]);
  if (names.every((name) => given[name] === undefined)) return undefined;
  for (const name of names) if (given[name] === undefined) complain(name, 'falta: as quatro do WhatsApp vão juntas');
  if (!token || !phoneNumberId || !appSecret || !verifyToken) return undefined;
  if (!/^\d+$/.test(phoneNumberId)) {
    complain('WHATSAPP_PHONE_NUMBER_ID', 'é o id que a Meta dá ao número, só algarismos, e não o telefone');
  }
  if (appSecret.length < 16) complain('WHATSAPP_APP_SECRET', 'é curto demais para ser o segredo do app da Meta');
  const apiRoot = rootOf('WHATSAPP_API_ROOT', given.WHATSAPP_API_ROOT, 'https://graph.facebook.com', complain);
  return { token, phoneNumberId, appSecret, verifyToken, apiRoot };
}

/** Tokens are sent to this address, so it must be https or this machine. */
function rootOf(variable: string, given: string | undefined, usual: string, complain: Complain): string {
  if (given === undefined) return usual;
  const url = URL.parse(given);
  const local = url !== null && ['127.0.0.1', 'localhost', '[::1]'].includes(url.hostname);
  if (url === null || (url.protocol !== 'https:' && !local)) complain(variable, 'precisa ser um endereço https');
  return given.replace(/\/+$/, '');
}

function isZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}
