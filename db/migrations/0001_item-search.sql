-- Full text over what is kept and not in the trash. `owner` is a token ('a' || account) inside the index, so that a
-- search touches one person's postings only (PERFORMANCE.md section 4). External content: the words are stored once.
CREATE VIEW `itemsSearchable` AS SELECT id, 'a' || account AS owner, title, body FROM items;
--> statement-breakpoint
CREATE VIRTUAL TABLE `itemsFts` USING fts5(owner, title, body, content='itemsSearchable', content_rowid='id', tokenize='unicode61 remove_diacritics 2', prefix='2 3');
--> statement-breakpoint
-- Erased words must leave the index pages too, not only be hidden.
INSERT INTO itemsFts(itemsFts, rank) VALUES ('secure-delete', 1);
--> statement-breakpoint
CREATE TRIGGER `itemsAdded` AFTER INSERT ON items WHEN new.trashedAt IS NULL BEGIN
  INSERT INTO itemsFts(rowid, owner, title, body) VALUES (new.id, 'a' || new.account, new.title, new.body);
END;
--> statement-breakpoint
CREATE TRIGGER `itemsChanged` AFTER UPDATE ON items BEGIN
  INSERT INTO itemsFts(itemsFts, rowid, owner, title, body) SELECT 'delete', old.id, 'a' || old.account, old.title, old.body WHERE old.trashedAt IS NULL;
  INSERT INTO itemsFts(rowid, owner, title, body) SELECT new.id, 'a' || new.account, new.title, new.body WHERE new.trashedAt IS NULL;
END;
--> statement-breakpoint
CREATE TRIGGER `itemsErased` AFTER DELETE ON items WHEN old.trashedAt IS NULL BEGIN
  INSERT INTO itemsFts(itemsFts, rowid, owner, title, body) VALUES ('delete', old.id, 'a' || old.account, old.title, old.body);
END;
