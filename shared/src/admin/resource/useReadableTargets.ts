import { useMemo } from 'react';
import { useCanAccessResources } from 'react-admin';
import type { FieldDescription } from '../../schema';

/**
 * Returns whether a field is shown. A reference to a resource that the person may not read is not, because the server
 * would refuse its name and leave a bare id.
 */
export function useReadableTargets(
  fields: readonly FieldDescription[],
): (field: FieldDescription) => boolean {
  const resources = fields.flatMap(({ target }) => target ?? []);
  const { canAccess } = useCanAccessResources({ resources, action: 'list' });
  return useMemo(
    () =>
      ({ target }) =>
        !target || canAccess?.[target] !== false,
    [canAccess],
  );
}
