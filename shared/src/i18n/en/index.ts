import { adminRoutes } from './adminRoutes';
import { fields } from './fields';
import { server } from './server';
import { sessions } from './sessions';
import { ui } from './ui';
import { validation } from './validation';

/** The shared texts of this language; an app may load it alone. */
export const sharedTexts = {
  fields,
  server,
  sessions,
  ui: { ...ui, admin_routes: adminRoutes },
  validation,
};
