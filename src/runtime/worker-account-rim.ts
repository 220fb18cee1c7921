// What an account's Durable Object brings to its engine in production; tests replace single parts.

import { inProcessHub } from '../channels/web/in-process-hub.ts';
import { tieredClientCache } from '../clients/tiered-client-cache.ts';
import { prepareWith } from '../conversation/prepare.ts';
import type { EngineRim } from './account-engine.ts';
import type { AccountHome } from './account-home.ts';
import { echoKey } from './account-name.ts';
import { composeCatalogue } from './compose-catalogue.ts';
import { composeChannels } from './compose-channels.ts';
import { composeLlm } from './compose-llm.ts';
import { composeMarket } from './compose-market.ts';
import { durableCommit, durableSqlite } from './durable-sqlite.ts';
import { guardedFetchWorker } from './guarded-fetch-worker.ts';
import { withKeys } from './keyed-channels.ts';
import { workerClientCache } from './worker-client-cache.ts';
import { workerCodes } from './worker-codes.ts';
import { workerConfig } from './worker-config.ts';
import { workerDirectory } from './worker-directory.ts';
import { drawPngWorker } from './worker-draw-png.ts';
import { workerPrompts } from './worker-prompts.ts';
import { workerLog, workerRim } from './worker-rim.ts';

/** @param home names the object to the platforms, so that receipts come back to it. */
export function workerAccountRim(env: Cloudflare.Env, storage: DurableObjectStorage, home: AccountHome): EngineRim {
  const config = workerConfig(env);
  const driver = durableSqlite(storage);
  const hub = inProcessHub();
  const fetchPage = guardedFetchWorker({ fetch: workerRim.fetch, allowPrivate: config.linksMayBePrivate });
  const keyOf = (send: string): string => {
    const name = home.name();
    return name === undefined ? send : echoKey(name, send);
  };
  const cache = tieredClientCache(workerClientCache(env));
  const market = composeMarket(config, { ...workerRim, cache });
  return {
    ...workerRim,
    driver,
    commit: durableCommit(driver, storage),
    log: workerLog(config),
    zone: config.zone,
    hub,
    channels: withKeys(composeChannels(config, { ...workerRim, hub }), keyOf),
    prepare: prepareWith({
      catalogue: composeCatalogue(config, { ...workerRim, cache, fetchPage }),
      market,
      ...(config.charts ? { drawPng: drawPngWorker() } : {}),
    }),
    market,
    prompts: workerPrompts,
    llm: composeLlm(config.llm, { ...workerRim, log: workerLog(config) }),
    models: config.llm,
    directory: workerDirectory(env),
    codes: workerCodes(env, home),
  };
}
