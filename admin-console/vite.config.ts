import { join } from 'node:path';
import { consolePreload } from '../scripts/build/consolePreload.ts';
import { CONSOLE_KIT } from '../scripts/build/consoleKit.ts';
import { viteAppConfig } from '../scripts/build/viteAppConfig.ts';

const root = import.meta.dirname;
const base = '/admin/';

export default viteAppConfig({
  root,
  base,
  outDir: 'admin',
  groups: [CONSOLE_KIT],
  plugins: [
    consolePreload({ entry: join(root, 'src/app/openConsole.tsx'), base, cookie: 'adminToken' }),
  ],
});
