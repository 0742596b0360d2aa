import { ReferenceArrayField, ReferenceField, SingleFieldList } from 'react-admin';
import { useTranslate } from '../../ui';
import { EmailText } from './EmailText';
import type { ColumnProps } from './fieldProps';
import { formatField } from './formatField';
import { useLanguage } from '../i18n/useLanguage';
import { StatusBadge } from './status/StatusBadge';
import { toPlainText } from '../data/plainText';
import styles from './fields.module.css';

/** Shows text, numbers and dates. */
export function TextColumn({ field, record }: ColumnProps) {
  const language = useLanguage();
  return formatField(field, record[field.name], language) || '–';
}

/** Shows a choice in words, and a status as a badge. */
export function ChoiceColumn({ field, record }: ColumnProps) {
  const value = toPlainText(record[field.name]);
  if (!value || !field.options) return <TextColumn field={field} record={record} />;
  return <StatusBadge list={field.options} status={value} />;
}

/** Shows an e-mail address that fits a narrow card. */
export function EmailColumn({ field, record }: ColumnProps) {
  const email = toPlainText(record[field.name]);
  return email ? <EmailText email={email} /> : '–';
}

/** Shows on or off as a word and a shape. */
export function FlagColumn({ field, record }: ColumnProps) {
  const translate = useTranslate();
  const on = record[field.name] === 1;
  return (
    <span className={styles['flag']} data-on={on || undefined}>
      {translate(on ? 'kit.flag.yes' : 'kit.flag.no')}
    </span>
  );
}

/** Shows a picture at the catalogue's thumbnail width of 100 px. */
export function ImageColumn({ field, record }: ColumnProps) {
  const translate = useTranslate();
  const source = toPlainText(record[field.name]);
  if (!source) return <span className={styles['noImage']}>{translate('kit.image.none')}</span>;
  // The key makes a new element for each source; otherwise the browser would show the old image until the new one
  // has loaded.
  return (
    <img
      key={source}
      className={styles['thumb']}
      src={source}
      alt=""
      width={100}
      height={63}
      loading="lazy"
    />
  );
}

/** Shows an address as a link that leaves the console. */
export function UrlColumn({ field, record }: ColumnProps) {
  const address = toPlainText(record[field.name]);
  if (!address.startsWith('https://')) return '–';
  return (
    <a className={styles['url']} href={address} target="_blank" rel="noreferrer noopener">
      {address}
    </a>
  );
}

export function BulletsColumn({ field, record }: ColumnProps) {
  const value: unknown = record[field.name];
  const items = Array.isArray(value) ? value.map(String) : [];
  if (items.length === 0) return '–';
  return (
    <ul className={styles['bullets']}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

export function ReferenceColumn({ field, record }: ColumnProps) {
  return (
    <ReferenceField
      source={field.name}
      record={record}
      reference={field.target ?? ''}
      link={false}
      empty="–"
    />
  );
}

export function ReferencesColumn({ field, record }: ColumnProps) {
  return (
    <ReferenceArrayField source={field.name} record={record} reference={field.target ?? ''}>
      <SingleFieldList linkType={false} empty={<>–</>} />
    </ReferenceArrayField>
  );
}
