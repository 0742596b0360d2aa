import { expect, test } from 'vitest';
import { AnswerCheck } from './answerCheck';

const check = new AnswerCheck();
const health = { status: 'ok', store: 'json' };

test.each([
  ['GET', '/api/health', 200, health],
  ['GET', '/api/health', 500, { message: 'Sorry' }],
  ['GET', '/api/nowhere', 404, { message: 'Sorry' }],
  ['POST', '/api/create-lender', 422, { message: 'No', errors: { name: 'Needed' } }],
  ['GET', '/api/rest/leads', 200, []],
])('%s %s %d may answer %j', (method, path, status, body) => {
  expect(check.breach(method, path, status, body)).toBeUndefined();
});

test.each([
  ['GET', '/api/health', 200, { ...health, secret: 1 }],
  ['GET', '/api/health', 200, { status: 'ok' }],
  ['GET', '/api/health', 201, health],
  ['GET', '/api/nowhere', 200, {}],
  ['POST', '/api/create-lender', 422, { error: 'No' }],
  ['POST', '/api/create-lender', 500, { message: 'No', stack: 'at x' }],
  ['GET', '/api/rest/leads', 200, [{ id: 1 }]],
])('%s %s %d may not answer %j', (method, path, status, body) => {
  expect(check.breach(method, path, status, body)).toContain(`${method} ${path} ${status}`);
});
