import { join } from 'node:path';
import { consolePages } from '../scripts/build/consolePages.ts';
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
    consolePages({ root, base, calls: ['getPartnerRevenue', 'getSession', 'getNotifications'] }),
  ],
});
