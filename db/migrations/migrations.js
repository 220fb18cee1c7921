import journal from './meta/_journal.json';
import m0000 from './0000_spine.sql';
import m0001 from './0001_item-search.sql';
import m0002 from './0002_ledger.sql';
import m0003 from './0003_item-metadata.sql';
import m0004 from './0004_ledger-recording.sql';
import m0005 from './0005_erased-keys.sql';
import m0006 from './0006_schedule.sql';
import m0007 from './0007_agents.sql';
import m0008 from './0008_answers-and-imports.sql';
import m0009 from './0009_missions.sql';
import m0010 from './0010_model-calls.sql';
import m0011 from './0011_words-and-results.sql';
import m0012 from './0012_plain-item-index.sql';
import m0013 from './0013_missions-beside.sql';
import m0014 from './0014_linked-identities.sql';
import m0015 from './0015_entries-of-purchases.sql';
import m0016 from './0016_household-and-homes.sql';
import m0017 from './0017_members-of-households.sql';
import m0018 from './0018_adjusting-entries.sql';
import m0019 from './0019_tool-events.sql';
import m0020 from './0020_ids-used-once.sql';
import m0021 from './0021_item-vectors.sql';
import m0022 from './0022_erasures.sql';
import m0023 from './0023_doubtful-sends.sql';
import m0024 from './0024_given-up-sends.sql';
import m0025 from './0025_how-far-watched.sql';

  export default {
    journal,
    migrations: {
      m0000,
m0001,
m0002,
m0003,
m0004,
m0005,
m0006,
m0007,
m0008,
m0009,
m0010,
m0011,
m0012,
m0013,
m0014,
m0015,
m0016,
m0017,
m0018,
m0019,
m0020,
m0021,
m0022,
m0023,
m0024,
m0025
    }
  }
  