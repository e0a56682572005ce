import type { ImageOrigin } from '@tackboard/domain';
import type { VideoName } from '../media/video.js';
import type { PictureName } from './pictures.js';

/** A product. Prices are in US dollars. */
export interface SeedProduct {
  readonly name: string;
  readonly brand: string;
  readonly price: number;
  /** The highest price of a price range. */
  readonly maxPrice?: number;
  /** The price before a discount. */
  readonly priceBefore?: number;
  readonly rating?: number;
  readonly reviews?: number;
  readonly stock?: 'sold out' | 'stale';
  readonly freeShippingFrom?: number;
  readonly label?: string;
  /** Further pictures. */
  readonly pictures?: readonly PictureName[];
}

/** A recipe. Times are in seconds, as servers send them. */
export interface SeedRecipe {
  readonly cookSeconds: number;
  readonly servings: number;
}

/** A pin inside of another one. */
export interface SeedItem {
  readonly slug: string;
  readonly picture: PictureName;
  readonly title: string;
}

/** A seeded pin. Many of them omit optional fields, to cover such pins too. */
export interface SeedPin {
  /** The name of this pin, from which its id is derived. */
  readonly slug: string;
  readonly picture: PictureName;
  readonly title?: string;
  readonly description?: string;
  readonly alt?: string;
  readonly by?: string;
  /** The slug of one of the pinner's boards. */
  readonly board?: string;
  readonly link?: string;
  /** The server's key of its subject (S1 §3), such as `home_decor`. */
  readonly category?: string;
  /** How the picture was made (S3 §3). Default: not stated. */
  readonly origin?: ImageOrigin;
  readonly product?: SeedProduct;
  readonly recipe?: SeedRecipe;
  readonly article?: { readonly headline: string; readonly author: string };
  readonly promotedBy?: string;
  /** Who paid for the pin in a partnership with its pinner (S1 §3). */
  readonly sponsoredBy?: string;
  readonly video?: VideoName;
  /** More pages after the first, which is the video if there is one. */
  readonly storyPages?: readonly PictureName[];
  /** Whether its creator removed the pages of the story, which leaves a placeholder (S1 §4). */
  readonly isDeletedStory?: boolean;
  readonly carousel?: readonly { readonly picture: PictureName; readonly title: string }[];
  /** Count by reaction type. */
  readonly reactions?: Readonly<Record<string, number>>;
  readonly annotations?: readonly string[];
  /** What its pinner sees of the last 30 days (S1 §3), by the name of the metric. */
  readonly analytics?: Readonly<Record<string, number>>;
  readonly hasGif?: boolean;
  /** The page of another site that plays a video. */
  readonly embed?: string;
  /** The pins in a collage or a collection: their slugs, pictures and titles. */
  readonly items?: readonly SeedItem[];
  /** What the items are. Default: a collection. */
  readonly isCollage?: boolean;
}
