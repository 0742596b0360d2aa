import { join } from 'node:path';
import { consolePreload } from '../scripts/build/consolePreload.ts';
import { CONSOLE_KIT } from '../scripts/build/consoleKit.ts';
import { standaloneScript } from '../scripts/build/standaloneScript.ts';
import { viteAppConfig } from '../scripts/build/viteAppConfig.ts';

const root = import.meta.dirname;
const base = '/partner/';

export default viteAppConfig({
  root,
  base,
  outDir: 'partner',
  groups: [CONSOLE_KIT],
  plugins: [
    standaloneScript({ entry: join(root, 'src/widget/widget.ts'), fileName: 'widget.js', base }),
    consolePreload({ entry: join(root, 'src/app/openConsole.tsx'), base, cookie: 'partnerToken' }),
  ],
});
