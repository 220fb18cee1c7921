-- Nothing was ever written to this table: it gets its columns anew.
DROP TABLE `itemVectors`;--> statement-breakpoint
CREATE TABLE `itemVectors` (
	`item` integer PRIMARY KEY NOT NULL,
	`account` integer NOT NULL,
	`model` text NOT NULL,
	`dimensions` integer NOT NULL,
	`updatedAt` integer NOT NULL,
	`vector` blob NOT NULL
);
--> statement-breakpoint
CREATE INDEX `itemVectorsByAccount` ON `itemVectors` (`account`);--> statement-breakpoint
-- What an item meant goes with it, whoever takes it out: drizzle has no words for triggers.
CREATE TRIGGER `itemVectorsGone` AFTER DELETE ON `items` BEGIN
	DELETE FROM `itemVectors` WHERE `item` = old.`id`;
END;
