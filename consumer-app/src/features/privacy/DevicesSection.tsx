import { endSession, endSessions, getSessions } from '@marketplace/shared/api';
import { Button, ConfirmDialog, notify, SessionList } from '@marketplace/shared/ui';
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api, signOut } from '../../session';
import { QueryFailure, Loading } from '../../ui';
import { notifyFailure, queryClient } from '../../query';
import { useSharedTexts, useTexts } from '../../i18n';
import { useLanguage } from '../../language';
import { privacyTexts } from './texts';

const sessionsQuery = queryOptions(api.query(getSessions));

/** Lists the devices where the person is signed in, with buttons to sign out one or all. */
export function DevicesSection() {
  const text = useTexts(privacyTexts);
  const shared = useSharedTexts();
  const language = useLanguage();
  const [isAsking, setAsking] = useState(false);
  const found = useQuery({ ...sessionsQuery, select: ({ data }) => data });
  const end = useMutation({
    mutationFn: ({ id }: { id: string; device: string }) =>
      api.call(endSession, { params: { id } }),
    onSuccess: (_, { id, device }) => {
      queryClient.setQueryData(
        sessionsQuery.queryKey,
        (held) => held && { ...held, data: held.data.filter((one) => one.id !== id) },
      );
      notify.success(shared('sessions.ended', { device }));
      document.getElementById('devices')?.focus();
    },
    onError: notifyFailure,
  });
  const endAll = useMutation({
    mutationFn: async () => {
      await api.call(endSessions);
      await signOut('asked', true);
    },
    onError: notifyFailure,
    onSettled: () => setAsking(false),
  });
  if (found.isPending) return <Loading label={text('loading')} height="5rem" lines={2} />;
  if (found.isLoadingError)
    return <QueryFailure title={text('devices.load_failed')} query={found} again={text('retry')} />;
  return (
    <>
      <SessionList
        sessions={found.data}
        translate={shared}
        language={language}
        ending={end.isPending ? end.variables.id : undefined}
        onEnd={end.mutate}
      />
      <Button variant="secondary" onClick={() => setAsking(true)}>
        {shared('sessions.everywhere')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        destructive
        busy={endAll.isPending}
        title={shared('sessions.everywhere_title')}
        text={shared('sessions.everywhere_text')}
        confirmLabel={shared('sessions.everywhere')}
        onConfirm={() => endAll.mutate()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
