import { ApiError, getOwnData } from '@marketplace/shared/api';
import { Button, notify } from '@marketplace/shared/ui';
import { useState } from 'react';
import { api } from '../../common/api';
import { useTexts } from '../../common/i18n';
import { download } from './download';
import { privacyTexts } from './texts';

/** Fetches everything afresh and saves it as a file. */
export function DownloadButton({ userId }: { userId: string }) {
  const text = useTexts(privacyTexts);
  const [busy, setBusy] = useState(false);
  const fetchAll = async () => {
    setBusy(true);
    try {
      const { data } = await api.call(getOwnData, { params: { id: userId } });
      download(
        `my-data-${data.generated_at.slice(0, 10)}.json`,
        JSON.stringify(data, undefined, 2),
      );
      notify.success(text('held.downloaded'));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      notify.error(error.message);
    }
    setBusy(false);
  };
  return (
    <Button variant="secondary" busy={busy} onClick={() => void fetchAll()}>
      {text('held.download')}
    </Button>
  );
}
