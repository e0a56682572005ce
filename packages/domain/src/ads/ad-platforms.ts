/** Systems that advertisers connect (S2 §9). */
export const AD_PLATFORM_INTEGRATIONS = [
  'Google Tag Manager',
  'Shopify',
  'WooCommerce',
  'WordPress',
  'Squarespace',
  'Weebly',
  'Tealium',
  'Magento',
  'Ecwid',
  'BigCommerce',
  'Premmerce',
  'Segment',
  'Branch',
  'Hightouch',
  'Eulerian',
  'Adobe Real-Time CDP',
  'Adobe Commerce',
  'Salesforce Commerce Cloud',
] as const;

/** A system that advertisers connect (S2 §9). */
export type AdPlatformIntegration = (typeof AD_PLATFORM_INTEGRATIONS)[number];

/** Tabs of the ads manager that other parts of the site link to (S2 §9). */
export const ADS_MANAGER_TABS = ['bulk editor', 'billing', 'conversions tag'] as const;

/** A tab of the ads manager (S2 §9). */
export type AdsManagerTab = (typeof ADS_MANAGER_TABS)[number];
