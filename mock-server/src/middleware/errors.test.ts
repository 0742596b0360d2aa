import { expect, test } from 'vitest';
import { testServer } from '../testing/startTestServer';

const server = testServer();
const request = {
  contactName: 'Meena Rao',
  email: 'meena@example.in',
  phoneNumber: '9100009001',
  description: 'When is the first EMI?',
};

async function getRefusal(
  body: object,
  language: 'en' | 'hi',
): Promise<{ message: string; errors: Record<string, string> }> {
  const answer = await server.ask('POST', '/api/help-requests', {
    body: { ...request, ...body },
    headers: { 'x-language': language },
  });
  expect(answer.status).toBe(422);
  return Object(answer.body);
}

test.each(['en', 'hi'] as const)(
  'the message is the text of the only wrong field, in %s',
  async (language) => {
    const { message, errors } = await getRefusal({ email: 'nowhere' }, language);
    expect(errors).toEqual({ email: message });
    const unknown = await getRefusal({ colour: 'red' }, language);
    expect(unknown.errors).toEqual({ colour: unknown.message });
  },
);

test('several invalid fields give a general message', async () => {
  const { message, errors } = await getRefusal({ email: 'nowhere', phoneNumber: '1' }, 'en');
  expect(message).toBe('Some fields need attention');
  expect(Object.keys(errors).toSorted()).toEqual(['email', 'phoneNumber']);
});
