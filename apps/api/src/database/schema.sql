-- The tables of the server. A database keeps the version in `user_version`: raise SCHEMA_VERSION in open.ts with each change.

CREATE TABLE facts (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;

CREATE TABLE users (
  id TEXT PRIMARY KEY,
  username TEXT NOT NULL UNIQUE COLLATE NOCASE,
  full_name TEXT NOT NULL,
  image_small TEXT NOT NULL,
  image_medium TEXT NOT NULL,
  is_merchant INTEGER NOT NULL,
  verified_site TEXT,
  gender TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  is_employee INTEGER NOT NULL DEFAULT 0
) STRICT;

-- Boards, sections, pins and saves are marked when they are deleted, so that a repeated request finds them.
CREATE TABLE boards (
  id TEXT PRIMARY KEY,
  owner_id TEXT NOT NULL REFERENCES users (id),
  name TEXT NOT NULL,
  url TEXT NOT NULL UNIQUE,
  privacy TEXT NOT NULL CHECK (privacy IN ('public', 'protected', 'secret')),
  layout TEXT NOT NULL,
  position INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  last_pinned_at INTEGER NOT NULL,
  is_protected INTEGER NOT NULL DEFAULT 0,
  deleted_at INTEGER
) STRICT;
CREATE INDEX boards_by_owner ON boards (owner_id, last_pinned_at);

CREATE TABLE collaborators (
  board_id TEXT NOT NULL REFERENCES boards (id),
  user_id TEXT NOT NULL REFERENCES users (id),
  PRIMARY KEY (user_id, board_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX collaborators_by_board ON collaborators (board_id);

CREATE TABLE sections (
  id TEXT PRIMARY KEY,
  board_id TEXT NOT NULL REFERENCES boards (id),
  title TEXT NOT NULL,
  slug TEXT NOT NULL,
  deleted_at INTEGER,
  UNIQUE (board_id, slug)
) STRICT;

CREATE TABLE pictures (
  signature TEXT PRIMARY KEY,
  dominant_color TEXT NOT NULL,
  width INTEGER NOT NULL,
  height INTEGER NOT NULL,
  files TEXT NOT NULL
) STRICT;

-- `feed_position` grows with each new pin; the feed starts at the highest. What a viewer publishes has a `guid`, so that a
-- repeated request creates no second pin.
CREATE TABLE pins (
  feed_position INTEGER PRIMARY KEY AUTOINCREMENT,
  id TEXT NOT NULL UNIQUE,
  pinner_id TEXT REFERENCES users (id),
  board_id TEXT REFERENCES boards (id),
  picture TEXT NOT NULL REFERENCES pictures (signature),
  title TEXT NOT NULL,
  description TEXT NOT NULL,
  alt_text TEXT,
  link TEXT,
  created_at INTEGER NOT NULL,
  extras TEXT,
  is_listed INTEGER NOT NULL,
  deleted_at INTEGER,
  section_id TEXT REFERENCES sections (id),
  guid TEXT
) STRICT;
CREATE INDEX pins_in_feed ON pins (feed_position) WHERE is_listed = 1 AND deleted_at IS NULL;
CREATE INDEX pins_by_board ON pins (board_id, feed_position) WHERE deleted_at IS NULL;
CREATE INDEX pins_by_pinner ON pins (pinner_id) WHERE deleted_at IS NULL;
CREATE UNIQUE INDEX pins_by_guid ON pins (pinner_id, guid) WHERE guid IS NOT NULL;

CREATE TABLE saves (
  save_position INTEGER PRIMARY KEY AUTOINCREMENT,
  id TEXT NOT NULL UNIQUE,
  user_id TEXT NOT NULL REFERENCES users (id),
  pin_id TEXT NOT NULL REFERENCES pins (id),
  board_id TEXT REFERENCES boards (id),
  section_id TEXT REFERENCES sections (id),
  created_at INTEGER NOT NULL,
  deleted_at INTEGER
) STRICT;
CREATE UNIQUE INDEX saves_once ON saves (user_id, pin_id, ifnull(board_id, '')) WHERE deleted_at IS NULL;
CREATE INDEX saves_by_viewer ON saves (user_id, pin_id, save_position);
CREATE INDEX saves_by_board ON saves (board_id, save_position) WHERE deleted_at IS NULL;

-- A session of a limited login must log in again before most actions (S3 §6).
CREATE TABLE sessions (
  token_hash TEXT PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES users (id),
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  is_limited INTEGER NOT NULL DEFAULT 0
) STRICT, WITHOUT ROWID;
CREATE INDEX sessions_by_expiry ON sessions (expires_at);

CREATE TABLE answers (
  user_id TEXT NOT NULL REFERENCES users (id),
  idempotency_key TEXT NOT NULL,
  request_hash TEXT NOT NULL,
  answer TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  PRIMARY KEY (user_id, idempotency_key)
) STRICT, WITHOUT ROWID;
CREATE INDEX answers_by_age ON answers (created_at);

-- What browsers report: tracking events, attribution requests, clicks and reports of messages. `visitor` is a user id or the id
-- of a visitor's cookie.
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

-- Hosts whose links do not open, with their subdomains.
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

-- The messages, and what each viewer did with them. `viewer` is a user id or the id of a visitor's cookie. A message that a viewer
-- has triggered is theirs, whomever it is meant for.
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
  is_triggered INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (viewer, placement_id, experience_id)
) STRICT, WITHOUT ROWID;

-- The words of all pins. Who may see a pin is decided by the query that reads the index.
CREATE VIRTUAL TABLE pin_search USING fts5 (
  title, description, alt_text,
  content = 'pins', content_rowid = 'feed_position',
  tokenize = 'unicode61 remove_diacritics 2'
);

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

-- `people` is the sorted ids of those who take part: there is one conversation for each group.
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

CREATE TABLE board_invites (
  board_id TEXT NOT NULL REFERENCES boards (id),
  user_id TEXT NOT NULL REFERENCES users (id),
  inviter_id TEXT NOT NULL REFERENCES users (id),
  created_at INTEGER NOT NULL,
  PRIMARY KEY (board_id, user_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE board_follows (
  follow_position INTEGER PRIMARY KEY AUTOINCREMENT,
  board_id TEXT NOT NULL REFERENCES boards (id),
  user_id TEXT NOT NULL REFERENCES users (id),
  created_at INTEGER NOT NULL,
  UNIQUE (user_id, board_id)
) STRICT;
CREATE INDEX board_follows_by_board ON board_follows (board_id, follow_position);

CREATE TABLE user_follows (
  user_id TEXT NOT NULL REFERENCES users (id),
  followed_id TEXT NOT NULL REFERENCES users (id),
  created_at INTEGER NOT NULL,
  PRIMARY KEY (user_id, followed_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE topic_follows (
  user_id TEXT NOT NULL REFERENCES users (id),
  topic_id TEXT NOT NULL,
  list TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  PRIMARY KEY (user_id, topic_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE user_blocks (
  user_id TEXT NOT NULL REFERENCES users (id),
  blocked_id TEXT NOT NULL REFERENCES users (id),
  source TEXT,
  context TEXT,
  created_at INTEGER NOT NULL,
  PRIMARY KEY (user_id, blocked_id)
) STRICT, WITHOUT ROWID;

-- `place` names where a pin is hidden: the home feed, search, the news hub or among pins that people sent.
CREATE TABLE hidden_pins (
  user_id TEXT NOT NULL REFERENCES users (id),
  pin_id TEXT NOT NULL REFERENCES pins (id),
  place TEXT NOT NULL CHECK (place IN ('feed', 'search', 'news', 'p2p')),
  detail TEXT,
  created_at INTEGER NOT NULL,
  PRIMARY KEY (user_id, pin_id, place)
) STRICT, WITHOUT ROWID;

CREATE TABLE pin_reports (
  user_id TEXT NOT NULL REFERENCES users (id),
  pin_id TEXT NOT NULL REFERENCES pins (id),
  reason TEXT,
  created_at INTEGER NOT NULL,
  withdrawn_at INTEGER,
  PRIMARY KEY (user_id, pin_id)
) STRICT, WITHOUT ROWID;

-- Without a row of their own, an account has the defaults: no save behaviour was chosen, and every cookie is undecided. A person may
-- turn their account into one of a business, which sees analytics of its pins (S1 §6).
CREATE TABLE accounts (
  user_id TEXT PRIMARY KEY REFERENCES users (id),
  email TEXT UNIQUE COLLATE NOCASE,
  country TEXT,
  locale TEXT,
  save_behavior INTEGER CHECK (save_behavior IN (0, 1)),
  allow_analytic_cookies INTEGER,
  allow_marketing_cookies INTEGER,
  allow_personalization_cookies INTEGER,
  cookie_surface_tag TEXT,
  is_partner INTEGER
) STRICT, WITHOUT ROWID;

CREATE TABLE user_states (
  user_id TEXT NOT NULL REFERENCES users (id),
  state TEXT NOT NULL,
  value TEXT NOT NULL,
  updated_at INTEGER NOT NULL,
  PRIMARY KEY (user_id, state)
) STRICT, WITHOUT ROWID;

-- A slot to post a file to, with the hash of its key. An upload is a picture, or a video as JSON: its signature, file, size and
-- duration.
CREATE TABLE uploads (
  id TEXT PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES users (id),
  key_hash TEXT NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('registered', 'processing', 'succeeded', 'failed')),
  type TEXT NOT NULL CHECK (type IN ('image', 'video')),
  signature TEXT REFERENCES pictures (signature),
  video TEXT,
  created_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Pins that were taken down. Only their pinner reads why. Such a pin leaves every list together with the
-- copies that people saved; a pin that its creator deleted leaves the copies to their savers.
CREATE TABLE pin_removals (
  pin_id TEXT PRIMARY KEY REFERENCES pins (id),
  reason TEXT NOT NULL CHECK (reason IN ('adult', 'copyright', 'spam')),
  removed_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TRIGGER pin_removal_deletes AFTER INSERT ON pin_removals BEGIN
  UPDATE pins SET is_listed = 0, deleted_at = ifnull(deleted_at, new.removed_at) WHERE id = new.pin_id;
  UPDATE saves SET deleted_at = new.removed_at WHERE pin_id = new.pin_id AND deleted_at IS NULL;
END;
