import { useLayoutEffect, useMemo } from 'react';
import type { RaThemeOptions } from 'react-admin';
import type { Brand } from '../../branding';
import { useMediaQuery } from '../../ui';
import { applyBrand, applyColourMode } from '../auth/applyBrand';
import type { PreferenceStore } from '../preferences';
import { usePreference } from '../usePreference';
import { consoleTheme } from './consoleTheme';

/**
 * The theme of a console for react-admin: the brand in the mode that was chosen, which the sign-in page knows
 * too. The plain parts of the page are dressed alike.
 */
export function useConsoleTheme(brand: Brand, preferences: PreferenceStore): RaThemeOptions {
  const [chosen] = usePreference(preferences, 'mode');
  const darkDevice = useMediaQuery('(prefers-color-scheme: dark)');
  const reducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)');
  const mode = chosen === 'system' ? (darkDevice ? 'dark' : 'light') : chosen;
  useLayoutEffect(() => applyBrand(brand), [brand]);
  useLayoutEffect(() => applyColourMode(chosen), [chosen]);
  return useMemo(() => consoleTheme(brand, mode, reducedMotion), [brand, mode, reducedMotion]);
}
