import { type Count, sum } from './test/count';
import { STAGES, type Step } from './test/steps';

interface Done {
  name: string;
  seconds: number;
  count: Count;
}

async function run(step: Step): Promise<Done> {
  const { name } = step;
  console.log(`\n── ${name}`);
  const started = performance.now();
  const count = await step.run().catch((error: unknown): Count => {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1 };
  });
  return { name, count, seconds: (performance.now() - started) / 1000 };
}

async function runRow(steps: readonly Step[]): Promise<Done[]> {
  const row: Done[] = [];
  for (const step of steps) row.push(await run(step));
  return row;
}

const done: Done[] = [];
for (const stage of STAGES) done.push(...(await Promise.all(stage.map(runRow))).flat());

console.log('');
for (const { name, count, seconds } of done)
  console.log(
    `${count.failed === 0 ? 'ok    ' : 'FAILED'}  ${name.padEnd(10)} ${seconds.toFixed(1).padStart(6)} s  ` +
      `${count.passed} passed, ${count.failed} failed`,
  );

// Print failures last, so that they are at the end of a long log.
for (const { test, why } of done.flatMap(({ count }) => count.failures ?? []))
  console.log(`\n✘ ${test}\n  ${why.replaceAll('\n', '\n  ')}`);

const { passed, failed } = sum(done.map(({ count }) => count));
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
