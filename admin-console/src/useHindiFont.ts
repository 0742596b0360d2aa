import { loadHindiFont } from '@marketplace/shared/ui';
import { useEffect } from 'react';

/** Fetches the Devanagari font, for Hindi that is written while the console itself is in English. */
export function useHindiFont(): void {
  useEffect(() => {
    void loadHindiFont();
  }, []);
}
