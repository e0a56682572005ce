'use client';
import type { FirstScreenProps } from './first-screen-style.js';

/**
 * Hydrates the style sheet that a server rendered, unchanged. Only servers compute it: the package's `imports` map
 * browsers to this file, so that they do not load the code.
 */
export function FirstScreen({ nonce }: Pick<FirstScreenProps, 'nonce'>) {
  return <style suppressHydrationWarning nonce={nonce} dangerouslySetInnerHTML={{ __html: '' }} />;
}
