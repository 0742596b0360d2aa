import Box from '@mui/material/Box';
import {
  AutosaveField,
  Columns,
  EditPage,
  Notice,
  Panel,
  Panels,
  QrCode,
  useSave,
  useTexts,
} from '@marketplace/shared/admin';
import {
  getFieldDescription,
  getOptionLabel,
  type TrackingLink,
  trackingLinkSchema,
} from '@marketplace/shared/schema';
import { Button, useTranslate } from '@marketplace/shared/ui';
import { type RaRecord, useRecordContext } from 'react-admin';
import { encodeQR } from 'qr';
import { useMemo } from 'react';
import { RecordHistory } from '../../history';
import { useNames } from '../../names';
import { ClicksByDay, LinkFunnel } from './LinkFigures';
import { CopyAddress, toShortAddress } from './ShortAddress';

function QrPanel({ code }: { code: string }) {
  const translate = useTranslate();
  const address = toShortAddress(code);
  const modules = useMemo(() => encodeQR(address, 'raw', { ecc: 'medium', border: 4 }), [address]);
  return (
    <Panel title={translate('tracking_links.address')} size="narrow">
      <QrCode modules={modules} address={address} name={code}>
        <CopyAddress code={code} />
      </QrCode>
    </Panel>
  );
}

const FIELDS = [
  'campaign',
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
] as const;

const REVERTIBLE = [...FIELDS, 'archived'];

const isLink = (record: RaRecord): record is TrackingLink => trackingLinkSchema.isType(record);

function useSaveLink() {
  const translate = useTranslate();
  return useSave('tracking-links', translate('tracking_links.saved'), translate('kit.error'));
}

/** Archives the link, or restores it. */
function ArchiveButton() {
  const translate = useTranslate();
  const save = useSaveLink();
  const link = useRecordContext();
  if (!link) return null;
  const archived = link['archived'] === 1 ? 0 : 1;
  return (
    <Button
      variant="secondary"
      size="small"
      onClick={() => void save(link, { archived }).catch(() => undefined)}
    >
      {translate(archived === 1 ? 'tracking_links.archive' : 'tracking_links.restore')}
    </Button>
  );
}

function LinkPanels({ record }: { record: RaRecord }) {
  const translate = useTranslate();
  const save = useSaveLink();
  if (!isLink(record)) return null;
  return (
    <>
      {record.archived === 1 && (
        <Notice sx={{ mb: 3 }}>{translate('tracking_links.archived_note')}</Notice>
      )}
      <Box sx={{ mb: 3 }}>
        <Panels>
          <QrPanel code={record.code} />
          <LinkFunnel link={record} />
          <ClicksByDay link={record} />
          <Panel title={translate('fields.campaign')}>
            <Columns>
              {FIELDS.map((name) => (
                <AutosaveField
                  key={name}
                  schema={trackingLinkSchema}
                  field={getFieldDescription(trackingLinkSchema, name)}
                  record={record}
                  save={(value) => save(record, { [name]: value })}
                />
              ))}
            </Columns>
          </Panel>
        </Panels>
      </Box>
      <RecordHistory collection="tracking_links" record={record} fields={REVERTIBLE} save={save} />
    </>
  );
}

/** Shows a tracking link: its address and QR code, its figures, and its campaign. */
export function TrackingLinkEdit() {
  const { translate, language } = useTexts();
  const { partnerName } = useNames();
  return (
    <EditPage
      title={translate('ui.admin_routes.tracking_link')}
      about={({ partner_id, product }) =>
        `${partnerName(Number(partner_id))} · ${getOptionLabel('product', String(product), language)}`
      }
      actions={<ArchiveButton />}
    >
      {(record) => <LinkPanels record={record} />}
    </EditPage>
  );
}
