import type { MiddlewareHandler } from 'hono';
import { NONCE, secureHeaders } from 'hono/secure-headers';

/** Only the site's own files, and inline scripts and styles with the nonce. Video players need `blob:`. */
const CONTENT_SECURITY_POLICY = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'", NONCE],
  styleSrc: ["'self'", NONCE],
  mediaSrc: ["'self'", 'blob:'],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
};

/** No script writes a text as markup or code, and none makes a policy that would allow it. */
const TRUSTED_TYPES = { requireTrustedTypesFor: ["'script'"], trustedTypes: ["'none'"] };

/** Swagger UI has its icons as `data:` addresses in its style sheet, and writes markup as text: without Trusted Types. */
const DOCUMENTATION_POLICY = { ...CONTENT_SECURITY_POLICY, imgSrc: ["'self'", 'data:'] };

/**
 * Sets the security headers, with a strict Content-Security-Policy. Pages give their inline scripts and styles the nonce
 * `context.get('secureHeadersNonce')`, which is new for each response. Pages may frame documents of `frameSources` only.
 */
export function securityHeaders(frameSources: readonly string[] = []): MiddlewareHandler {
  const frames = frameSources.length > 0 && { frameSrc: [...frameSources] };
  const pages = secureHeaders({
    contentSecurityPolicy: { ...CONTENT_SECURITY_POLICY, ...TRUSTED_TYPES, ...frames },
  });
  const documentation = secureHeaders({ contentSecurityPolicy: DOCUMENTATION_POLICY });
  return (context, next) =>
    context.req.path === '/docs' ? documentation(context, next) : pages(context, next);
}
