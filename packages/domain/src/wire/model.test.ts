import { describe, expect, it } from 'vitest';
import type { Board } from '../board/board.js';
import type { Pin } from '../pin/pin.js';
import type { User } from '../user/user.js';
import {
  decodeBoard,
  decodeGraphBoard,
  decodeGraphPin,
  decodeGraphUser,
  decodePin,
  decodeUser,
} from './decode.js';

const drift: string[] = [];
const options = {
  onDrift: ({ kind, path }: { kind: string; path: string }) => drift.push(`${kind} ${path}`),
};

/** What the snake_case form and the graph form of a pin are both read as; neither may drift. */
function pinOf(rest: object, graph: object): readonly [Partial<Pin>, Partial<Pin>, string[]] {
  drift.length = 0;
  const { id: restId, ...fromRest } = decodePin({ id: '1', ...rest }, options) ?? { id: '' };
  const { id: graphId, ...fromGraph } = decodeGraphPin({ entityId: '1', ...graph }, options) ?? {
    id: '',
  };
  expect([restId, graphId]).toEqual(['1', '1']);
  return [fromRest, fromGraph, [...drift]];
}

const picture = (size: string) => ({ url: `https://i.example/${size}/a.jpg` });
const lena: User = { id: '9', username: 'lena' };
const restLena = { id: '9', username: 'lena' };
const graphLena = { entityId: '9', username: 'lena' };

