import { resolve } from 'node:path';
import { REPOSITORY } from '../repository';

/** The three apps, named as their builds. */
export type AppName = 'consumer' | 'admin' | 'partner';

/** One app: the folders of its source and its URL path. */
export interface App {
  name: AppName;
  /** Source folder, relative to the repository root. */
  folder: string;
  /** URL path, with a slash at both ends. */
  base: string;
}

/** Absolute path of the builds, with one folder for each app. */
export const DIST = resolve(REPOSITORY, 'dist');

export const APPS: Readonly<Record<AppName, App>> = {
  consumer: { name: 'consumer', folder: 'consumer-app', base: '/' },
  admin: { name: 'admin', folder: 'admin-console', base: '/admin/' },
  partner: { name: 'partner', folder: 'partner-portal', base: '/partner/' },
};
