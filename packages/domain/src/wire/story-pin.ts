import type { StoryBlock, StoryPage, StoryPinData, StoryPinMetadata } from '../pin/story-pin.js';
import { flag, list, number, text } from './codec.js';
import { entityId } from './entity-id.js';
import { images, video } from './media.js';
import { named, record } from './record.js';

/** The pages of a story pin. */
export const storyPinData = record<StoryPinData>(
  {
    id: entityId,
    pages: named(
      list(
        record<StoryPage>({
          id: entityId,
          blocks: list(
            record<StoryBlock>(
              {
                blockType: number,
                type: text,
                text,
                video,
                images: named(images, ['image.images', 'images'], ['image.images', 'images']),
              },
              { ignored: ['block_style'] },
            ),
          ),
        }),
      ),
      ['pages', 'pages_preview'],
      ['pages', 'pagesPreview'],
    ),
    isDeleted: flag,
    hasProductPins: flag,
    pageCount: number,
    staticPageCount: number,
    totalVideoDuration: number,
    metadata: record<StoryPinMetadata>({ pinTitle: text }),
  },
  { ignored: ['node_id', 'type'] },
);
