import { useConfirm } from '@marketplace/shared/admin';
import { useTranslate } from '@marketplace/shared/ui';
import { useEffect, useEffectEvent } from 'react';
import { useBlocker } from 'react-router-dom';

/** Asks before the person leaves the page with unsaved changes, and drops them if they agree. */
export function useLeaveGuard(isUnsaved: boolean, discard: () => void): void {
  const translate = useTranslate();
  const confirm = useConfirm();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  const ask = useEffectEvent(async () => {
    if (blocker.state !== 'blocked') return;
    const isLeaving = await confirm({
      title: translate('funnel.leave_title'),
      text: translate('funnel.leave_text'),
      confirmLabel: translate('funnel.leave'),
      cancelLabel: translate('funnel.stay'),
      destructive: true,
    });
    if (!isLeaving) return blocker.reset();
    discard();
    blocker.proceed();
  });
  useEffect(() => void ask(), [blocker.state]);
}
