/** The default logo: a pin on a card. */
export function BrandMark() {
  return (
    <svg className="tb-brand-mark" viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
      <rect width="32" height="32" rx="9" className="tb-brand-mark-card" />
      <circle cx="16" cy="12" r="5" className="tb-brand-mark-pin" />
      <path d="M16 17v8" className="tb-brand-mark-needle" />
    </svg>
  );
}
