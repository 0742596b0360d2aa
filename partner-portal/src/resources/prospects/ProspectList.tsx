import {
  type TableColumn,
  buildReadColumn,
  createColumnHelper,
  useConsole,
  usePersistedOpen,
  useTexts,
} from '@marketplace/shared/admin';
import { type Prospect, getFieldDescription, prospectSchema } from '@marketplace/shared/schema';
import { Button } from '@marketplace/shared/ui';
import { PartnerList } from '../../lists';
import { CopyLink } from './CopyLink';
import { NEW_LINK, NewLink } from './NewLink';

const COLUMNS = ['product', 'contact', 'stage', 'created_at', 'expires_at'] as const;

/** Whether nobody has used the link yet, so that the partner can still share it. */
const isOpen = ({ stage }: Prospect): boolean => stage === 'new' || stage === 'opened';

export function ProspectList() {
  const { translate, language } = useTexts();
  const { isReadOnly = false } = useConsole();
  const [making, setMaking] = usePersistedOpen(NEW_LINK);
  const column = createColumnHelper<Prospect>(translate, language);
  const columns: TableColumn<Prospect>[] = [
    column.accessor('first_name', 'fields.first_name', {
      render: ({ first_name }) => first_name || translate('prospects.unnamed'),
    }),
    ...COLUMNS.map((name) => buildReadColumn(getFieldDescription(prospectSchema, name), translate)),
    column.accessor('created_by', 'fields.created_by', {
      render: ({ created_by, masquerade }) =>
        masquerade === 1
          ? translate('prospects.by_admin', { name: created_by })
          : created_by || '–',
    }),
    column.display('link', 'prospects.link', {
      phone: 'actions',
      render: (prospect) =>
        isOpen(prospect) && (
          <CopyLink
            link={`${window.location.origin}/transfer/${prospect.id}`}
            of={prospect.first_name}
          />
        ),
    }),
  ];
  const make = (
    <Button disabled={isReadOnly} onClick={() => setMaking(true)}>
      {translate('prospects.create')}
    </Button>
  );
  return (
    <PartnerList
      title={translate('prospects.title')}
      about={translate('prospects.about')}
      empty={{ title: 'prospects.none', text: 'prospects.none_text', next: make }}
      searchLabel={translate('portal.search')}
      filters={['stage', 'created_at']}
      columns={columns}
      actions={make}
    >
      {making && <NewLink onClose={() => setMaking(false)} />}
    </PartnerList>
  );
}
