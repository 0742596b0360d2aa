import { ApiError, confirmByCode, sendLenderCode } from '@marketplace/shared/api';
import { otp, validate } from '@marketplace/shared/schema';
import { useRef, useState } from 'react';
import { api } from '../../common/api';
import { loadSharedTexts, sharedText } from '../../common/i18n';
import { joined } from '../../common/joined';
import { MOST_WRONG_TRIES, triesLeft } from '../../common/passcode/codeLife';
import type { Refusal } from '../../common/passcode/faultText';
import { session } from '../../common/session';
import { useTyped } from '../../common/useTyped';
import { useNow } from '../../common/useNow';
import type { OwnLender } from './useOwnLender';

type Sent = NonNullable<OwnLender['code']>;

/** A code by this device's clock, whatever the server's says. */
const onOwnClock = ({ sent_to, age, tries_left }: Sent) => ({
  sentTo: sent_to,
  sentAt: Date.now() - age * 1000,
  wrongTries: MOST_WRONG_TRIES - tries_left,
});

interface Whose {
  id: string;
  lender: string;
}

const sendTo = joined((params: Whose) => api.call(sendLenderCode, { params, body: {} }));
const confirmWith = joined(({ otp: code, ...params }: Whose & { otp: string }) =>
  api.call(confirmByCode, { params, body: { otp: code } }),
);

interface Options {
  /** The code that was sent last; null where none was. */
  sent: Sent | null;
  onChanged: () => void;
}

async function faultOf(code: string): Promise<string | undefined> {
  await loadSharedTexts();
  const checked = validate(otp(), code);
  return checked.ok ? undefined : sharedText(checked.errors['']?.key ?? 'validation.otp');
}

/** Sends a lender's code and confirms an application with it; one call at a time. */
export function useLenderCode(lender: string, { sent, onChanged }: Options) {
  const [last, setLast] = useState(() => sent && onOwnClock(sent));
  const [code, setCode] = useTyped(`code of ${lender}`, { secret: true });
  const [refusal, setRefusal] = useState<Refusal>();
  const [resent, setResent] = useState(false);
  const [busy, setBusy] = useState(false);
  const underWay = useRef(false);
  const now = useNow();
  const left = last ? triesLeft(last.wrongTries, last.sentAt, now) : MOST_WRONG_TRIES;

  const refuse = (found: Refusal) => {
    setRefusal(found);
    document.getElementById('otp')?.focus();
  };
  const work = (task: (id: string) => Promise<void>) => {
    const id = session.userId;
    if (underWay.current || !id) return;
    underWay.current = true;
    setBusy(true);
    setRefusal(undefined);
    setResent(false);
    task(id)
      .catch((error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
        if (error.reason === 'cancelled') return;
        const fault = error.fields['otp'];
        if (error.status === 409) onChanged();
        if (fault !== undefined)
          setLast((before) => before && { ...before, wrongTries: before.wrongTries + 1 });
        refuse({ fault: fault ?? error.message, wrong: fault !== undefined });
      })
      .finally(() => {
        underWay.current = false;
        setBusy(false);
      })
      .catch(() => undefined);
  };
  return {
    code,
    left,
    sentAt: last?.sentAt,
    sentTo: last?.sentTo ?? '',
    refusal,
    resent,
    busy,
    type: setCode,
    confirm: () =>
      work(async (id) => {
        const fault = await faultOf(code);
        if (fault !== undefined) return refuse({ fault, wrong: false });
        await confirmWith({ id, lender, otp: code });
        setCode('');
        onChanged();
      }),
    send: () =>
      work(async (id) => {
        const { data } = await sendTo({ id, lender });
        setLast(onOwnClock(data));
        setCode('');
        setResent(last !== null);
        document.getElementById('otp')?.focus();
      }),
  };
}
