/** The width of a bucket of counts, and where the last one begins (S3 §5). */
export const COUNT_BUCKET_SIZE = 5;

/** Counts from here on share a bucket (S3 §5). */
export const COUNT_BUCKET_LAST = 20;

/** The width of a bucket of days (S3 §5). */
export const DAYS_BUCKET_SIZE = 7;

/** Days from here on share a bucket (S3 §5). */
export const DAYS_BUCKET_LAST = 84;

function bucket(value: number, size: number, last: number): string {
  if (value >= last) return `${last}+`;
  return String(Math.max(Math.floor(value / size) * size, 0));
}

/** The bucket of a count by its lower edge (S3 §5): `0`, `5`, `10`, `15`, `20+`. */
export function bucketCount(count: number): string {
  return bucket(count, COUNT_BUCKET_SIZE, COUNT_BUCKET_LAST);
}

/** The bucket of a number of days by its lower edge (S3 §5): `0`, `7`, `14` … `77`, `84+`. */
export function bucketDays(days: number): string {
  return bucket(days, DAYS_BUCKET_SIZE, DAYS_BUCKET_LAST);
}
