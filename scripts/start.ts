import { buildChanged } from './build/buildChanged';
import { serve } from './serve/serve';

await buildChanged(console.log);
await serve('dist');
