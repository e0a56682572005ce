/**
 * True when a picture lies outside the product (S3 §5): its url does not start with the product's image host. `host` is
 * what those urls begin with, such as `https://i.pins.example/`; the match ends at a boundary of the url, so
 * `https://i.pins.example.evil/` is external. Without a host every picture is.
 */
export function isExternalImage(url: string, host: string | undefined): boolean {
  if (!host || !url.startsWith(host)) return true;
  return !host.endsWith('/') && !/^([/?#]|$)/.test(url.slice(host.length));
}
