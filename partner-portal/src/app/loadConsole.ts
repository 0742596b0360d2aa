import { createConsoleLoader } from '@marketplace/shared/admin/signIn';
import { ownTexts } from './ownTexts';
import { preferences } from './signInGate';

export const { prefetch, loadConsole } = createConsoleLoader({
  preferences,
  texts: ownTexts,
  load: () => import('./openConsole'),
});
