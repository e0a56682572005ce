/** What the page before a link hands on to `/offsite/` (S3 §2.3). */
const FIELDS = ['pin', 'client_tracking_params', 'aux_data', 'isThirdPartyAd'] as const;

/** The meaning of `csr` is not shown. The value is ours. */
const CSR = '1';

/** Adds what the address of the page says about the pin to the path that follows its link (S3 §2.3). */
export function withOffsiteFields(path: string, query: URLSearchParams): string {
  const fields = new URLSearchParams();
  for (const name of FIELDS) {
    const value = query.get(name);
    if (value) fields.set(name, value);
    if (name === 'pin') fields.set('csr', CSR);
  }
  return `${path}&${fields}`;
}
