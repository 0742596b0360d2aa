import type { Message } from '@marketplace/shared/schema';
import { useMemo } from 'react';
import { useSharedTexts, useTexts } from '../../common/i18n';
import type { ProfileField } from './profileSections';
import { profileTexts } from './texts';

/** What the form says: its own texts, labels of fields, and what is wrong with one. */
export function useProfileTexts() {
  const text = useTexts(profileTexts);
  const shared = useSharedTexts();
  return useMemo(
    () => ({
      text,
      shared,
      label: ({ name, ownLabel }: ProfileField) =>
        ownLabel ? text(`label.${name}`) : shared(`fields.${name}`),
      /** Rules of the schema speak from the shared texts, those of this form from its own. */
      fault: ({ key, params }: Message) =>
        key.startsWith('missing.') ? text(key) : shared(key, params),
    }),
    [text, shared],
  );
}
