import { describe, expect, it, vi } from 'vitest';
import { createMarkedPins } from './marked-pins.js';

describe('marked pins', () => {
  it('are known from their mark on, and told once', () => {
    const marked = createMarkedPins();
    const heard = vi.fn();
    const leave = marked.subscribe(heard);
    expect(marked.has('1')).toBe(false);
    marked.mark('1');
    marked.mark('1');
    expect(marked.has('1')).toBe(true);
    leave();
    marked.mark('2');
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('take the focus once for each mark', () => {
    const marked = createMarkedPins();
    marked.mark('1');
    expect(marked.takeFocus('2')).toBe(false);
    expect(marked.takeFocus('1')).toBe(true);
    expect(marked.takeFocus('1')).toBe(false);
  });
});
