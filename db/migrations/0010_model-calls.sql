CREATE TABLE `itemVectors` (
	`item` integer PRIMARY KEY NOT NULL,
	`account` integer NOT NULL,
	`hash` text NOT NULL,
	`model` text NOT NULL,
	`vector` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `itemVectorsByAccount` ON `itemVectors` (`account`);--> statement-breakpoint
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
--> statement-breakpoint
CREATE INDEX `modelCallsByDay` ON `modelCalls` (`day`,`account`);--> statement-breakpoint
CREATE TABLE `summaries` (
	`conversation` integer PRIMARY KEY NOT NULL,
	`text` text NOT NULL,
	`upTo` integer NOT NULL
);
