import { describe, expect, it } from 'vitest';
import { readApiConfig } from './config.js';

const REPOSITORY = new URL('../../..', import.meta.url).pathname.replace(/\/$/, '');

describe('readApiConfig', () => {
  it('keeps the database in the repository by default', () => {
    expect(readApiConfig({}, [])).toEqual({
      databasePath: `${REPOSITORY}/.data/tackboard.db`,
      allowedHosts: [],
      trustProxy: false,
      makesAvif: true,
      showsEvents: true,
    });
  });

  it.each([['--pins', '10000'], ['--pins=10000']])(
    'gives each count of pins a file of its own (%s)',
    (...args) => {
      expect(readApiConfig({}, args)).toEqual({
        databasePath: `${REPOSITORY}/.data/tackboard-10000.db`,
        pins: 10_000,
        allowedHosts: [],
        trustProxy: false,
        makesAvif: true,
        showsEvents: true,
      });
    },
  );

  it('reads the names that requests may ask for, and whether a proxy is trusted', () => {
    const environment = { ALLOWED_HOSTS: 'Pins.example, www.pins.example,', TRUST_PROXY: '1' };
    expect(readApiConfig(environment, [])).toMatchObject({
      allowedHosts: ['pins.example', 'www.pins.example'],
      trustProxy: true,
    });
    expect(() => readApiConfig({ ALLOWED_HOSTS: 'https://pins.example' }, [])).toThrow(
      'ALLOWED_HOSTS is "https://pins.example", but it must be host names without a port, such as pins.example.',
    );
    expect(() => readApiConfig({ TRUST_PROXY: 'yes' }, [])).toThrow(
      'TRUST_PROXY is "yes", but it must be 1 or 0.',
    );
    expect(readApiConfig({ AVIF: '0' }, []).makesAvif).toBe(false);
  });

  it('reads a path from the environment, relative to the working directory', () => {
    expect(readApiConfig({ DATABASE_PATH: '/srv/pins.db' }, []).databasePath).toBe('/srv/pins.db');
    expect(readApiConfig({ DATABASE_PATH: 'x/pins.db' }, []).databasePath).toBe(
      `${process.cwd()}/x/pins.db`,
    );
    expect(readApiConfig({ DATABASE_PATH: ' ' }, []).databasePath).toBe(
      `${REPOSITORY}/.data/tackboard.db`,
    );
  });

  it.each([['--pins'], ['--pins', 'many'], ['--pins', '-5'], ['--pins='], ['--pins', '1e5']])(
    'refuses %s %s in one line',
    (...args) => {
      expect(() => readApiConfig({}, args)).toThrow(
        /^--pins is ".*", but it must be a whole number, such as --pins 10000\.$/,
      );
    },
  );

  it.each(['0', '10', '1000001', '999999999'])(
    'refuses --pins %s, before there is a database',
    (count) => {
      expect(() => readApiConfig({}, ['--pins', count])).toThrow(
        /^--pins is "\d+", but it must be a whole number from \d+ to 1000000\.$/,
      );
    },
  );

  it('hides the events of other people in production', () => {
    expect(readApiConfig({ NODE_ENV: 'production' }, []).showsEvents).toBe(false);
  });
});
