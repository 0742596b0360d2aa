import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { courses, listReferences } from '@marketplace/shared/resources';
import pino from 'pino';
import { expect, test } from 'vitest';
import { readConfig } from '../../config';
import { openStore } from '../../seed/openStore';
import { removeDependents } from './declaredRules';

const ofCourses = listReferences(courses.name);
const deletion = { session: undefined, language: 'hi' } as const;

test('A record is not deleted while others point at it, unless they go with it', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'rules-'));
  const seed = () => ({
    resource_courses: [{ id: 1, name: 'Fair selling' }],
    resource_course_lessons: [{ id: 1, course_id: 1, name: 'The lender decides' }],
  });
  const { store } = await openStore(
    { ...readConfig({}), dataDir },
    seed,
    pino({ level: 'silent' }),
  );
  const kept = ofCourses.map(({ resource, field: { onDelete: _, ...field } }) => ({
    resource,
    field,
  }));
  const remove = (references = ofCourses) =>
    store.tx((writer) => removeDependents(writer, deletion, courses.name, 1, references));
  await expect(remove(kept)).rejects.toMatchObject({
    status: 409,
    key: 'record_in_use',
    options: { params: { what: 'पाठ (1)' } },
  });
  const count = async () => (await store.find('resource_course_lessons')).total;
  expect(await count()).toBe(1);
  await remove();
  expect(await count()).toBe(0);
  await store.close();
  rmSync(dataDir, { recursive: true, force: true });
});
