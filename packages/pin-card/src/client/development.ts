declare const process: { readonly env: { readonly NODE_ENV?: string } };

/** Bundlers replace the expression. Without a bundler a browser has no `process`, and reading it throws. */
export function isDevelopment(): boolean {
  try {
    return process.env.NODE_ENV !== 'production';
  } catch {
    return false;
  }
}
