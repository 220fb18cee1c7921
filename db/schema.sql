CREATE TABLE `identities` (
	`channel` text NOT NULL,
	`person` text NOT NULL,
	`account` integer NOT NULL, `before` integer,
	PRIMARY KEY(`channel`, `person`)
) WITHOUT ROWID;

CREATE TABLE `dialogues` (
	`conversation` integer PRIMARY KEY NOT NULL,
	`state` text NOT NULL,
	`expiresAt` integer NOT NULL
);

CREATE TABLE `events` (
	`conversation` integer NOT NULL,
	`seq` integer NOT NULL,
	`turn` integer NOT NULL,
	`at` integer NOT NULL,
	`kind` text NOT NULL,
	`body` text NOT NULL,
	`messageId` text,
	PRIMARY KEY(`conversation`, `seq`)
) WITHOUT ROWID;

CREATE TABLE `shownLists` (
	`conversation` integer PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`ids` text NOT NULL,
	`shownAt` integer NOT NULL
);

CREATE TABLE `halts` (
	`channel` text PRIMARY KEY NOT NULL,
	`at` integer NOT NULL,
	`reason` text NOT NULL
);

CREATE TABLE `inbox` (
	`id` integer PRIMARY KEY NOT NULL,
	`channel` text NOT NULL,
	`nativeId` text NOT NULL,
	`person` text NOT NULL,
	`receivedAt` integer NOT NULL,
	`message` text NOT NULL,
	`status` text DEFAULT 'received' NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`settledAt` integer
);

CREATE TABLE `outbox` (
	`id` integer PRIMARY KEY NOT NULL,
	`account` integer NOT NULL,
	`conversation` integer NOT NULL,
	`turn` integer NOT NULL,
	`part` integer NOT NULL,
	`outgoing` text NOT NULL,
	`status` text DEFAULT 'queued' NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`dueAt` integer NOT NULL,
	`nativeId` text,
	`receipt` text,
	`reason` text
, `doubtToldAt` integer);

CREATE TABLE `quarantine` (
	`id` integer PRIMARY KEY NOT NULL,
	`channel` text NOT NULL,
	`receivedAt` integer NOT NULL,
	`raw` blob NOT NULL,
	`reason` text NOT NULL
);

CREATE TABLE `items` (
	`id` integer PRIMARY KEY NOT NULL,
	`account` integer NOT NULL,
	`kind` text NOT NULL,
	`title` text NOT NULL,
	`body` text NOT NULL,
	`hash` text NOT NULL,
	`createdAt` integer NOT NULL,
	`updatedAt` integer NOT NULL,
	`trashedAt` integer
, `metadata` text, `knownAt` integer, `year` integer, `reason` text DEFAULT '' NOT NULL, `watchedAt` integer, `rating` real, `names` text DEFAULT '' NOT NULL, `topics` text DEFAULT '' NOT NULL, `about` text DEFAULT '' NOT NULL, `stems` text DEFAULT '' NOT NULL, `near` text DEFAULT '' NOT NULL, `stopped` text);

CREATE TABLE `journal` (
	`turn` integer PRIMARY KEY NOT NULL,
	`account` integer NOT NULL,
	`conversation` integer NOT NULL,
	`at` integer NOT NULL,
	`changes` text NOT NULL,
	`undoneAt` integer
);

CREATE TABLE `contaBalances` (
	`account` integer NOT NULL,
	`conta` text NOT NULL,
	`cents` integer NOT NULL,
	PRIMARY KEY(`account`, `conta`)
) WITHOUT ROWID;

CREATE TABLE `lancamentoVersions` (
	`lancamento` integer NOT NULL,
	`version` integer NOT NULL,
	`account` integer NOT NULL,
	`turn` integer NOT NULL,
	`at` integer NOT NULL,
	`voided` integer NOT NULL,
	`fields` text NOT NULL,
	PRIMARY KEY(`lancamento`, `version`)
) WITHOUT ROWID;

CREATE TABLE `lancamentos` (
	`id` integer PRIMARY KEY NOT NULL,
	`account` integer NOT NULL,
	`kind` text NOT NULL,
	`cents` integer NOT NULL,
	`category` text NOT NULL,
	`description` text NOT NULL,
	`date` text NOT NULL,
	`precision` text NOT NULL,
	`method` text NOT NULL,
	`from` text NOT NULL,
	`to` text NOT NULL,
	`counterpart` text NOT NULL,
	`parcelas` integer NOT NULL,
	`receivable` integer NOT NULL,
	`status` text NOT NULL,
	`version` integer NOT NULL,
	`recordedAt` integer NOT NULL,
	`voidedAt` integer,
	`words` text NOT NULL
, `of` integer DEFAULT 0 NOT NULL, `by` integer);

