import type { Request, Response } from 'express';
import { HttpError } from '../../httpError';

/**
 * Returns the version that a change is based on: `version` in the body, else the If-Match header;
 * undefined if neither is given.
 */
export function getExpectedVersion(
  request: Request,
  body: { readonly version?: number | undefined },
): number | undefined {
  if (body.version !== undefined) return body.version;
  const header = request.get('if-match');
  if (header === undefined || header === '*') return undefined;
  const version = /^"(\d{1,15})"$/u.exec(header)?.[1];
  if (version === undefined) throw new HttpError(400, 'bad_request');
  return Number(version);
}

/** Sets the ETag of a single record's response to its version, for If-Match. */
export function setVersionTag(response: Response, { version }: { readonly version: number }): void {
  response.set('ETag', `"${version}"`);
}
