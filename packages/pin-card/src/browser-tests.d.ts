/** What tests in a browser know besides: its debugging protocol, and sheets that are imported for their effect. */
/// <reference types="@vitest/browser-playwright" />
declare module '*.css';