CREATE TABLE `monthTotals` (
	`account` integer NOT NULL,
	`month` text NOT NULL,
	`kind` text NOT NULL,
	`category` text NOT NULL,
	`cents` integer NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`account`, `month`, `kind`, `category`)
) WITHOUT ROWID;

CREATE TABLE `told` (
	`account` integer NOT NULL,
	`kind` text NOT NULL,
	`key` text NOT NULL,
	`value` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`account`, `kind`, `key`)
) WITHOUT ROWID;

CREATE TABLE `erasedKeys` (
	`fingerprint` integer PRIMARY KEY NOT NULL,
	`at` integer NOT NULL
);

CREATE TABLE `schedule` (
	`id` integer PRIMARY KEY NOT NULL,
	`account` integer NOT NULL,
	`conversation` integer NOT NULL,
	`kind` text NOT NULL,
	`key` text NOT NULL,
	`dueAt` integer NOT NULL,
	`due` text NOT NULL
);

CREATE TABLE `agentSwitches` (
	`conversation` integer NOT NULL,
	`number` integer NOT NULL,
	`fromAgentId` text NOT NULL,
	`toAgentId` text NOT NULL,
	`fromName` text NOT NULL,
	`toName` text NOT NULL,
	`atSeq` integer NOT NULL,
	`switchedAt` integer NOT NULL,
	`messageCount` integer NOT NULL,
	`reason` text NOT NULL,
	`answeredAt` integer,
	PRIMARY KEY(`conversation`, `number`)
) WITHOUT ROWID;

CREATE TABLE `conversationAgents` (
	`conversation` integer PRIMARY KEY NOT NULL,
	`aiAgentId` text NOT NULL,
	`activeAgentId` text NOT NULL
);

CREATE TABLE `ownAgents` (
	`id` integer PRIMARY KEY NOT NULL,
	`account` integer NOT NULL,
	`name` text NOT NULL,
	`instructions` text NOT NULL,
	`version` integer NOT NULL,
	`createdAt` integer NOT NULL,
	`removedAt` integer
);

CREATE TABLE `adminSessions` (
	`hash` text PRIMARY KEY NOT NULL,
	`csrf` text NOT NULL,
	`ip` text NOT NULL,
	`createdAt` integer NOT NULL,
	`seenAt` integer NOT NULL
, `provenAt` integer) WITHOUT ROWID;

CREATE TABLE `agents` (
	`id` integer PRIMARY KEY NOT NULL,
	`team` integer,
	`name` text NOT NULL,
	`about` text NOT NULL,
	`model` text NOT NULL,
	`families` text NOT NULL,
	`topics` text NOT NULL,
	`createdAt` integer NOT NULL,
	`archivedAt` integer
);

CREATE TABLE `attempts` (
	`key` text PRIMARY KEY NOT NULL,
	`since` integer NOT NULL,
	`count` integer NOT NULL
) WITHOUT ROWID;

CREATE TABLE `audit` (
	`id` integer PRIMARY KEY NOT NULL,
	`at` integer NOT NULL,
	`who` text NOT NULL,
	`action` text NOT NULL,
	`subject` text NOT NULL,
	`before` text NOT NULL,
	`after` text NOT NULL
);

CREATE TABLE `instructions` (
	`level` text NOT NULL,
	`owner` integer NOT NULL,
	`version` integer NOT NULL,
	`content` text NOT NULL,
	`at` integer NOT NULL,
	`by` text NOT NULL,
	PRIMARY KEY(`level`, `owner`, `version`)
) WITHOUT ROWID;

CREATE TABLE `linkCodes` (
	`hash` text PRIMARY KEY NOT NULL,
	`purpose` text NOT NULL,
	`home` text NOT NULL,
	`permission` text NOT NULL,
	`expiresAt` integer NOT NULL
) WITHOUT ROWID;

CREATE TABLE `teams` (
	`id` integer PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`createdAt` integer NOT NULL,
	`archivedAt` integer
);

CREATE TABLE `clientAnswers` (
	`key` text PRIMARY KEY NOT NULL,
	`at` integer NOT NULL,
	`value` text NOT NULL,
	`until` integer NOT NULL
);

