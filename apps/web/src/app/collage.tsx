import './collage.css';

/** Up to three pictures as one: a large one beside two small ones. Without any, three empty fields. */
export function Collage({ urls }: { readonly urls: readonly string[] }) {
  return (
    <span className="collage" data-pictures={urls.length}>
      {urls.length === 0 ? (
        <>
          <span />
          <span />
          <span />
        </>
      ) : null}
      {urls.map((url) => (
        <img key={url} src={url} alt="" width="236" height="236" loading="lazy" decoding="async" />
      ))}
    </span>
  );
}