describe('the pin in both forms', () => {
  it('S1 §3.1, S2 §3.24, S3 §3.19 identity and text', () => {
    const graph = {
      title: 'Canyon',
      gridTitle: 'Canyon',
      description: 'A river',
      descriptionHtml: '<p>A river</p>',
      closeupDescription: 'A river below',
      closeupUnifiedDescription: 'A river below the rim',
      altText: 'River',
      autoAltText: 'a river',
      domain: 'canyon.example',
      link: 'https://canyon.example/',
      mobileLink: 'https://m.canyon.example/',
      trackedLink: 'https://t.canyon.example/',
      seoUrl: '/pin/1/',
      category: 'travel',
      dominantColor: '#4c656c',
      imageSignature: '0a1b',
      imageCrop: { minY: 0, maxY: 0.9 },
    };
    const rest = {
      title: 'Canyon',
      grid_title: 'Canyon',
      description: 'A river',
      description_html: '<p>A river</p>',
      closeup_description: 'A river below',
      closeup_unified_description: 'A river below the rim',
      alt_text: 'River',
      auto_alt_text: 'a river',
      domain: 'canyon.example',
      link: 'https://canyon.example/',
      mobile_link: 'https://m.canyon.example/',
      tracked_link: 'https://t.canyon.example/',
      seo_url: '/pin/1/',
      category: 'travel',
      dominant_color: '#4c656c',
      image_signature: '0a1b',
      image_crop: { min_y: 0, max_y: 0.9 },
    };
    expect(pinOf(rest, graph)).toStrictEqual([graph, graph, []]);
  });

  it('S1 §3.2 §3.3, S2 §3.25, S3 §3.20 images: ten sizes, each with url, width and height, and a colour in one form', () => {
    const images = {
      '60x60': picture('60x60'),
      '136x136': { ...picture('136x136'), width: 136, height: 136 },
      '170x': { ...picture('170x'), width: 170, height: 255 },
      '236x': { ...picture('236x'), width: 236, height: 354, dominantColor: '#4c656c' },
      '474x': picture('474x'),
      '564x': picture('564x'),
      '736x': picture('736x'),
      '600x315': picture('600x315'),
      '750x': picture('750x'),
      orig: picture('originals'),
    };
    const { dominantColor, ...rest236 } = images['236x'];
    const rest = { images: { ...images, '236x': { ...rest236, dominant_color: dominantColor } } };
    const graph = Object.fromEntries(
      Object.entries(images).map(([size, image]) => [`imageSpec_${size}`, image]),
    );
    expect(pinOf(rest, graph)).toStrictEqual([{ images }, { images }, []]);
  });

  it('images in smaller formats and a ThumbHash (ours)', () => {
    const thumbHash = '1QcSHQRnh493V4dIh4eXh1h4kJUI';
    const { url } = picture('236x');
    const rest = {
      image_formats: { avif: { '236x': url, '474x': null }, webp: { '236x': url } },
      thumb_hash: thumbHash,
    };
    const model = { imageFormats: { avif: { '236x': url }, webp: { '236x': url } }, thumbHash };
    expect(pinOf(rest, model)).toStrictEqual([model, model, []]);
    expect(pinOf({ image_formats: { jxl: {} } }, {})).toStrictEqual([
      { imageFormats: { jxl: {} } },
      {},
      ['unknown-key image_formats.jxl'],
    ]);
  });

  it('S1 §3.5 §3.6, S3 §3.6 §3.7 media: embed and videos', () => {
    const file = { url: 'https://v.example/a.m3u8', width: 720, height: 1280, duration: 6000 };
    const media = {
      embed: { src: 'https://v.example/a.gif', type: 'gif', subtype: 'x', width: 480, height: 270 },
      videos: {
        id: '5',
        duration: 6000,
        videoList: { V_HLSV4: file, V_HLSV3_MOBILE: file, V_720P: file },
      },
    };
    const { id: entityId, ...video } = media.videos;
    const rest = {
      embed: media.embed,
      videos: { id: '5', duration: 6000, video_list: media.videos.videoList },
    };
    const graph = { embed: media.embed, videos: { entityId, ...video } };
    const aliases = {
      embed: media.embed,
      videos: {
        entityId,
        duration: 6000,
        videoList: null,
        videoListHls: { vHLSV4: file },
        videoListMobile: { vHLSV3MOBILE: file },
        videoList720P: { v720P: file },
      },
    };
    expect(pinOf(rest, graph)).toStrictEqual([media, media, []]);
    expect(pinOf(rest, aliases)).toStrictEqual([media, media, []]);
  });

  it('S1 §3.7 §3.8 §3.9 media: story pin data', () => {
    const video = { videoList: { V_HLSV3_MOBILE: { url: 'https://v.example/a.m3u8' } } };
    const story = {
      isDeleted: false,
      hasProductPins: true,
      pageCount: 2,
      staticPageCount: 1,
      totalVideoDuration: 6000,
      metadata: { pinTitle: 'How to ink' },
    };
    const model = {
      storyPinDataId: '52',
      storyPinData: {
        ...story,
        pages: [{ blocks: [{ blockType: 3, type: 'story_pin_video_block', video }] }],
      },
    };
    const rest = {
      story_pin_data_id: '52',
      story_pin_data: {
        is_deleted: false,
        has_product_pins: true,
        page_count: 2,
        static_page_count: 1,
        total_video_duration: 6000,
        metadata: { pin_title: 'How to ink' },
        pages: [
          {
            blocks: [
              {
                block_type: 3,
                type: 'story_pin_video_block',
                video: { video_list: video.videoList },
              },
            ],
          },
        ],
      },
    };
    expect(pinOf(rest, model)).toStrictEqual([model, model, []]);
  });

  it('S1 §3.10 §3.11 §3.12, S3 §3.11 media: carousel, collection, products and what all copies share', () => {
    const images = { '236x': picture('236x') };
    const slot = {
      title: 'Front',
      details: 'Oak',
      link: 'https://a.example/',
      imageSignature: 'f',
    };
    const item = { pinId: '7', link: 'https://a.example/', images };
    const shared = {
      pinTagsChips: [item],
      creatorAnalytics: { '30d_realtime': { save: 31 }, realtime: { impression: 20 } },
      isShopTheLook: true,
    };
    const model = {
      carouselData: { id: '51', index: 1, carouselSlots: [{ id: '3', ...slot, images }] },
      collectionPin: { itemData: [item] },
      productPinData: { items: [item] },
      aggregatedPinData: shared,
    };
    const restItem = { pin_id: '7', link: 'https://a.example/', images };
    const { imageSignature, ...restSlot } = slot;
    const rest = {
      carousel_data: {
        carousel_id: '51',
        index: 1,
        carousel_slots: [{ slot_id: '3', ...restSlot, image_signature: imageSignature, images }],
      },
      collection_pin: { item_data: [restItem] },
      product_pin_data: { items: [restItem] },
      aggregated_pin_data: {
        pin_tags_chips: [restItem],
        creator_analytics: shared.creatorAnalytics,
        is_shop_the_look: true,
      },
    };
    const graph = {
      ...model,
      carouselData: { entityId: '51', index: 1, carouselSlots: [{ slotId: '3', ...slot, images }] },
    };
    expect(pinOf(rest, graph)).toStrictEqual([model, model, []]);
  });

  it('S2 §3.26 carousel: a slot names its pictures imageSizeMap', () => {
    const images = { '236x': picture('236x') };
    const model = {
      carouselData: { index: 0, carouselSlots: [{ id: '3', images, imageSignature: 'f' }] },
    };
    const rest = {
      carousel_data: {
        index: 0,
        carousel_slots: [{ slot_id: '3', image_signature: 'f', image_size_map: images }],
      },
    };
    const graph = {
      carouselData: {
        index: 0,
        carouselSlots: [{ slotId: '3', imageSignature: 'f', imageSizeMap: images }],
      },
    };
    expect(pinOf(rest, graph)).toStrictEqual([model, model, []]);
  });

  it('S1 §3.13 §3.14 §3.15 §3.16 §3.17, S3 §3.8 §3.9 §3.10 rich data: what the linked page says, and its products', () => {
    const product = {
      itemId: 'OL-1',
      itemSetId: 'OL',
      name: 'Throw',
      brand: { name: 'Oak', signature: '99aa' },
      offerSummary: { price: '$80', minPrice: '$80', maxPrice: '$120', standardPrice: '$99' },
      labels: ['Best seller'],
      shippingInfo: { freeShippingPrice: '$25', freeShippingValue: 25 },
      variantSet: {
        dimensionMetadata: [{ name: 'colour', values: ['moss'] }],
        variants: [{ itemId: 'OL-1', dimensions: { colour: 'moss' } }],
      },
      additionalImages: [{ imageSignature: 'f', images: { '736x': picture('736x') } }],
    };
    const restProduct = {
      item_id: 'OL-1',
      item_set_id: 'OL',
      name: 'Throw',
      brand: { name: 'Oak', signature: '99aa' },
      offer_summary: {
        price: '$80',
        min_price: '$80',
        max_price: '$120',
        standard_price: '$99',
        label_info: { labels: ['Best seller'] },
      },
      shipping_info: { free_shipping_price: '$25', free_shipping_value: 25 },
      variant_set: {
        dimension_metadata: [{ name: 'colour', values: ['moss'] }],
        variants: [{ item_id: 'OL-1', dimensions: { colour: 'moss' } }],
      },
      additional_images: [{ image_signature: 'f', images: { '736x': picture('736x') } }],
    };
    const graphProduct = { ...product, labels: undefined, labelInfo: { labels: ['Best seller'] } };
    const summary = { typeName: 'product', displayName: 'Throw', siteName: 'Oak' };
    const texts = {
      article: { name: 'How it is woven' },
      recipe: { name: 'Stew' },
      typeName: 'mobile application',
    };
    const model = { richSummary: { ...summary, products: [product] }, richMetadata: texts };
    const rest = {
      rich_summary: {
        type_name: 'product',
        display_name: 'Throw',
        site_name: 'Oak',
        products: [restProduct],
      },
      rich_metadata: {
        article: texts.article,
        recipe: texts.recipe,
        type_name: 'mobile application',
      },
    };
    const graph = { richSummary: { ...summary, products: [graphProduct] }, richMetadata: texts };
    const [fromRest, fromGraph, reported] = pinOf(rest, graph);
    expect([fromRest, fromGraph]).toStrictEqual([model, model]);
    expect(reported).toEqual(['unknown-key richSummary.products[0].labels']);
  });

  it('S1 §3.18 §3.19 §3.20, S3 §3.4 flags', () => {
    const graph = {
      isPromoted: true,
      isDownstreamPromotion: false,
      isEligibleForPdp: true,
      isEligibleForWebCloseup: false,
      isOosProduct: true,
      isStaleProduct: false,
      isShoppable: true,
      isRepin: false,
      isQuickPromotable: true,
      promotedIsRemovable: false,
      isGoLinkless: true,
      shouldOpenInStream: false,
      shoppingFlags: [1, 2, 5, 6, 10],
      access: ['write'],
      digitalMediaSourceType: 15,
    };
    const rest = {
      is_promoted: true,
      is_downstream_promotion: false,
      is_eligible_for_pdp: true,
      is_eligible_for_web_closeup: false,
      is_oos_product: true,
      is_stale_product: false,
      is_shoppable: true,
      is_repin: false,
      is_quick_promotable: true,
      promoted_is_removable: false,
      is_go_linkless: true,
      should_open_in_stream: false,
      shopping_flags: [1, 2, 5, 6, 10],
      access: ['write'],
      digital_media_source_type: 15,
    };
    expect(pinOf(rest, graph)).toStrictEqual([graph, graph, []]);
  });

  it('S1 §3.21, S3 §3.13 ads', () => {
    const graph = {
      advertiserId: '549755885175',
      campaignId: '626744120000',
      pinPromotionId: '687201361754',
      adDestinationUrl: 'https://shop.example/',
      attributionSourceId: '88',
      adMatchReason: 2,
      dpaCreativeType: 'carousel',
      adData: { collectionGridClickType: 1, ceAltImageSignature: '55cc' },
      trackingParams: 'CwAB',
      videoStatus: 'success',
    };
    const rest = {
      advertiser_id: '549755885175',
      campaign_id: '626744120000',
      pin_promotion_id: '687201361754',
      ad_destination_url: 'https://shop.example/',
      attribution_source_id: '88',
      ad_match_reason: 2,
      dpa_creative_type: 'carousel',
      ad_data: { collection_grid_click_type: 1, ce_alt_image_signature: '55cc' },
      tracking_params: 'CwAB',
      video_status: 'success',
    };
    expect(pinOf(rest, graph)).toStrictEqual([graph, graph, []]);
  });

  it('S1 §3.22 §3.23 §3.24, S3 §3.16 ad targeting: a flag for each way to match, and what matched', () => {
    const graph = {
      adTargetingAttribution: {
        isFirstPartyAdPersonalizationEnabled: true,
        isThirdPartyAdPersonalizationEnabled: false,
        isCustomerListMatched: true,
        isActalikeMatched: false,
        isEngagementMatched: true,
        isExpandTargetingMatched: false,
        isFromGpsLocation: true,
        isVisitorMatched: false,
        isShoppingProspectingMatched: true,
        isPlPersonaMatched: false,
        matchedAgeBucket: '25-34',
        matchedLocale: 'en-US',
        matchedInterest: 'art',
        matchedGender: 'FEMALE',
        matchedDevice: 'mobile web',
        matchedKeyword: 'print',
        geoRegion: 'California',
        geoPostalCode: '94107',
      },
      thirdPartyAdAttributes: {
        promotedIsPersonalized: true,
        isEligibleForPromotedPartnership: true,
        promotedPartnershipAttributionName: 'Oak',
        promotedPartnershipAdvertiserName: 'Linen',
      },
    };
    const rest = {
      ad_targeting_attribution: {
        is_first_party_ad_personalization_enabled: true,
        is_third_party_ad_personalization_enabled: false,
        is_customer_list_matched: true,
        is_actalike_matched: false,
        is_engagement_matched: true,
        is_expand_targeting_matched: false,
        is_from_gps_location: true,
        is_visitor_matched: false,
        is_shopping_prospecting_matched: true,
        is_pl_persona_matched: false,
        matched_age_bucket: '25-34',
        matched_locale: 'en-US',
        matched_interest: 'art',
        matched_gender: 'FEMALE',
        matched_device: 'mobile web',
        matched_keyword: 'print',
        geo_region: 'California',
        geo_postal_code: '94107',
      },
      third_party_ad_attributes: {
        promoted_is_personalized: true,
        is_eligible_for_promoted_partnership: true,
        promoted_partnership_attribution_name: 'Oak',
        promoted_partnership_advertiser_name: 'Linen',
      },
    };
    expect(pinOf(rest, graph)).toStrictEqual([graph, graph, []]);
  });

  it('S3 §3.24 ad targeting under its other names', () => {
    const graph = {
      adTargetingAttribution: {
        geoRegionAttribute: 'California',
        geoPostalCodeAttribute: '94107',
        isFromGPSLocation: true,
      },
      destinationUrl: 'https://shop.example/',
    };
    const rest = {
      ad_targeting_attribution: {
        geo_region_attribute: 'California',
        geo_postal_code_attribute: '94107',
        is_from_gps_location: true,
      },
      destination_url: 'https://shop.example/',
    };
    const model = {
      adTargetingAttribution: {
        geoRegion: 'California',
        geoPostalCode: '94107',
        isFromGpsLocation: true,
      },
      adDestinationUrl: 'https://shop.example/',
    };
    expect(pinOf(rest, graph)).toStrictEqual([model, model, []]);
  });

  it('S1 §3.25 §3.26 §3.27 §3.28 §3.29 §3.30 §3.31 §3.32, S3 §3.3 §3.14 §3.15 social', () => {
    const model = {
      reactionCountsData: [
        { reactionType: '1', reactionCount: 140 },
        { reactionType: '5', reactionCount: 1 },
      ],
      recommendationReason: { reason: 'PFY', reasonId: '12', board: { id: '7' }, hasBoard: true },
      sponsorship: { status: 2, creator: lena, sponsor: lena },
      pinJoin: {
        visualAnnotation: ['linocut'],
        annotationsWithLinksArray: [{ name: 'linocut', url: '/ideas/linocut/1' }],
        shoppingKlpUrls: ['/shop/linocut/'],
      },
      sourceInterest: { id: '90', name: 'Linocut', urlName: 'linocut' },
      pinnedToBoard: { id: '7', typename: 'board' },
      pinner: lena,
      promoter: lena,
      nativeCreator: { ...lena, explicitlyFollowedByMe: true },
      linkDomain: { officialUser: lena },
    };
    const rest = {
      reaction_counts: { 1: 140, 5: 1 },
      recommendation_reason: {
        reason: 'PFY',
        reason_id: '12',
        board: { id: '7' },
        has_board: true,
      },
      sponsorship: { status: 2, creator: restLena, sponsor: restLena },
      pin_join: {
        visual_annotation: ['linocut'],
        annotations_with_links: { linocut: { url: '/ideas/linocut/1' } },
        shopping_klp_urls: ['/shop/linocut/'],
      },
      source_interest: { id: '90', name: 'Linocut', url_name: 'linocut' },
      pinned_to_board: { id: '7', type: 'board' },
      pinner: restLena,
      promoter: restLena,
      native_creator: { ...restLena, explicitly_followed_by_me: true },
      link_domain: { official_user: restLena },
    };
    const graph = {
      ...model,
      recommendationReason: { ...model.recommendationReason, board: { entityId: '7' } },
      sponsorship: { status: 2, creator: graphLena, sponsor: graphLena },
      sourceInterest: { entityId: '90', name: 'Linocut', urlName: 'linocut' },
      pinnedToBoard: { entityId: '7', __typename: 'board' },
      pinner: graphLena,
      promoter: graphLena,
      nativeCreator: { ...graphLena, explicitlyFollowedByMe: true },
      linkDomain: { officialUser: graphLena },
    };
    expect(pinOf(rest, graph)).toStrictEqual([model, model, []]);
  });

  it('S3 §3.1 §3.2 §3.3 §3.12 §3.17 pin of the other flows', () => {
    const model = {
      origImageUrl: 'https://i.example/originals/a.jpg',
      domain: 'Uploaded by user',
      originPinner: lena,
      viaPinner: { ...lena, fullName: 'Lena', explicitlyFollowedByMe: true },
      shoppingKlpUrls: ['/shop/linocut/'],
      seoTitle: 'Canyon',
      seoDescription: 'A river',
      seoNoindexReason: 'sensitive',
    };
    const rest = {
      orig_image_url: 'https://i.example/originals/a.jpg',
      domain: 'Uploaded by user',
      origin_pinner: restLena,
      via_pinner: { ...restLena, full_name: 'Lena', explicitly_followed_by_me: true },
      shopping_klp_urls: ['/shop/linocut/'],
      seo_title: 'Canyon',
      seo_description: 'A river',
      seo_noindex_reason: 'sensitive',
    };
    const graph = {
      ...model,
      originPinner: graphLena,
      viaPinner: { ...graphLena, fullName: 'Lena', explicitlyFollowedByMe: true },
    };
    expect(pinOf(rest, graph)).toStrictEqual([model, model, []]);
  });

  it('S3 §3.18 annotations: a map by name and a list are the same', () => {
    const read = (annotations: unknown) =>
      decodePin({ id: '1', pin_join: { annotations_with_links: annotations } })?.pinJoin
        ?.annotationsWithLinksArray;
    const expected = [{ name: 'linocut', url: '/ideas/linocut/1' }];
    expect(read({ linocut: { name: 'linocut', url: '/ideas/linocut/1' } })).toStrictEqual(expected);
    expect(read({ linocut: '/ideas/linocut/1' })).toStrictEqual(expected);
    expect(read([{ name: 'linocut', url: '/ideas/linocut/1' }])).toStrictEqual(expected);
  });
});

