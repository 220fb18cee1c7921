ALTER TABLE `outbox` ADD `doubtToldAt` integer;--> statement-breakpoint
CREATE INDEX `outboxDoubtful` ON `outbox` (`conversation`,`doubtToldAt`) WHERE status = 'unknown';