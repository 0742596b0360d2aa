import { CONSOLE_KIT } from '../scripts/build/consoleKit.ts';
import { viteAppConfig } from '../scripts/build/viteAppConfig.ts';

export default viteAppConfig({
  root: import.meta.dirname,
  base: '/partner/',
  outDir: 'partner',
  groups: [CONSOLE_KIT],
});
