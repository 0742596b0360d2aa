import { buildChanged } from './build/buildChanged';

await buildChanged(console.log);
