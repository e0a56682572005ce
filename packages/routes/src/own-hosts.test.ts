import { expect, it } from 'vitest';
import { isListedHost } from './own-hosts.js';

const HOSTS = ['pins.example', 'tacks.example:8080'];

it.each([
  ['pins.example', true],
  ['www.pins.example', true],
  ['a.b.pins.example', true],
  ['tacks.example:8080', true],
  ['tacks.example', false],
  ['notpins.example', false],
  ['pins.example.evil.example', false],
  ['.pins.example', false],
  ['', false],
])('S2 §2.5: a listed host or a subdomain of one: %j: %s', (host, expected) => {
  expect(isListedHost(HOSTS, host)).toBe(expected);
});
