CREATE TABLE `homes` (
	`name` text PRIMARY KEY NOT NULL,
	`at` integer NOT NULL,
	`report` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `homesByTime` ON `homes` (`at`);--> statement-breakpoint
ALTER TABLE `accounts` ADD `household` integer;--> statement-breakpoint
ALTER TABLE `accounts` ADD `may` text;--> statement-breakpoint
ALTER TABLE `lancamentos` ADD `by` integer;--> statement-breakpoint
ALTER TABLE `adminSessions` ADD `provenAt` integer;