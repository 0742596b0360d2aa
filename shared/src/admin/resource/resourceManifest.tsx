import TableRows from '@mui/icons-material/TableRowsOutlined';
import { lazy } from 'react';
import type { Resource } from '../../resources';
import type { ResourceManifest } from '../manifest';

const ResourceList = lazy(() =>
  import('./ResourceList').then((module) => ({ default: module.ResourceList })),
);
const ResourceEdit = lazy(() =>
  import('./ResourceEdit').then((module) => ({ default: module.ResourceEdit })),
);
const ResourceShow = lazy(() =>
  import('./ResourceEdit').then((module) => ({ default: module.ResourceShow })),
);

/**
 * The `<Resource>` of a declared resource in a console: list with create dialog, edit and show for a resource
 * that is declared by its fields. Each part of `own` replaces the made one.
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
      edit: () => <ResourceEdit resource={resource} />,
      show: () => <ResourceShow resource={resource} />,
    }),
    ...own,
  };
}
