export { BulkSwitches } from './BulkSwitches';
export {
  getSwitchOffFormKey,
  getOutageFormKey,
  type LenderSwitch,
  type Outage,
} from './lenderSwitch';
export { SwitchOffDialog } from './SwitchOffDialog';
export { useLenderSave } from './useLenderSave';
export {
  useLenderHistory,
  useLenderSwitches,
  useRefreshSwitches,
  useTurnLenders,
} from './useLenderSwitches';
