import { safeUrl } from '@tackboard/domain';
import { parseFiles } from '../media/picture.js';
import { type BoardRow, type TargetRow, wireBoard, wireBoardTarget, wireDate } from './board.js';
import { wireImageCrop, wireImageFormats, wireImages } from './images.js';
import { nodeId, type UserRow, wireUser } from './user.js';

/** What the wire form takes from the row of a pin and its picture. */
export interface PinColumns {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly altText: string | null;
  readonly link: string | null;
  readonly createdAt: number;
  readonly signature: string;
  readonly dominantColor: string;
  readonly width: number;
  readonly height: number;
  /** The picture's files as JSON. */
  readonly files: string;
  /** The rare fields as JSON, in the snake_case form. */
  readonly extras: string | null;
}

/** A pin with everything its wire form contains, for one viewer. */
export interface PinParts extends PinColumns {
  readonly isRepin: boolean;
  readonly isOwn: boolean;
  /** Whether the viewer hid the pin, anywhere. */
  readonly isHidden: boolean;
  readonly pinner: UserRow | null;
  readonly board: { readonly board: BoardRow; readonly owner: UserRow } | null;
  /** The viewer's copy; its board is `null` on the profile. */
  readonly save: { readonly board: TargetRow | null } | null;
}

/**
 * Converts a pin to the snake_case form. Like real servers, it sends an empty text as one space and no list as null. A link
 * that no browser would follow is left out.
 */
export function wirePin(pin: PinParts) {
  const link = safeUrl(pin.link, { absolute: true }) ?? null;
  const domain = link === null ? 'Uploaded by user' : new URL(link).hostname;
  const owner =
    pin.pinner !== null && pin.pinner.verifiedSite === domain ? wireUser(pin.pinner) : null;
  const files = parseFiles(pin.files);
  return {
    id: pin.id,
    node_id: nodeId('Pin', pin.id),
    type: 'pin',
    title: pin.title,
    grid_title: pin.title,
    description: pin.description === '' ? ' ' : pin.description,
    description_html: pin.description,
    closeup_description: null,
    closeup_unified_description: pin.description === '' ? ' ' : pin.description,
    alt_text: pin.altText,
    auto_alt_text: null,
    category: null,
    domain,
    link,
    mobile_link: null,
    tracked_link: link,
    link_domain: link === null ? null : { domain, official_user: owner },
    seo_url: `/pin/${pin.id}/`,
    dominant_color: pin.dominantColor,
    image_signature: pin.signature,
    image_crop: wireImageCrop(pin.width, pin.height),
    images: wireImages(files),
    ...wireImageFormats(files),
    embed: null,
    videos: null,
    story_pin_data: null,
    story_pin_data_id: null,
    carousel_data: null,
    rich_summary: null,
    rich_metadata: null,
    shopping_flags: [],
    access: pin.isOwn ? ['write', 'delete'] : [],
    is_promoted: false,
    is_downstream_promotion: false,
    is_repin: pin.isRepin,
    is_shoppable: false,
    is_oos_product: false,
    is_stale_product: false,
    is_eligible_for_pdp: false,
    is_eligible_for_web_closeup: true,
    // A business may promote its own pins.
    is_quick_promotable: pin.isOwn && pin.pinner?.isMerchant === 1,
    promoted_is_removable: false,
    is_go_linkless: pin.link === null,
    should_open_in_stream: false,
    digital_media_source_type: null,
    promoter: null,
    advertiser_id: null,
    campaign_id: null,
    pin_promotion_id: null,
    ad_destination_url: null,
    ad_match_reason: 0,
    sponsorship: null,
    recommendation_reason: null as { readonly reason: string; readonly reason_id: string } | null,
    reaction_counts: {},
    pin_join: null,
    created_at: wireDate(pin.createdAt),
    tracking_params: `t1~${pin.signature.slice(0, 12)}~${pin.id.slice(-6)}`,
    native_creator: pin.pinner === null ? null : wireUser(pin.pinner),
    pinner: pin.pinner === null ? null : wireUser(pin.pinner),
    board: pin.board === null ? null : wireBoard(pin.board.board, pin.board.owner),
    pinned_to_board: pin.save?.board == null ? null : wireBoardTarget(pin.save.board),
    is_saved_to_profile: pin.save !== null && pin.save.board === null,
    // Absent unless it is true, like every flag that most pins do not have.
    ...(pin.isHidden ? { is_hidden: true } : {}),
    ...wireExtrasOf(pin),
  };
}

/** The stored parts of a pin. How often it was seen and saved is for its pinner alone. */
function wireExtrasOf({ extras, isOwn }: PinParts): object {
  if (extras === null) return {};
  const parsed = JSON.parse(extras) as Record<string, unknown>;
  // What is promoted already is not promoted again.
  const promoted = parsed['is_promoted'] === true ? { is_quick_promotable: false } : {};
  const { creator_analytics: analytics, ...stored } = parsed;
  const others: Record<string, unknown> = { ...stored, ...promoted };
  if (analytics === undefined || !isOwn) return others;
  const aggregated = others['aggregated_pin_data'] as object | undefined;
  return { ...others, aggregated_pin_data: { ...aggregated, creator_analytics: analytics } };
}

/** The result of {@link wirePin}. */
export type WirePin = ReturnType<typeof wirePin>;
