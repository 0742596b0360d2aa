import {
  ListToolbar,
  PageHeader,
  RecordTable,
  type TableColumn,
  periodFilters,
  readColumn,
  todayInIndia,
  useLanguage,
} from '@marketplace/shared/admin';
import { type Prospect, fieldOf, optionsIn, prospectSchema } from '@marketplace/shared/schema';
import { Button } from '@marketplace/shared/ui';
import { useState } from 'react';
import { ListBase, useTranslate } from 'react-admin';
import { CopyLink } from './CopyLink';
import { NewLink } from './NewLink';

const COLUMNS = ['product', 'contact', 'stage', 'created_at', 'expires_at'] as const;

/** Links can be handed on until somebody has used them. */
const isOpen = ({ stage }: Prospect): boolean => stage === 'new' || stage === 'opened';

/** The links by which the partner hands customers over, and how far each has come. */
export function ProspectList() {
  const translate = useTranslate();
  const language = useLanguage();
  const [making, setMaking] = useState(false);
  const title = translate('prospects.title');
  const columns: TableColumn<Prospect>[] = [
    {
      name: 'first_name',
      label: translate('fields.first_name'),
      sort: 'first_name',
      phone: 'title',
      render: ({ first_name }) => first_name || translate('prospects.unnamed'),
    },
    ...COLUMNS.map((name) => readColumn(fieldOf(prospectSchema, name), translate)),
    {
      name: 'link',
      label: translate('prospects.link'),
      phone: 'actions',
      render: (prospect) =>
        isOpen(prospect) && (
          <CopyLink
            link={`${window.location.origin}/transfer/${prospect.id}`}
            of={prospect.first_name}
          />
        ),
    },
  ];
  const filters = [
    {
      name: 'stage',
      label: translate('fields.stage'),
      options: optionsIn('prospectStage', language).map(({ id, label }) => ({
        value: id,
        label,
        filter: { stage: id },
      })),
    },
    {
      name: 'period',
      label: translate('console.period.label'),
      options: periodFilters('created_at', todayInIndia()).map(({ preset, filter }) => ({
        value: preset,
        label: translate(`console.period.${preset}`),
        filter,
      })),
    },
  ];
  return (
    <ListBase<Prospect> sort={{ field: 'created_at', order: 'DESC' }} perPage={25}>
      <PageHeader
        title={title}
        trail={[{ label: translate('portal.dashboard'), to: '/' }]}
        actions={<Button onClick={() => setMaking(true)}>{translate('prospects.make')}</Button>}
      >
        {translate('prospects.about')}
      </PageHeader>
      <ListToolbar searchLabel={translate('portal.search')} filters={filters} columns={columns} />
      <RecordTable title={title} columns={columns} />
      {making && <NewLink onClose={() => setMaking(false)} />}
    </ListBase>
  );
}
