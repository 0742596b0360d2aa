import { getOptionLists } from '@marketplace/shared/api';
import type { Option, OptionListName } from '@marketplace/shared/schema';
import { getOptions } from '@marketplace/shared/schema';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { api } from '../../session';
import { useLanguage } from '../../language';
import { CATALOGUE_STALE_MS } from '../../query';

/**
 * The server's option lists in the current language. Until they load, and if they cannot be loaded,
 * it returns the built-in lists, so that the form never waits.
 */
export function useOptionLists(): (name: OptionListName) => readonly Option[] {
  const language = useLanguage();
  const { data: lists } = useQuery({
    ...api.query(getOptionLists, { params: { language } }),
    staleTime: CATALOGUE_STALE_MS,
  });
  return useCallback((name) => lists?.[name] ?? getOptions(name, language), [lists, language]);
}
