/**
 * Whether an image is external (S3 §5): its URL does not start with `host`, the prefix of the product's image URLs,
 * such as `https://i.pins.example/`. The match ends at a URL boundary, so `https://i.pins.example.evil/` is external.
 * Without a host every image is external.
 */
export function isExternalImage(url: string, host: string | undefined): boolean {
  if (!host || !url.startsWith(host)) return true;
  return !host.endsWith('/') && !/^([/?#]|$)/.test(url.slice(host.length));
}
