import { parseArgs } from 'node:util';
import { describeLinks, formatLinks, isLink } from './describe-links.js';

const USAGE = `Prints the route, parameters, landing type and flags of links.

  npx --no -- @tackboard/routes <url>…

  --host HOST        a host of the site; repeat it for more. By default each host among the links
  --short-host HOST  a host of short links; repeat it for more
  --origin ORIGIN    the origin of the page with the links
  --base PATH        the path under which the site is mounted
  --viewer USERNAME  the signed-in viewer, whose boards are own_board and own_section
  --json             prints a JSON array
  --help             prints this

Ends with 2 when an option or a link is not valid.
`;

/** Exit code for arguments that are not valid. */
const USAGE_ERROR = 2;

/** What a command prints and how it ends. */
export interface CommandResult {
  readonly output: string;
  readonly error: string;
  readonly exitCode: number;
}

/** Runs the command of the package with its arguments. */
export function runCommand(args: readonly string[]): CommandResult {
  try {
    return { output: outputOf(args), error: '', exitCode: 0 };
  } catch (error) {
    // Of parseArgs, of the classifier's options, or of the checks below.
    const message = error instanceof Error ? error.message : String(error);
    const hint = 'Run `npx --no -- @tackboard/routes --help` for the options.';
    return { output: '', error: `${message}\n${hint}\n`, exitCode: USAGE_ERROR };
  }
}

function outputOf(args: readonly string[]): string {
  const { values, positionals: urls } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      host: { type: 'string', multiple: true },
      'short-host': { type: 'string', multiple: true },
      origin: { type: 'string' },
      base: { type: 'string' },
      viewer: { type: 'string' },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return USAGE;
  if (urls.length === 0) throw new Error('There is no link to classify.');
  const bad = urls.find((url) => !isLink(url));
  if (bad !== undefined) {
    throw new Error(`${JSON.stringify(bad)} is neither a path, such as /pin/42/, nor a URL.`);
  }
  const { host, 'short-host': shortHosts, origin, base, viewer } = values;
  const links = describeLinks(urls, {
    ...(host && { hosts: host }),
    ...(shortHosts && { shortHosts }),
    ...(origin !== undefined && { origin }),
    ...(base !== undefined && { base }),
    ...(viewer !== undefined && { viewer }),
  });
  return `${values.json ? JSON.stringify(links, null, 2) : formatLinks(links)}\n`;
}
