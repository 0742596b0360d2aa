export { RETURNS } from './table/useReturn';
export {
  lazyPage,
  MENU_GROUPS,
  type MenuEntry,
  type MenuGroup,
  type PageManifest,
  type ResourceManifest,
  preloadPage,
} from './manifest';
export { ContentChange } from './features/approvals/ContentChange';
export { MoneyFacts } from './features/approvals/MoneyFacts';
export { WaitingClawBack } from './approvals/WaitingNote';
export { usePendingToast } from './approvals/usePendingToast';
export { DeletionMark, useWaitingApprovals, WAITING_KEY } from './approvals/WaitingChanges';
export { ChangePassword } from './features/account/PasswordPage';
export { OwnSecondFactor } from './features/account/OwnSecondFactor';
export { OwnSessions } from './features/account/SessionsPage';
export { type AuthProviderOptions, createAuthProvider } from './auth/createAuthProvider';
export { TicketPage, type TicketPageProps } from './features/tickets/TicketPage';
export { Timeline, type TimelineProps } from './features/timeline/Timeline';
export { buildTicketColumns } from './features/tickets/ticketColumns';
export { Bars } from './charts/Bars';
export { BasisPicker, useBasis } from './charts/period/BasisPicker';
export { type Change, computeChange, computePointChange } from './charts/computeChange';
export type { KeyFigure } from './charts/KeyFigures';
export { Panel, type PanelProps, Panels } from './charts/panels/Panel';
export { type Period, getPreviousPeriod, getPresetPeriod } from './data/period';
export { PeriodPicker, type PeriodPickerProps } from './charts/period/PeriodPicker';
export { RankPanel, type RankPanelProps } from './charts/panels/RankPanel';
export { SummaryPage, type SummaryPageProps } from './features/summary/SummaryPage';
export { usePeriod } from './charts/period/usePeriod';
export type { LoadSummary } from './features/summary/useSummary';
export { type CsvColumn, DownloadCsv } from './table/export/DownloadCsv';
export { toFileColumns } from './table/export/useSaveRecords';
export { MAX_EXPORTED } from './table/export/ExportMenu';
export { ALL_ROWS } from './fields/listSettings';
export { DownloadPdf } from './table/export/DownloadPdf';
export { type Question, useConfirm } from './feedback/confirm/ConfirmProvider';
export { useConfirmedCall } from './feedback/confirm/useConfirmedCall';
export { createI18nProvider } from './i18n/consoleTexts';
export { useLanguage } from './i18n/useLanguage';
export { useTexts } from './i18n/useTexts';
export type { CreatedRecords, SearchedRecords } from './context/command';
export { Console, type ConsoleProps } from './shell/Console';
export { type ConsoleSetup, useConsole } from './context/consoleContext';
export { createQueryClient } from './shell/createQueryClient';
export { createConsoleStore } from './shell/createConsoleStore';
export { Failure, LoadFailure, type LoadFailureProps } from './feedback/failure/LoadFailure';
export { LoadState } from './feedback/failure/LoadState';
export { Card, Notice } from './layout/surfaces';
export { Columns, Figures, Rows } from './layout/rows';
export { Note, Subheading } from './layout/text';
export { MenuCount } from './shell/menu/MenuCount';
export { NoPages } from './resource/page/NoPages';
export { PageHeader, type PageHeaderProps } from './resource/page/PageHeader';
export { createDataProvider } from './data/provider/dataProvider';
export { ClientProvider, useClient } from './context/ClientContext';
export { useCallQuery } from './data/useCallQuery';
export { toApiError } from './data/httpError';
export { getRecordVersion } from './data/versions/recordVersions';
export { getErrorText } from './feedback/failure/errorText';
export { PlainNumber, usePlainForm } from './form/plainForm';
export { usePersistedOpen } from './form/usePersistedOpen';
export { findFieldConflicts, type NamedConflict, getTheirValues } from './form/conflict/conflict';
export { ConflictChoice } from './form/conflict/ConflictChoice';
export { PayoutAccountFacts } from './features/payoutAccount/PayoutAccountFacts';
export { DisputePage } from './features/disputes/DisputePage';
export { PartnerUsersPanel } from './features/partnerUsers/PartnerUsersPanel';
export { FlagCell } from './fields/cell/FlagCell';
export { DialogHeader, FormDialog, type FormDialogProps, InputPair } from './form/FormDialog';
export { FormDialogButton } from './form/FormDialogButton';
export { SchemaInput } from './form/SchemaInput';
export { usePersistedForm } from './form/usePersistedForm';
export { useSchemaResolver } from './form/useSchemaResolver';
export {
  buildCellColumn,
  buildRangeColumn,
  type CellColumnOptions,
  buildReadColumn,
  buildReadColumns,
} from './table/columns/fieldColumns';
export type { CellProps, ColumnProps, InputProps } from './fields/fieldProps';
export { toInputText, parseInputText } from './fields/inputText';
export { CriteriaList } from './features/eligibility/CriteriaList';
export { formatCriterion } from './features/eligibility/formatCriterion';
export { QrCode, type QrCodeProps } from './features/qr/QrCode';
export { ImagePicker } from './fields/inputs/ImagePicker';
export { Badge, StatusBadge } from './fields/status/StatusBadge';
export { EmailText } from './fields/EmailText';
export { FactList } from './fields/FactList';
export { formatField } from './fields/formatField';
export { FIELD_VIEWS, type FieldViews } from './fields/registry';
export { useReferences } from './fields/useReferences';
export type { TableColumn } from './fields/column';
export { createColumnHelper } from './table/columns/columnHelper';
export {
  buildChoiceFilter,
  buildFieldFilters,
  type ListFilter,
  buildNumberFilter,
  buildOptionFilter,
  buildPeriodFilter,
} from './table/filters/filters';
export { filterRows } from './table/filters/filterRows';
export { applyFilters } from './table/filters/urlFilters';
export { ListPagination } from './table/list/ListPagination';
export { FAILS_IN_PLACE } from './fields/listSettings';
export { UrlList, type UrlListProps } from './table/list/UrlList';
export { useShowCreated } from './table/list/useShowCreated';
export { UrlTable } from './table/list/UrlTable';
export { useUrlFilters } from './table/filters/useUrlFilters';
export {
  type FilterRange,
  type Filters,
  LocalList,
  type LocalListProps,
} from './table/list/LocalList';
export type { BulkWrites } from './table/rows/BulkActions';
export { RecordTable, type RecordTableProps } from './table/RecordTable';
export { CopyButton, type CopyButtonProps } from './table/CopyButton';
export { RowMenu, type RowMenuProps } from './table/rows/RowMenu';
export { SortableRows } from './fields/order/SortableRows';
export { SortableTable, type SortableTableProps } from './table/order/SortableTable';
export { useSortableRow } from './fields/order/useSortableRow';
export { useConfirmedDelete, type DeleteTexts } from './saving/useConfirmedDelete';
export type { BulkFailure } from './data/versions/versionedProvider';
export { getPendingId } from './data/provider/resourceRow';
export { useSave } from './saving/useSave';
export { AutosaveField, type AutosaveFieldProps } from './resource/AutosaveField';
export { CreateDialogButton, type CreateDialogButtonProps } from './resource/CreateDialogButton';
export { BelowList, ListPage, type ListPageProps } from './resource/ListPage';
export {
  DeleteRecordButton,
  EditPage,
  type RecordPageProps,
  ShowPage,
} from './resource/RecordPage';
export { QueryPage } from './resource/QueryPage';
export type { ResourceHistoryProps } from './resource/ResourceEdit';
export { resourceManifest } from './resource/resourceManifest';
export { flattenRanges } from './data/provider/rangeFilters';
