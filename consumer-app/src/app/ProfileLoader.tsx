import { useEffect } from 'react';
import { watchProfile } from '../profile';

/** Keeps the signed-in person's profile loaded. It comes after the sign-in, with the query cache. */
export function ProfileLoader({ userId }: { userId: string }) {
  useEffect(() => watchProfile(userId), [userId]);
  return null;
}
