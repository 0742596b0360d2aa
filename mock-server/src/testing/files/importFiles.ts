import { expect, vi } from 'vitest';
import type { ImportKindName } from '@marketplace/shared/resources';
import { importColumnNames } from '@marketplace/shared/resources';
import type { Answer, TestServer } from '../startTestServer';

/** Builds a file of an import's columns. */
export function importFile(
  kind: ImportKindName,
  rows: readonly (readonly unknown[])[],
  header: readonly string[] = importColumnNames(kind),
): FormData {
  const body = new FormData();
  const text = [header, ...rows].map((row) => row.join(',')).join('\n');
  body.set('image_name', new File([text], 'report.csv'));
  return body;
}

export interface FoundImport {
  readonly id: string;
  readonly status: string;
  readonly missing: number;
}

/** Checks, loads and rolls back imports for the tests of one file. */
export function createImportActions({ ask }: TestServer, kind: ImportKindName) {
  const read = async (id: string, token: string): Promise<FoundImport> =>
    Object((await ask('GET', `/api/rest/imports/${id}`, { token })).body);
  const settle = async (id: string, token: string): Promise<FoundImport> => {
    let found = await read(id, token);
    // Also works in `beforeAll`, unlike `expect.poll`.
    await vi.waitFor(
      async () => {
        found = await read(id, token);
        expect(found.status).not.toMatch(/^(?:checking|applying|rolling_back)$/u);
      },
      { timeout: 100_000, interval: 50 },
    );
    return found;
  };
  const send = (
    rows: readonly (readonly unknown[])[],
    token: string,
    {
      mapping = importColumnNames(kind)
        .map((_, place) => place)
        .join(','),
      header,
    }: { mapping?: string; header?: readonly string[] } = {},
  ): Promise<Answer> =>
    ask('POST', `/api/imports?kind=${kind}&mapping=${mapping}`, {
      token,
      body: importFile(kind, rows, header),
    });
  return {
    send,
    settle,
    /** Checks a file; returns the checked import. */
    check: async (rows: readonly (readonly unknown[])[], token: string) => {
      const answer = await send(rows, token);
      expect(answer.status).toBe(200);
      return settle(String(Object(answer.body).upload.id), token);
    },
    commit: (id: string, token: string, confirmation = 'none'): Promise<Answer> =>
      ask('POST', `/api/imports/${id}/commit`, { token, body: { confirmation } }),
    rollBack: (id: string, token: string): Promise<Answer> =>
      ask('POST', `/api/uploads/${id}/roll-back`, { token, body: {} }),
    findRows: async (id: string, token: string): Promise<Record<string, unknown>[]> => {
      const filter = JSON.stringify({ upload_id: id });
      const path = `/api/rest/import-rows?filter=${filter}&sort=["row","ASC"]&range=[0,999]`;
      const { body } = await ask('GET', path, { token });
      return Array.isArray(body) ? body : [];
    },
  };
}
