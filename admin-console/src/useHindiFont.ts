import { loadHindiFont } from '@marketplace/shared/ui';
import { useEffect } from 'react';

/** Loads the Devanagari font for Hindi text on a page in English. */
export function useHindiFont(): void {
  useEffect(() => {
    void loadHindiFont();
  }, []);
}
