/** Size of a count bucket (S3 §5). */
export const COUNT_BUCKET_SIZE = 5;

/** First count of the last bucket (S3 §5). */
export const COUNT_BUCKET_LAST = 20;

/** Size of a day bucket (S3 §5). */
export const DAYS_BUCKET_SIZE = 7;

/** First day of the last bucket (S3 §5). */
export const DAYS_BUCKET_LAST = 84;

function bucket(value: number, size: number, last: number): string {
  if (value >= last) return `${last}+`;
  return String(Math.max(Math.floor(value / size) * size, 0));
}

/** Returns the bucket of a count, labelled by its lower edge (S3 §5): `0`, `5`, `10`, `15`, `20+`. */
export function bucketCount(count: number): string {
  return bucket(count, COUNT_BUCKET_SIZE, COUNT_BUCKET_LAST);
}

/** Returns the bucket of a number of days, labelled by its lower edge (S3 §5): `0`, `7`, `14` … `77`, `84+`. */
export function bucketDays(days: number): string {
  return bucket(days, DAYS_BUCKET_SIZE, DAYS_BUCKET_LAST);
}
