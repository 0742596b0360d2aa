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
 * Builds the manifest of a declared resource: list with create dialog, edit and show, if the resource is declared
 * by its fields. Parts in `own` override the generated ones. `History` shows who changed a record, below its
 * fields.
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
