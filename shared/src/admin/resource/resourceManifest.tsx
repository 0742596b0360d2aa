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

/** The list and the page of a declared resource; what `own` names takes the place of what is made. */
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
    list: () => <ResourceList resource={resource} />,
    edit: () => <ResourcePage resource={resource} />,
    ...own,
  };
}
