import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { runCommand } from './command.js';

/** The first code block after a heading of the README, and the one after it. */
function example(): readonly [command: string, output: string] {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const [, section = ''] = readme.split('## From the command line\n');
  const [, command = '', output = ''] = /```sh\n(.*?)```\n\n```\n(.*?)```/s.exec(section) ?? [];
  return [command, output];
}

describe('npx --no -- @tackboard/routes', () => {
  it('prints what the README says', () => {
    const [command, output] = example();
    const [, , , , ...args] = command.trim().replaceAll("'", '').split(' ');
    expect(runCommand(args)).toEqual({ output, error: '', exitCode: 0 });
  });

  it('prints JSON', () => {
    const { output } = runCommand(['--json', '/about/', '/pin/42/?deb_x=1#imgViewer']);
    expect(JSON.parse(output)).toEqual([
      expect.objectContaining({ url: '/about/', route: 'unknown', params: {}, reserved: true }),
      {
        url: '/pin/42/?deb_x=1#imgViewer',
        route: 'pin',
        params: { id: '42' },
        landingType: 'closeup',
        flags: {
          inviteCode: null,
          utmPai: null,
          debug: true,
          imageViewer: true,
          malformed: false,
        },
        reserved: false,
      },
    ]);
  });

  it('marks reserved names, and prints flags by their names', () => {
    expect(runCommand(['/about/']).output).toContain('route   unknown (reserved name)');
    expect(runCommand(['/pin/1/#imgViewer']).output).toContain('flags   imageViewer\n');
  });

  it.each([
    [['--host', 'pins.example', 'https://other.example/pin/1'], 'external'],
    [['--host', 'pins.example', 'pins.example/pin/1'], 'pin'],
    [['--base', '/app', '/app/pin/1/'], 'pin'],
    [['mailto:anna@pins.example'], 'external'],
  ])('%j is %s', (args, route) => {
    expect(runCommand(args).output).toContain(`route   ${route}\n`);
  });

  it('knows the boards of the viewer', () => {
    expect(runCommand(['--viewer', 'anna', '/anna/trips/']).output).toContain('landing own_board');
  });

  it.each([
    [[], 'There is no link to classify.'],
    [['not a link'], '"not a link" is neither a path, such as /pin/42/, nor a URL.'],
    [['--port', '80', '/'], "Unknown option '--port'"],
    [['--host', '*.pins.example', '/'], '*.pins.example'],
  ])('%j ends with 2 and says why', (args, message) => {
    const { output, error, exitCode } = runCommand(args);
    expect(error).toContain(message);
    expect(error).toContain('npx --no -- @tackboard/routes --help');
    expect([output, exitCode]).toEqual(['', 2]);
  });

  it('prints its options', () => {
    expect(runCommand(['--help']).output).toContain('npx --no -- @tackboard/routes <url>…');
  });
});
