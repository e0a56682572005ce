/** A picture that can be made into a pin (S3 §7): its address, or its file in base64. */
export type ImageInput =
  | { readonly kind: 'url'; readonly imageUrl: string }
  | { readonly kind: 'base64'; readonly imageBase64: string };

const DATA_URL = /^data:image\/[a-z\d.+-]+;base64,[a-z\d+/]+={0,2}$/i;

/**
 * Reads what a person gave as a picture (S3 §5 §8): an http(s) address, or a `data:image/…;base64,…` text. `undefined` for
 * anything else: the person is told "Invalid image".
 */
export function imageInput(input: unknown): ImageInput | undefined {
  if (typeof input !== 'string') return undefined;
  const text = input.trim();
  if (DATA_URL.test(text)) return { kind: 'base64', imageBase64: text };
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return undefined;
  return { kind: 'url', imageUrl: text };
}

/** True for a file that a browser takes for a picture, and that is not empty (S3 §5). */
export function isImageFile(file: { readonly type: string; readonly size: number }): boolean {
  return file.type.startsWith('image/') && file.size > 0;
}
