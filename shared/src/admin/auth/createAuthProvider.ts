import type { QueryClient } from '@tanstack/react-query';
import type { AuthProvider } from 'react-admin';
import { type Client, getSession } from '../../api';
import {
  type Area,
  handleUnauthorized,
  clearCredentials,
  logout,
  readRole,
  readToken,
  readUser,
  signInPath,
} from '../../session';

export interface AuthProviderOptions {
  area: Extract<Area, 'admin' | 'partner'>;
  client: Pick<Client, 'call' | 'query'>;
  /** The console's cache, in which others find the session, too. */
  queryClient: Pick<QueryClient, 'query'>;
  /** Whether the person may do this with the resource. It only hides controls; the server decides. */
  canAccess: (resource: string, action: string) => boolean;
}

/** react-admin leaves its router only for an absolute address. */
const toAbsoluteAddress = (path: string) => new URL(path, window.location.origin).href;

/** The status of an error of the client or of react-admin. */
function getStatus(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'status' in error
    ? error.status
    : undefined;
}

function isSignedIn(area: Area): boolean {
  return readToken(area) !== undefined && (area !== 'admin' || readRole() !== undefined);
}

/**
 * Tells react-admin about the session. The person signs in before react-admin loads; a 401 clears
 * the credentials of the area and leaves the drafts; a 403 leaves the person where they are.
 */
export function createAuthProvider({
  area,
  client,
  queryClient,
  canAccess,
}: AuthProviderOptions): AuthProvider {
  return {
    login: () => Promise.reject(new Error('the sign-in page signs in')),
    async logout() {
      if (isSignedIn(area))
        await logout({ area, client, reason: 'asked', reload: () => undefined });
      else clearCredentials(area);
      return toAbsoluteAddress(signInPath(area));
    },
    async checkAuth() {
      if (isSignedIn(area)) return;
      const path = handleUnauthorized(area, window.location) ?? signInPath(area);
      throw Object.assign(new Error(), { redirectTo: toAbsoluteAddress(path), message: false });
    },
    async checkError(error: unknown) {
      if (getStatus(error) !== 401) return;
      const path = handleUnauthorized(area, window.location) ?? signInPath(area);
      throw Object.assign(new Error(), { redirectTo: toAbsoluteAddress(path), message: false });
    },
    getPermissions: () => Promise.resolve(readRole()),
    async getIdentity() {
      const { data } = await queryClient.query(client.query(getSession));
      return { id: readUser(area) ?? '', fullName: data.name };
    },
    canAccess: ({ resource, action }) => Promise.resolve(canAccess(resource, action)),
  };
}
