/** Experiences that behave in a way of their own (S2 §2 §4 §9). */
export const EXPERIENCE_IDS = {
  welcomeBack: '500863',
  cookieBanner: '502597',
  viewedOnMount: '500500',
  locationUpsell: '502722',
  metricsBanner: '502527',
  businessUpgrade: '503755',
} as const;

/** Experiences that complete by themselves (S2 §4 §9). */
export const AUTO_COMPLETE_EXPERIENCE_IDS: readonly string[] = [
  '502312',
  '502320',
  '502321',
  '502322',
];

/** Hero banners with a complete button alone (S2 §2 §9). */
export const COMPLETE_ONLY_EXPERIENCE_IDS: readonly string[] = ['501153', '501487'];

/** Tooltips that stand in a place of their own (S2 §4 §9). */
export const TOOLTIP_OVERRIDE_EXPERIENCE_IDS: readonly string[] = ['501041', '505086'];

/** Placements that behave in a way of their own (S2 §2 §4 §9). */
export const PLACEMENT_IDS = {
  refetchOnView: '1000162',
  viewedWhenItAppears: '1000075',
  survey: '1000421',
  footerHiding: '1000069',
} as const;

/** Which hero banner an experience is (S2 §2). */
export type HeroBannerVariant = 'cookie' | 'welcomeBack' | 'completeOnly' | 'completeAndDismiss';

/** Which hero banner an experience is, by its id (S2 §2). */
export function heroBannerVariant(experienceId: string): HeroBannerVariant {
  if (experienceId === EXPERIENCE_IDS.cookieBanner) return 'cookie';
  if (experienceId === EXPERIENCE_IDS.welcomeBack) return 'welcomeBack';
  return COMPLETE_ONLY_EXPERIENCE_IDS.includes(experienceId)
    ? 'completeOnly'
    : 'completeAndDismiss';
}

/** True for an experience that completes by itself (S2 §4). */
export function completesByItself(experienceId: string): boolean {
  return AUTO_COMPLETE_EXPERIENCE_IDS.includes(experienceId);
}

/** The paths on which the survey is held back (S2 §2). */
export const BUILDER_PATHS: readonly string[] = ['/pin-builder', '/idea-pin-builder'];

/** Whether the survey's placement is held back: while a pin is being made (S2 §2). */
export function holdsBackSurvey(placementId: string, path: string): boolean {
  return (
    placementId === PLACEMENT_IDS.survey && BUILDER_PATHS.some((builder) => path.includes(builder))
  );
}
