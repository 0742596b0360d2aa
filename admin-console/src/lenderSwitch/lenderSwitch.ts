import type { AnswerOf, getLenderSwitches } from '@marketplace/shared/api';

type Answer = AnswerOf<typeof getLenderSwitches>['data']['lenders'][number];

export type LenderSwitch = Answer & { id: number };

export type Outage = Answer['outages'][number];

/** Names under which the dialogs of a lender persist their input. */
export const getSwitchOffFormKey = (ids: readonly number[]): string =>
  `lender-switch/${ids.join('-')}`;
export const getOutageFormKey = ({ id }: LenderSwitch, outage?: Outage): string =>
  `lender-outage/${id}/${outage?.id ?? 'new'}`;
