CREATE TABLE `erasures` (
	`account` integer NOT NULL,
	`createdAt` integer NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`account`, `createdAt`, `at`)
);
