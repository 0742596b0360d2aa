import { readUser } from '@marketplace/shared/session';

/** Returns whether an account belongs to the admin who is signed in. */
export const isOwn = (id: string | number): boolean => readUser('admin') === String(id);
