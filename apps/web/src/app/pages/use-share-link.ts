import { menuWords } from '@tackboard/domain/words';
import { useTackboard } from '@tackboard/pin-card';
import { useDemo } from '../demo-context.js';
import { useTexts } from '../words/texts.js';
import { useKitWords } from '../words/kit-words.js';

/** Returns a function that shares the link of a page in the browser's own way, or else copies it. */
export function useShareLink(path: string): () => void {
  const { onError } = useDemo();
  const { toasts } = useTackboard();
  const { linkCopied } = useKitWords('menu', menuWords);
  const { failed } = useTexts('common');

  const share = async () => {
    const url = new URL(path, location.href).href;
    try {
      if (typeof navigator.share === 'function') await navigator.share({ url });
      else {
        await navigator.clipboard.writeText(url);
        toasts.show({ kind: 'done', text: linkCopied() });
      }
    } catch (error) {
      // The person closed the sheet of the browser.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      toasts.show({ kind: 'error', text: failed });
      onError(error);
    }
  };
  return () => void share();
}
