import { expect } from 'vitest';
import type { createImportActions } from './importFiles';
import type { testServer } from '../startTestServer';

/** The columns of `row`, each at its place. */
export const LEAD_MAPPING = '0,1,2,3,4';

/** What the tests of imported leads send and read. */
export function createLeadFileActions(
  server: ReturnType<typeof testServer>,
  imports: ReturnType<typeof createImportActions>,
) {
  let numbers = 9_600_000_000;
  const newNumber = () => String((numbers += 1));
  const row = (mobile = newNumber(), fields: readonly string[] = []) => [
    'Meera Nair',
    mobile,
    fields[0] ?? 'Personal Loans',
    fields[1] ?? '560001',
    fields[2] ?? '',
  ];

  async function check(rows: readonly (readonly unknown[])[], token: string) {
    const answer = await imports.send(rows, token, { mapping: LEAD_MAPPING });
    expect(answer.status).toBe(200);
    return imports.settle(String(Object(answer.body).upload.id), token);
  }

  async function load(rows: readonly (readonly unknown[])[], token: string) {
    const { id } = await check(rows, token);
    expect((await imports.commit(id, token)).status).toBe(200);
    return imports.settle(id, token);
  }

  async function findLeads(token: string): Promise<Record<string, unknown>[]> {
    const path = '/api/rest/leads?range=[0,999]&sort=["created_at","DESC"]';
    const { body } = await server.ask('GET', path, { token });
    return Array.isArray(body) ? body : [];
  }
  return { newNumber, row, check, load, findLeads };
}
