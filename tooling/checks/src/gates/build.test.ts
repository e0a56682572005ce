import { expect, it } from 'vitest';
import { directiveOf } from './build.ts';

it.each([
  [`'use client';\nexport const a = 1;`, 'use client'],
  [`"use client";\nimport 'x';`, 'use client'],
  [`// why\n'use client';`, 'use client'],
  [`export const a = 'use client';`, undefined],
  [`import 'x';\n'use client';`, undefined],
  ['export const a = 1;', undefined],
])('reads the directive at the head of %j', (text, expected) => {
  expect(directiveOf('a.tsx', text)).toBe(expected);
});
