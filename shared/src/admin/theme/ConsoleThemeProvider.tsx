import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { type ReactNode, useLayoutEffect, useMemo } from 'react';
import type { Brand } from '../../branding';
import { useMediaQuery } from '../../ui';
import { applyBrand, applyColourMode } from '../auth/applyBrand';
import type { PreferenceStore } from '../preferences';
import { usePreference } from '../usePreference';
import { consoleTheme } from './consoleTheme';

export interface ConsoleThemeProviderProps {
  brand: Brand;
  preferences: PreferenceStore;
  children: ReactNode;
}

/** The brand in the mode that was chosen, for MUI's parts and for the plain ones alike. */
export function ConsoleThemeProvider({ brand, preferences, children }: ConsoleThemeProviderProps) {
  const [chosen] = usePreference(preferences, 'mode');
  const darkDevice = useMediaQuery('(prefers-color-scheme: dark)');
  const mode = chosen === 'system' ? (darkDevice ? 'dark' : 'light') : chosen;
  const theme = useMemo(() => consoleTheme(brand, mode), [brand, mode]);
  useLayoutEffect(() => applyBrand(brand), [brand]);
  useLayoutEffect(() => applyColourMode(chosen), [chosen]);
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      {children}
    </ThemeProvider>
  );
}
