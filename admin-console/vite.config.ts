import { consolePages } from '../scripts/build/consolePages.ts';
import { CONSOLE_KIT } from '../scripts/build/consoleKit.ts';
import { viteAppConfig } from '../scripts/build/viteAppConfig.ts';

const root = import.meta.dirname;
const base = '/admin/';

export default viteAppConfig({
  root,
  base,
  outDir: 'admin',
  groups: [CONSOLE_KIT],
  plugins: [consolePages({ root, base, calls: ['getSession', 'getWaitingApprovals'] })],
});
