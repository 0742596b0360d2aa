import type { ApiScope } from '@marketplace/shared/schema';

/** The ways to authenticate, for the document's `components`. */
export const securitySchemes = {
  bearer: { type: 'http', scheme: 'bearer', description: 'The token of a sign-in' },
  key: { type: 'http', scheme: 'bearer', description: 'A key of a partner, with the right named' },
};

/** Returns the security of an operation: a token, or a partner's key with the scope that the call has. */
export const buildSecurity = (scope?: ApiScope): object[] => [
  { bearer: [] },
  ...(scope === undefined ? [] : [{ key: [scope] }]),
];
