import { browserCode, type Device, osCode } from '@tackboard/domain';
import type { Context, HonoRequest } from 'hono';
import { getCookie } from 'hono/cookie';
import type { Crawler } from '../app/page-state.js';
import { readShownAs, SHOWN_AS_COOKIE, type ShownAs } from '../app/shown-as.js';

const SOCIAL_CRAWLER =
  /facebookexternalhit|twitterbot|slackbot|whatsapp|telegrambot|discordbot|linkedinbot|pinterestbot/i;
const CRAWLER = /bot\b|crawler|spider|slurp/i;

/** The kind of browser that asks for a page. */
export interface BrowserKind {
  readonly device: Device;
  readonly crawler: Crawler | undefined;
  /** One of `BROWSER_CODES` (S2 §9). */
  readonly browserCode: number;
  /** One of `OS_CODES` (S2 §9). */
  readonly osCode: number;
  /** What the browser asked to be seen as, for demonstration. */
  readonly shownAs: ShownAs | undefined;
}

/** Returns the kind of browser that asks for a page, or the one that it asks to be seen as. */
export function browserKind(context: Context): BrowserKind {
  const shownAs = readShownAs(getCookie(context, SHOWN_AS_COOKIE));
  const { req: request } = context;
  const agent = request.header('user-agent') ?? '';
  const codes = { browserCode: browserCode(agent), osCode: osCode(agent) };
  switch (shownAs) {
    case undefined:
      return { ...codes, device: deviceOf(request), crawler: crawlerOf(agent), shownAs };
    case 'desktop':
    case 'mobile':
      return { ...codes, device: shownAs, crawler: undefined, shownAs };
    default:
      return { ...codes, device: 'desktop', crawler: shownAs, shownAs };
  }
}

/** Detects phones by client hint or user agent. */
function deviceOf(request: HonoRequest): Device {
  const isMobile =
    request.header('sec-ch-ua-mobile') === '?1' ||
    /\bMobi/.test(request.header('user-agent') ?? '');
  return isMobile ? 'mobile' : 'desktop';
}

/** Detects crawlers by user agent; undefined for people. */
function crawlerOf(agent: string): Crawler | undefined {
  if (SOCIAL_CRAWLER.test(agent)) return 'social';
  return CRAWLER.test(agent) ? 'search' : undefined;
}
