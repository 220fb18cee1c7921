ALTER TABLE `missions` ADD `call` text;--> statement-breakpoint
ALTER TABLE `missions` ADD `findings` text;