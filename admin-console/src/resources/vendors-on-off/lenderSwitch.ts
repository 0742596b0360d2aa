import type { AnswerOf, getLenderSwitches } from '@marketplace/shared/api';

type Answer = AnswerOf<typeof getLenderSwitches>['data']['lenders'][number];

/** A lender's switch as a row of the list. */
export type LenderSwitch = Answer & { id: number };

/** An outage that runs or is planned. */
export type Outage = Answer['outages'][number];

/** Names under which the dialogs of a lender persist what is typed. */
export const switchOffForm = (ids: readonly number[]): string => `lender-switch/${ids.join('-')}`;
export const outageForm = ({ id }: LenderSwitch, outage?: Outage): string =>
  `lender-outage/${id}/${outage?.id ?? 'new'}`;
