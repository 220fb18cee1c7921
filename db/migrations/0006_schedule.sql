CREATE TABLE `schedule` (
	`id` integer PRIMARY KEY NOT NULL,
	`account` integer NOT NULL,
	`conversation` integer NOT NULL,
	`kind` text NOT NULL,
	`key` text NOT NULL,
	`dueAt` integer NOT NULL,
	`due` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `scheduleByKey` ON `schedule` (`account`,`kind`,`key`);--> statement-breakpoint
CREATE INDEX `scheduleByInstant` ON `schedule` (`account`,`dueAt`);