import type { Device } from '@tackboard/domain';
import type { HonoRequest } from 'hono';
import type { Crawler } from '../app/page-state.js';

const SOCIAL_CRAWLER =
  /facebookexternalhit|twitterbot|slackbot|whatsapp|telegrambot|discordbot|linkedinbot|pinterestbot/i;
const CRAWLER = /bot\b|crawler|spider|slurp/i;

/** Detects phones by client hint or user agent. */
export function deviceOf(request: HonoRequest): Device {
  const isMobile =
    request.header('sec-ch-ua-mobile') === '?1' ||
    /\bMobi/.test(request.header('user-agent') ?? '');
  return isMobile ? 'mobile' : 'desktop';
}

/** Detects crawlers by user agent; undefined for people. */
export function crawlerOf(request: HonoRequest): Crawler | undefined {
  const agent = request.header('user-agent') ?? '';
  if (SOCIAL_CRAWLER.test(agent)) return 'social';
  return CRAWLER.test(agent) ? 'search' : undefined;
}
