import type { VisitedPage } from '@tackboard/api-client/tracking';
import { chooseImage, type Pin, pinDescription } from '@tackboard/domain';
import { classify } from '@tackboard/routes';

/** The page of a pin has it in its data. */
const pinOf = (data: unknown): Pin | undefined =>
  typeof data === 'object' && data !== null && 'pin' in data ? (data.pin as Pin) : undefined;

/** Returns the entry of the visit history for a page (S3 §3). A link with an invite code was shared. */
export function visitedPage(path: string, data: unknown): VisitedPage {
  const { pathname, searchParams } = new URL(path, 'http://site.invalid');
  const { route, params, landingType } = classify(pathname);
  const inviteCode = searchParams.get('invite_code');
  const page = {
    path: pathname,
    pageType: landingType ?? route,
    ...(inviteCode && { pinInviteCode: inviteCode }),
  };
  if (route !== 'pin') return page;
  const pin = pinOf(data);
  const image = chooseImage(pin?.images);
  const description = pin && pinDescription(pin);
  return {
    ...page,
    pinId: params.id,
    isShared: inviteCode !== null,
    ...(pin?.imageSignature && { firstPinImageSignature: pin.imageSignature }),
    ...(image && {
      imageInfo: JSON.stringify({ url: image.url, width: image.width, height: image.height }),
    }),
    ...(description && { pinDescription: description }),
  };
}
