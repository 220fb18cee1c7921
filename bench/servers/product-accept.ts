// The product's own way in, from the socket to the commit: the front door, the channels, the inbox, the grouped FULL commit. Only the
// lanes are not woken, so that accepting is measured and not answering. argv: database file.

import { inProcessHub } from '../../src/channels/web/in-process-hub.ts';
import { composeChannels } from '../../src/runtime/compose-channels.ts';
import { composeHttp } from '../../src/runtime/compose-http.ts';
import { httpServer } from '../../src/runtime/http-server.ts';
import { checkpointWhenIdle } from '../../src/runtime/idle-checkpoint.ts';
import { hmac, http, systemClock, timers } from '../../src/runtime/rim.ts';
import { rawDriver } from '../../src/runtime/sqlite-driver.ts';
import { openSqliteFile } from '../../src/runtime/sqlite-file.ts';
import { groupCommit } from '../../src/store/group-commit.ts';
import { ingressOver } from '../../src/store/ingress.ts';
import { sqlOver } from '../../src/store/sql.ts';
import { benchConfig } from '../bench-config.ts';
import { announceServer } from './announce.ts';

const { pathname: migrations } = new URL('../../db/migrations', import.meta.url);
const file = openSqliteFile(process.argv[2] ?? ':memory:', migrations);
const { driver } = checkpointWhenIdle(file.database, rawDriver(file.database), console.error);
const sql = sqlOver(driver);
const commit = groupCommit(sql, (flush) => void setImmediate(flush));
const hub = inProcessHub();
const log = { info() {}, warn: console.error, error: console.error };

const surface = composeHttp(benchConfig, {
  channels: composeChannels(benchConfig, { fetch: http, hmac, hub }),
  ingress: ingressOver(sql, commit, systemClock, () => {}),
  clock: systemClock,
  zone: benchConfig.zone,
  log,
  hub,
  timers,
  assets: () => '',
  ids: { token: () => '' },
  answered: () => {},
  history: async () => [],
  arrived: () => {},
  ready: async () => true,
  gauges: async () => [],
});
announceServer(httpServer(surface));
