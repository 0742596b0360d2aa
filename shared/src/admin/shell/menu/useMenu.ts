import { useMemo } from 'react';
import { useCanAccessResources } from 'react-admin';
import { buildMenu, getMenuResource, type MenuSection } from './buildMenu';
import { useConsole } from '../../context/consoleContext';

export function useMenu(): MenuSection[] {
  const { resources, pages } = useConsole();
  const entries = useMemo(
    () => [...pages.map(({ path }) => path), ...resources.map(({ name }) => `/${name}`)],
    [pages, resources],
  );
  const { canAccess = {} } = useCanAccessResources({
    resources: entries.map(getMenuResource),
    action: 'list',
  });
  return buildMenu({ resources, pages, canAccess });
}
