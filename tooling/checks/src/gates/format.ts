import type { Gate } from '../gate.ts';
import { installed, runProgram } from '../program.ts';

/** Every file is laid out by the formatter. */
export const format: Gate = {
  name: 'format',
  async run({ root }) {
    const { code, stdout, output } = await runProgram(installed(root, 'oxfmt'), ['--check'], {
      cwd: root,
    });
    const count = Number(/ on (\d+) files?/.exec(output)?.[1] ?? 0);
    const files = [...stdout.matchAll(/^(\S.*?) \(\d+m?s\)$/gm)].map((match) => match[1] ?? '');
    const findings = files.map((file) => ({
      file,
      what: 'is not formatted',
      why: 'a change of layout hides the change of meaning in a diff',
      mend: 'run `pnpm fix`',
    }));
    const silent = code !== 0 && findings.length === 0;
    return {
      read: [{ count, of: 'files' }],
      findings: silent
        ? [
            {
              file: '.oxfmtrc.json',
              what: output.trim(),
              why: 'the formatter failed',
              mend: 'mend what it says',
            },
          ]
        : findings,
    };
  },
};
