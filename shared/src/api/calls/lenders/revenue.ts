import { array, boolean, number, object, string } from 'yup';
import {
  lenderRevenueSchema,
  newLenderRevenueSchema,
  revenueTypeSchema,
} from '../../../schema/entities/lenders/lenderRevenue';
import { lenderRevenue, revenueTypes } from '../../../resources/catalogue';
import { endpoint } from '../../endpoint';
import { doneAnswer, requiredArray } from '../answers';
import { pendingChange, recordVersion, versionSeen } from '../version';

const savedAnswer = () =>
  object({
    success: boolean().required(),
    message: string().defined(),
    /** While the change waits, the slab as it is; a new one as it would be. */
    lenderRevenueItem: lenderRevenueSchema.shape(recordVersion).required(),
    ...pendingChange,
  });

export const getLenderRevenue = endpoint({
  id: 'getLenderRevenue',
  method: 'GET',
  path: '/api/lender-revenue/get/:lenderId',
  summary: 'List the revenue slabs of a lender',
  access: { admin: lenderRevenue.read },
  answer: object({ lenderRevenue: requiredArray(lenderRevenueSchema.shape(recordVersion)) }),
});

export const getRevenueTypes = endpoint({
  id: 'getRevenueTypes',
  method: 'GET',
  path: '/api/lender-revenue/get-types',
  summary: 'List revenue types',
  access: { admin: revenueTypes.read },
  answer: object({ success: boolean().required(), data: requiredArray(revenueTypeSchema) }),
});

/** Adds a slab at the end of the lender's list. */
export const createLenderRevenue = endpoint({
  id: 'createLenderRevenue',
  method: 'POST',
  creates: true,
  path: '/api/lender-revenue/create',
  summary: 'Add a revenue slab',
  access: { admin: lenderRevenue.write },
  body: newLenderRevenueSchema,
  answer: savedAnswer(),
});

export const updateLenderRevenue = endpoint({
  id: 'updateLenderRevenue',
  method: 'POST',
  path: '/api/lender-revenue/update',
  summary: 'Change a revenue slab',
  access: { admin: lenderRevenue.write },
  body: lenderRevenueSchema.shape(versionSeen),
  answer: savedAnswer(),
});

export const deleteLenderRevenue = endpoint({
  id: 'deleteLenderRevenue',
  method: 'POST',
  path: '/api/lender-revenue/delete/:id',
  summary: 'Delete a revenue slab',
  access: { admin: lenderRevenue.write },
  body: object(versionSeen).noUnknown(),
  answer: doneAnswer().shape(pendingChange),
});

/**
 * Sets the order of a lender's slabs. The ids must contain every slab once. `versions` has the versions that the
 * caller knows, in the order of the ids; on a conflict the 409's `current` has the stored ids and versions.
 */
export const setLenderRevenueOrder = endpoint({
  id: 'setLenderRevenueOrder',
  method: 'POST',
  path: '/api/lender-revenue/set-order',
  summary: 'Set the order of revenue slabs',
  access: { admin: lenderRevenue.write },
  body: object({
    lender_id: number().required().integer(),
    lender_revenue_ids: array(number().required().integer()).required(),
    versions: array(number().required().integer().min(1)).optional(),
  }).noUnknown(),
  answer: doneAnswer().shape(pendingChange),
});
