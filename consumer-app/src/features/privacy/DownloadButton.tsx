import { ApiError } from '@marketplace/shared/api';
import { Button, notify } from '@marketplace/shared/ui';
import { queryClient } from '../../query/queryClient';
import { useTexts } from '../../language/i18n';
import { useSingleFlight } from '../../browser/useSingleFlight';
import { download } from './download';
import { privacyTexts } from './texts';
import { ownDataQuery } from './useOwnData';

/** Fetches all the person's data again and saves it as a file. */
export function DownloadButton({ userId }: { userId: string }) {
  const text = useTexts(privacyTexts);
  const { once, busy } = useSingleFlight();
  const fetchAll = async () => {
    try {
      const { data } = await queryClient.query(ownDataQuery(userId));
      download(
        `my-data-${data.generated_at.slice(0, 10)}.json`,
        JSON.stringify(data, undefined, 2),
      );
      notify.success(text('held.downloaded'));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      notify.error(error.message);
    }
  };
  return (
    <Button variant="secondary" busy={busy} onClick={() => void once(fetchAll)}>
      {text('held.download')}
    </Button>
  );
}
