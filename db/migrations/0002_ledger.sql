CREATE TABLE `contaBalances` (
	`account` integer NOT NULL,
	`conta` text NOT NULL,
	`cents` integer NOT NULL,
	PRIMARY KEY(`account`, `conta`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `lancamentoVersions` (
	`lancamento` integer NOT NULL,
	`version` integer NOT NULL,
	`account` integer NOT NULL,
	`turn` integer NOT NULL,
	`at` integer NOT NULL,
	`voided` integer NOT NULL,
	`fields` text NOT NULL,
	PRIMARY KEY(`lancamento`, `version`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `versionsByAccount` ON `lancamentoVersions` (`account`);--> statement-breakpoint
CREATE TABLE `lancamentos` (
	`id` integer PRIMARY KEY NOT NULL,
	`account` integer NOT NULL,
	`kind` text NOT NULL,
	`cents` integer NOT NULL,
	`category` text NOT NULL,
	`description` text NOT NULL,
	`date` text NOT NULL,
	`precision` text NOT NULL,
	`method` text NOT NULL,
	`from` text NOT NULL,
	`to` text NOT NULL,
	`counterpart` text NOT NULL,
	`parcelas` integer NOT NULL,
	`receivable` integer NOT NULL,
	`status` text NOT NULL,
	`version` integer NOT NULL,
	`recordedAt` integer NOT NULL,
	`voidedAt` integer,
	`words` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `lancamentosByDate` ON `lancamentos` (`account`,`date`,`kind`,`category`,`status`,`cents`) WHERE "voidedAt" is null;--> statement-breakpoint
CREATE INDEX `lancamentosPending` ON `lancamentos` (`account`,`date`) WHERE "voidedAt" is null and status = 'pendente';--> statement-breakpoint
CREATE INDEX `lancamentosParceladas` ON `lancamentos` (`account`,`date`) WHERE "voidedAt" is null and parcelas > 1;--> statement-breakpoint
CREATE INDEX `lancamentosReceivable` ON `lancamentos` (`account`,`date`) WHERE "voidedAt" is null and receivable > 0;--> statement-breakpoint
CREATE TABLE `monthTotals` (
	`account` integer NOT NULL,
	`month` text NOT NULL,
	`kind` text NOT NULL,
	`category` text NOT NULL,
	`cents` integer NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`account`, `month`, `kind`, `category`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `told` (
	`account` integer NOT NULL,
	`kind` text NOT NULL,
	`key` text NOT NULL,
	`value` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`account`, `kind`, `key`)
) WITHOUT ROWID;
