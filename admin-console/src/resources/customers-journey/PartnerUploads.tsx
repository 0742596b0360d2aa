import { buildChoiceFilter } from '@marketplace/shared/admin';
import { ImportCheck, UploadHistory } from '@marketplace/shared/admin/imports';
import { useTranslate } from '@marketplace/shared/ui';
import { useSearchParams } from 'react-router-dom';
import { useNames } from '../../names';

const KIND = 'leads';

/** The rows of a file open below the list of files, often out of view. */
const scrollIntoView = (rows: HTMLElement | null): void => {
  rows?.scrollIntoView({ block: 'center' });
};

/** Lists the files of leads that partners have uploaded, and shows the rows of one of them, read-only. */
export function PartnerUploads() {
  const translate = useTranslate();
  const { partners, partnerName } = useNames();
  const [params, setParams] = useSearchParams();
  const id = params.get('import');
  const open = (next: string) =>
    setParams((known) => {
      const ofPage = [...known].filter(([name]) => !/^(?:import|outcome)$|^rows\./u.test(name));
      return [...ofPage, ['import', next]];
    });
  const label = translate('fields.partner_id');
  const findName = ({ partner_id }: { partner_id: number | null }) =>
    partner_id === null ? '–' : partnerName(partner_id);
  return (
    <>
      <UploadHistory
        kind={KIND}
        onOpen={(upload) => open(upload.id)}
        partner={{
          column: { name: 'partner_id', label, wrap: true, csv: findName, render: findName },
          filter: buildChoiceFilter('partner_id', label, partners),
        }}
      />
      {id && (
        <div key={id} ref={scrollIntoView}>
          <ImportCheck id={id} kind={KIND} />
        </div>
      )}
    </>
  );
}
