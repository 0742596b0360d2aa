import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { ImportKindName } from '@marketplace/shared/resources';
import { expect } from 'vitest';
import type { UploadedFile } from '../../routes/kit/uploads';
import type { TestServer } from '../startTestServer';
import { createImportActions } from './importFiles';

/** Reads a file as people have it, from `realFiles`; a packed one unpacked. */
export function readRealFile(name: string): UploadedFile {
  const bytes = readFileSync(new URL(`./realFiles/${name}`, import.meta.url));
  return name.endsWith('.gz')
    ? { name: name.slice(0, -'.gz'.length), bytes: gunzipSync(bytes) }
    : { name, bytes };
}

/** Builds the form of an upload. */
export function toForm({ name, bytes }: UploadedFile): FormData {
  const body = new FormData();
  body.set('image_name', new File([new Uint8Array(bytes)], name));
  return body;
}

/** Reads and checks a file as the pages do, with the mapping that the server proposes. Returns the columns and the rows. */
export async function checkRealFile(
  server: TestServer,
  kind: ImportKindName,
  { name, token }: { readonly name: string; readonly token: string },
): Promise<{ columns: unknown; rows: Record<string, unknown>[] }> {
  const file = readRealFile(name);
  const columns = await server.ask('POST', `/api/imports/columns?kind=${kind}`, {
    token,
    body: toForm(file),
  });
  expect(columns.status).toBe(200);
  const { mapping, sheet, heading_row } = Object(columns.body);
  const path = `/api/imports?kind=${kind}&mapping=${String(mapping)}&sheet=${sheet}&heading_row=${heading_row}`;
  const answer = await server.ask('POST', path, { token, body: toForm(file) });
  expect(answer.status).toBe(200);
  const imports = createImportActions(server, kind);
  const { id } = await imports.settle(String(Object(answer.body).upload.id), token);
  const rows = await imports.findRows(id, token);
  return { columns: columns.body, rows: rows.filter(({ row }) => row !== 0) };
}
