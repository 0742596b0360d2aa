import { serve } from './serve/serve';

await serve('dev');
