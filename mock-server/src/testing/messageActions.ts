import { expect } from 'vitest';
import { MINUTE_MS, now } from '../clock';
import { adminToken } from './signIn';
import type { TestServer } from './startTestServer';

/** Writes templates and campaigns, and reads what they sent, for the tests of one file. */
export function createMessageActions(server: TestServer) {
  const { ask } = server;
  const templates = '/api/rest/message-templates';
  const campaigns = '/api/rest/message-campaigns';

  const sms = {
    name: 'Diwali',
    channel: 'sms',
    dlt_id: '1107160000000099999',
    subject_en: '',
    subject_hi: '',
    body_en: 'Hello {first_name}, greetings from {partner}',
    body_hi: 'नमस्ते {first_name}, {partner} की ओर से',
    archived: 0,
  };

  const call = async (method: string, path: string, body?: object, role: 1 | 2 = 1) =>
    ask(method, path, { token: await adminToken(server, role), ...(body && { body }) });
  const newTemplate = async (fields: object = {}) => {
    const { status, body } = await call('POST', templates, { ...sms, ...fields });
    expect(status).toBe(201);
    return Number(Object(body).id);
  };
  const everybody = { partner_id: null, product: '', stage: '' };
  const schedule = async (template_id: number, minutes = 0) => {
    const send_at = new Date(now() + minutes * MINUTE_MS).toISOString();
    const body = { name: 'Campaign', template_id, ...everybody, send_at };
    const made = await call('POST', campaigns, body);
    expect(made.status).toBe(201);
    return Number(Object(made.body).id);
  };
  const campaign = async (id: number) => Object((await call('GET', `${campaigns}/${id}`)).body);
  const getAudience = async (template_id: number) =>
    Object((await call('POST', '/api/messaging/audience', { template_id, ...everybody })).body)
      .data;
  const messagesTo = async (to: string): Promise<string[]> => {
    const { body } = await ask('GET', '/dev/outbox');
    const all: { to: string; text: string; code?: string | null }[] = Array.isArray(body)
      ? body
      : [];
    return all.filter((one) => one.to === to && !one.code).map(({ text }) => text);
  };
  const consent = async (
    who: { token: string; userId: string },
    purpose: string,
    granted: 0 | 1,
  ) => {
    const body = { purpose, text_version: 1, language: 'en', granted };
    const path = `/api/user/${who.userId}/consents`;
    expect((await ask('POST', path, { token: who.token, body })).status).toBe(200);
  };
  return {
    templates,
    campaigns,
    sms,
    everybody,
    call,
    newTemplate,
    schedule,
    campaign,
    getAudience,
    messagesTo,
    consent,
  };
}
