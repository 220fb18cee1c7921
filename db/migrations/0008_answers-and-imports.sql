CREATE TABLE `clientAnswers` (
	`key` text PRIMARY KEY NOT NULL,
	`at` integer NOT NULL,
	`value` text NOT NULL,
	`until` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `importDrafts` (
	`id` integer PRIMARY KEY NOT NULL,
	`account` integer NOT NULL,
	`at` integer NOT NULL,
	`lines` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `importDraftsByAccount` ON `importDrafts` (`account`);--> statement-breakpoint
CREATE TABLE `importedLines` (
	`account` integer NOT NULL,
	`key` text NOT NULL,
	`lancamento` integer NOT NULL,
	PRIMARY KEY(`account`, `key`)
) WITHOUT ROWID;
