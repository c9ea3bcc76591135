"""Database triggers that maintain the leaderboards of the daily games, in both SQL dialects.

They are derived from documents of the kind `daily DAY`. `daily_results` has one row per attempt, with the columns that
leaderboards are sorted by, and `daily_scores` has the number of players per score. Triggers update both tables within
the transaction that changes a document, even if a process of the previous version changes it during a rolling restart.
An unreadable attempt has no score here. The SQL texts belong to a migration step in schema.py and never change.
"""

_SQLITE_ROW = """
        DELETE FROM daily_results WHERE day = substr(new.kind, 7) AND person = new."key";
        INSERT INTO daily_results (day, person, score, loss, name, judged)
        SELECT
            substr(new.kind, 7),
            new."key",
            CASE WHEN json_type(attempt, '$.table') = 'text' AND json_type(attempt, '$.name') = 'text'
                AND json_type(attempt, '$.score') = 'integer' THEN json_extract(attempt, '$.score') END,
            coalesce(json_extract(attempt, '$.loss'), 9e999),
            coalesce(json_extract(attempt, '$.name'), ''),
            CASE WHEN json_extract(attempt, '$.loss') IS NULL THEN 0
                WHEN json_extract(attempt, '$.exact') = 1 THEN 2 ELSE 1 END
        FROM (SELECT CASE WHEN json_valid(CAST(new.data AS TEXT)) THEN CAST(new.data AS TEXT) ELSE '{}' END AS attempt);
    END"""

SQLITE_TRIGGERS = f"""
    CREATE TRIGGER daily_attempt_added AFTER INSERT ON notes
    WHEN new.kind >= 'daily ' AND new.kind < 'daily!' BEGIN{_SQLITE_ROW};
    CREATE TRIGGER daily_attempt_changed AFTER UPDATE ON notes
    WHEN new.kind >= 'daily ' AND new.kind < 'daily!' BEGIN{_SQLITE_ROW};
    CREATE TRIGGER daily_attempt_deleted AFTER DELETE ON notes
    WHEN old.kind >= 'daily ' AND old.kind < 'daily!' BEGIN
        DELETE FROM daily_results WHERE day = substr(old.kind, 7) AND person = old."key";
    END;
    CREATE TRIGGER daily_result_added AFTER INSERT ON daily_results WHEN new.score IS NOT NULL BEGIN
        INSERT INTO daily_scores (day, score, players) SELECT new.day, new.score, 0
        WHERE NOT EXISTS (SELECT 1 FROM daily_scores WHERE day = new.day AND score = new.score);
        UPDATE daily_scores SET players = players + 1 WHERE day = new.day AND score = new.score;
    END;
    CREATE TRIGGER daily_result_deleted AFTER DELETE ON daily_results WHEN old.score IS NOT NULL BEGIN
        UPDATE daily_scores SET players = players - 1 WHERE day = old.day AND score = old.score;
    END;
    UPDATE notes SET data = data WHERE kind >= 'daily ' AND kind < 'daily!'"""  # noqa: S608 - no user input
"""The last statement makes the triggers process the existing documents.

The bodies have no upsert and no OR clause: in SQLite, an OR REPLACE of the outer statement would override it.
"""

POSTGRES_FILL = """
    INSERT INTO daily_results
    SELECT ranked.* FROM notes CROSS JOIN LATERAL lucchetto_rank(notes) AS ranked
    WHERE notes.kind >= 'daily ' AND notes.kind < 'daily!';
    INSERT INTO daily_scores
    SELECT day, score, count(*) FROM daily_results WHERE score IS NOT NULL GROUP BY day, score"""
"""Fills both tables from all stored documents, while the triggers are disabled or do not exist yet."""

POSTGRES_TRIGGERS = f"""
    CREATE FUNCTION lucchetto_rank(note notes) RETURNS daily_results LANGUAGE plpgsql AS $$
    DECLARE
        attempt JSON;
        ranked daily_results;
    BEGIN
        ranked := (substr(note.kind, 7), note."key", NULL, 'Infinity', '', 0);
        attempt := convert_from(note.data, 'UTF8')::json;
        IF json_typeof(attempt -> 'table') = 'string' AND json_typeof(attempt -> 'name') = 'string' THEN
            ranked.loss := coalesce((attempt ->> 'loss')::double precision, 'Infinity');
            ranked.name := attempt ->> 'name';
            ranked.judged := CASE WHEN attempt ->> 'loss' IS NULL THEN 0
                WHEN attempt ->> 'exact' = 'true' THEN 2 ELSE 1 END;
            ranked.score := (attempt ->> 'score')::integer;
        END IF;
        RETURN ranked;
    EXCEPTION WHEN OTHERS THEN
        RETURN ranked;
    END $$;
    CREATE FUNCTION lucchetto_rank_attempt() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE
        ranked daily_results := lucchetto_rank(NEW);
    BEGIN
        DELETE FROM daily_results WHERE day = ranked.day AND person = ranked.person;
        INSERT INTO daily_results VALUES (ranked.*);
        RETURN NULL;
    END $$;
    CREATE FUNCTION lucchetto_unrank_attempt() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
        DELETE FROM daily_results WHERE day = substr(OLD.kind, 7) AND person = OLD."key";
        RETURN NULL;
    END $$;
    CREATE FUNCTION lucchetto_count_result() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
        INSERT INTO daily_scores (day, score, players) VALUES (NEW.day, NEW.score, 1)
        ON CONFLICT (day, score) DO UPDATE SET players = daily_scores.players + 1;
        RETURN NULL;
    END $$;
    CREATE FUNCTION lucchetto_discount_result() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
        UPDATE daily_scores SET players = players - 1 WHERE day = OLD.day AND score = OLD.score;
        RETURN NULL;
    END $$;
    {POSTGRES_FILL};
    CREATE TRIGGER daily_attempt_changed AFTER INSERT OR UPDATE ON notes FOR EACH ROW
    WHEN (NEW.kind >= 'daily ' AND NEW.kind < 'daily!') EXECUTE FUNCTION lucchetto_rank_attempt();
    CREATE TRIGGER daily_attempt_deleted AFTER DELETE ON notes FOR EACH ROW
    WHEN (OLD.kind >= 'daily ' AND OLD.kind < 'daily!') EXECUTE FUNCTION lucchetto_unrank_attempt();
    CREATE TRIGGER daily_result_added AFTER INSERT ON daily_results FOR EACH ROW
    WHEN (NEW.score IS NOT NULL) EXECUTE FUNCTION lucchetto_count_result();
    CREATE TRIGGER daily_result_deleted AFTER DELETE ON daily_results FOR EACH ROW
    WHEN (OLD.score IS NOT NULL) EXECUTE FUNCTION lucchetto_discount_result()"""  # noqa: S608 - no user input
"""The existing documents are processed before the triggers are created. Within one transaction, triggers would leave a
dead row per attempt, which slows down the next ones."""
