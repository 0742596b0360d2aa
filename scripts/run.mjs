// Runs `scripts/<name>.ts` in this process; `start` and `preview` serve the builds.
import { ensureInstalled } from './ensure-installed.mjs';
import { buildStale, serveBuild } from './serve-build.mjs';

ensureInstalled();

// Exit when the parent shell exits. npm sends signals only to the shell between npm and this process, and the
// shell does not pass them on, so a server would otherwise keep running after its command has ended.
if (process.env.npm_lifecycle_event) {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 200);
  watch.unref();
}

const name = process.argv[2];
if (name === 'start' || name === 'preview') {
  if (name === 'start') buildStale();
  await serveBuild();
} else {
  const { register } = await import('tsx/esm/api');
  register();
  await import(`./${name}.ts`);
}
