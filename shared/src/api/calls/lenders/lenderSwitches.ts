import { array, boolean, number, object, string } from 'yup';
import { lenderOutages, lenders, lenderStatusChanges } from '../../../resources/catalogue';
import {
  lenderOutageSchema,
  outagePeriodSchema,
  switchReason,
  SWITCH_REASON_MAX,
} from '../../../schema/entities/lenders/lenderOutage';
import { lenderStatusChangeSchema } from '../../../schema/entities/lenders/lenderStatusChange';
import { flag, id } from '../../../schema/fields/numbers';
import { text } from '../../../schema/fields/text';
import { endpoint } from '../../endpoint';
import { dataAnswer, doneAnswer, requiredArray } from '../answers';
import { recordVersion, versionSeen } from '../version';

/** A lender's state: an outage counts only while the lender is switched on. */
export const LENDER_STATES = ['on', 'off', 'outage', 'planned'] as const;

export type LenderState = (typeof LENDER_STATES)[number];

const outage = () => lenderOutageSchema.shape(recordVersion);

export const getLenderSwitches = endpoint({
  id: 'getLenderSwitches',
  method: 'GET',
  path: '/api/lender-switches',
  summary: 'List the switches of the lenders with the borrowers that they decide about',
  access: { admin: lenders.read },
  answer: dataAnswer({
    /** Borrowers with a completed profile that was saved in the last `days` days. */
    borrowers: number().required(),
    days: number().required(),
    lenders: requiredArray(
      object({
        lender_id: id(),
        name: string().required(),
        product: string().defined(),
        lender_status: flag(),
        version: number().required(),
        state: string().oneOf(LENDER_STATES).required(),
        /** The running outage and the planned ones, the earliest first. */
        outages: requiredArray(outage()),
        /** Those borrowers who have an offer of the lender while it is on. */
        offers: number().required(),
        /** Applications to the lender that are open. */
        in_flight: number().required(),
        last_change: lenderStatusChangeSchema.shape(recordVersion).nullable().defined(),
      }),
    ),
  }),
});

/** Switches lenders on or off, all of them or none. Leaves a lender that already has the state. */
export const setLenderSwitches = endpoint({
  id: 'setLenderSwitches',
  method: 'POST',
  path: '/api/lender-switches',
  summary: 'Switch lenders on or off',
  access: { admin: lenders.write },
  body: object({
    lenders: array(object({ lender_id: id(), ...versionSeen }).noUnknown())
      .required()
      .min(1)
      .max(1000),
    lender_status: flag(),
    /** Required to switch off. */
    reason: text(SWITCH_REASON_MAX),
  }).noUnknown(),
  answer: doneAnswer().shape({
    /** The lenders that the call has switched. */
    data: requiredArray(object({ lender_id: id(), version: number().required() })),
  }),
});

/** Gives the reason, which a switch in the list of lenders or on a lender's page does not ask for. */
export const explainLenderSwitch = endpoint({
  id: 'explainLenderSwitch',
  method: 'POST',
  path: '/api/lender-switches/:lenderId/reason',
  summary: 'Give the reason why a lender is switched off',
  access: { admin: lenders.write },
  body: object({ reason: switchReason() }).noUnknown(),
  answer: doneAnswer(),
});

export const getLenderHistory = endpoint({
  id: 'getLenderHistory',
  method: 'GET',
  path: '/api/lender-switches/:lenderId/history',
  summary: 'List who switched a lender or planned its outages',
  access: { admin: lenderStatusChanges.read },
  answer: object({ data: requiredArray(lenderStatusChangeSchema.shape(recordVersion)) }),
});

const outageAnswer = () =>
  object({
    success: boolean().required(),
    message: string().required(),
    data: outage().required(),
  });

/** Plans an outage of a lender. The same outage again answers the one that exists. */
export const planLenderOutage = endpoint({
  id: 'planLenderOutage',
  method: 'POST',
  creates: true,
  path: '/api/lender-outages',
  summary: 'Plan an outage of a lender',
  access: { admin: lenderOutages.write },
  body: outagePeriodSchema.shape({ lender_id: id() }).noUnknown(),
  answer: outageAnswer(),
});

export const changeLenderOutage = endpoint({
  id: 'changeLenderOutage',
  method: 'POST',
  path: '/api/lender-outages/:outageId',
  summary: 'Change an outage of a lender',
  access: { admin: lenderOutages.write },
  body: outagePeriodSchema.shape(versionSeen).noUnknown(),
  answer: outageAnswer(),
});

export const cancelLenderOutage = endpoint({
  id: 'cancelLenderOutage',
  method: 'POST',
  path: '/api/lender-outages/:outageId/cancel',
  summary: 'Cancel or end an outage of a lender',
  access: { admin: lenderOutages.write },
  body: object(versionSeen).noUnknown(),
  answer: outageAnswer(),
});
