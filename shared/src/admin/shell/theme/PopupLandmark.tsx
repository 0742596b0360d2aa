import { type Theme, ThemeProvider } from '@mui/material/styles';
import { type ReactNode, useCallback } from 'react';
import { useTranslate } from '../../../ui';

/**
 * Makes every menu, list of options and popover a landmark of its own: MUI puts them at the end of the page,
 * outside its landmarks, where who goes from landmark to landmark would not find them.
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
