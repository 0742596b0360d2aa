import { type Theme, ThemeProvider } from '@mui/material/styles';
import { type ReactNode, useCallback } from 'react';
import { useTranslate } from '../../../ui';

/**
 * Makes every menu, list of options and popover a landmark. MUI renders them at the end of the page, outside of
 * its landmarks, so that people who navigate by landmarks would miss them.
 */
export function PopupLandmark({ children }: { children: ReactNode }) {
  const name = useTranslate()('kit.popup');
  const theme = useCallback(
    (outer: Theme): Theme => ({
      ...outer,
      components: {
        ...outer.components,
        MuiPopover: {
          ...outer.components?.MuiPopover,
          defaultProps: { role: 'region', 'aria-label': name },
        },
      },
    }),
    [name],
  );
  return <ThemeProvider theme={theme}>{children}</ThemeProvider>;
}
