/** Sheets are imported for their effect alone, by tests that need a screen. */
declare module '*.css';
