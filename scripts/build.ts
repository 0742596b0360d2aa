import { buildStale } from './build/buildStale';

await buildStale(console.log);
