import { expect, it, vi } from 'vitest';
import { sendHelp } from './sendHelp';

const request = {
  contactName: 'Asha & Co',
  email: 'asha@example.in',
  phoneNumber: '9876543210',
  company: '',
  description: 'कोड नहीं आया',
};
const desk = { url: 'https://desk.example/cases', organisation: '00D1' };

it('posts the fields of the help desk, form-encoded', async () => {
  const post = vi.fn<typeof fetch>(async () => new Response());
  expect(await sendHelp(desk, request, post)).toBe(true);
  const [url, init] = post.mock.calls[0] ?? [];
  expect(url).toBe(desk.url);
  expect(init).toMatchObject({ method: 'POST', credentials: 'omit' });
  const body = init?.body instanceof URLSearchParams ? [...init.body] : [];
  expect(Object.fromEntries(body)).toEqual({
    orgid: '00D1',
    name: 'Asha & Co',
    email: 'asha@example.in',
    phone: '9876543210',
    company: '',
    description: 'कोड नहीं आया',
  });
});

it('reports a failure', async () => {
  expect(await sendHelp(desk, request, () => Promise.reject(new TypeError('offline')))).toBe(false);
  const post = vi.fn<typeof fetch>();
  expect(await sendHelp({ ...desk, url: '' }, request, post)).toBe(false);
  expect(post).not.toHaveBeenCalled();
});
