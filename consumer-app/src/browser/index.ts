export { getColourMode, setColourMode } from './colourMode';
export { getConnection, trackRequest, useConnection, watchConnection } from './connection';
export { monitoredFetch } from './monitoredFetch';
export { singleFlight } from './singleFlight';
export { useDialogParam } from './useDialogParam';
export { useNow } from './useNow';
export { useSingleFlight } from './useSingleFlight';
export { sendWaiting } from './waitingSubmit';
export { clearPressed, markPressed } from './pressed';
