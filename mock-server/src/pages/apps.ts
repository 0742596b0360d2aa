import { resolve } from 'node:path';

/** The three apps by the name of their build. */
export type AppName = 'consumer' | 'admin' | 'partner';

/** One app: where its source stands, where its build goes and under which path it is served. */
export interface App {
  name: AppName;
  /** Folder of the source, from the repository root. */
  folder: string;
  /** With a slash at both ends. */
  base: string;
}

/** Absolute path of the repository. */
export const REPOSITORY = resolve(import.meta.dirname, '../../..');

/** Absolute folder of the builds, one folder an app. */
export const DIST = resolve(REPOSITORY, 'dist');

export const APPS: Readonly<Record<AppName, App>> = {
  consumer: { name: 'consumer', folder: 'consumer-app', base: '/' },
  admin: { name: 'admin', folder: 'admin-console', base: '/admin/' },
  partner: { name: 'partner', folder: 'partner-portal', base: '/partner/' },
};
