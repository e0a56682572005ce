/** The mark of the demo: a pin on a card. */
export function Logo() {
  return (
    <svg className="logo" viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
      <rect width="32" height="32" rx="9" className="logo-card" />
      <circle cx="16" cy="12" r="5" className="logo-pin" />
      <path d="M16 17v8" className="logo-needle" />
    </svg>
  );
}
