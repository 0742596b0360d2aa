import { expect, test } from 'vitest';
import { setClockOffset } from '../../../clock';
import { signInConsumer, createProfile } from '../../../testing/signIn';
import { testServer } from '../../../testing/startTestServer';

const server = testServer();
const { ask } = server;

test('a complete profile needs a review after a year, a business’s after half a year, until all of it is sent', async () => {
  const contact = '9100000093';
  const day = 86_400_000;
  const asked = async (days: number, fields?: object): Promise<number[]> => {
    setClockOffset(days * day);
    const { token, userId } = await signInConsumer(server, contact);
    const path = `/api/user/${userId}`;
    if (fields) await ask('POST', path, { token, body: fields });
    const { data } = Object((await ask('GET', path, { token })).body);
    return [data.pl_update_required, data.pl_se_update_required];
  };
  const own = {
    ...createProfile(),
    employment_status_code: 'self_employed',
    business_years: '5',
    business_current_turnover: '5000000',
  };
  try {
    expect(await asked(0, own)).toEqual([0, 0]);
    expect(await asked(179)).toEqual([0, 0]);
    expect(await asked(181)).toEqual([0, 1]);
    expect(await asked(366, { city: 'Pune' })).toEqual([1, 1]);
    expect(await asked(366, own)).toEqual([0, 0]);
  } finally {
    setClockOffset(0);
  }
});
