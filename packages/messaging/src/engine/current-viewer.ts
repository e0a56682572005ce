import type { MessageHost } from '@tackboard/domain';

/** The viewer whose messages the engine holds. */
export interface CurrentViewer {
  /** Empty for a visitor. */
  readonly id: () => string;
  /** Reads the viewer of the host. Returns whether it is another one than before. */
  readonly update: () => boolean;
}

/** Reads the viewer of the host. */
export function createCurrentViewer({ viewer }: MessageHost): CurrentViewer {
  const read = () => {
    const { id, isAuth } = viewer.get();
    return isAuth ? (id ?? '') : '';
  };
  let current = read();
  return {
    id: () => current,
    update() {
      const former = current;
      current = read();
      return current !== former;
    },
  };
}
