import { number } from 'yup';

/** What an answer adds to a record: its version, which grows by one with each change. */
export const recordVersion = { version: number().integer().optional() } as const;

/** What a change may name: the version it is based on. When another is stored by then, it is a 409. */
export const versionSeen = { version: number().integer().min(1).optional() } as const;
