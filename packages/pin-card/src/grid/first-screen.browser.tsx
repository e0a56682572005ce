'use client';
import type { FirstScreenProps } from './first-screen-props.js';

/**
 * Takes over the style sheet that a server printed, as it is. Only servers compute it, so browsers are not sent what
 * computes it: the package's `imports` give them this file.
 */
export function FirstScreen({ nonce }: Pick<FirstScreenProps, 'nonce'>) {
  return <style suppressHydrationWarning nonce={nonce} dangerouslySetInnerHTML={{ __html: '' }} />;
}
