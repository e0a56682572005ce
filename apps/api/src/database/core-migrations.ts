/** What browsers report: tracking events, attribution requests, clicks and reports of messages. `visitor` is a user id or the id of a visitor's cookie. */
export const EVENTS = `
  CREATE TABLE events (
    position INTEGER PRIMARY KEY AUTOINCREMENT,
    kind TEXT NOT NULL CHECK (kind IN ('tracking', 'attribution', 'experience', 'clickthrough')),
    event_id TEXT,
    visitor TEXT,
    body TEXT NOT NULL,
    received_at INTEGER NOT NULL
  ) STRICT;
  CREATE UNIQUE INDEX events_once ON events (kind, event_id) WHERE event_id IS NOT NULL;
  CREATE INDEX events_by_kind ON events (kind, position);
`;

/** Hosts whose links do not open, with their subdomains. */
export const LINK_HOSTS = `
  CREATE TABLE link_hosts (
    host TEXT PRIMARY KEY,
    status TEXT NOT NULL CHECK (status IN ('blocked', 'suspicious', 'porn'))
  ) STRICT, WITHOUT ROWID;
  INSERT INTO link_hosts (host, status) VALUES
    ('spam.example', 'blocked'),
    ('malware.example', 'blocked'),
    ('cheap-followers.example', 'blocked'),
    ('suspicious.example', 'suspicious'),
    ('free-gift-cards.example', 'suspicious'),
    ('porn.example', 'porn'),
    ('adults-only.example', 'porn');
`;

/** The messages, and what each viewer did with them. `viewer` is a user id or the id of a visitor's cookie. */
export const EXPERIENCES = `
  CREATE TABLE experiences (
    placement_id TEXT NOT NULL,
    experience_id TEXT NOT NULL,
    position INTEGER NOT NULL,
    message TEXT NOT NULL,
    audience TEXT NOT NULL,
    PRIMARY KEY (placement_id, experience_id)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE experience_states (
    viewer TEXT NOT NULL,
    placement_id TEXT NOT NULL,
    experience_id TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('triggered', 'viewed', 'completed', 'dismissed')),
    changed_at INTEGER NOT NULL,
    PRIMARY KEY (viewer, placement_id, experience_id)
  ) STRICT, WITHOUT ROWID;
`;

/** A message that a viewer has triggered is theirs, whomever it is meant for. */
export const TRIGGERED_EXPERIENCES = `
  ALTER TABLE experience_states ADD COLUMN is_triggered INTEGER NOT NULL DEFAULT 0;
  UPDATE experience_states SET is_triggered = 1 WHERE status = 'triggered';
`;

/** A slot to post a file to. Only the hash of its key is stored. */
export const UPLOADS = `
  CREATE TABLE uploads (
    id TEXT PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES users (id),
    key_hash TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('registered', 'succeeded', 'failed')),
    signature TEXT REFERENCES pictures (signature),
    created_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
`;

/** An upload is a picture, or a video as JSON: its signature, file, size and duration. */
export const VIDEO_UPLOADS = `
  CREATE TABLE uploads_with_videos (
    id TEXT PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES users (id),
    key_hash TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('registered', 'processing', 'succeeded', 'failed')),
    type TEXT NOT NULL CHECK (type IN ('image', 'video')),
    signature TEXT REFERENCES pictures (signature),
    video TEXT,
    created_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  INSERT INTO uploads_with_videos
    SELECT id, user_id, key_hash, status, 'image', signature, NULL, created_at FROM uploads;
  DROP TABLE uploads;
  ALTER TABLE uploads_with_videos RENAME TO uploads;
`;

/** The words of all pins. Who may see a pin is decided by the query that reads the index. */
export const PIN_SEARCH = `
  CREATE VIRTUAL TABLE pin_search USING fts5 (
    title, description, alt_text,
    content = 'pins', content_rowid = 'feed_position',
    tokenize = 'unicode61 remove_diacritics 2'
  );
  INSERT INTO pin_search (pin_search) VALUES ('rebuild');
  CREATE TRIGGER pins_into_search AFTER INSERT ON pins BEGIN
    INSERT INTO pin_search (rowid, title, description, alt_text)
    VALUES (new.feed_position, new.title, new.description, new.alt_text);
  END;
  CREATE TRIGGER pins_in_search AFTER UPDATE OF title, description, alt_text ON pins BEGIN
    INSERT INTO pin_search (pin_search, rowid, title, description, alt_text)
    VALUES ('delete', old.feed_position, old.title, old.description, old.alt_text);
    INSERT INTO pin_search (rowid, title, description, alt_text)
    VALUES (new.feed_position, new.title, new.description, new.alt_text);
  END;
`;

/** Conversations. `people` is the sorted ids of those who take part: there is one conversation for each group. */
export const CONVERSATIONS = `
  CREATE TABLE conversations (
    id TEXT PRIMARY KEY,
    people TEXT NOT NULL UNIQUE,
    last_message INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE conversation_people (
    user_id TEXT NOT NULL REFERENCES users (id),
    conversation_id TEXT NOT NULL REFERENCES conversations (id),
    PRIMARY KEY (user_id, conversation_id)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX conversation_people_by_conversation ON conversation_people (conversation_id);
  CREATE TABLE messages (
    position INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL UNIQUE,
    conversation_id TEXT NOT NULL REFERENCES conversations (id),
    sender_id TEXT NOT NULL REFERENCES users (id),
    pin_id TEXT NOT NULL REFERENCES pins (id),
    created_at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX messages_by_conversation ON messages (conversation_id, position);
`;
