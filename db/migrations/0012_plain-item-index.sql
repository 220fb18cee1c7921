-- The index holds words only: no slips, no beginnings (both are looked up in `words`), and no lengths of texts,
-- since what is found is judged outside it. Rebuilt from what is kept; words of before are learnt as they are, without their slips.
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
CREATE VIEW `itemsSearchable` AS SELECT id, 'a' || account AS owner, title, body, names, topics, about, stems FROM items;
--> statement-breakpoint
CREATE VIRTUAL TABLE `itemsFts` USING fts5(owner, title, body, names, topics, about, stems, content='itemsSearchable', content_rowid='id', tokenize='unicode61 remove_diacritics 2', columnsize=0);
--> statement-breakpoint
INSERT INTO itemsFts(itemsFts, rank) VALUES ('secure-delete', 1);
--> statement-breakpoint
INSERT INTO itemsFts(rowid, owner, title, body, names, topics, about, stems) SELECT id, 'a' || account, title, body, names, topics, about, stems FROM items WHERE trashedAt IS NULL;
--> statement-breakpoint
CREATE VIRTUAL TABLE `itemsFtsTerms` USING fts5vocab('itemsFts', 'instance');
--> statement-breakpoint
INSERT OR IGNORE INTO words SELECT DISTINCT i.account, t.term, t.term FROM itemsFtsTerms t JOIN items i ON i.id = t.doc WHERE t.col NOT IN ('owner', 'stems');
--> statement-breakpoint
DROP TABLE `itemsFtsTerms`;
--> statement-breakpoint
CREATE TRIGGER `itemsAdded` AFTER INSERT ON items WHEN new.trashedAt IS NULL BEGIN
  INSERT INTO itemsFts(rowid, owner, title, body, names, topics, about, stems) VALUES (new.id, 'a' || new.account, new.title, new.body, new.names, new.topics, new.about, new.stems);
END;
--> statement-breakpoint
CREATE TRIGGER `itemsChanged` AFTER UPDATE OF title, body, names, topics, about, stems, trashedAt ON items BEGIN
  INSERT INTO itemsFts(itemsFts, rowid, owner, title, body, names, topics, about, stems) SELECT 'delete', old.id, 'a' || old.account, old.title, old.body, old.names, old.topics, old.about, old.stems WHERE old.trashedAt IS NULL;
  INSERT INTO itemsFts(rowid, owner, title, body, names, topics, about, stems) SELECT new.id, 'a' || new.account, new.title, new.body, new.names, new.topics, new.about, new.stems WHERE new.trashedAt IS NULL;
END;
--> statement-breakpoint
CREATE TRIGGER `itemsErased` AFTER DELETE ON items WHEN old.trashedAt IS NULL BEGIN
  INSERT INTO itemsFts(itemsFts, rowid, owner, title, body, names, topics, about, stems) VALUES ('delete', old.id, 'a' || old.account, old.title, old.body, old.names, old.topics, old.about, old.stems);
END;
