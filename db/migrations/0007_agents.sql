CREATE TABLE `agentSwitches` (
	`conversation` integer NOT NULL,
	`number` integer NOT NULL,
	`fromAgentId` text NOT NULL,
	`toAgentId` text NOT NULL,
	`fromName` text NOT NULL,
	`toName` text NOT NULL,
	`atSeq` integer NOT NULL,
	`switchedAt` integer NOT NULL,
	`messageCount` integer NOT NULL,
	`reason` text NOT NULL,
	`answeredAt` integer,
	PRIMARY KEY(`conversation`, `number`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `conversationAgents` (
	`conversation` integer PRIMARY KEY NOT NULL,
	`aiAgentId` text NOT NULL,
	`activeAgentId` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `ownAgents` (
	`id` integer PRIMARY KEY NOT NULL,
	`account` integer NOT NULL,
	`name` text NOT NULL,
	`instructions` text NOT NULL,
	`version` integer NOT NULL,
	`createdAt` integer NOT NULL,
	`removedAt` integer
);
--> statement-breakpoint
CREATE INDEX `ownAgentsByAccount` ON `ownAgents` (`account`);--> statement-breakpoint
CREATE TABLE `adminSessions` (
	`hash` text PRIMARY KEY NOT NULL,
	`csrf` text NOT NULL,
	`ip` text NOT NULL,
	`createdAt` integer NOT NULL,
	`seenAt` integer NOT NULL
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `agents` (
	`id` integer PRIMARY KEY NOT NULL,
	`team` integer,
	`name` text NOT NULL,
	`about` text NOT NULL,
	`model` text NOT NULL,
	`families` text NOT NULL,
	`topics` text NOT NULL,
	`createdAt` integer NOT NULL,
	`archivedAt` integer
);
--> statement-breakpoint
CREATE TABLE `attempts` (
	`key` text PRIMARY KEY NOT NULL,
	`since` integer NOT NULL,
	`count` integer NOT NULL
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `audit` (
	`id` integer PRIMARY KEY NOT NULL,
	`at` integer NOT NULL,
	`who` text NOT NULL,
	`action` text NOT NULL,
	`subject` text NOT NULL,
	`before` text NOT NULL,
	`after` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `auditByTime` ON `audit` (`at`);--> statement-breakpoint
CREATE TABLE `instructions` (
	`level` text NOT NULL,
	`owner` integer NOT NULL,
	`version` integer NOT NULL,
	`content` text NOT NULL,
	`at` integer NOT NULL,
	`by` text NOT NULL,
	PRIMARY KEY(`level`, `owner`, `version`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `linkCodes` (
	`hash` text PRIMARY KEY NOT NULL,
	`purpose` text NOT NULL,
	`home` text NOT NULL,
	`permission` text NOT NULL,
	`expiresAt` integer NOT NULL
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `teams` (
	`id` integer PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`createdAt` integer NOT NULL,
	`archivedAt` integer
);
