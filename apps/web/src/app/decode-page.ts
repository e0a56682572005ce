import type { Board, Pin, User } from '@tackboard/domain';
import {
  decodeBoard,
  decodeBoardPage,
  decodePin,
  decodePinPage,
  decodeUser,
  type DecodeOptions,
} from '@tackboard/domain/wire';
import type { PageContent } from './page-state.js';

/** The decoded content of a page. */
export type DecodedPage =
  | { readonly kind: 'feed'; readonly pins: readonly Pin[]; readonly bookmark: string | undefined }
  | { readonly kind: 'pin'; readonly pin: Pin }
  | { readonly kind: 'repin'; readonly pin: Pin; readonly from: string | undefined }
  | { readonly kind: 'board'; readonly board: Board; readonly pins: readonly Pin[] }
  | {
      readonly kind: 'profile';
      readonly person: User;
      readonly boards: readonly Board[];
      readonly pins: readonly Pin[];
    }
  | { readonly kind: 'login'; readonly next: string }
  | { readonly kind: 'missing' };

const MISSING: DecodedPage = { kind: 'missing' };

/** Decodes the responses that a page was rendered with. Content that cannot be decoded becomes the missing page. */
export function decodePage(page: PageContent, options: DecodeOptions): DecodedPage {
  switch (page.kind) {
    case 'feed':
      return {
        kind: 'feed',
        pins: decodePinPage(page.data, options).pins,
        bookmark: page.bookmark,
      };
    case 'pin': {
      const pin = decodePin(page.data, options);
      return pin ? { kind: 'pin', pin } : MISSING;
    }
    case 'repin': {
      const pin = decodePin(page.data, options);
      return pin ? { kind: 'repin', pin, from: page.from } : MISSING;
    }
    case 'board': {
      const board = decodeBoard(page.board, options);
      return board
        ? { kind: 'board', board, pins: decodePinPage(page.pins, options).pins }
        : MISSING;
    }
    case 'profile': {
      const person = decodeUser(page.person, options);
      return person
        ? {
            kind: 'profile',
            person,
            boards: decodeBoardPage(page.boards, options).boards,
            pins: decodePinPage(page.pins, options).pins,
          }
        : MISSING;
    }
    case 'login':
    case 'missing':
      return page;
  }
}
