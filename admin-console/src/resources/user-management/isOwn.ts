import { readUser } from '@marketplace/shared/session';

/** Whether an account is that of whoever is signed in. */
export const isOwn = (id: string | number): boolean => readUser('admin') === String(id);
