import { devices } from '@playwright/test';

/** The window of the narrowest phones in wide use, also for a part of a spec that runs on a desktop. */
export const PHONE = { width: 360, height: 740 } as const;

/** A phone with that window, a touch screen and Chrome for Android. */
export const PHONE_DEVICE = {
  ...devices['Pixel 7'],
  viewport: PHONE,
  screen: PHONE,
};

/** The narrowest window that pages have to fit. */
export const NARROW = { width: 320, height: 640 } as const;