CREATE TABLE `importDrafts` (
	`id` integer PRIMARY KEY NOT NULL,
	`account` integer NOT NULL,
	`at` integer NOT NULL,
	`lines` text NOT NULL
);

CREATE TABLE `importedLines` (
	`account` integer NOT NULL,
	`key` text NOT NULL,
	`lancamento` integer NOT NULL,
	PRIMARY KEY(`account`, `key`)
) WITHOUT ROWID;

CREATE TABLE `missions` (
	`id` text PRIMARY KEY NOT NULL,
	`account` integer NOT NULL,
	`conversation` integer NOT NULL,
	`startedAt` integer NOT NULL,
	`endedAt` integer,
	`question` text NOT NULL,
	`record` text NOT NULL,
	`feedback` text,
	`followup` text,
	`quality` integer
, `call` text, `findings` text) WITHOUT ROWID;

CREATE TABLE `modelCalls` (
	`id` integer PRIMARY KEY NOT NULL,
	`account` integer NOT NULL,
	`conversation` integer NOT NULL,
	`at` integer NOT NULL,
	`day` text NOT NULL,
	`purpose` text NOT NULL,
	`model` text NOT NULL,
	`input` integer NOT NULL,
	`cacheRead` integer NOT NULL,
	`cacheWrite` integer NOT NULL,
	`output` integer NOT NULL,
	`nanoDollars` integer NOT NULL,
	`ms` integer NOT NULL
);

CREATE TABLE `summaries` (
	`conversation` integer PRIMARY KEY NOT NULL,
	`text` text NOT NULL,
	`upTo` integer NOT NULL
);

CREATE TABLE `toolResults` (
	`account` integer NOT NULL,
	`key` text NOT NULL,
	`until` integer NOT NULL,
	`outcome` text NOT NULL,
	PRIMARY KEY(`account`, `key`)
) WITHOUT ROWID;

CREATE TABLE `words` (
	`account` integer NOT NULL,
	`slip` text NOT NULL,
	`word` text NOT NULL,
	PRIMARY KEY(`account`, `slip`, `word`)
) WITHOUT ROWID;

CREATE VIRTUAL TABLE `itemsFts` USING fts5(owner, title, body, names, topics, about, stems, content='itemsSearchable', content_rowid='id', tokenize='unicode61 remove_diacritics 2', columnsize=0);

CREATE TABLE `homes` (
	`name` text PRIMARY KEY NOT NULL,
	`at` integer NOT NULL,
	`report` text NOT NULL
);

CREATE TABLE "accounts" (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`createdAt` integer NOT NULL,
	`erasedAt` integer,
	`household` integer,
	`may` text
);

CREATE TABLE "conversations" (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`account` integer NOT NULL,
	`channel` text NOT NULL,
	`chat` text NOT NULL,
	`person` text NOT NULL,
	`isGroup` integer NOT NULL,
	`lastSeq` integer DEFAULT 0 NOT NULL,
	`parkedAt` integer
);

CREATE TABLE `itemVectors` (
	`item` integer PRIMARY KEY NOT NULL,
	`account` integer NOT NULL,
	`model` text NOT NULL,
	`dimensions` integer NOT NULL,
	`updatedAt` integer NOT NULL,
	`vector` blob NOT NULL
);

CREATE TABLE `erasures` (
	`account` integer NOT NULL,
	`createdAt` integer NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`account`, `createdAt`, `at`)
);

CREATE INDEX `identitiesByAccount` ON `identities` (`account`);

CREATE INDEX `eventsByMessage` ON `events` (`conversation`,`messageId`) WHERE "messageId" is not null;

CREATE UNIQUE INDEX `inboxByNativeId` ON `inbox` (`channel`,`nativeId`);

CREATE INDEX `inboxWaiting` ON `inbox` (`channel`,`person`,`id`) WHERE status in ('received', 'claimed');

CREATE UNIQUE INDEX `outboxByTurn` ON `outbox` (`turn`,`part`);

CREATE INDEX `outboxWaiting` ON `outbox` (`account`,`id`) WHERE status in ('queued', 'sending');

CREATE INDEX `outboxHeld` ON `outbox` (`conversation`) WHERE status = 'held';

CREATE INDEX `outboxByNativeId` ON `outbox` (`nativeId`) WHERE "nativeId" is not null;

CREATE INDEX `itemsByAccount` ON `items` (`account`,`createdAt`) WHERE "trashedAt" is null;

CREATE INDEX `itemsByHash` ON `items` (`account`,`hash`);

