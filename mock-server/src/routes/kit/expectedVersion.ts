import type { Request, Response } from 'express';
import { HttpError } from '../../httpError';

/** The version that a change is based on: `version` in its body, else the If-Match header's. */
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

/** Tags an answer of one record with its version, for If-Match. No browser keeps it: it may be of a person. */
export function setVersionTag(response: Response, { version }: { readonly version: number }): void {
  response.set('ETag', `"${version}"`);
}
