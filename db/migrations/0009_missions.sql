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
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `missionsByConversation` ON `missions` (`account`,`conversation`,`startedAt`);--> statement-breakpoint
CREATE INDEX `missionsEnded` ON `missions` (`endedAt`);--> statement-breakpoint
CREATE INDEX `missionsRunning` ON `missions` (`startedAt`) WHERE "endedAt" is null;