import { viteAppConfig } from '../scripts/build/viteAppConfig.ts';

export default viteAppConfig({ root: import.meta.dirname, base: '/', outDir: 'consumer' });
