import { type InferType, array, boolean, mixed, number, object, string } from 'yup';
import { uuid } from '../fields/ids';
import { requiredText, text } from '../fields/text';

/** Limits: views of an account, characters of a name, of a filter as JSON, columns of a table. */
export const SAVED_VIEW_LIMITS = { views: 100, name: 60, filter: 2000, columns: 120 } as const;

type Filter = Record<string, unknown>;

const isFilter = (value: unknown): value is Filter =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  JSON.stringify(value).length <= SAVED_VIEW_LIMITS.filter;

const filter = () => mixed<Filter>((value): value is Filter => isFilter(value));

const columnNames = () => array(text(100).required()).max(SAVED_VIEW_LIMITS.columns);

/** The state of a list: react-admin's list parameters and the layout of its table. */
const stateFields = {
  filter: filter().required(),
  /** The filters whose inputs are shown, by name. */
  displayed_filters: filter().required(),
  sort_field: text(100),
  sort_order: string<'ASC' | 'DESC'>().required().oneOf(['ASC', 'DESC']),
  per_page: number().required().integer().min(1).max(200),
  /** Null leaves the columns as the list declares them. */
  hidden_columns: columnNames().nullable().defined(),
  /** The places of the columns in their new order; null for the declared order. */
  column_order: array(number().required().integer().min(0).max(SAVED_VIEW_LIMITS.columns))
    .max(SAVED_VIEW_LIMITS.columns)
    .nullable()
    .defined(),
  /** The other parameters of the page's address, such as its period, as a query. */
  page_query: string().max(500),
  density: string<'compact' | 'comfortable'>().required().oneOf(['compact', 'comfortable']),
};

/** The name of a list in `/api/rest` or in a console. */
export const viewedResource = () => text(60).matches(/^[a-z][a-z-]*$/u);

const ownFields = {
  name: requiredText(SAVED_VIEW_LIMITS.name),
  /** Whether every admin who may see the list finds it. */
  shared: boolean().required(),
  ...stateFields,
};

/** A view of a list that somebody has named. */
export const savedViewSchema = object({
  id: uuid(),
  resource: viewedResource(),
  /** Whether the caller saved it, and may change it. */
  own: boolean().required(),
  owner_name: text(),
  ...ownFields,
}).noUnknown();

export type SavedView = InferType<typeof savedViewSchema>;

export const newSavedViewSchema = object({
  resource: viewedResource().required(),
  ...ownFields,
}).noUnknown();

/** A change of a view: the fields that are named. */
export const savedViewChangeSchema = object(ownFields).partial().noUnknown();

/** The state of a list, without a name. */
export type ViewState = Pick<SavedView, keyof typeof stateFields>;
