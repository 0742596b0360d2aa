import Stack from '@mui/material/Stack';
import { LoadState } from '../../feedback/failure/LoadState';
import { useMutation } from '@tanstack/react-query';
import { Card } from '../../layout/surfaces';
import { endSession, endSessions, getSessions } from '../../../api';
import { Button, notify, SessionList, useTranslate } from '../../../ui';
import { useConfirm } from '../../feedback/confirm/ConfirmProvider';
import { Failure } from '../../feedback/failure/LoadFailure';
import { useClient } from '../../context/ClientContext';
import { useCallQuery } from '../../data/useCallQuery';
import { useTexts } from '../../i18n/useTexts';
import { useConsole } from '../../context/consoleContext';
import { PageHeader } from '../../resource/page/PageHeader';

/** Where the account is signed in; ends one session or all. */
export function OwnSessions() {
  const { translate, language } = useTexts();
  const client = useClient();
  const confirm = useConfirm();
  const { logout } = useConsole();
  const { data, error, refetch } = useCallQuery(getSessions);
  const end = useMutation({
    mutationFn: ({ id }: { id: string; device: string }) =>
      client.call(endSession, { params: { id } }),
    onSuccess: (_, { device }) => {
      notify.success(translate('sessions.ended', { device }));
      return refetch();
    },
  });
  const endAll = async () => {
    const isSure = await confirm({
      title: translate('sessions.everywhere_title'),
      text: translate('sessions.everywhere_text'),
      confirmLabel: translate('sessions.everywhere'),
      destructive: true,
      action: () => client.call(endSessions),
    });
    if (isSure) await logout('asked', true);
  };
  return (
    <>
      {!data && <LoadState error={error} onRetry={() => void refetch()} height={180} />}
      {data && (
        <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
          <SessionList
            sessions={data}
            translate={translate}
            language={language}
            ending={end.isPending ? end.variables.id : undefined}
            size="small"
            onEnd={end.mutate}
          />
          <Failure error={end.error} />
          <Button variant="secondary" size="small" onClick={() => void endAll()}>
            {translate('sessions.everywhere')}
          </Button>
        </Stack>
      )}
    </>
  );
}

/** Where the account is signed in, at /account/sessions of a console. */
export function SessionsPage() {
  const translate = useTranslate();
  return (
    <>
      <PageHeader title={translate('account.sessions')}>
        {translate('account.sessions_about')}
      </PageHeader>
      <Card as="div" sx={{ maxWidth: 720, p: { xs: 2, md: 4 } }}>
        <OwnSessions />
      </Card>
    </>
  );
}
