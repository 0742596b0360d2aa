import type { TableColumn } from '@marketplace/shared/admin';
import type { Translate } from '@marketplace/shared/i18n';
import type { Merge } from '@marketplace/shared/schema';
import type { RaRecord } from 'react-admin';

type Signed = RaRecord & Pick<Merge, 'signs'>;

/** Builds the column of what two customers have in common. */
export function buildSignsColumn<R extends Signed>(translate: Translate): TableColumn<R> {
  const formatSigns = ({ signs }: R) =>
    signs.map((sign) => translate(`dedupe.sign.${sign}`)).join(', ');
  return {
    name: 'signs',
    label: translate('dedupe.signs'),
    phone: 'wide',
    wrap: true,
    csv: formatSigns,
    render: formatSigns,
  };
}
