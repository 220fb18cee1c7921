DROP INDEX `outboxDoubtful`;--> statement-breakpoint
CREATE INDEX `outboxDoubtful` ON `outbox` (`conversation`,`doubtToldAt`) WHERE status in ('unknown', 'failed');