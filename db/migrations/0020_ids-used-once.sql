CREATE TABLE `__new_accounts` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`createdAt` integer NOT NULL,
	`erasedAt` integer,
	`household` integer,
	`may` text
);
--> statement-breakpoint
INSERT INTO `__new_accounts`("id", "createdAt", "erasedAt", "household", "may") SELECT "id", "createdAt", "erasedAt", "household", "may" FROM `accounts`;--> statement-breakpoint
DROP TABLE `accounts`;--> statement-breakpoint
ALTER TABLE `__new_accounts` RENAME TO `accounts`;--> statement-breakpoint
CREATE INDEX `accountsByHousehold` ON `accounts` (`household`) WHERE household is not null;--> statement-breakpoint
CREATE TABLE `__new_conversations` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`account` integer NOT NULL,
	`channel` text NOT NULL,
	`chat` text NOT NULL,
	`person` text NOT NULL,
	`isGroup` integer NOT NULL,
	`lastSeq` integer DEFAULT 0 NOT NULL,
	`parkedAt` integer
);
--> statement-breakpoint
INSERT INTO `__new_conversations`("id", "account", "channel", "chat", "person", "isGroup", "lastSeq", "parkedAt") SELECT "id", "account", "channel", "chat", "person", "isGroup", "lastSeq", "parkedAt" FROM `conversations`;--> statement-breakpoint
DROP TABLE `conversations`;--> statement-breakpoint
ALTER TABLE `__new_conversations` RENAME TO `conversations`;--> statement-breakpoint
CREATE UNIQUE INDEX `conversationsByChat` ON `conversations` (`account`,`channel`,`chat`);