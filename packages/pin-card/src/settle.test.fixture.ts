import { flush } from '@tackboard/machines/testing';
import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Waits until the parts that load later have rendered, and what they started has ended. */
export const settle = () =>
  act(async () => {
    await vi.dynamicImportSettled();
    await flush();
  });
