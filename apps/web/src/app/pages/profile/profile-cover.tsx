import { chooseImage, type Pin } from '@tackboard/domain';

/** The pictures of a person's newest pins as a band. Without any, a pattern of the page's own colours. */
export function ProfileCover({ pins }: { readonly pins: readonly Pin[] }) {
  const pictures = pins.flatMap((pin) => {
    const url = chooseImage(pin.images, 'closeup')?.url;
    return url === undefined ? [] : [{ id: pin.id, url }];
  });
  return (
    <div className="profile-cover" data-pictures={pictures.length} aria-hidden="true">
      {pictures.map(({ id, url }) => (
        // Lazy, because a picture that loads before the card of its pin is shown there too, and what the card preloads is wasted.
        <img key={id} src={url} alt="" width="474" height="711" loading="lazy" decoding="async" />
      ))}
    </div>
  );
}
