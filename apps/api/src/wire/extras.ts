import { IMAGE_ORIGINS } from '@tackboard/domain';
import type { Gif } from '../media/gif.js';
import type { Picture } from '../media/picture.js';
import type { Video, VideoName } from '../media/video.js';
import { seededId } from '../seed/ids.js';
import type { SeedPin } from '../seed/seeds.js';
import { wireImages } from './images.js';
import { mediaUrl, type WireUser } from './user.js';
import { wireVideo } from './video.js';

function dollars(amount: number): string {
  return `$${amount.toFixed(2)}`;
}

function wireProduct(
  product: NonNullable<SeedPin['product']>,
  slug: string,
  sources: ExtrasSources,
) {
  const { price, priceBefore, maxPrice, pictures } = product;
  return {
    id: seededId('pin', `product/${slug}`),
    item_id: seededId('pin', `item/${slug}`).slice(0, 9),
    item_set_id: seededId('pin', `set/${slug}`).slice(0, 9),
    type: 'richproductitem',
    name: product.name,
    brand: { name: product.brand },
    has_multi_images: pictures !== undefined,
    additional_images:
      pictures?.map(sources.picture).map((picture) => ({
        image_signature: picture.signature,
        canonical_images: wireImages(picture),
      })) ?? null,
    offers: [],
    offer_summary: {
      price: dollars(price),
      price_val: price,
      min_price: maxPrice === undefined ? null : dollars(price),
      max_price: maxPrice === undefined ? null : dollars(maxPrice),
      standard_price: priceBefore === undefined ? null : dollars(priceBefore),
      percentage_off:
        priceBefore === undefined ? null : String(Math.round((1 - price / priceBefore) * 100)),
      currency: 'USD',
      in_stock: product.stock !== 'sold out',
      availability: product.stock === 'sold out' ? 2 : 1,
      condition: 1,
    },
    label_info: product.label === undefined ? {} : { labels: [product.label] },
    shipping_info:
      product.freeShippingFrom === undefined
        ? {}
        : {
            free_shipping_price: `$${product.freeShippingFrom}`,
            free_shipping_value: product.freeShippingFrom,
          },
    variant_set: null,
  };
}

function wireRecipe(recipe: NonNullable<SeedPin['recipe']>, name: string) {
  return { name, cook_time: recipe.cookSeconds, servings: `Serves ${recipe.servings}` };
}

function richSummary(pin: SeedPin, sources: ExtrasSources) {
  const common = {
    site_name: pin.link === undefined ? null : new URL(pin.link).hostname,
    url: pin.link ?? null,
  };
  if (pin.product !== undefined) {
    const { rating, reviews, name } = pin.product;
    return {
      ...common,
      type: 'richpinproductmetadata',
      type_name: 'product',
      display_name: name,
      products: [wireProduct(pin.product, pin.slug, sources)],
      aggregate_rating:
        rating === undefined
          ? null
          : {
              rating_value: String(rating),
              rating_count: reviews ?? 0,
              review_count: reviews ?? 0,
            },
    };
  }
  if (pin.recipe !== undefined) {
    const name = pin.title ?? '';
    return {
      ...common,
      type: 'richpinrecipe',
      type_name: 'recipe',
      display_name: name,
      display_cook_time: pin.recipe.cookSeconds,
      products: [],
      recipe: wireRecipe(pin.recipe, name),
    };
  }
  if (pin.article !== undefined) {
    const { headline, author } = pin.article;
    const article = {
      name: headline,
      authors: [author],
      description: pin.description ?? '',
    };
    return {
      ...common,
      type: 'richpinarticle',
      type_name: 'article',
      display_name: headline,
      products: [],
      article,
    };
  }
  return null;
}

function wireStory(pin: SeedPin, pages: readonly Picture[], id: string) {
  return {
    id,
    type: 'storypindata',
    is_deleted: pin.isDeletedStory === true,
    page_count: pages.length,
    static_page_count: pages.length,
    total_video_duration: 0,
    has_product_pins: false,
    metadata: { pin_title: pin.title ?? null },
    pages: pages.map((picture, index) => ({
      id: seededId('media', `${pin.slug}/page/${index}`),
      blocks: [
        {
          block_type: 2,
          type: 'story_pin_image_block',
          image: {
            images: {
              originals: wireImages(picture)['orig'],
              '736x': wireImages(picture)['736x'],
            },
          },
        },
      ],
    })),
  };
}

/** Looks up what the rare fields of a pin refer to. */
export interface ExtrasSources {
  readonly picture: (name: NonNullable<SeedPin['picture']>) => Picture;
  readonly person: (username: string) => WireUser;
  readonly videos: Readonly<Record<VideoName, Video>>;
  readonly gif: Gif;
}

