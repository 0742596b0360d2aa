import {
  FormDialog,
  getErrorText,
  SchemaInput,
  useClient,
  useLanguage,
  usePendingToast,
  usePersistedOpen,
} from '@marketplace/shared/admin';
import { getReferralReward, saveReferralReward } from '@marketplace/shared/api';
import { getOptionLabel, referralRewardSchema } from '@marketplace/shared/schema';
import { Button, notify, useTranslate } from '@marketplace/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

const FORM = 'payouts/referral-reward';

function RewardDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const language = useLanguage();
  const client = useClient();
  const announce = usePendingToast();
  const { data, error } = useQuery({
    queryKey: ['referral-reward'],
    queryFn: async ({ signal }) => (await client.call(getReferralReward, { signal })).data,
    gcTime: 0,
  });
  useEffect(() => {
    if (!error) return;
    notify.error(getErrorText(error, translate));
    onClose();
  }, [error, onClose, translate]);
  if (!data) return null;
  const { version, ...record } = data;
  return (
    <FormDialog
      form={FORM}
      title={translate('payouts.reward')}
      schema={referralRewardSchema}
      record={record}
      save={async (values, theirs) => {
        const seen = theirs['version'];
        const body = {
          ...referralRewardSchema.cast(values),
          version: typeof seen === 'number' ? seen : version,
        };
        const { message, pending_id } = await client.call(saveReferralReward, { body });
        if (pending_id) announce(pending_id);
        else notify.success(message);
      }}
      onClose={onClose}
    >
      <SchemaInput autoFocus source="amount" />
      <p>
        {translate('payouts.reward_event', {
          event: getOptionLabel('referralEvent', data.event, language),
        })}
      </p>
      <SchemaInput source="active" />
    </FormDialog>
  );
}

/** Opens what partners earn for a referral. */
export function ReferralReward() {
  const translate = useTranslate();
  const [isOpen, setOpen] = usePersistedOpen(FORM);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {translate('payouts.reward')}
      </Button>
      {isOpen && <RewardDialog onClose={() => setOpen(false)} />}
    </>
  );
}
