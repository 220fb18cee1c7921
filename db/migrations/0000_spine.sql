CREATE TABLE `accounts` (
	`id` integer PRIMARY KEY NOT NULL,
	`createdAt` integer NOT NULL,
	`erasedAt` integer
);
--> statement-breakpoint
CREATE TABLE `conversations` (
	`id` integer PRIMARY KEY NOT NULL,
	`account` integer NOT NULL,
	`channel` text NOT NULL,
	`chat` text NOT NULL,
	`person` text NOT NULL,
	`isGroup` integer NOT NULL,
	`lastSeq` integer DEFAULT 0 NOT NULL,
	`parkedAt` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `conversationsByChat` ON `conversations` (`account`,`channel`,`chat`);--> statement-breakpoint
CREATE TABLE `identities` (
	`channel` text NOT NULL,
	`person` text NOT NULL,
	`account` integer NOT NULL,
	PRIMARY KEY(`channel`, `person`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `identitiesByAccount` ON `identities` (`account`);--> statement-breakpoint
CREATE TABLE `dialogues` (
	`conversation` integer PRIMARY KEY NOT NULL,
	`state` text NOT NULL,
	`expiresAt` integer NOT NULL
);
--> statement-breakpoint
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
--> statement-breakpoint
CREATE INDEX `eventsByMessage` ON `events` (`conversation`,`messageId`) WHERE "messageId" is not null;--> statement-breakpoint
CREATE TABLE `shownLists` (
	`conversation` integer PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`ids` text NOT NULL,
	`shownAt` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `halts` (
	`channel` text PRIMARY KEY NOT NULL,
	`at` integer NOT NULL,
	`reason` text NOT NULL
);
--> statement-breakpoint
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
--> statement-breakpoint
CREATE UNIQUE INDEX `inboxByNativeId` ON `inbox` (`channel`,`nativeId`);--> statement-breakpoint
CREATE INDEX `inboxWaiting` ON `inbox` (`channel`,`person`,`id`) WHERE status in ('received', 'claimed');--> statement-breakpoint
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
);
--> statement-breakpoint
CREATE UNIQUE INDEX `outboxByTurn` ON `outbox` (`turn`,`part`);--> statement-breakpoint
CREATE INDEX `outboxWaiting` ON `outbox` (`account`,`id`) WHERE status in ('queued', 'sending');--> statement-breakpoint
CREATE INDEX `outboxHeld` ON `outbox` (`conversation`) WHERE status = 'held';--> statement-breakpoint
CREATE INDEX `outboxByNativeId` ON `outbox` (`nativeId`) WHERE "nativeId" is not null;--> statement-breakpoint
CREATE TABLE `quarantine` (
	`id` integer PRIMARY KEY NOT NULL,
	`channel` text NOT NULL,
	`receivedAt` integer NOT NULL,
	`raw` blob NOT NULL,
	`reason` text NOT NULL
);
--> statement-breakpoint
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
);
--> statement-breakpoint
CREATE INDEX `itemsByAccount` ON `items` (`account`,`createdAt`) WHERE "trashedAt" is null;--> statement-breakpoint
CREATE INDEX `itemsByHash` ON `items` (`account`,`hash`);--> statement-breakpoint
CREATE INDEX `itemsInTrash` ON `items` (`trashedAt`) WHERE "trashedAt" is not null;--> statement-breakpoint
CREATE TABLE `journal` (
	`turn` integer PRIMARY KEY NOT NULL,
	`account` integer NOT NULL,
	`conversation` integer NOT NULL,
	`at` integer NOT NULL,
	`changes` text NOT NULL,
	`undoneAt` integer
);
--> statement-breakpoint
CREATE INDEX `journalByConversation` ON `journal` (`conversation`,`turn`);