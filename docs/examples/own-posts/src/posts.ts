import type { Pin, TackboardCalls } from '@tackboard/domain';

interface Post {
  readonly id: number;
  readonly headline: string;
  readonly photo: { readonly src: string; readonly width: number; readonly height: number };
  readonly by: { readonly id: number; readonly handle: string; readonly name: string };
  readonly bookmarked: boolean; // by the viewer
}

const pinOf = ({ id, headline, photo, by, bookmarked }: Post): Pin => ({
  id: String(id),
  title: headline,
  images: { '736x': { url: photo.src, width: photo.width, height: photo.height } },
  pinner: { id: String(by.id), username: by.handle, fullName: by.name },
  isSaved: bookmarked,
});

async function request<Answer>(path: string, init?: RequestInit): Promise<Answer> {
  const response = await fetch(path, init);
  if (!response.ok) throw Object.assign(new Error(`Refused: ${path}`), { status: response.status });
  return response.status === 204 ? (undefined as Answer) : response.json();
}

export const readPosts = async () => (await request<Post[]>('/api/posts')).map(pinOf);

export const calls: TackboardCalls = {
  readPin: async ({ pinId }, { signal }) => pinOf(await request(`/api/posts/${pinId}`, { signal })),
  savePin: async ({ pinId }, { signal }) => {
    await request(`/api/bookmarks/${pinId}`, { method: 'PUT', keepalive: true, signal });
    return { id: pinId };
  },
  unsavePin: ({ pinId }, { signal }) =>
    request(`/api/bookmarks/${pinId}`, { method: 'DELETE', keepalive: true, signal }),
};
