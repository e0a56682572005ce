import { describe, expect, inject, it } from 'vitest';
import { FLAVOURS } from './flavours.ts';

describe.each(FLAVOURS)('on a server with $name', ({ name, version }) => {
  const kit = inject('kits')[name]!;

  it('every sample renders, without a browser and without a complaint', () => {
    expect(kit.version).toMatch(version);
    expect(kit.hasWindow).toBe(false);
    expect(Object.keys(kit.html).length).toBeGreaterThan(300);
    expect(kit.problems).toEqual([]);
  });

  it('prints nothing that a strict policy drops: no style attribute, no handler', () => {
    const attributes = Object.entries(kit.html).flatMap(([id, html]) =>
      [...html.matchAll(/<[a-z](?:"[^"]*"|[^">])*>/gi)].flatMap(([tag]) =>
        [...tag.matchAll(/\s([^\s="]+)="[^"]*"/g)].map(([, name = '']) => `${id} ${name}`),
      ),
    );
    expect(attributes.length).toBeGreaterThan(5000);
    expect(attributes.filter((name) => / (?:style|on\w+)$/i.test(name))).toEqual([]);
  });

  it('prints style elements and scripts with the nonce of the answer alone', () => {
    const inline = Object.values(kit.html).flatMap(
      (html) => html.match(/<(style|script)\b[^>]*>/g) ?? [],
    );
    expect(inline.length).toBeGreaterThan(0);
    expect(inline.filter((tag) => !tag.includes('nonce="NONCE-OF-THE-PAGE"'))).toEqual([]);
  });
});