CREATE INDEX `itemsInTrash` ON `items` (`trashedAt`) WHERE "trashedAt" is not null;

CREATE INDEX `journalByConversation` ON `journal` (`conversation`,`turn`);

CREATE INDEX `versionsByAccount` ON `lancamentoVersions` (`account`);

CREATE INDEX `lancamentosByDate` ON `lancamentos` (`account`,`date`,`kind`,`category`,`status`,`cents`) WHERE "voidedAt" is null;

CREATE INDEX `lancamentosPending` ON `lancamentos` (`account`,`date`) WHERE "voidedAt" is null and status = 'pendente';

CREATE INDEX `lancamentosParceladas` ON `lancamentos` (`account`,`date`) WHERE "voidedAt" is null and parcelas > 1;

CREATE INDEX `lancamentosReceivable` ON `lancamentos` (`account`,`date`) WHERE "voidedAt" is null and receivable > 0;

CREATE INDEX `lancamentosByRecording` ON `lancamentos` (`account`) WHERE "voidedAt" is null;

CREATE UNIQUE INDEX `scheduleByKey` ON `schedule` (`account`,`kind`,`key`);

CREATE INDEX `scheduleByInstant` ON `schedule` (`account`,`dueAt`);

CREATE INDEX `ownAgentsByAccount` ON `ownAgents` (`account`);

CREATE INDEX `auditByTime` ON `audit` (`at`);

CREATE INDEX `importDraftsByAccount` ON `importDrafts` (`account`);

CREATE INDEX `missionsByConversation` ON `missions` (`account`,`conversation`,`startedAt`);

CREATE INDEX `missionsEnded` ON `missions` (`endedAt`);

CREATE INDEX `missionsRunning` ON `missions` (`startedAt`) WHERE "endedAt" is null;

CREATE INDEX `modelCallsByDay` ON `modelCalls` (`day`,`account`);

CREATE VIEW `itemsSearchable` AS SELECT id, 'a' || account AS owner, title, body, names, topics, about, stems FROM items;

CREATE INDEX `homesByTime` ON `homes` (`at`);

CREATE INDEX `lancamentosAdjusting` ON `lancamentos` (`account`,`date`) WHERE "voidedAt" is null and kind in ('estorno', 'antecipacao', 'ajuste');

CREATE INDEX `eventsOfTools` ON `events` (`at`) WHERE "kind" in ('tool_use', 'tool_result');

CREATE INDEX `accountsByHousehold` ON `accounts` (`household`) WHERE household is not null;

CREATE UNIQUE INDEX `conversationsByChat` ON `conversations` (`account`,`channel`,`chat`);

CREATE INDEX `itemVectorsByAccount` ON `itemVectors` (`account`);

CREATE INDEX `outboxDoubtful` ON `outbox` (`conversation`,`doubtToldAt`) WHERE status in ('unknown', 'failed');

CREATE TRIGGER `itemsAdded` AFTER INSERT ON items WHEN new.trashedAt IS NULL BEGIN
  INSERT INTO itemsFts(rowid, owner, title, body, names, topics, about, stems) VALUES (new.id, 'a' || new.account, new.title, new.body, new.names, new.topics, new.about, new.stems);
END;

CREATE TRIGGER `itemsChanged` AFTER UPDATE OF title, body, names, topics, about, stems, trashedAt ON items BEGIN
  INSERT INTO itemsFts(itemsFts, rowid, owner, title, body, names, topics, about, stems) SELECT 'delete', old.id, 'a' || old.account, old.title, old.body, old.names, old.topics, old.about, old.stems WHERE old.trashedAt IS NULL;
  INSERT INTO itemsFts(rowid, owner, title, body, names, topics, about, stems) SELECT new.id, 'a' || new.account, new.title, new.body, new.names, new.topics, new.about, new.stems WHERE new.trashedAt IS NULL;
END;

CREATE TRIGGER `itemsErased` AFTER DELETE ON items WHEN old.trashedAt IS NULL BEGIN
  INSERT INTO itemsFts(itemsFts, rowid, owner, title, body, names, topics, about, stems) VALUES ('delete', old.id, 'a' || old.account, old.title, old.body, old.names, old.topics, old.about, old.stems);
END;

CREATE TRIGGER `itemVectorsGone` AFTER DELETE ON `items` BEGIN
	DELETE FROM `itemVectors` WHERE `item` = old.`id`;
END;

INSERT INTO itemsFts(itemsFts, rank) VALUES ('secure-delete', 1);
