import { getOptionLists } from '@marketplace/shared/api';
import type { Option, OptionListName } from '@marketplace/shared/schema';
import { optionsIn } from '@marketplace/shared/schema';
import { useCallback, useEffect, useState } from 'react';
import { api } from '../../browser/api';
import { useLanguage } from '../../language/language';

type Lists = Record<string, readonly Option[] | undefined>;

/**
 * The server's option lists in the current language. Until they load, and if they cannot be loaded,
 * it returns the built-in lists, so that the form never waits.
 */
export function useOptionLists(): (name: OptionListName) => readonly Option[] {
  const language = useLanguage();
  const [served, setServed] = useState<{ language: string; lists: Lists }>();
  useEffect(() => {
    const controller = new AbortController();
    api
      .call(getOptionLists, { params: { language }, signal: controller.signal })
      .then((lists) => setServed({ language, lists }))
      .catch(() => undefined);
    return () => controller.abort();
  }, [language]);
  return useCallback(
    (name) =>
      (served?.language === language ? served.lists[name] : undefined) ?? optionsIn(name, language),
    [served, language],
  );
}
