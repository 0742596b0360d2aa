import Stack from '@mui/material/Stack';
import {
  FAILS_IN_PLACE,
  type ListFilter,
  PageHeader,
  RecordTable,
  type TableColumn,
  buildCellColumn,
  buildChoiceFilter,
  buildFieldFilters,
  buildOptionFilter,
  parseInputText,
  useCallQuery,
  usePersistedOpen,
  useSave,
  useTexts,
} from '@marketplace/shared/admin';
import { type CriterionChange, getApprovalSettings } from '@marketplace/shared/api';
import {
  type FieldKind,
  getFieldDescription,
  LENDER_CRITERIA,
  lenderSchema,
} from '@marketplace/shared/schema';
import { Button, notify, useTranslate } from '@marketplace/shared/ui';
import { type ClipboardEvent, type SyntheticEvent, useMemo, useState } from 'react';
import { ListBase, type RaRecord, useListContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { applyBlock, parseBlock } from './pastedCells';
import { PasteDialog } from './PasteDialog';
import styles from './matrix.module.css';
import { toBlock } from './toBlock';
import { WhatIfBar } from './WhatIfBar';
import { TEST_FORM, TestBorrower } from './TestBorrower';

const FIELDS = LENDER_CRITERIA.map((name) => getFieldDescription(lenderSchema, name));

/** Returns the filters of the matrix: whether a lender is on, its product, and each criterion. */
function useMatrixFilters(): ListFilter[] {
  const { translate, language } = useTexts();
  return [
    buildChoiceFilter('lender_status', translate('fields.status'), [
      { id: 1, name: translate('kit.flag.on') },
      { id: 0, name: translate('kit.flag.off') },
    ]),
    buildOptionFilter('product', translate('fields.product'), 'product', language),
    ...buildFieldFilters(FIELDS, translate, language),
  ];
}

const NAME_ORDER = { field: 'name', order: 'ASC' } as const;

/** The width fits a crore, the name of a class, and the longest heading on three lines. */
const WIDTHS: Partial<Record<FieldKind, string>> = {
  rupees: '7.5rem',
  choice: '7rem',
  percentage: '9rem',
};

/**
 * Returns the record and the criterion of the cell that contains an element; undefined outside the
 * cells.
 */
function findCell(target: EventTarget, records: readonly RaRecord[]) {
  if (!(target instanceof Element)) return undefined;
  const id = target.closest('tr[data-id]')?.getAttribute('data-id');
  const name = target.closest('[data-column]')?.getAttribute('data-column');
  const row = records.findIndex((record) => String(record.id) === id);
  const column = FIELDS.findIndex((field) => field.name === name);
  const [record, field] = [records[row], FIELDS[column]];
  return record && field ? { record, field, row, column } : undefined;
}

/** Returns whether the element is a text input, which handles the clipboard itself. */
const isEdited = (target: EventTarget): boolean =>
  target instanceof HTMLInputElement && target.type !== 'checkbox';

type PastedBlock = ReturnType<typeof applyBlock>;

function Matrix({ title, columns }: { title: string; columns: readonly TableColumn[] }) {
  const filters = useMatrixFilters();
  const { translate, language } = useTexts();
  const { data: records = [] } = useListContext<RaRecord>();
  const [pasted, setPasted] = useState<PastedBlock>();
  const [changes, setChanges] = useState<readonly CriterionChange[]>([]);

  const paste = (event: ClipboardEvent) => {
    const cell = findCell(event.target, records);
    if (!cell || isEdited(event.target)) return;
    const text = event.clipboardData.getData('text/plain');
    if (text === '') return;
    event.preventDefault();
    const [rows, fields] = [records.slice(cell.row), FIELDS.slice(cell.column)];
    setPasted(applyBlock(parseBlock(text), { records: rows, fields }));
  };
  const copy = (event: ClipboardEvent) => {
    const cell = findCell(event.target, records);
    if (!cell || isEdited(event.target) || window.getSelection()?.isCollapsed === false) return;
    event.preventDefault();
    const block = toBlock([cell.record], [cell.field], { translate, language });
    event.clipboardData.setData('text/plain', block);
  };
  const previewChange = (event: SyntheticEvent) => {
    const { target } = event;
    const cell = findCell(target, records);
    const property = LENDER_CRITERIA.find((name) => name === cell?.field.name);
    const isSwitch = target instanceof HTMLInputElement && target.type === 'checkbox';
    const isControl = target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
    if (!cell || !property || !isControl) {
      setChanges([]);
      return;
    }
    const { record, field } = cell;
    const stored: unknown = record[field.name];
    const parsed = isSwitch
      ? ({ ok: true, value: stored === 1 ? 0 : 1 } as const)
      : parseInputText(lenderSchema, field, target.value);
    const value = parsed.ok ? parsed.value : stored;
    const isPlain = value === null || typeof value === 'string' || typeof value === 'number';
    setChanges(
      isPlain && value !== stored ? [{ lender_id: Number(record.id), property, value }] : [],
    );
  };
  // A switch saves at once, so its change is no longer unsaved.
  const unsaved = useMemo(
    () =>
      changes.filter(({ lender_id, property, value }) => {
        const record = records.find(({ id }) => id === lender_id);
        return record?.[property ?? ''] !== value;
      }),
    [changes, records],
  );
  const copyAll = async () => {
    await navigator.clipboard.writeText(toBlock(records, FIELDS, { translate, language }));
    notify.success(translate('customer_eligibility.copied', { count: records.length }));
  };
  return (
    <>
      <Stack
        direction="row"
        sx={{ gap: '8px 16px', justifyContent: 'space-between', pt: 0.5, pb: 1.5 }}
      >
        <p className={styles['keyHint']}>{translate('customer_eligibility.keys')}</p>
        <Button variant="secondary" size="small" onClick={() => void copyAll()}>
          {translate('customer_eligibility.copy')}
        </Button>
      </Stack>
      <div
        onPaste={paste}
        onCopy={copy}
        onInput={previewChange}
        onChange={previewChange}
        onFocus={previewChange}
        onBlur={() => setChanges([])}
      >
        <RecordTable
          title={title}
          columns={columns}
          searchLabel={translate('lenders.search')}
          filters={filters}
          pinned
          compact
        />
      </div>
      <WhatIfBar changes={unsaved} records={records} />
      {pasted && <PasteDialog {...pasted} records={records} onClose={() => setPasted(undefined)} />}
    </>
  );
}

/** The criteria of all lenders in a table that works like a spreadsheet, and the borrowers that they match. */
export function CustomerEligibility() {
  const translate = useTranslate();
  const save = useSave('lenders', translate('lenders.updated'), translate('lenders.failed'));
  const columns = useMemo(
    (): TableColumn[] => [
      {
        name: 'name',
        label: translate('fields.name'),
        sort: 'name',
        render: ({ id, name }) => (
          <Link className={styles['lender']} to={`/lenders/${id}`} title={String(name)}>
            {String(name)}
          </Link>
        ),
      },
      ...FIELDS.map((field) => ({
        ...buildCellColumn({ schema: lenderSchema, field, translate, rowName: 'name', save }),
        width: WIDTHS[field.kind] ?? '4.5rem',
      })),
    ],
    [translate, save],
  );
  const title = translate('ui.admin_routes.customer_eligibility');
  const [isTesting, setTesting] = usePersistedOpen(TEST_FORM);
  const needsSecond = useCallQuery(getApprovalSettings).data?.criteria === 1;
  return (
    <ListBase
      resource="lenders"
      sort={NAME_ORDER}
      perPage={100}
      storeKey="customer-eligibility"
      queryOptions={FAILS_IN_PLACE}
    >
      <PageHeader
        title={title}
        actions={
          <Button
            variant="secondary"
            aria-expanded={isTesting}
            onClick={() => setTesting(!isTesting)}
          >
            {translate('customer_eligibility.test')}
          </Button>
        }
      >
        {translate(`customer_eligibility.${needsSecond ? 'about_second' : 'about'}`)}
      </PageHeader>
      {isTesting && <TestBorrower />}
      <Matrix title={title} columns={columns} />
    </ListBase>
  );
}
