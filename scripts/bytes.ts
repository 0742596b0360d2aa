import { join } from 'node:path';
import { APPS, DIST } from '@marketplace/mock-server/pages';
import { listExceededBudgets } from './build/byteBudget';

/** Checks that no app's build exceeds its budget of bytes for a slow line. */
const exceeded = Object.values(APPS).flatMap(({ name, folder }) =>
  listExceededBudgets(join(DIST, name)).map((budget) => `${folder}, ${budget}`),
);
for (const budget of exceeded) console.error(budget);
console.log(`Bytes of the builds: ${exceeded.length} budgets exceeded`);
process.exitCode = exceeded.length === 0 ? 0 : 1;
