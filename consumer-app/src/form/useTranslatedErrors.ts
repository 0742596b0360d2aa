import { useEffect, useEffectEvent } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { useLanguage } from '../language';

/** Checks the fields with errors again when the page's language changes, for errors in that language. */
export function useTranslatedErrors<Values extends FieldValues, Result>({
  trigger,
  getValues,
  formState: { errors },
}: UseFormReturn<Values, unknown, Result>): void {
  const language = useLanguage();
  const translateErrors = useEffectEvent(() => {
    const isField = (name: string): name is Path<Values> => name in getValues();
    const shown = Object.entries(errors).filter(([, error]) => error?.type !== 'server');
    const names = shown.map(([name]) => name).filter(isField);
    if (names.length > 0) void trigger(names);
  });
  useEffect(() => translateErrors(), [language]);
}
