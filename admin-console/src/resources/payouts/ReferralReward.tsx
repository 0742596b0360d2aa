import {
  FormDialog,
  SchemaInput,
  useClient,
  usePendingToast,
  usePersistedOpen,
  useTexts,
} from '@marketplace/shared/admin';
import { getReferralReward, saveReferralReward } from '@marketplace/shared/api';
import { getOptionLabel, referralRewardSchema } from '@marketplace/shared/schema';
import { Button, notify, useTranslate } from '@marketplace/shared/ui';
import { useQuery } from '@tanstack/react-query';

const FORM = 'payouts/referral-reward';

function RewardDialog({ onClose }: { onClose: () => void }) {
  const { translate, language } = useTexts();
  const client = useClient();
  const announce = usePendingToast();
  const { data, error, refetch } = useQuery({
    queryKey: ['referral-reward'],
    queryFn: async ({ signal }) => (await client.call(getReferralReward, { signal })).data,
    gcTime: 0,
  });
  return (
    <FormDialog
      form={FORM}
      title={translate('payouts.reward')}
      schema={referralRewardSchema}
      record={data}
      loading={
        data ? undefined : { error, onRetry: () => void refetch(), lines: 3, height: '44px' }
      }
      save={async (values, theirs) => {
        const seen = theirs['version'] ?? data?.version;
        const body = {
          ...referralRewardSchema.cast(values),
          ...(typeof seen === 'number' && { version: seen }),
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
          event: getOptionLabel('referralEvent', data?.event ?? '', language),
        })}
      </p>
      <SchemaInput source="active" />
    </FormDialog>
  );
}

/** Opens the dialog of what partners earn for a referral. */
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