describe('the board in both forms', () => {
  it('S1 §3.33 §3.34 §3.35, S3 §3.5 board', () => {
    const model: Board = {
      id: '7',
      name: 'Prints',
      url: '/lena/prints/',
      privacy: 'secret',
      layout: 'quick_saves',
      isCollaborative: true,
      collaboratorCount: 2,
      collaboratedByMe: true,
      followedByMe: false,
      owner: lena,
    };
    const rest = {
      id: '7',
      name: 'Prints',
      url: '/lena/prints/',
      privacy: 'secret',
      layout: 'quick_saves',
      is_collaborative: true,
      collaborator_count: 2,
      collaborated_by_me: true,
      followed_by_me: false,
      owner: restLena,
    };
    const { id: entityId, ...graph } = model;
    expect(decodeBoard(rest)).toStrictEqual(model);
    expect(decodeGraphBoard({ entityId, ...graph, owner: graphLena })).toStrictEqual(model);
  });

  it('S3 §3.31 §3.32 board: protected, pin count, cover pin, pictures by size', () => {
    const model: Board = {
      isProtected: true,
      pinCount: 214,
      coverPin: { pinId: '1', imageUrl: 'https://i.example/cover.jpg' },
      images: { '170x': [picture('170x')] },
    };
    const rest = {
      protected: true,
      pin_count: 214,
      cover_pin: { pin_id: '1', image_url: 'https://i.example/cover.jpg' },
      images: { '170x': [picture('170x')] },
    };
    expect(decodeBoard(rest)).toStrictEqual(model);
    expect(decodeGraphBoard(model)).toStrictEqual(model);
  });
});

