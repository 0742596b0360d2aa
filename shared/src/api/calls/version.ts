import { number, string } from 'yup';

/** The version of a record in an answer. Each change raises it by one. */
export const recordVersion = { version: number().integer().optional() } as const;

/** The version on which a change is based. The server answers 409 when the stored version differs. */
export const versionSeen = { version: number().integer().min(1).optional() } as const;

/**
 * The id of the approval that a change waits for. An answer with it means that the server has stored the change
 * but not made it.
 */
export const pendingChange = { pending_id: string().optional() } as const;
