// Starts the service on this machine: opens the database safely, takes sole ownership, and recovers before accepting
// anything new.

import type { ClientCache } from '../clients/client-cache.ts';
import { tieredClientCache } from '../clients/tiered-client-cache.ts';
import { redactedLog } from '../context/redacted-log.ts';
import { prepareWith } from '../conversation/prepare.ts';
import { fail, type Result, succeed } from '../domain/result.ts';
import type { Clock, Http } from '../ports.ts';
import { sqlOver } from '../store/sql.ts';
import { jsonLog } from '../telemetry/json-log.ts';
import { composeCatalogue } from './compose-catalogue.ts';
import { composeMarket } from './compose-market.ts';
import type { Config } from './config.ts';
import { drawPngNode } from './draw-png-node.ts';
import { erasureLogOf, updateErasureLog } from './erasure-log.ts';
import { noticeErasures } from './erasure-notice.ts';
import { promptsIn } from './file-prompts.ts';
import { textsIn } from './file-texts.ts';
import { isForeign } from './foreign-file.ts';
import { guardedFetchNode } from './guarded-fetch-node.ts';
import { checkpointWhenIdle } from './idle-checkpoint.ts';
import { MIGRATIONS } from './migrations-folder.ts';
import { notOurs, openProblem } from './open-problem.ts';
import { after, hmac, http, randomIds, systemClock, ticks, timers } from './rim.ts';
import { openService, type Service } from './service.ts';
import type { ServiceRim } from './service-rim.ts';
import { claimOwnership, type Ownership } from './sole-owner.ts';
import { rawDriver } from './sqlite-driver.ts';
import { openSqliteFile, type SqliteFile } from './sqlite-file.ts';
import { storedClientCache } from './stored-client-cache.ts';

const SOURCES = new URL('../', import.meta.url);

export type NodeService = Service & { readonly file: SqliteFile; stop(): Promise<void> };

/** Why the database was not opened, as a sentence for the operator. */
export type OpenFailure = { readonly problem: string };

/** `openFile`: replaced only by the reliability rig, to show that other ways lose data. */
export type Overrides = Partial<ServiceRim> & {
  readonly openFile?: typeof openSqliteFile;
  /** How long a turn waits for external services. */
  readonly lookupMs?: number;
};

/** Refuses a database that is unsafe, newer, or held by another process; nothing is accepted before recovery. */
export function openNodeService(
  config: Config,
  { openFile = openSqliteFile, lookupMs, ...overrides }: Overrides = {},
): Result<NodeService, OpenFailure> {
  const opened = openOwned(config.databasePath, openFile);
  if (!opened.ok) return opened;
  const { file, owner } = opened.value;
  const clock = overrides.clock ?? systemClock;
  const log = redactedLog(jsonLog(clock, config.logLevel, (line) => process.stderr.write(`${line}\n`)));
  const checkpoint = checkpointWhenIdle(file.database, rawDriver(file.database), (error) =>
    log.warn('checkpoint failed', { error: String(error) }),
  );
  const logErasures = (): void => {
    if (file.database.memory) return;
    try {
      updateErasureLog(erasureLogOf(config.databasePath), sqlOver(checkpoint.driver), clock.now());
    } catch (error) {
      log.error('erasures not written beside the database', { error: String(error) });
    }
  };
  const notice = noticeErasures(file.database, checkpoint.driver, logErasures);
  if (config.linksMayBePrivate) {
    log.warn('LINK_PREVIEW_ALLOW_PRIVATE=1: links that people send can reach this network. For tests only.');
  }
  const { catalogue, market } = lookups(config, {
    fetch: overrides.fetch ?? http,
    clock,
    cache: tieredClientCache(storedClientCache(sqlOver(notice.driver))),
    lookupMs,
  });
  const service = openService(config, {
    prepare: prepareWith({ catalogue, market, ...(config.charts ? { drawPng: drawPngNode() } : {}) }),
    market,
    driver: notice.driver,
    erased() {
      checkpoint.emptySoon();
      notice.erased();
    },
    rewrite: checkpoint.rewrite,
    clock,
    ticks,
    ids: randomIds,
    fetch: http,
    hmac,
    assets: textsIn(new URL('http/', SOURCES)),
    prompts: promptsIn(new URL('../', SOURCES)),
    timers,
    log,
    defer: (work) => void setImmediate(work),
    after,
    ...overrides,
  });
  logErasures();
  service.recover();
  return succeed({
    ...service,
    file,
    async stop() {
      service.leaveMissions();
      await service.quiet();
      service.close();
      checkpoint.close();
      file.close();
      owner.release();
    },
  });
}

type OwnedFile = { readonly file: SqliteFile; readonly owner: Ownership };

/** Opens the database once this process is its only owner. */
function openOwned(path: string, openFile: typeof openSqliteFile): Result<OwnedFile, OpenFailure> {
  if (isForeign(path)) return fail({ problem: notOurs(path) });
  let owner: Ownership | undefined;
  try {
    owner = claimOwnership(path);
  } catch (error) {
    return fail({ problem: openProblem(error, path) });
  }
  if (owner === undefined) return fail({ problem: `outro processo já está usando ${path}; só um pode` });
  try {
    return succeed({ file: openFile(path, MIGRATIONS), owner });
  } catch (error) {
    owner.release();
    return fail({ problem: openProblem(error, path) });
  }
}

type LookupRim = {
  readonly fetch: Http;
  readonly clock: Clock;
  readonly cache: ClientCache;
  readonly lookupMs: number | undefined;
};

/** The external services that answer about links, films and markets. */
function lookups(config: Config, { lookupMs, ...rim }: LookupRim) {
  const catalogue = composeCatalogue(config, {
    ...rim,
    fetchPage: guardedFetchNode({ allowPrivate: config.linksMayBePrivate }),
    ...(lookupMs === undefined ? {} : { deadlineMs: lookupMs }),
  });
  const market = composeMarket(config, {
    ...rim,
    ...(lookupMs === undefined ? {} : { deadlineMs: 3 * lookupMs }),
  });
  return { catalogue, market };
}
