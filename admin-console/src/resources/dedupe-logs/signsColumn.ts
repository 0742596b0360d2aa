import type { TableColumn } from '@marketplace/shared/admin';
import type { Translate } from '@marketplace/shared/i18n';
import type { DuplicateSign } from '@marketplace/shared/schema';
import type { RaRecord } from 'react-admin';

interface Signs {
  signs: readonly string[];
  /** Those that both customers have proven; left out where it no longer matters. */
  proven?: readonly DuplicateSign[];
}

/** Names what two customers have in common, and what of it is only typed in. */
export const formatSigns = (translate: Translate, { signs, proven }: Signs): string =>
  signs
    .map((sign) => {
      const name = translate(`dedupe.sign.${sign}`);
      if (!proven) return name;
      const isProven = proven.some((one) => one === sign);
      return translate(isProven ? 'dedupe.sign_proven' : 'dedupe.sign_typed', { sign: name });
    })
    .join(', ');

/** Builds the column of what two customers have in common. */
export function buildSignsColumn<R extends RaRecord & Signs>(translate: Translate): TableColumn<R> {
  const format = (record: R) => formatSigns(translate, record);
  return {
    name: 'signs',
    label: translate('dedupe.signs'),
    phone: 'wide',
    wrap: true,
    csv: format,
    render: format,
  };
}
