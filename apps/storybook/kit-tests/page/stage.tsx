import { createRoot, type Root } from 'react-dom/client';
import { SampleRoot, samples } from './sample-page.tsx';

/** Shows one sample at a time. */
export interface Stage {
  /** Renders a sample in place of the former one. Rejects if the sample throws. */
  readonly show: (id: string) => Promise<void>;
}

/** Creates an empty stage at the end of the page. */
export function createStage(): Stage {
  let root: Root | undefined;
  return {
    show(id) {
      root?.unmount();
      const sample = samples.find((each) => each.id === id);
      if (!sample) throw new Error(`There is no sample ${id}.`);
      const place = document.querySelector('main')!;
      return new Promise((resolve, reject) => {
        root = createRoot(place, { onUncaughtError: reject });
        root.render(<SampleRoot sample={sample} page={{ now: Date.now() }} onHydrated={resolve} />);
      });
    },
  };
}
