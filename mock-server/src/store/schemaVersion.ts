/**
 * The version of the stored data's shape that this server writes. Raise it with each change after
 * which an earlier version of the server must not use the data, such as a new type of field. Both
 * stores save it with the data, and refuse data with a higher one.
 */
export const SCHEMA_VERSION = 2;
