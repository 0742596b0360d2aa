import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { encodeQR } from 'qr';
import { useState } from 'react';
import { PasswordInput } from 'react-admin';
import { Card } from '../../layout/surfaces';
import {
  type AnswerOf,
  beginSecondFactor,
  confirmSecondFactor,
  getSecondFactor,
  removeSecondFactor,
} from '../../../api';
import {
  passwordAgainSchema,
  secondFactorCodeSchema,
  secondFactorRemovalSchema,
} from '../../../schema';
import { Button, notify, useTranslate } from '../../../ui';
import { useClient } from '../../context/ClientContext';
import { useCallQuery } from '../../data/useCallQuery';
import { LoadState } from '../../feedback/failure/LoadState';
import { FormDialog } from '../../form/FormDialog';
import { SchemaInput } from '../../form/SchemaInput';
import { PageHeader } from '../../resource/page/PageHeader';
import { CopyButton } from '../../table/CopyButton';
import styles from './account.module.css';

type Setup = AnswerOf<typeof beginSecondFactor>['data'];

function Password() {
  const translate = useTranslate();
  return (
    <PasswordInput
      source="password"
      label={translate('account.second_factor.password')}
      autoComplete="current-password"
      helperText={false}
    />
  );
}

/** The recovery codes, shown once. */
function RecoveryCodes({ codes, onSaved }: { codes: readonly string[]; onSaved: () => void }) {
  const translate = useTranslate();
  return (
    <Stack role="status" spacing={2} sx={{ alignItems: 'flex-start' }}>
      <p>{translate('account.second_factor.codes')}</p>
      <Box
        component="ul"
        sx={{ display: 'grid', gridTemplateColumns: 'repeat(2, max-content)', gap: '8px 24px' }}
      >
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </Box>
      <Stack direction="row" spacing={1.5}>
        <CopyButton text={codes.join('\n')} label={translate('account.second_factor.copy_codes')} />
        <Button size="small" onClick={onSaved}>
          {translate('account.second_factor.saved_codes')}
        </Button>
      </Stack>
    </Stack>
  );
}

export interface OwnSecondFactorProps {
  /** Called once it is on, and the recovery codes are saved. */
  onDone?: () => void;
}

/** The second factor of whoever is signed in: an authenticator app, with recovery codes for its loss. */
export function OwnSecondFactor({ onDone }: OwnSecondFactorProps) {
  const translate = useTranslate();
  const client = useClient();
  const [asking, setAsking] = useState<'on' | 'off'>();
  const [setup, setSetup] = useState<Setup>();
  const [codes, setCodes] = useState<readonly string[]>();
  const { data, error, refetch } = useCallQuery(getSecondFactor);
  const state = data?.is_on ? 'on' : 'off';
  return (
    <>
      {!data && <LoadState error={error} onRetry={() => void refetch()} lines={3} height="24px" />}
      {data && !codes && (
        <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
          <p>{translate(`account.second_factor.${state}_about`)}</p>
          {data.is_on && (
            <p>{translate('account.second_factor.left', { count: data.recovery_codes_left })}</p>
          )}
          <Button
            variant={data.is_on ? 'secondary' : 'primary'}
            size="small"
            onClick={() => setAsking(data.is_on ? 'off' : 'on')}
          >
            {translate(`account.second_factor.switch_${data.is_on ? 'off' : 'on'}`)}
          </Button>
        </Stack>
      )}
      {codes && (
        <RecoveryCodes
          codes={codes}
          onSaved={() => {
            setCodes(undefined);
            onDone?.();
          }}
        />
      )}
      {asking === 'on' && (
        <FormDialog
          form="account/second-factor"
          title={translate('account.second_factor.switch_on')}
          submitLabel={translate('account.second_factor.next')}
          schema={passwordAgainSchema}
          save={async (values) => {
            const body = passwordAgainSchema.cast(values);
            setSetup((await client.call(beginSecondFactor, { body })).data);
          }}
          onClose={() => setAsking(undefined)}
        >
          <Password />
        </FormDialog>
      )}
      {setup && (
        <FormDialog
          form="account/second-factor/code"
          title={translate('account.second_factor.scan')}
          submitLabel={translate('account.second_factor.switch_on')}
          schema={secondFactorCodeSchema}
          save={async (values) => {
            const body = secondFactorCodeSchema.cast(values);
            setCodes((await client.call(confirmSecondFactor, { body })).data.recovery_codes);
            await refetch();
          }}
          onClose={() => setSetup(undefined)}
        >
          <p>{translate('account.second_factor.scan_about')}</p>
          <img
            className={styles['qr']}
            alt={translate('account.second_factor.qr')}
            src={`data:image/svg+xml,${encodeURIComponent(encodeQR(setup.address, 'svg'))}`}
          />
          <Stack
            component="p"
            direction="row"
            spacing={1}
            sx={{ flexWrap: 'nowrap', overflowWrap: 'anywhere' }}
          >
            <code>{setup.secret}</code>
            <CopyButton
              text={setup.secret}
              label={translate('account.second_factor.copy_secret')}
            />
          </Stack>
          <SchemaInput source="code" label={translate('account.second_factor.code')} />
        </FormDialog>
      )}
      {asking === 'off' && (
        <FormDialog
          form="account/second-factor/removal"
          title={translate('account.second_factor.switch_off')}
          submitLabel={translate('account.second_factor.switch_off')}
          schema={secondFactorRemovalSchema}
          save={async (values) => {
            const body = secondFactorRemovalSchema.cast(values);
            notify.success((await client.call(removeSecondFactor, { body })).message);
            await refetch();
          }}
          onClose={() => setAsking(undefined)}
        >
          <Password />
          <SchemaInput source="code" label={translate('account.second_factor.code')} />
        </FormDialog>
      )}
    </>
  );
}

/** The second factor of whoever is signed in, at /account/second-factor of a console. */
export function SecondFactorSettings() {
  const translate = useTranslate();
  return (
    <>
      <PageHeader title={translate('account.second_factor.title')}>
        {translate('account.second_factor.about')}
      </PageHeader>
      <Card as="div" sx={{ maxWidth: 720, p: { xs: 2, md: 4 } }}>
        <OwnSecondFactor />
      </Card>
    </>
  );
}