describe('the user in both forms', () => {
  it('S1 §3.36 §3.37 user', () => {
    const model: User = {
      id: '9',
      username: 'lena',
      fullName: 'Lena Castillo',
      imageSmallUrl: 'https://i.example/s.jpg',
      imageMediumUrl: 'https://i.example/m.jpg',
      isVerifiedMerchant: true,
      isVerifiedIdentity: true,
      explicitlyFollowedByMe: false,
      isPrimaryWebsiteVerified: true,
      createdAt: 1_726_774_892_000,
      pinCount: 12,
      boardCount: 3,
      gender: 'female',
    };
    const rest = {
      id: '9',
      username: 'lena',
      full_name: 'Lena Castillo',
      image_small_url: 'https://i.example/s.jpg',
      image_medium_url: 'https://i.example/m.jpg',
      is_verified_merchant: true,
      verified_identity: { verified: true },
      explicitly_followed_by_me: false,
      is_primary_website_verified: true,
      created_at: 'Thu, 19 Sep 2024 19:41:32 +0000',
      pin_count: 12,
      board_count: 3,
      gender: 'female',
    };
    const { id: entityId, isVerifiedIdentity: verified, ...graph } = model;
    expect(decodeUser(rest)).toStrictEqual(model);
    expect(decodeGraphUser({ entityId, ...graph, verifiedIdentity: { verified } })).toStrictEqual(
      model,
    );
  });
});
