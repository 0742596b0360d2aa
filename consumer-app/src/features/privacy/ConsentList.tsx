import { ApiError, getApiErrorText } from '@marketplace/shared/api';
import { formatMoment } from '@marketplace/shared/format';
import { ConfirmDialog, notify, Switch } from '@marketplace/shared/ui';
import { useState } from 'react';
import { submitConsent, useConsentTexts } from '../../consents';
import { useTexts } from '../../i18n';
import { useLanguage } from '../../language';
import { refreshServerData, reloadProfile } from '../../profile';
import { type ConsentLine, getConsentLines, isGranted } from './latestConsents';
import styles from './privacy.module.css';
import { privacyTexts } from './texts';
import { findStopped } from './findStopped';
import { type OwnData, patchOwnData } from './useOwnData';

interface Props {
  userId: string;
  data: Pick<OwnData, 'consents' | 'applications' | 'leads'>;
}

const buildKey = ({ purpose, lenderId }: ConsentLine): string => `${purpose} ${lenderId ?? ''}`;

/** Lists consents with a switch each: withdrawing is as easy as giving. A failed call resets the switch. */
export function ConsentList({ userId, data }: Props) {
  const text = useTexts(privacyTexts);
  const wording = useConsentTexts();
  const language = useLanguage();
  /** The consent whose withdrawal stops something, until the person has answered. */
  const [stopping, setStopping] = useState<ConsentLine>();
  const [wanted, setWanted] = useState<ReadonlyMap<string, boolean>>(new Map());

  const showOptimistic = (key: string, granted: boolean | undefined) =>
    setWanted((others) => {
      const next = new Map(others);
      if (granted === undefined) next.delete(key);
      else next.set(key, granted);
      return next;
    });
  const toggle = async (line: ConsentLine, granted: boolean) => {
    const { purpose, lenderId, lender } = line;
    const key = buildKey(line);
    showOptimistic(key, granted);
    try {
      const need = { purpose, ...(lenderId === undefined ? {} : { lenderId }) };
      const saved = await submitConsent(userId, need, granted);
      const words = wording(purpose, lender);
      const consent = { ...saved, lender_name: lender, text: `${words.title}: ${words.text}` };
      patchOwnData(userId, ({ consents }) => ({ consents: [...consents, consent] }));
      notify.success(text(granted ? 'consents.given_toast' : 'consents.withdrawn_toast'));
      if (purpose === 'sms' || purpose === 'email') void reloadProfile();
      if (!granted && findStopped(line, data)) refreshServerData();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      notify.error(text('consents.failed', { reason: getApiErrorText(error) }));
    }
    showOptimistic(key, undefined);
  };
  const describeState = (line: ConsentLine): string => {
    const { last } = line;
    if (!last) return text(isGranted(line) ? 'consents.applies' : 'consents.never');
    return text(last.granted === 1 ? 'consents.given' : 'consents.withdrawn', {
      when: formatMoment(new Date(last.at), language),
      version: last.text_version,
      language: text(`consents.language_${last.language}`),
    });
  };
  return (
    <>
      <ul className={styles['consents']}>
        {getConsentLines(data.consents).map((line) => {
          const key = buildKey(line);
          const words = wording(line.purpose, line.lender);
          const id = `consent-${line.purpose}-${line.lenderId ?? 'all'}`;
          return (
            <li key={key}>
              <Switch
                label={words.title}
                checked={wanted.get(key) ?? isGranted(line)}
                disabled={wanted.has(key)}
                aria-describedby={id}
                onChange={({ currentTarget }) => {
                  if (!currentTarget.checked && findStopped(line, data)) setStopping(line);
                  else void toggle(line, currentTarget.checked);
                }}
              />
              <div id={id}>
                <p>{words.text}</p>
                <p className={styles['state']}>{describeState(line)}</p>
              </div>
            </li>
          );
        })}
      </ul>
      <ConfirmDialog
        open={stopping !== undefined}
        destructive
        title={text('consents.stop_title')}
        text={
          stopping
            ? text(`consents.stop_${findStopped(stopping, data) ?? 'application'}`, {
                lender: stopping.lender,
              })
            : ''
        }
        confirmLabel={text('consents.stop')}
        onConfirm={() => {
          if (stopping) void toggle(stopping, false);
          setStopping(undefined);
        }}
        onCancel={() => setStopping(undefined)}
      />
    </>
  );
}
