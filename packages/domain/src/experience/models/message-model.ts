import type { Experience } from '../experience.js';
import { messageSurface, type MessageSurface } from '../message-surface.js';
import {
  bannerModel,
  type BannerModel,
  type CookieBannerModel,
  heroBannerModel,
  type HeroBannerModel,
} from './banner-models.js';
import { calloutModel, type CalloutModel } from './callout-model.js';
import {
  educationPopoverModel,
  type EducationPopoverModel,
  flyoutModel,
  type FlyoutModel,
  popoverModel,
  type PopoverModel,
  tooltipModel,
  type TooltipModel,
} from './popup-models.js';
import { modalModel, type ModalModel, upsellModel, type UpsellModel } from './modal-models.js';
import {
  metricsBannerModel,
  type MetricsBannerModel,
  surveyModel,
  type SurveyModel,
} from './survey-model.js';
import { searchDelightModel, type SearchDelightModel } from './search-delight.js';
import { toastModel, type ToastModel } from './toast-model.js';

/** The valid display data of a message, by surface. */
export type MessageModel =
  | BannerModel
  | CalloutModel
  | CookieBannerModel
  | EducationPopoverModel
  | FlyoutModel
  | HeroBannerModel
  | MetricsBannerModel
  | ModalModel
  | PopoverModel
  | SearchDelightModel
  | SurveyModel
  | ToastModel
  | TooltipModel
  | UpsellModel;

const MODELS: Readonly<
  Record<MessageSurface, (experience: Experience) => MessageModel | undefined>
> = {
  banner: bannerModel,
  callout: calloutModel,
  cookieBanner: () => ({ surface: 'cookieBanner' }),
  educationPopover: educationPopoverModel,
  flyout: flyoutModel,
  heroBanner: heroBannerModel,
  locationUpsell: upsellModel,
  metricsBanner: metricsBannerModel,
  modal: modalModel,
  popover: popoverModel,
  searchDelight: searchDelightModel,
  survey: surveyModel,
  toast: toastModel,
  tooltip: tooltipModel,
  upsell: upsellModel,
};

/** The surface of a message and its valid display data. `model` is `undefined` when the display data is invalid. */
interface MessageReading {
  readonly surface: MessageSurface | undefined;
  readonly model: MessageModel | undefined;
}

/** Chooses the surface of a message and validates its display data. Never throws, whatever a server sent. */
export function readMessage(experience: Experience): MessageReading {
  try {
    const surface = messageSurface(experience);
    return { surface, model: surface && MODELS[surface](experience) };
  } catch {
    // Display data of other types than the model's, from a host that did not decode it.
    return { surface: undefined, model: undefined };
  }
}
