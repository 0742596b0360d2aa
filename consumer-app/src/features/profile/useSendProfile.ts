import { ApiError, saveUser } from '@marketplace/shared/api';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { api } from '../../common/api';
import { giveConsents } from '../../common/consents';
import { paths } from '../../common/paths';
import { takeProfile } from '../../common/fetchUser';
import type { ProfileBody } from './checkProfile';
import { CONSENTS } from './consents';

/** The check step lets nobody send without these. */
const NEEDS = CONSENTS.map((purpose) => ({ purpose }));

interface Options {
  userId: string;
  /** The server has it: the draft is no longer needed. */
  onSaved: () => void;
  /** What the server finds wrong, by field. */
  onRefused: (fields: Readonly<Record<string, string>>) => void;
}

/** Saves the profile once at a time; the journey says where to go afterwards. */
export function useSendProfile({ userId, onSaved, onRefused }: Options) {
  const navigate = useNavigate();
  const underWay = useRef(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');

  const send = async (body: ProfileBody): Promise<void> => {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    setFailure('');
    try {
      await giveConsents(userId, NEEDS);
      const { data } = await api.call(saveUser, { params: { id: userId }, body });
      onSaved();
      takeProfile(data);
      await navigate(paths.next);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status === 422 && Object.keys(error.fields).length > 0) onRefused(error.fields);
      else if (error.reason !== 'cancelled') setFailure(error.message);
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  };
  return { send, busy, failure };
}
