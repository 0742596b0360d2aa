import TableRows from '@mui/icons-material/TableRowsOutlined';
import { lazy } from 'react';
import type { Resource } from '../../resources';
import type { ResourceManifest } from '../manifest';

const ResourceList = lazy(() =>
  import('./ResourceList').then((module) => ({ default: module.ResourceList })),
);
const ResourcePage = lazy(() =>
  import('./ResourcePage').then((module) => ({ default: module.ResourcePage })),
);

/**
 * A resource in a console, with what `own` overrides. A resource that is declared by its fields gets a list and
 * a record page.
 */
export function resourceManifest(
  resource: Resource,
  own: Partial<ResourceManifest> = {},
): ResourceManifest {
  return {
    name: resource.name,
    label: resource.nameKey,
    icon: TableRows,
    group: 'catalogue',
    recordRepresentation: resource.title,
    ...(resource.labels && {
      list: () => <ResourceList resource={resource} />,
      edit: () => <ResourcePage resource={resource} />,
    }),
    ...own,
  };
}
