// Runs `scripts/<name>.ts` in this very process.
import { ensureInstalled } from './ensure-installed.mjs';

ensureInstalled();

// npm passes a signal to the shell between it and us, and the shell keeps it: once that shell is
// gone, so must we be, or a server would be left running behind a command that has ended.
if (process.env.npm_lifecycle_event) {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 200);
  watch.unref();
}

const { register } = await import('tsx/esm/api');
register();
await import(`./${process.argv[2]}.ts`);
