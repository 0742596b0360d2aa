import { CONSENT_PURPOSES, CONSENTS_TO_CONTACT, getOptionIds } from '@marketplace/shared/schema';
import { consentTo } from '@marketplace/shared/testing';
import { expect } from 'vitest';
import { createBorrowerActions, type Person } from './borrowers';
import { codeFor, signInConsumer, partnerToken } from './signIn';
import { getData, type TestServer } from './startTestServer';

/** Every channel by which the marketplace contacts a person. */
export const CHANNELS = [...new Set([...getOptionIds('messageChannel'), ...CONSENTS_TO_CONTACT])];

/** A person with the contact by which the channel reaches them. */
export interface Known extends Person {
  readonly contact: string;
}

interface Loss {
  readonly channels?: readonly string[];
  /** Whether the person never agreed in the first place. */
  readonly isNever?: boolean;
  readonly lose: (who: Known, channel: string) => Promise<unknown>;
}

/** Builds, for one test server and two admins with full access, every way to have no valid consent. */
export function createConsentLosses(server: TestServer, tokens: { first: string; second: string }) {
  const { ask } = server;
  const { of, borrower, borrowerWithoutPan, proveSame } = createBorrowerActions(server);
  const admin = async (method: string, path: string, body?: object, token = tokens.first) => {
    const answer = await ask(method, path, { token, ...(body && { body }) });
    expect([path, answer.status]).toEqual([path, expect.toBeOneOf([200, 201])]);
    return answer;
  };

  let contacts = 9_227_000_000;
  const newContact = (channel: string): string => {
    const mobile = String((contacts += 1));
    return channel === 'email' ? `p${mobile}@mail.example.in` : mobile;
  };
  const register = async (channel: string): Promise<Known> => {
    const contact = newContact(channel);
    return { ...(await borrower(contact)), contact };
  };
  /** Registers another record of a person. Two PANs would contradict that. */
  const registerTwin = async (channel: string): Promise<Known> => {
    const contact = newContact(channel);
    return { ...(await borrowerWithoutPan(contact)), contact };
  };
  /** Answers for a channel with a new session. */
  const answer = async (contact: string, channel: string, granted: 0 | 1): Promise<void> => {
    const who = await signInConsumer(server, contact);
    const purpose = CONSENT_PURPOSES.find((name) => name === channel);
    if (!purpose) throw new Error(`There is no consent for ${channel}`);
    expect((await of('POST', 'consents', who, consentTo(purpose, granted))).status).toBe(200);
  };
  const merge = async (survivor: Known, other: Known): Promise<string> => {
    const people = [
      await signInConsumer(server, survivor.contact),
      await signInConsumer(server, other.contact),
    ] as const;
    await proveSame(...people, survivor.contact.includes('@') ? 'mobile_phone_number' : 'email');
    const ids = { survivor_id: survivor.userId, merged_id: other.userId };
    const body = { ...ids, taken: [], reason: 'Told us on the phone' };
    return getData(await admin('POST', '/api/dedupe/merges', body)).id;
  };
  const undo = (id: string) => admin('POST', `/api/dedupe/merges/${id}/undo`, {});
  const enterErasure = async (user_id: string): Promise<string> =>
    getData(await admin('POST', '/api/erasures', { user_id, reason: 'Asked in writing' })).id;

  /** Every way in which a person can be without a consent. */
  const LOSSES: Readonly<Record<string, Loss>> = {
    'never agreed': { isNever: true, lose: async () => undefined },
    'agreed to every other channel only': {
      isNever: true,
      lose: async ({ contact }, channel) => {
        for (const other of CHANNELS) if (other !== channel) await answer(contact, other, 1);
      },
    },
    'came through a partner, to which alone the person agreed': {
      isNever: true,
      lose: async ({ contact }) => {
        if (contact.includes('@')) return;
        const token = await partnerToken(server);
        const lead = {
          customer_name: 'Meera Nair',
          product: 'business_loan',
          postal_code: '560001',
        };
        const body = { ...lead, mobile_phone_number: contact, language: 'en' };
        const added = getData(await admin('POST', '/api/partner/leads', body, token));
        const otp = await codeFor(server, contact);
        await admin('POST', `/api/partner/leads/${added.id}/consent`, { otp }, token);
        await signInConsumer(server, contact);
      },
    },
    'withdrew in Your privacy, as each message says': {
      lose: ({ contact }, channel) => answer(contact, channel, 0),
    },
    'unticked it in the profile': {
      channels: ['sms', 'email'],
      lose: async ({ contact }, channel) => {
        const { token, userId } = await signInConsumer(server, contact);
        const body = channel === 'sms' ? { allow_sms: 0 } : { allow_emails: 0 };
        expect((await ask('POST', `/api/user/${userId}`, { token, body })).status).toBe(200);
      },
    },
    'asked to be erased': {
      lose: async ({ contact }) => of('POST', 'erasure', await signInConsumer(server, contact), {}),
    },
    'is to be erased, once a second admin agrees': { lose: ({ userId }) => enterErasure(userId) },
    'is to be erased, as two admins decided': {
      lose: async ({ userId }) => {
        const path = `/api/erasures/${await enterErasure(userId)}/decision`;
        await admin('POST', path, { status: 'approved', reason: '' }, tokens.second);
      },
    },
    'was merged into a record that never agreed, and withdrew then': {
      lose: async (who, channel) => {
        await merge(await registerTwin(channel), who);
        await answer(who.contact, channel, 0);
      },
    },
    'was merged into a record that had withdrawn earlier': {
      lose: async (who, channel) => {
        const survivor = await registerTwin(channel);
        await answer(survivor.contact, channel, 1);
        await answer(survivor.contact, channel, 0);
        await answer(who.contact, channel, 0);
        await answer(who.contact, channel, 1);
        await merge(survivor, who);
      },
    },
    'took in a record that had withdrawn earlier': {
      lose: async (who, channel) => {
        const other = await registerTwin(channel);
        await answer(other.contact, channel, 1);
        await answer(other.contact, channel, 0);
        await answer(who.contact, channel, 0);
        await answer(who.contact, channel, 1);
        await merge(who, other);
      },
    },
    'was merged, withdrew, and was un-merged': {
      lose: async (who, channel) => {
        const id = await merge(await registerTwin(channel), who);
        await answer(who.contact, channel, 0);
        await undo(id);
      },
    },
    'had withdrawn, was merged, agreed as the other, and was un-merged': {
      lose: async (who, channel) => {
        await answer(who.contact, channel, 0);
        const other = await registerTwin(channel);
        const id = await merge(who, other);
        await answer(other.contact, channel, 1);
        await undo(id);
      },
    },
    'was merged into a record whose consent was withdrawn before, and un-merged': {
      lose: async (who, channel) => {
        await answer(who.contact, channel, 0);
        const survivor = await registerTwin(channel);
        await answer(survivor.contact, channel, 1);
        await answer(survivor.contact, channel, 0);
        await undo(await merge(survivor, who));
      },
    },
  };
  return { LOSSES, admin, register, answer };
}
