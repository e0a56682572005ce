import { appendQuery } from './append-query.js';

/** The fields of a link to the app (S1 §7). */
export interface DeepLink {
  readonly deeplinkPath?: string;
  readonly currentPageUrl?: string;
  readonly installId?: string;
  readonly utmSource?: string;
  readonly utmMedium?: string;
  readonly utmCampaign?: string;
  readonly utmTerm?: string;
  readonly utmContent?: string;
  readonly inviteCode?: string;
}

/** Adds the fields of a deep link to the query of an app-store link or a one-link install URL (S1 §7). */
export const deepLinkUrl = (installUrl: string, fields: DeepLink): string =>
  appendQuery(installUrl, {
    deeplink_path: fields.deeplinkPath,
    current_page_url: fields.currentPageUrl,
    install_id: fields.installId,
    utm_source: fields.utmSource,
    utm_medium: fields.utmMedium,
    utm_campaign: fields.utmCampaign,
    utm_term: fields.utmTerm,
    utm_content: fields.utmContent,
    invite_code: fields.inviteCode,
  });
