#!/usr/bin/env node
import { runCommand } from './command.js';

const { output, error, exitCode } = runCommand(process.argv.slice(2));
process.stdout.write(output);
process.stderr.write(error);
process.exitCode = exitCode;
