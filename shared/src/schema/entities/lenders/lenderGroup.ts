import { type InferType, object } from 'yup';
import { message } from '../../message';
import { catalogueName } from '../../fields/names';
import { id } from '../../fields/numbers';

/** A lender group. Names are unique among groups that are not deleted, regardless of letter case. */
export const lenderGroupSchema = object({
  id: id().meta({ kind: 'id', readOnly: true }),
  name: catalogueName().required(message('validation.required')),
}).noUnknown();

export type LenderGroup = InferType<typeof lenderGroupSchema>;
