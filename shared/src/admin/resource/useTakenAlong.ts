import { useMemo } from 'react';
import { listReferences, type Resource } from '../../resources';
import { useTranslate } from '../../ui';

/** Returns which records of other resources go with a deleted one, as a sentence; '' if none do. */
export function useTakenAlong({ name }: Resource): string {
  const translate = useTranslate();
  return useMemo(() => {
    const owned = listReferences(name).filter(({ field }) => field.onDelete === 'cascade');
    const what = owned.map(({ resource }) => translate(resource.nameKey)).join(', ');
    return what && translate('kit.form.deletes_along', { what });
  }, [name, translate]);
}
