/** A collage of pictures: the first is large. Without pictures, three empty places. */
export function BoardCover({ urls }: { readonly urls: readonly string[] }) {
  return (
    <span className="tb-board-cover" data-pictures={urls.length}>
      {urls.map((url) => (
        <img
          key={url}
          className="tb-board-picture"
          src={url}
          alt=""
          width="170"
          height="170"
          loading="lazy"
          decoding="async"
          draggable={false}
        />
      ))}
    </span>
  );
}
