ALTER TABLE `items` ADD `metadata` text;--> statement-breakpoint
ALTER TABLE `items` ADD `knownAt` integer;--> statement-breakpoint
ALTER TABLE `items` ADD `year` integer;--> statement-breakpoint
ALTER TABLE `items` ADD `reason` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `items` ADD `watchedAt` integer;--> statement-breakpoint
ALTER TABLE `items` ADD `rating` real;--> statement-breakpoint
ALTER TABLE `items` ADD `names` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `items` ADD `topics` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `items` ADD `about` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `items` ADD `stems` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `items` ADD `near` text DEFAULT '' NOT NULL;--> statement-breakpoint
-- Search learns names, topics, descriptions, stems and near misses. The index is rebuilt from what is kept; items of before
-- have none of these, and are found by their words as they were.
DROP TRIGGER `itemsAdded`;
--> statement-breakpoint
DROP TRIGGER `itemsChanged`;
--> statement-breakpoint
DROP TRIGGER `itemsErased`;
--> statement-breakpoint
DROP TABLE `itemsFts`;
--> statement-breakpoint
DROP VIEW `itemsSearchable`;
--> statement-breakpoint
CREATE VIEW `itemsSearchable` AS SELECT id, 'a' || account AS owner, title, body, names, topics, about, stems, near FROM items;
--> statement-breakpoint
CREATE VIRTUAL TABLE `itemsFts` USING fts5(owner, title, body, names, topics, about, stems, near, content='itemsSearchable', content_rowid='id', tokenize='unicode61 remove_diacritics 2', prefix='2 3');
--> statement-breakpoint
INSERT INTO itemsFts(itemsFts, rank) VALUES ('secure-delete', 1);
--> statement-breakpoint
INSERT INTO itemsFts(rowid, owner, title, body, names, topics, about, stems, near) SELECT id, 'a' || account, title, body, names, topics, about, stems, near FROM items WHERE trashedAt IS NULL;
--> statement-breakpoint
CREATE TRIGGER `itemsAdded` AFTER INSERT ON items WHEN new.trashedAt IS NULL BEGIN
  INSERT INTO itemsFts(rowid, owner, title, body, names, topics, about, stems, near) VALUES (new.id, 'a' || new.account, new.title, new.body, new.names, new.topics, new.about, new.stems, new.near);
END;
--> statement-breakpoint
CREATE TRIGGER `itemsChanged` AFTER UPDATE OF title, body, names, topics, about, stems, near, trashedAt ON items BEGIN
  INSERT INTO itemsFts(itemsFts, rowid, owner, title, body, names, topics, about, stems, near) SELECT 'delete', old.id, 'a' || old.account, old.title, old.body, old.names, old.topics, old.about, old.stems, old.near WHERE old.trashedAt IS NULL;
  INSERT INTO itemsFts(rowid, owner, title, body, names, topics, about, stems, near) SELECT new.id, 'a' || new.account, new.title, new.body, new.names, new.topics, new.about, new.stems, new.near WHERE new.trashedAt IS NULL;
END;
--> statement-breakpoint
CREATE TRIGGER `itemsErased` AFTER DELETE ON items WHEN old.trashedAt IS NULL BEGIN
  INSERT INTO itemsFts(itemsFts, rowid, owner, title, body, names, topics, about, stems, near) VALUES ('delete', old.id, 'a' || old.account, old.title, old.body, old.names, old.topics, old.about, old.stems, old.near);
END;
