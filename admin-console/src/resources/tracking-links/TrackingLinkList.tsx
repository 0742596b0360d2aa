import {
  CreateDialogButton,
  InputPair,
  ListPage,
  SchemaInput,
  buildChoiceFilter,
  useTexts,
} from '@marketplace/shared/admin';
import { newTrackingLinkSchema, type TrackingLink } from '@marketplace/shared/schema';
import { useTranslate } from '@marketplace/shared/ui';
import { useNames } from '../../names';
import { buildLinkColumns } from './linkColumns';

/** The inputs of a new link, from the partner to the address. */
function NewLinkInputs() {
  const translate = useTranslate();
  return (
    <>
      <SchemaInput autoFocus source="campaign" hint={translate('tracking_links.campaign_hint')} />
      <InputPair>
        <SchemaInput source="partner_id" />
        <SchemaInput source="product" />
      </InputPair>
      <InputPair>
        <SchemaInput source="utm_source" />
        <SchemaInput source="utm_medium" />
      </InputPair>
      <SchemaInput source="utm_campaign" />
      <InputPair>
        <SchemaInput optional source="utm_term" />
        <SchemaInput optional source="utm_content" />
      </InputPair>
      <SchemaInput optional source="code" hint={translate('tracking_links.code_hint')} />
    </>
  );
}

/** Lists every tracking link with its figures, newest first. */
export function TrackingLinkList() {
  const { translate, language } = useTexts();
  const { partners } = useNames();
  return (
    <ListPage<TrackingLink>
      title={translate('ui.admin_routes.tracking_links')}
      about={translate('tracking_links.about')}
      sort={{ field: 'created_at', order: 'DESC' }}
      actions={
        <CreateDialogButton
          label={translate('tracking_links.add')}
          success={() => translate('tracking_links.added')}
          schema={newTrackingLinkSchema}
        >
          <NewLinkInputs />
        </CreateDialogButton>
      }
      empty={{ title: 'tracking_links.empty', text: 'tracking_links.empty_text' }}
      searchLabel={translate('tracking_links.search')}
      filters={[
        buildChoiceFilter('partner_id', translate('fields.partner_id'), partners),
        'product',
      ]}
      moreFilters={['archived']}
      columns={buildLinkColumns({ translate, language })}
      pinned
      compact
    />
  );
}
