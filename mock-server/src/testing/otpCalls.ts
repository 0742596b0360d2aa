import { expect } from 'vitest';
import { codeFor } from './signIn';
import type { TestServer } from './startTestServer';
import type { Visitor, VisitorAnswer } from './visitor';
import { createVisitor } from './visitor';

type Message = Readonly<Record<string, unknown>>;

/** The calls around one-time codes, made by visitors at other addresses or in other browsers. */
export interface OtpCalls {
  /** A client at a local address that keeps no cookies. */
  readonly at: (address: string) => Visitor;
  /** A browser at a local address, which keeps cookies. */
  readonly browserAt: (address: string) => Visitor;
  readonly send: (who: Visitor, contact: string, partner?: string) => Promise<VisitorAnswer>;
  /** Requests a code, which must succeed, and returns the user id. */
  readonly ask: (who: Visitor, contact: string, partner?: string) => Promise<string>;
  readonly enter: (who: Visitor, userId: string, otp: string) => Promise<VisitorAnswer>;
  /** Enters wrong codes and returns the statuses. */
  readonly guess: (who: Visitor, userId: string, tries: number) => Promise<number[]>;
  /** Requests a code and signs in with it; returns the user id. */
  readonly signIn: (who: Visitor, contact: string) => Promise<string>;
  /** Returns the messages to a contact, or to all contacts, newest first. */
  readonly messagesTo: (contact?: string) => Promise<readonly Message[]>;
}

export function createOtpCalls(server: TestServer): OtpCalls {
  const send: OtpCalls['send'] = (who, contact, partner) =>
    who.post('/api/send-otp', { contact, ...(partner !== undefined && { partner }) });

  const ask: OtpCalls['ask'] = async (who, contact, partner) => {
    const answer = await send(who, contact, partner);
    expect(answer).toMatchObject({ status: 200 });
    return String(answer.body['user_id']);
  };

  const enter: OtpCalls['enter'] = (who, user_id, otp) =>
    who.post('/api/verify-otp', { user_id, otp });

  const messagesTo: OtpCalls['messagesTo'] = async (contact) => {
    const { body } = await server.ask('GET', '/dev/outbox');
    const messages: Message[] = Array.isArray(body) ? body.map((one) => Object(one)) : [];
    return contact === undefined ? messages : messages.filter(({ to }) => to === contact);
  };

  return {
    at: (address) => createVisitor(server, address),
    browserAt: (address) => createVisitor(server, address, 'browser'),
    send,
    ask,
    enter,
    messagesTo,
    async guess(who, userId, tries) {
      const statuses: number[] = [];
      const right = new Set((await messagesTo()).map(({ code }) => code));
      for (let index = 0; statuses.length < tries; index += 1) {
        const otp = String(index).padStart(6, '0');
        if (!right.has(otp)) statuses.push((await enter(who, userId, otp)).status);
      }
      return statuses;
    },
    async signIn(who, contact) {
      const userId = await ask(who, contact);
      const entered = await enter(who, userId, await codeFor(server, contact));
      expect(entered.status).toBe(200);
      return userId;
    },
  };
}
