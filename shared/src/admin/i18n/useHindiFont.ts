import { useEffect } from 'react';
import type { Resource } from '../../resources';
import { loadHindiFont } from '../../ui';

/** Loads the Devanagari font for Hindi text on a page in English, unless the page has none. */
export function useHindiFont(isNeeded = true): void {
  useEffect(() => {
    if (isNeeded) void loadHindiFont();
  }, [isNeeded]);
}

/** Whether people have typed Hindi into records, such as the name of a campaign. */
export const hasHindiText = (records: unknown): boolean =>
  /\p{Script=Devanagari}/u.test(JSON.stringify(records ?? ''));

/** Whether a resource has fields in Hindi, which both languages of a console show. */
export const hasHindiFields = ({ fields }: Resource): boolean =>
  fields.some(({ name }) => name.endsWith('_hi'));
