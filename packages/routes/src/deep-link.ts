import { appendQuery } from './append-query.js';

/** What a link to the app carries (S1 §7); what is not known is left out. */
export interface DeepLink {
  /** The path that the app opens. */
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

/** A link to an app store, or a one-link install url, with the fields of a deep link in its query (S1 §7). */
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
