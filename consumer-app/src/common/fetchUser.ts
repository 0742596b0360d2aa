import { getUser } from '@marketplace/shared/api';
import type { User } from '@marketplace/shared/schema';
import { api } from './api';

/** The profile of the signed-in person. */
export async function fetchUser(id: string): Promise<User> {
  return (await api.call(getUser, { params: { id } })).data;
}
