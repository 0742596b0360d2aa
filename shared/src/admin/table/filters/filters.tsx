import type { ReactElement } from 'react';
import { AutocompleteArrayInput, NumberInput, SelectArrayInput } from 'react-admin';
import type { Language, Translate } from '../../../i18n';
import { RESOURCES } from '../../../resources';
import { type FieldDescription, type OptionListName, getOptions, isNumeric } from '../../../schema';
import { useTranslate } from '../../../ui';
import { listRecentMonths } from '../../fields/inputs/recentMonths';
import { toPlainText } from '../../data/plainText';
import { DateRange, type FilterProps, PeriodInput } from './dateFilters';
import type { TableColumn } from '../../fields/column';
import styles from '../list/toolbar.module.css';

/** An input of react-admin's filter form. */
export type ListFilter = ReactElement<FilterProps>;

interface Choice {
  id: string | number;
  name: string;
}

interface ChoiceInputProps extends FilterProps {
  choices: readonly Choice[];
}

/** A person searches more options than this, because a menu of them is too long to read. */
const MOST_LISTED = 50;

/** Filters by several values; a record has to have one of them. */
function ChoiceInput({ choices, ...rest }: ChoiceInputProps) {
  const translate = useTranslate();
  // Names that are still loading show as an ellipsis, because a number would say nothing.
  const findName = (id: unknown) =>
    choices.length === 0
      ? '…'
      : (choices.find((choice) => choice.id === id)?.name ?? toPlainText(id));
  const formatSelected = (selected: unknown) =>
    (Array.isArray(selected) ? selected : []).map(findName).join(', ') || translate('kit.list.all');
  if (choices.length > MOST_LISTED)
    return (
      <AutocompleteArrayInput
        {...rest}
        className={styles['choice']}
        choices={[...choices]}
        translateChoice={false}
        parse={(ids: readonly unknown[]) => (ids.length > 0 ? ids : '')}
        limitTags={2}
        disableCloseOnSelect
      />
    );
  return (
    <SelectArrayInput
      {...rest}
      className={styles['choice']}
      choices={[...choices]}
      translateChoice={false}
      parse={(ids: readonly unknown[]) => (ids.length > 0 ? ids : '')}
      options={{ renderValue: formatSelected, displayEmpty: true }}
    />
  );
}

/** Filters a range of numbers; either end may be empty. */
function NumberRange({ source, label }: FilterProps) {
  const translate = useTranslate();
  return (
    <div role="group" aria-label={label} className={styles['range']}>
      <NumberInput
        source={`${source}.gte`}
        label={translate('kit.list.from', { field: label })}
        helperText={false}
      />
      <NumberInput
        source={`${source}.lte`}
        label={translate('kit.list.to', { field: label })}
        helperText={false}
      />
    </div>
  );
}

/** Builds the filter of a field that holds one of some values. */
export const buildChoiceFilter = (
  source: string,
  label: string,
  choices: readonly Choice[],
): ListFilter => (
  <ChoiceInput key={source} source={source} label={label} choices={choices} alwaysOn />
);

/** Builds the filter of a field that holds a value of an option list. */
export const buildOptionFilter = (
  source: string,
  label: string,
  list: OptionListName,
  language: Language,
): ListFilter =>
  buildChoiceFilter(
    source,
    label,
    getOptions(list, language).map(({ id, label: name }) => ({ id, name })),
  );

/** Builds the filter of a field that holds a number, which a person adds from the toolbar's menu. */
export const buildNumberFilter = (source: string, label: string): ListFilter => (
  <NumberRange key={source} source={source} label={label} />
);

/** Builds the filter of a field that holds an instant: a preset, or days in India. */
export const buildPeriodFilter = (source: string, label: string): ListFilter => (
  <PeriodInput key={source} source={source} label={label} alwaysOn />
);

type FilteredField = Pick<FieldDescription, 'name' | 'kind' | 'options'>;

/** Builds the filter of a field by its kind; undefined for a kind without one. */
function buildFieldFilter(
  { name: source, kind, options }: FilteredField,
  label: string,
  translate: Translate,
  language: Language,
  alwaysOn = false,
): ListFilter | undefined {
  const props = { source, label, alwaysOn };
  if (kind === 'flag') {
    const choices = [
      { id: 1, name: translate('kit.flag.yes') },
      { id: 0, name: translate('kit.flag.no') },
    ];
    return <ChoiceInput key={source} {...props} choices={choices} />;
  }
  if (kind === 'choice' && options) {
    const choices = getOptions(options, language).map(({ id, label: name }) => ({ id, name }));
    return <ChoiceInput key={source} {...props} choices={choices} />;
  }
  if (kind === 'month')
    return <ChoiceInput key={source} {...props} choices={listRecentMonths(language)} />;
  if (kind === 'timestamp' && alwaysOn) return buildPeriodFilter(source, label);
  if (kind === 'date' || kind === 'timestamp')
    return <DateRange key={source} {...props} instants={kind === 'timestamp'} />;
  return isNumeric({ kind }) && kind !== 'reference' ? buildNumberFilter(source, label) : undefined;
}

/**
 * Builds the filters of a schema's fields by their kinds; skips a field whose kind has no filter.
 */
export const buildFieldFilters = (
  fields: readonly FieldDescription[],
  translate: Translate,
  language: Language,
): ListFilter[] =>
  fields.flatMap(
    (field) => buildFieldFilter(field, translate(field.label), translate, language) ?? [],
  );

interface NamedFilter {
  columns: readonly Pick<TableColumn, 'name' | 'label' | 'field'>[];
  resource: string;
  alwaysOn: boolean;
}

/**
 * Builds the filter of a field that a list names. Its label is that of the field's column; its kind is that of the
 * column, or of the resource's schema.
 */
export function buildNamedFilter(
  name: string,
  { columns, resource, alwaysOn }: NamedFilter,
  translate: Translate,
  language: Language,
): ListFilter {
  const column = columns.find((one) => (one.field?.name ?? one.name) === name);
  const declared = RESOURCES.find((one) => one.name === resource)?.fields;
  const described = declared?.find((one) => one.name === name);
  const field = column?.field ?? described;
  const label = column?.label ?? translate(described?.label ?? `fields.${name}`);
  const filter = field && buildFieldFilter(field, label, translate, language, alwaysOn);
  if (!filter) throw new Error(`${resource} has no filter of ${name}`);
  return filter;
}

/** Builds the filters of those of a list's columns for which its page has none, to add from the menu. */
export const buildColumnFilters = (
  columns: readonly Pick<TableColumn, 'label' | 'sort' | 'field'>[],
  own: readonly ListFilter[],
  translate: Translate,
  language: Language,
): ListFilter[] =>
  columns.flatMap(({ field, label, sort }) => {
    // The server neither sorts nor filters by computed or masked fields.
    if (!field || sort !== field.name || own.some(({ props }) => props.source === field.name))
      return [];
    return buildFieldFilter(field, label, translate, language) ?? [];
  });
