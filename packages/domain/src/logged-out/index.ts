export type { ClickthroughRecord, LoggedOutRecords, RecentlyVisitedEntry, Revisitation, SearchRecord, VisitHistoryEntry } from './records.js';
