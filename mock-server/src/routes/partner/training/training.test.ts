import { expect, test } from 'vitest';
import { createPartnerUserActions } from '../../../testing/partnerUsers';
import { adminToken, partnerToken } from '../../../testing/signIn';
import { testServer } from '../../../testing/startTestServer';

const server = testServer({ SEED_USERS: '1' });
const { ask } = server;

const open = async (token: string) =>
  Object((await ask('GET', '/api/partner/courses/1', { token })).body).data;

test.each(['owner', 'viewer'] as const)(
  'as %s one reads a course, the server marks its test, and the certificate is personal',
  async (role) => {
    const owner = await partnerToken(server);
    const token =
      role === 'owner'
        ? owner
        : (await createPartnerUserActions(server).join(owner, 1, role)).token;
    const other = await partnerToken(server, 'second@demo.in');
    const course = await open(token);
    expect(JSON.stringify(course.questions)).not.toContain('answer');
    const lessons: { id: number }[] = course.lessons;
    const questions: { id: number }[] = course.questions;
    const hand = (options: readonly number[]) => {
      const answers = options.map((option, at) => ({ question: questions[at]?.id, option }));
      return ask('POST', '/api/partner/courses/1/quiz', { token, body: { answers } });
    };
    expect((await hand([2, 1, 3])).status).toBe(409);
    for (const { id } of lessons)
      await ask('POST', `/api/partner/courses/1/lessons/${id}`, { token, body: {} });
    expect((await open(token)).done).toBe(lessons.length);
    expect((await hand([2, 1])).status).toBe(422);
    expect((await hand([1, 1, 3])).body).toMatchObject({
      data: {
        percent: 67,
        passed: false,
        wrong: [questions[0]?.id],
        course: { certificate: null },
      },
    });
    expect((await hand([2, 1, 3])).body).toMatchObject({
      data: {
        percent: 100,
        passed: true,
        wrong: [],
        course: { certificate: { reference: expect.stringMatching(/^K-/u) } },
      },
    });
    expect((await hand([1, 1, 1])).body).toMatchObject({ data: { course: { best_percent: 100 } } });
    expect(await open(other)).toMatchObject({ done: 0, best_percent: null, certificate: null });
  },
);

test('partners see no question with its answer, no hidden course and no lesson of another', async () => {
  const token = await partnerToken(server);
  const admin = await adminToken(server);
  for (const name of ['courses', 'course-lessons', 'quiz-questions'])
    expect((await ask('GET', `/api/rest/${name}`, { token })).status).toBe(403);
  const foreign = await ask('POST', '/api/partner/courses/1/lessons/4', { token, body: {} });
  expect(foreign.status).toBe(404);
  const path = '/api/rest/courses/2';
  await ask('PUT', path, { token: admin, body: { active: 0 } });
  expect((await ask('GET', '/api/partner/courses/2', { token })).status).toBe(404);
  const { body } = await ask('GET', '/api/partner/courses', { token });
  expect(Object(body).data).toHaveLength(1);
  await ask('PUT', path, { token: admin, body: { active: 1 } });
});
