CREATE TABLE `erasedKeys` (
	`fingerprint` integer PRIMARY KEY NOT NULL,
	`at` integer NOT NULL
);
