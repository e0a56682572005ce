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
        <img key={id} src={url} alt="" width="474" height="711" decoding="async" />
      ))}
    </div>
  );
}
