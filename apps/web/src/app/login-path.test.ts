import { expect, it } from 'vitest';
import { loginPath } from './login-path.js';

it('S3 §6: signing up and logging in are different pages', () => {
  expect(loginPath('login', '/pin/7/?a=1')).toBe('/login?next=%2Fpin%2F7%2F%3Fa%3D1');
  expect(loginPath('signup', '/pin/7/?a=1')).toBe('/signup/?next=%2Fpin%2F7%2F%3Fa%3D1');
});
