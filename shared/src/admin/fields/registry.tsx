import type { ComponentType } from 'react';
import type { FieldKind } from '../../schema';
import { createDialogCell } from './cell/dialogCell';
import { FlagCell } from './cell/FlagCell';
import { ChoiceCell, ReferenceCell } from './cell/SelectCell';
import { TextCell } from './cell/TextCell';
import { BulletsInput } from './inputs/BulletsInput';
import { ChoiceInput, FlagInput, MonthInput } from './inputs/ChoiceInputs';
import {
  BulletsColumn,
  ChoiceColumn,
  EmailColumn,
  FlagColumn,
  ImageColumn,
  ReferenceColumn,
  ReferencesColumn,
  TextColumn,
  UrlColumn,
} from './Column';
import type { CellProps, ColumnProps, InputProps } from './fieldProps';
import { ImageInput } from './inputs/ImageInput';
import { DateInput } from './inputs/DateInput';
import { LineInput, LongTextInput } from './inputs/LineInput';
import { ReferenceInput, ReferencesInput } from './inputs/ReferenceInputs';

/** The components of a kind of field: in a table, in a form, and for inline editing. */
export interface FieldViews {
  Column: ComponentType<ColumnProps>;
  Input: ComponentType<InputProps>;
  Cell: ComponentType<CellProps>;
}

const LINE_VIEWS: FieldViews = { Column: TextColumn, Input: LineInput, Cell: TextCell };
const DATE_VIEWS: FieldViews = { Column: TextColumn, Input: DateInput, Cell: TextCell };

const buildDialogViews = (
  Column: FieldViews['Column'],
  Input: FieldViews['Input'],
): FieldViews => ({
  Column,
  Input,
  Cell: createDialogCell(Column, Input),
});

/** The views of each kind. A kind of the schema that is missing here does not compile. */
export const FIELD_VIEWS: Readonly<Record<FieldKind, FieldViews>> = {
  text: LINE_VIEWS,
  longText: buildDialogViews(TextColumn, LongTextInput),
  email: { ...LINE_VIEWS, Column: EmailColumn },
  mobile: LINE_VIEWS,
  pan: LINE_VIEWS,
  pincode: LINE_VIEWS,
  colour: LINE_VIEWS,
  rupees: LINE_VIEWS,
  percentage: LINE_VIEWS,
  months: LINE_VIEWS,
  years: LINE_VIEWS,
  count: LINE_VIEWS,
  flag: { Column: FlagColumn, Input: FlagInput, Cell: FlagCell },
  date: DATE_VIEWS,
  month: { ...LINE_VIEWS, Input: MonthInput },
  timestamp: { ...LINE_VIEWS, Input: DateInput },
  choice: { Column: ChoiceColumn, Input: ChoiceInput, Cell: ChoiceCell },
  bullets: buildDialogViews(BulletsColumn, BulletsInput),
  image: buildDialogViews(ImageColumn, ImageInput),
  url: buildDialogViews(UrlColumn, LineInput),
  id: LINE_VIEWS,
  reference: { Column: ReferenceColumn, Input: ReferenceInput, Cell: ReferenceCell },
  references: buildDialogViews(ReferencesColumn, ReferencesInput),
};
