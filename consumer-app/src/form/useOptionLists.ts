import { getOptionLists } from '@marketplace/shared/api';
import type { Option, OptionListName } from '@marketplace/shared/schema';
import { optionsIn } from '@marketplace/shared/schema';
import { useCallback, useEffect, useState } from 'react';
import { api } from '../browser/api';
import { useLanguage } from '../language/language';

type Lists = Record<string, readonly Option[] | undefined>;

/**
 * The option lists of the server in the current language. Until they are there, and where they
 * cannot be had, the lists that the rules are made of stand in, so that the form never waits.
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
