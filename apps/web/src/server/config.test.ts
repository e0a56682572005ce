import { OptionError } from '@tackboard/api';
import { describe, expect, it } from 'vitest';
import { readConfig } from './config.js';

describe('readConfig', () => {
  it('uses port 4173 by default', () => {
    expect(readConfig({}, []).port).toBe(4173);
    expect(readConfig({ PORT: '' }, []).port).toBe(4173);
    expect(readConfig({ PORT: '8080' }, []).port).toBe(8080);
    expect(readConfig({ PORT: '65535' }, []).port).toBe(65_535);
  });

  it('listens on this computer only by default', () => {
    expect(readConfig({}, []).host).toBe('127.0.0.1');
    expect(readConfig({ HOST: ' ' }, []).host).toBe('127.0.0.1');
    expect(readConfig({ HOST: '0.0.0.0' }, [])).toMatchObject({
      host: '0.0.0.0',
      allowedHosts: [],
    });
    expect(readConfig({ HOST: 'pins.example' }, [])).toMatchObject({
      host: 'pins.example',
      allowedHosts: ['pins.example'],
    });
  });

  it('returns the settings of the API', () => {
    const config = readConfig({ DATABASE_PATH: '/data/pins.db' }, ['--pins', '10000']);
    expect(config).toMatchObject({ databasePath: '/data/pins.db', pins: 10_000 });
  });

  it.each(['abc', '-1', '65536', '80.5', ' 80', '1e3'])(
    'rejects PORT=%s with a message of one line',
    (PORT) => {
      expect(() => readConfig({ PORT }, [])).toThrow(
        new OptionError('PORT', PORT, 'a whole number from 0 to 65535'),
      );
    },
  );

  it.each([['--pin', '10000'], ['--port=80'], ['--pins', '5', '6']])(
    'refuses an option that there is not in one line: %s %s %s',
    (...args) => {
      expect(() => readConfig({}, args)).toThrow(
        /^The option is "(--pin|--port=80|6)", but it must be --pins <count>\.$/,
      );
    },
  );

  it('accepts the `--` before the options', () => {
    expect(readConfig({}, ['--', '--pins', '500'])).toMatchObject({ pins: 500 });
  });
});
