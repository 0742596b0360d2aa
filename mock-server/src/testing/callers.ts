import { consentTo } from '@marketplace/shared/testing';
import { addDays, getIndianDayStart } from '@marketplace/shared/format';
import { HOUR_MS, setClockOffset } from '../clock';
import { getIndianToday } from '../data/indianDay';
import { createBorrowerActions, type Person } from './borrowers';
import { newAdminToken } from './signIn';
import { getData, type Answer, type TestServer } from './startTestServer';

/** Builds the actions of two callers, of role 1 and of role 3, on one test server. */
export function createCallerActions(server: TestServer) {
  const { ask } = server;
  const { of, borrower } = createBorrowerActions(server);
  const today = getIndianToday();
  const tokens = { first: '', second: '' };
  let contacts = 9_226_100_000;
  let days = 0;

  /** Returns an instant at an hour in India, days from the test's first day. */
  const at = (day: number, hour: number): string => {
    const start = Date.parse(getIndianDayStart(addDays(today, days + day)));
    return new Date(start + hour * HOUR_MS).toISOString();
  };
  const signIn = async (): Promise<void> => {
    tokens.first = await newAdminToken(server);
    tokens.second = await newAdminToken(server, 3);
  };
  /** Moves the server's clock, which ends sessions, and signs the callers in again. */
  const goTo = async (day: number, hour: number): Promise<void> => {
    setClockOffset(Date.parse(at(day, hour)) - Date.now());
    await signIn();
  };
  const claim = (token = tokens.first): Promise<Answer> =>
    ask('POST', '/api/telecalling/claim', { token, body: {} });
  const end = (id: string, body: object, token = tokens.first): Promise<Answer> =>
    ask('POST', `/api/telecalling/calls/${id}/outcome`, {
      token,
      body: { notes: '', call_back_at: null, ...body },
    });
  const answerCalls = (who: Person, granted: 0 | 1): Promise<Answer> =>
    of('POST', 'consents', who, consentTo('calls', granted));
  const register = async (): Promise<Person & { contact: string }> => {
    const contact = String((contacts += 1));
    return { ...(await borrower(contact)), contact };
  };
  return {
    tokens,
    at,
    goTo,
    claim,
    end,
    answerCalls,
    /** Signs in a borrower who has not been asked for calls. */
    register,
    getData,
    /** Loads the desk of a caller. Untyped, for use with matchers. */
    look: async (token = tokens.first, query = '') =>
      getData(await ask('GET', `/api/telecalling${query}`, { token })),
    /** Signs in a borrower who agreed to calls and stopped after the profile. */
    stopped: async () => {
      const who = await register();
      await answerCalls(who, 1);
      return who;
    },
    /** Goes to days of their own, so that what one test leaves does not come up in the next. */
    begin: async (): Promise<void> => {
      days += 10;
      await goTo(0, 10);
      for (let card = getData(await claim()); card; card = getData(await claim()))
        await end(card.id, { disposition: 'wrong_number' });
    },
  };
}
