/**
 * The shape of stored data that this version of the server writes. Raise it with each change after
 * which an earlier version of the server must not work on the data any more; both stores keep it
 * beside the data, and refuse data of a higher one.
 */
export const SCHEMA_VERSION = 1;
