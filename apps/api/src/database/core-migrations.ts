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
