import { type Count, sum } from './test/count';
import { STEPS } from './test/steps';

const done: Array<{ name: string; seconds: number; count: Count }> = [];

for (const step of STEPS) {
  const { name } = step;
  console.log(`\n── ${name}`);
  const started = performance.now();
  const count = await step.run().catch((error: unknown): Count => {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1 };
  });
  done.push({ name, count, seconds: (performance.now() - started) / 1000 });
}

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
