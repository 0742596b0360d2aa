import TableRows from '@mui/icons-material/TableRowsOutlined';
import { type ComponentType, lazy } from 'react';
import type { Resource } from '../../resources';
import type { ResourceManifest } from '../manifest';
import type { ResourceHistoryProps } from './ResourceEdit';

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
 * that is declared by its fields. Each part of `own` replaces the made one. `History` shows below the fields of
 * a record who changed it.
 */
export function resourceManifest(
  resource: Resource,
  own: Partial<ResourceManifest> = {},
  History?: ComponentType<ResourceHistoryProps>,
): ResourceManifest {
  return {
    name: resource.name,
    label: resource.nameKey,
    icon: TableRows,
    group: 'catalogue',
    recordRepresentation: resource.title,
    ...(resource.labels && {
      list: () => <ResourceList resource={resource} />,
      edit: () => <ResourceEdit resource={resource} {...(History && { History })} />,
      show: () => <ResourceShow resource={resource} />,
    }),
    ...own,
  };
}