/** Returns the fields that most pins do not have, in the snake_case form. They override the common fields of `wirePin`. */
export function wireExtras(
  pin: SeedPin,
  sources: ExtrasSources,
): Record<string, unknown> | undefined {
  const extras: Record<string, unknown> = {};
  if (pin.category !== undefined) extras['category'] = pin.category;
  const rich = richSummary(pin, sources);
  if (rich !== null) {
    extras['rich_summary'] = rich;
    extras['rich_metadata'] = { ...rich, title: rich.display_name };
  }
  if (pin.product !== undefined) {
    extras['shopping_flags'] = [1, 6];
    extras['is_shoppable'] = pin.product.stock === undefined;
    extras['is_oos_product'] = pin.product.stock === 'sold out';
    extras['is_stale_product'] = pin.product.stock === 'stale';
    extras['is_eligible_for_pdp'] = true;
  }
  if (pin.origin !== undefined)
    extras['digital_media_source_type'] = IMAGE_ORIGINS.indexOf(pin.origin);
  if (pin.promotedBy !== undefined) {
    const promoter = sources.person(pin.promotedBy);
    extras['is_promoted'] = true;
    extras['promoter'] = promoter;
    extras['advertiser_id'] = seededId('media', `advertiser/${pin.promotedBy}`).slice(0, 12);
    extras['campaign_id'] = seededId('media', `campaign/${pin.slug}`).slice(0, 12);
    extras['pin_promotion_id'] = seededId('media', `promotion/${pin.slug}`).slice(0, 13);
    extras['ad_destination_url'] = pin.link ?? null;
    extras['attribution_source_id'] = seededId('media', `attribution/${pin.slug}`).slice(0, 13);
    extras['ad_targeting_attribution'] = {
      is_first_party_ad_personalization_enabled: true,
      is_third_party_ad_personalization_enabled: true,
      is_engagement_matched: true,
      is_visitor_matched: true,
      is_shopping_prospecting_matched: true,
      geo_region: 'US',
      matched_device: 'web',
      matched_locale: 'en-US',
      matched_interest: 'Home decor',
    };
    extras['ad_match_reason'] = 1;
    if (pin.product !== undefined) extras['dpa_creative_type'] = 'product';
  }
  if (pin.sponsoredBy !== undefined) {
    const sponsor = sources.person(pin.sponsoredBy);
    extras['promoter'] = sponsor;
    extras['sponsorship'] = { sponsor };
  }
  if (pin.video !== undefined) {
    extras['videos'] = wireVideo(
      sources.videos[pin.video],
      sources.picture(pin.picture),
      seededId('media', `${pin.slug}/video`),
    );
  }
  if (pin.storyPages !== undefined) {
    const id = seededId('media', `${pin.slug}/story`);
    extras['story_pin_data_id'] = id;
    extras['story_pin_data'] = wireStory(pin, pin.storyPages.map(sources.picture), id);
  }
  if (pin.carousel !== undefined) {
    extras['carousel_data'] = {
      id: seededId('media', `${pin.slug}/carousel`),
      index: 0,
      carousel_slots: pin.carousel.map(({ picture, title }, index) => ({
        id: seededId('media', `${pin.slug}/slot/${index}`),
        title,
        details: null,
        link: pin.link ?? null,
        image_signature: sources.picture(picture).signature,
        images: wireImages(sources.picture(picture)),
      })),
    };
  }
  if (pin.hasGif === true) {
    const { file, width, height } = sources.gif;
    extras['embed'] = { src: mediaUrl(file), type: 'gif', width, height };
  }
  if (pin.embed !== undefined) {
    extras['embed'] = { src: pin.embed, type: 'video', width: 1280, height: 720 };
  }
  if (pin.items !== undefined) {
    const items = pin.items.map(({ slug, picture, title }) => ({
      pin_id: seededId('pin', slug),
      title,
      images: wireImages(sources.picture(picture)),
    }));
    if (pin.isCollage === true) extras['aggregated_pin_data'] = { pin_tags_chips: items };
    else extras['collection_pin'] = { item_data: items };
  }
  if (pin.analytics !== undefined) {
    extras['creator_analytics'] = { '30d_realtime': pin.analytics };
  }
  if (pin.reactions !== undefined) extras['reaction_counts'] = pin.reactions;
  if (pin.annotations !== undefined) {
    extras['pin_join'] = {
      visual_annotation: pin.annotations,
      annotations_with_links: Object.fromEntries(
        pin.annotations.map((name) => [
          name,
          {
            name,
            url: `/ideas/${name.toLowerCase().replaceAll(' ', '-')}/${seededId('media', name).slice(0, 12)}/`,
          },
        ]),
      ),
    };
  }
  return Object.keys(extras).length === 0 ? undefined : extras;
}
