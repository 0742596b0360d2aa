import { type ComponentType, useState } from 'react';
import type { Area } from '../../resources/area';
import { type IdleConfig, KEEP_ALIVE_MS, defaultIdle, getIdleTimeoutMs } from '../../session/idle';
import type { IdleDialogProps } from './IdleDialog';
import { shareActivity } from './sharedActivity';
import { useIdleTime } from './useIdleTime';

export interface IdleTimerProps {
  area: Area;
  config?: IdleConfig;
  /** Warns of the end of the session and asks whether to stay. */
  dialog: ComponentType<IdleDialogProps>;
  /** Ends the session: `logout` of `session`, with the reason 'idle', so that drafts stay. */
  onIdle: () => void;
  /** Keeps the server session alive. Runs during activity, at most every two minutes. */
  onActive?: () => void;
  /** Runs on 'Stay Logged In'; reloads the page by default. */
  onStay?: () => void;
}

/** Returns true at most every two minutes, first two minutes after the start, because opening a page calls the server. */
function createKeepAliveGate(): () => boolean {
  let last = Date.now();
  return () => {
    const isDue = Date.now() - last >= KEEP_ALIVE_MS;
    if (isDue) last = Date.now();
    return isDue;
  };
}

const reload = () => window.location.reload();

/**
 * Shows a countdown dialog after the configured idle time and then ends the session. All tabs of an
 * area share the time of the last activity, so that activity in one tab keeps the others signed in and a
 * sleeping tab delays nothing.
 */
export function IdleTimer(props: IdleTimerProps) {
  const { area, config = defaultIdle, dialog: Dialog, onIdle, onActive, onStay = reload } = props;
  const [isKeepAliveDue] = useState(createKeepAliveGate);
  const { prompted, getRemainingMs } = useIdleTime(area, {
    restMs: getIdleTimeoutMs(area, config),
    countdownMs: config.countdownSeconds * 1000,
    onIdle,
    onAction: () => {
      if (isKeepAliveDue()) onActive?.();
    },
  });
  const stay = () => {
    shareActivity(area);
    onStay();
  };
  return <Dialog open={prompted} remainingMs={getRemainingMs} onStay={stay} onLeave={onIdle} />;
}
