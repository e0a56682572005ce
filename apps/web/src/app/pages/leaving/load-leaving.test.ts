import { expect, it } from 'vitest';
import { withOffsiteFields } from './load-leaving.server.js';

it('S3 §2.3.5: the button of the page leads to /offsite/ with every field', () => {
  const query = new URLSearchParams({
    redirectUrl: 'https://shop.example/',
    pin: '7',
    client_tracking_params: 'CwAB',
    aux_data: '{"clickthrough_type":"clickthrough"}',
    isThirdPartyAd: 'true',
  });
  const path = withOffsiteFields('/offsite/?token=t&url=https%3A%2F%2Fshop.example%2F', query);
  expect([...new URL(path, 'https://pins.example').searchParams]).toEqual([
    ['token', 't'],
    ['url', 'https://shop.example/'],
    ['pin', '7'],
    ['csr', '1'],
    ['client_tracking_params', 'CwAB'],
    ['aux_data', '{"clickthrough_type":"clickthrough"}'],
    ['isThirdPartyAd', 'true'],
  ]);
});
