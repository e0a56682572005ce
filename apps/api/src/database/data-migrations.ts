/**
 * Boards and sections are marked when they are deleted, so that a repeated request finds them. The pictures that a visitor
 * publishes have a `guid`, so that a repeated request creates no second pin.
 */
export const BOARD_PEOPLE = `
  ALTER TABLE boards ADD COLUMN is_protected INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE boards ADD COLUMN deleted_at INTEGER;
  ALTER TABLE sections ADD COLUMN deleted_at INTEGER;
  ALTER TABLE pins ADD COLUMN section_id TEXT REFERENCES sections (id);
  ALTER TABLE pins ADD COLUMN guid TEXT;
  CREATE UNIQUE INDEX pins_by_guid ON pins (pinner_id, guid) WHERE guid IS NOT NULL;

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
`;

/** `place` names where a pin is hidden: the home feed, search, the news hub or among pins that people sent. */
export const PEOPLE_AND_FEEDBACK = `
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
`;

/** Without a row of their own, an account has the defaults: no save behaviour was chosen, and every cookie is undecided. */
export const ACCOUNTS = `
  CREATE TABLE accounts (
    user_id TEXT PRIMARY KEY REFERENCES users (id),
    email TEXT UNIQUE COLLATE NOCASE,
    country TEXT,
    locale TEXT,
    save_behavior INTEGER CHECK (save_behavior IN (0, 1)),
    allow_analytic_cookies INTEGER,
    allow_marketing_cookies INTEGER,
    allow_personalization_cookies INTEGER,
    cookie_surface_tag TEXT
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE user_states (
    user_id TEXT NOT NULL REFERENCES users (id),
    state TEXT NOT NULL,
    value TEXT NOT NULL,
    updated_at INTEGER NOT NULL,
    PRIMARY KEY (user_id, state)
  ) STRICT, WITHOUT ROWID;
`;

/** Pins that were taken down. They are marked as deleted too, and only their pinner reads why. An appeal is sent once. */
export const PIN_REMOVALS = `
  CREATE TABLE pin_removals (
    pin_id TEXT PRIMARY KEY REFERENCES pins (id),
    reason TEXT NOT NULL CHECK (reason IN ('adult', 'copyright', 'spam')),
    removed_at INTEGER NOT NULL,
    appeal TEXT,
    appealed_at INTEGER
  ) STRICT, WITHOUT ROWID;
`;

/**
 * A pin that was taken down leaves every list together with the copies that people saved. A pin that its creator deleted
 * leaves the copies to their savers.
 */
export const REMOVED_COPIES = `
  CREATE TRIGGER pin_removal_deletes AFTER INSERT ON pin_removals BEGIN
    UPDATE pins SET is_listed = 0, deleted_at = ifnull(deleted_at, new.removed_at) WHERE id = new.pin_id;
    UPDATE saves SET deleted_at = new.removed_at WHERE pin_id = new.pin_id AND deleted_at IS NULL;
  END;
  UPDATE saves SET deleted_at = (SELECT removed_at FROM pin_removals WHERE pin_id = saves.pin_id)
    WHERE deleted_at IS NULL AND pin_id IN (SELECT pin_id FROM pin_removals);
`;

/** A person may turn their account into one of a business, which sees analytics of its pins (S1 §6). */
export const BUSINESS_ACCOUNTS = `
  ALTER TABLE accounts ADD COLUMN is_partner INTEGER;
`;

/** A session of a limited login must log in again before most actions (S3 §6). */
export const VIEWER_STATES = `
  ALTER TABLE users ADD COLUMN is_employee INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE sessions ADD COLUMN is_limited INTEGER NOT NULL DEFAULT 0;
`;
