CREATE TABLE `toolResults` (
	`account` integer NOT NULL,
	`key` text NOT NULL,
	`until` integer NOT NULL,
	`outcome` text NOT NULL,
	PRIMARY KEY(`account`, `key`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `words` (
	`account` integer NOT NULL,
	`slip` text NOT NULL,
	`word` text NOT NULL,
	PRIMARY KEY(`account`, `slip`, `word`)
) WITHOUT ROWID;
