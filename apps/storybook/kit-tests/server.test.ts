import { describe, expect, inject, it } from 'vitest';
import { FLAVOURS } from './flavours.ts';

describe.each(FLAVOURS)('on a server with $name', ({ name, version }) => {
  const kit = inject('kits')[name]!;

  it('renders every sample without browser globals or warnings', () => {
    expect(kit.version).toMatch(version);
    expect(kit.hasWindow).toBe(false);
    expect(Object.keys(kit.html).length).toBeGreaterThan(300);
    expect(kit.problems).toEqual([]);
  });

  it('renders no style attribute or handler, which a strict policy drops', () => {
    const attributes = Object.entries(kit.html).flatMap(([id, html]) =>
      [...html.matchAll(/<[a-z](?:"[^"]*"|[^">])*>/gi)].flatMap(([tag]) =>
        [...tag.matchAll(/\s([^\s="]+)="[^"]*"/g)].map(([, name = '']) => `${id} ${name}`),
      ),
    );
    expect(attributes.length).toBeGreaterThan(5000);
    expect(attributes.filter((name) => / (?:style|on\w+)$/i.test(name))).toEqual([]);
  });

  it('renders style elements and scripts only with the nonce', () => {
    const inline = Object.values(kit.html).flatMap(
      (html) => html.match(/<(style|script)\b[^>]*>/g) ?? [],
    );
    expect(inline.length).toBeGreaterThan(0);
    expect(inline.filter((tag) => !tag.includes('nonce="NONCE-OF-THE-PAGE"'))).toEqual([]);
  });
});
