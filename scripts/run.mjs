// Runs `scripts/<name>.ts` in this very process, so that a signal for npm reaches it and nothing is
// left running behind a shell.
import { ensureInstalled } from './ensure-installed.mjs';

ensureInstalled();
const { register } = await import('tsx/esm/api');
register();
await import(`./${process.argv[2]}.ts`);
