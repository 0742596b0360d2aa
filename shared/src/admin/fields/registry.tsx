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

/** How a kind of field is shown in a table, asked for in a form, and edited in place. */
export interface FieldViews {
  Column: ComponentType<ColumnProps>;
  Input: ComponentType<InputProps>;
  Cell: ComponentType<CellProps>;
}

const line: FieldViews = { Column: TextColumn, Input: LineInput, Cell: TextCell };
const date: FieldViews = { Column: TextColumn, Input: DateInput, Cell: TextCell };

const inDialog = (Column: FieldViews['Column'], Input: FieldViews['Input']): FieldViews => ({
  Column,
  Input,
  Cell: createDialogCell(Column, Input),
});

/** One line a kind; a kind of the schema that is not here does not compile. */
export const FIELD_VIEWS: Readonly<Record<FieldKind, FieldViews>> = {
  text: line,
  longText: inDialog(TextColumn, LongTextInput),
  email: { ...line, Column: EmailColumn },
  mobile: line,
  pan: line,
  pincode: line,
  rupees: line,
  percentage: line,
  months: line,
  years: line,
  count: line,
  flag: { Column: FlagColumn, Input: FlagInput, Cell: FlagCell },
  date,
  month: { ...line, Input: MonthInput },
  timestamp: line,
  choice: { Column: ChoiceColumn, Input: ChoiceInput, Cell: ChoiceCell },
  bullets: inDialog(BulletsColumn, BulletsInput),
  image: inDialog(ImageColumn, ImageInput),
  url: inDialog(UrlColumn, LineInput),
  id: line,
  reference: { Column: ReferenceColumn, Input: ReferenceInput, Cell: ReferenceCell },
  references: inDialog(ReferencesColumn, ReferencesInput),
};
