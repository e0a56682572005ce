import {
  CONVERSATIONS,
  EVENTS,
  EXPERIENCES,
  LINK_HOSTS,
  PIN_SEARCH,
  TRIGGERED_EXPERIENCES,
  UPLOADS,
  VIDEO_UPLOADS,
} from './core-migrations.js';
import {
  ACCOUNTS,
  BOARD_PEOPLE,
  BUSINESS_ACCOUNTS,
  PEOPLE_AND_FEEDBACK,
  PIN_REMOVALS,
  REMOVED_COPIES,
  VIEWER_STATES,
} from './data-migrations.js';

/** One version of the schema. Never change or remove one: a database records which migrations it has applied. */
export interface Migration {
  readonly version: number;
  readonly name: string;
  readonly sql: string;
}

const PEOPLE_AND_BOARDS = `
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
    created_at INTEGER NOT NULL
  ) STRICT;

  CREATE TABLE boards (
    id TEXT PRIMARY KEY,
    owner_id TEXT NOT NULL REFERENCES users (id),
    name TEXT NOT NULL,
    url TEXT NOT NULL UNIQUE,
    privacy TEXT NOT NULL CHECK (privacy IN ('public', 'protected', 'secret')),
    layout TEXT NOT NULL,
    position INTEGER NOT NULL,
    created_at INTEGER NOT NULL,
    last_pinned_at INTEGER NOT NULL
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
    UNIQUE (board_id, slug)
  ) STRICT;
`;

/** `feed_position` grows with each new pin; the feed starts at the highest. */
const PINS = `
  CREATE TABLE pictures (
    signature TEXT PRIMARY KEY,
    dominant_color TEXT NOT NULL,
    width INTEGER NOT NULL,
    height INTEGER NOT NULL,
    files TEXT NOT NULL
  ) STRICT;

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
    deleted_at INTEGER
  ) STRICT;
  CREATE INDEX pins_in_feed ON pins (feed_position) WHERE is_listed = 1 AND deleted_at IS NULL;
  CREATE INDEX pins_by_board ON pins (board_id, feed_position) WHERE deleted_at IS NULL;
  CREATE INDEX pins_by_pinner ON pins (pinner_id) WHERE deleted_at IS NULL;

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
`;

const SESSIONS_AND_ANSWERS = `
  CREATE TABLE sessions (
    token_hash TEXT PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES users (id),
    created_at INTEGER NOT NULL,
    expires_at INTEGER NOT NULL
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
`;

/** All migrations, in the order of their numbers. */
export const MIGRATIONS: readonly Migration[] = [
  { version: 1, name: 'people and boards', sql: PEOPLE_AND_BOARDS },
  { version: 2, name: 'pins and saves', sql: PINS },
  { version: 3, name: 'sessions and kept answers', sql: SESSIONS_AND_ANSWERS },
  { version: 10, name: 'events', sql: EVENTS },
  { version: 11, name: 'hosts of links', sql: LINK_HOSTS },
  { version: 12, name: 'messages', sql: EXPERIENCES },
  { version: 13, name: 'uploads', sql: UPLOADS },
  { version: 14, name: 'search', sql: PIN_SEARCH },
  { version: 15, name: 'conversations', sql: CONVERSATIONS },
  { version: 20, name: 'deleted boards, invites and followers', sql: BOARD_PEOPLE },
  { version: 21, name: 'follows, blocks, hidden pins and reports', sql: PEOPLE_AND_FEEDBACK },
  { version: 22, name: 'accounts and states', sql: ACCOUNTS },
  { version: 30, name: 'triggered messages', sql: TRIGGERED_EXPERIENCES },
  { version: 31, name: 'uploaded videos', sql: VIDEO_UPLOADS },
  { version: 40, name: 'employees and limited logins', sql: VIEWER_STATES },
  { version: 41, name: 'removed pins and appeals', sql: PIN_REMOVALS },
  { version: 42, name: 'business accounts', sql: BUSINESS_ACCOUNTS },
  { version: 43, name: 'copies of removed pins', sql: REMOVED_COPIES },
];
