/** Experiences with special behaviour (S2 §9.21). */
export const EXPERIENCE_IDS = {
  welcomeBack: '500863',
  cookieBanner: '502597',
  viewedOnMount: '500500',
  locationUpsell: '502722',
  metricsBanner: '502527',
  businessUpgrade: '503755',
} as const;

/** Experiences that complete automatically. */
export const AUTO_COMPLETE_EXPERIENCE_IDS: readonly string[] = [
  '502312',
  '502320',
  '502321',
  '502322',
];

/** Hero banners with only a complete button. */
export const COMPLETE_ONLY_EXPERIENCE_IDS: readonly string[] = ['501153', '501487'];

/** Placements with special behaviour (S2 §9.19). */
export const PLACEMENT_IDS = {
  refetchOnView: '1000162',
  viewedWhenItAppears: '1000075',
  survey: '1000421',
  footerHiding: '1000069',
} as const;

/** Variants of the hero banner. */
export type HeroBannerVariant = 'cookie' | 'welcomeBack' | 'completeOnly' | 'completeAndDismiss';

/** Returns the hero banner variant of an experience id (S2 §2.16). */
export function heroBannerVariant(experienceId: string): HeroBannerVariant {
  if (experienceId === EXPERIENCE_IDS.cookieBanner) return 'cookie';
  if (experienceId === EXPERIENCE_IDS.welcomeBack) return 'welcomeBack';
  return COMPLETE_ONLY_EXPERIENCE_IDS.includes(experienceId)
    ? 'completeOnly'
    : 'completeAndDismiss';
}

/** Whether an experience completes automatically. */
export function completesByItself(experienceId: string): boolean {
  return AUTO_COMPLETE_EXPERIENCE_IDS.includes(experienceId);
}

/** Paths on which the survey is held back. */
export const BUILDER_PATHS: readonly string[] = ['/pin-builder', '/idea-pin-builder'];

/** Whether the survey is held back (S2 §2.2): while the viewer creates a pin. */
export function holdsBackSurvey(placementId: string, path: string): boolean {
  return (
    placementId === PLACEMENT_IDS.survey && BUILDER_PATHS.some((builder) => path.includes(builder))
  );
}
