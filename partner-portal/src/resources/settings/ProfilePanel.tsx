import {
  EmailText,
  FactList,
  FormDialogButton,
  InputPair,
  LoadState,
  Note,
  Panel,
  Panels,
  SchemaInput,
  useCallQuery,
  useClient,
  useConsole,
} from '@marketplace/shared/admin';
import { getPartnerProfile, savePartnerProfile } from '@marketplace/shared/api';
import { partnerContactSchema } from '@marketplace/shared/schema';
import { notify, useTranslate } from '@marketplace/shared/ui';
import { Link } from 'react-router-dom';

/** Facts with a label of their own, because they are no single field. */
const OWN_LABELS: ReadonlySet<string> = new Set(['address', 'web_address']);

/** Shows what the partner says about itself, and what only our team can change. */
export function ProfilePanel() {
  const translate = useTranslate();
  const client = useClient();
  const { isReadOnly = false, isOwner = false } = useConsole();
  const { data, error, refetch } = useCallQuery(getPartnerProfile);
  if (!data)
    return <LoadState error={error} onRetry={() => void refetch()} lines={6} height="32px" />;
  const label = (name: string) =>
    translate(OWN_LABELS.has(name) ? `settings.profile.${name}` : `fields.${name}`);
  const none = translate('settings.profile.none');
  const address = [data.address1, data.address2, data.city, data.postal_code, data.state];
  return (
    <Panels>
      <Panel
        size="wide"
        title={translate('settings.profile.contact')}
        actions={
          <FormDialogButton
            form="settings/profile"
            label={translate('settings.profile.edit')}
            button={{ disabled: isReadOnly }}
            schema={partnerContactSchema}
            record={data}
            save={async (values, theirs) => {
              const version = Number(theirs['version'] ?? data.version) || undefined;
              const body = { ...partnerContactSchema.cast(values), version };
              await client.call(savePartnerProfile, { body });
              notify.success(translate('settings.profile.saved'));
              await refetch();
            }}
          >
            <SchemaInput autoFocus source="contact_name" />
            <SchemaInput source="email" />
            <SchemaInput source="mobile_phone_number" />
            <SchemaInput source="address1" />
            <SchemaInput optional source="address2" />
            <InputPair>
              <SchemaInput source="postal_code" />
              <SchemaInput source="city" />
            </InputPair>
            <SchemaInput source="state" />
            {isOwner && (
              <SchemaInput
                optional
                source="gstin"
                hint={translate('settings.profile.gstin_hint')}
              />
            )}
          </FormDialogButton>
        }
      >
        <FactList
          label={label}
          facts={[
            ['contact_name', data.contact_name || none],
            ['email', data.email ? <EmailText key="email" email={data.email} /> : none],
            ['mobile_phone_number', data.mobile_phone_number || none],
            ['address', address.filter(Boolean).join(', ') || none],
            ['gstin', data.gstin || translate('settings.profile.no_gstin')],
          ]}
        />
        {data.gstin_status && (
          <Note sx={{ mt: 2 }} role="status">
            {translate(`settings.profile.gstin_${data.gstin_status}`, {
              reason: data.gstin_reason,
            })}{' '}
            {!isOwner && translate('settings.profile.gstin_owner')}
          </Note>
        )}
      </Panel>
      <Panel size="narrow" title={translate('settings.profile.fixed')}>
        <FactList
          label={label}
          facts={[
            ['name', data.title],
            ['web_address', `/${data.url_segment}`],
            ['pan', data.pan || none],
          ]}
        />
        <Note sx={{ mt: 2 }}>
          {translate('settings.profile.fixed_about')}{' '}
          <Link to="/communication/general-query">{translate('settings.profile.ask')}</Link>
        </Note>
      </Panel>
    </Panels>
  );
}
