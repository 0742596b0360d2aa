import { STATIC_CHECKS } from './checks/staticChecks';
import { runCommand } from './test/runCommand';

let failed = 0;
for (const { name, command, env } of STATIC_CHECKS) {
  const code = await runCommand(command, { show: false, env });
  console.log(`${code === 0 ? 'ok    ' : 'FAILED'}  ${name}`);
  if (code !== 0) failed += 1;
}
process.exitCode = failed === 0 ? 0 : 1;
