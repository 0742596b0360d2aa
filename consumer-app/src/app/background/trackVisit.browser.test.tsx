import { clearApplicationData, setClientValue } from '@marketplace/shared/session';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setSignedIn } from '../../session/session';
import { trackVisit } from './trackVisit';

const PERSON = '5b8a1c9e-2f47-4d63-a0be-7c1d94e6f325';
const SERVICES = { lookUp: 'https://ip.example/json', track: 'https://visits.example/v' };

const consentTo = (granted: 0 | 1) => ({
  data: [
    {
      id: PERSON,
      purpose: 'visits',
      lender_id: null,
      text_version: 1,
      language: 'en',
      granted,
      at: '2026-11-22T10:00:00.000Z',
    },
  ],
});

interface Asked {
  href: string;
  init: RequestInit | undefined;
}

/** Answers every request as given; returns the requests to outside services. */
function answering(answers: Readonly<Record<string, () => Response>>): Asked[] {
  const outside: Asked[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const { href } = new URL(input instanceof Request ? input.url : input, window.location.href);
    if (href.includes('.example')) outside.push({ href, init });
    const found = Object.keys(answers).find((part) => href.includes(part)) ?? '';
    return Promise.resolve(answers[found]?.() ?? new Response('', { status: 404 }));
  });
  return outside;
}

const here = window.location.href;

beforeEach(() => setSignedIn('token', PERSON));
afterEach(() => {
  window.history.replaceState(null, '', here);
  clearApplicationData('consumer');
  vi.restoreAllMocks();
});

test('the address is looked up and the visit counted, without saying who it is', async () => {
  setClientValue('utm', { utm_source: 'poster' });
  const calls = answering({
    consents: () => Response.json(consentTo(1)),
    'ip.example': () => Response.json({ ip: '203.0.113.7' }),
    'visits.example': () => new Response(null, { status: 204 }),
  });
  await trackVisit(SERVICES);
  const [lookUp, track] = calls;
  expect(lookUp?.init).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer' });
  const sent: unknown = JSON.parse(
    typeof track?.init?.body === 'string' ? track.init.body : 'null',
  );
  expect(sent).toMatchObject({ ip: '203.0.113.7', partner: '', utm: { utm_source: 'poster' } });
  expect(JSON.stringify(sent)).not.toContain(PERSON);
});

test('the page is named by its route, not by the id in its address', async () => {
  window.history.replaceState(null, '', `/transfer/${PERSON}`);
  const calls = answering({
    consents: () => Response.json(consentTo(1)),
    'ip.example': () => Response.json({ ip: '203.0.113.7' }),
    'visits.example': () => new Response(null, { status: 204 }),
  });
  await trackVisit(SERVICES);
  expect(calls).toHaveLength(2);
  expect(calls[1]?.init?.body).not.toContain(PERSON);
});

test('no outside service is called without the consent', async () => {
  const calls = answering({ consents: () => Response.json(consentTo(0)) });
  await trackVisit(SERVICES);
  expect(calls).toEqual([]);
});

test('a failure is logged without the address', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  answering({
    consents: () => Response.json(consentTo(1)),
    'ip.example': () => Response.json({ ip: '203.0.113.7' }),
    'visits.example': () => new Response('', { status: 500 }),
  });
  await trackVisit(SERVICES);
  expect(warn.mock.calls).toEqual([['The visit was not counted']]);
});
